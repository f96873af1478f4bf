"""The host's door: a table can be locked, and somebody can be sent away, for now or for good."""

from __future__ import annotations

from pathlib import Path

from msgspec import json

from parlour.server import wire
from tests.server.visitors import evening, id_of, seated, url_of, visitors


async def test_a_locked_table_lets_nobody_new_in(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Zoe") as (ann, bea, zoe):
        table = await ann.open(seats=3, public=True)
        host, guest = await ann.tab(table), await bea.tab(table)
        await guest.do("sit", seat=1)
        assert await guest.refused("lock") == "Only the host may do that."
        await host.do("lock")
        assert host.frame["table"]["locked"]
        stranger = await zoe.tab(table)
        assert stranger.code == wire.CLOSE_BARRED
        assert (await zoe.get("/api/tables"))[1] == b"[]"
        status, _, body = await zoe.send("GET", f"/api/tables/{table}/events")
        assert (status, json.decode(body)["reason"]) == (403, "This table is locked: nobody new may come in.")
        assert (await bea.tab(table)).frame["you"]["seat"] == 1
        await host.do("lock", on=False)
        assert (await zoe.tab(table)).frame["you"]["seat"] is None


async def test_who_watches_when_a_table_is_locked_may_stay_but_not_sit_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Zoe") as (ann, zoe):
        table = await ann.open()
        host, watching = await ann.tab(table), await zoe.tab(table)
        await host.do("lock")
        assert await watching.refused("sit", seat=1) == "This table is locked: nobody new may come in."


async def test_somebody_sent_away_before_the_deal_may_sit_down_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        table = await ann.open()
        host, guest = await ann.tab(table), await bea.tab(table)
        await guest.do("sit", seat=1)
        await host.do("kick", seat=1)
        await guest.until(lambda frame: frame["you"]["seat"] is None)
        assert guest.frame["table"]["kicked"] == [{"name": "Bea", "banned": False}]
        assert guest.frame["seats"][1]["sitter"] == "nobody"
        await guest.do("sit", seat=1)
        assert guest.frame["table"]["kicked"] == []


async def test_a_banned_player_is_gone_for_good_and_a_bot_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as people:
        host, bea, cal = await seated(people)
        table = id_of(host)
        await host.do("kick", seat=1, ban=True)
        while await bea.receive():
            pass
        assert bea.code == wire.CLOSE_BARRED
        await cal.until(lambda frame: frame["seats"][1]["kicked"])
        assert (cal.frame["seats"][1]["sitter"], cal.frame["seats"][1]["name"]) == ("bot", "Bea")
        assert cal.frame["table"]["kicked"] == [{"name": "Bea", "banned": True}]
        assert (await people[1].tab(table)).code == wire.CLOSE_BARRED
        posted = json.encode({"type": "sit", "id": "x", "seat": 1})
        status, _, _ = await people[1].send("POST", f"/api/tables/{table}/requests", posted)
        assert status == 403
        assert (await people[1].get("/api/me/tables"))[1] == b"[]"


async def test_a_ban_can_be_lifted(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as people:
        host, _, cal = await seated(people)
        assert await host.refused("forgive", name="Bea") == "Nobody of that name was sent away."
        await host.do("kick", seat=1, ban=True)
        assert "forgive" in host.frame["you"]["may"]
        assert await cal.refused("forgive", name="Bea") == "Only the host may do that."
        await host.do("forgive", name="Bea")
        assert host.frame["table"]["kicked"] == [] and "forgive" not in host.frame["you"]["may"]
        again = await people[1].tab(id_of(host))
        assert again.frame["you"]["seat"] is None, "the bot keeps the seat"


async def test_only_the_host_sends_away_and_never_a_bot_or_themselves(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        table = await ann.open(seats=3)
        host, guest = await ann.tab(table), await bea.tab(table)
        await guest.do("sit", seat=1)
        await host.do("bot", seat=2)
        assert await guest.refused("kick", seat=0) == "Only the host may do that."
        assert await host.refused("kick", seat=0) == "You can't send yourself away; leave instead."
        assert await host.refused("kick", seat=2) == "Nobody sits there."
        await host.close()
        await guest.until(lambda frame: not frame["seats"][0]["connected"])
        assert await guest.refused("kick", seat=0) == "Only the host may do that."
        assert "kick" not in guest.frame["you"]["may"]


async def test_those_who_play_again_may_move_one_seat_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, bea = await seated(people)
        await bea.do("concede")
        again = f"/api/tables/{id_of(ann)}/again"
        status, _, body = await people[0].send("POST", again, b'{"seats":"moved"}')
        assert status == 201
        assert (await people[1].send("POST", again))[0] == 201
        tab = await people[0].tab(json.decode(body)["id"])
        assert [card["name"] for card in tab.frame["seats"]] == ["Bea", "Ann"]
        assert (await people[0].send("POST", again, b'{"seats":"upside down"}'))[0] == 400


async def test_nobody_who_was_banned_plays_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as people:
        host, _, cal = await seated(people)
        await host.do("kick", seat=1, ban=True)
        for tab in (cal, host):
            await tab.do("concede")
        await host.until(lambda frame: frame["ending"])
        status, _, body = await people[0].send("POST", f"/api/tables/{id_of(host)}/again")
        new = json.decode(body)["id"]
        assert status == 201
        assert (await people[1].tab(new)).code == wire.CLOSE_BARRED
        assert (await people[0].tab(new)).frame["seats"][1]["sitter"] == "nobody"
