"""Who comes, who goes, and who may do what, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour import games
from parlour.core import verify
from tests.server.hourglass import Hourglass
from tests.server.visitors import Tab, evening, id_of, seated, url_of, visitors


async def test_a_table_fills_by_its_invitation(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        id = await ann.open(seats=2)
        host = await ann.tab(id)
        assert host.frame["table"]["invite"].endswith(f"/table/{id}")
        assert host.frame["you"]["may"] == ["sit", "leave", "bot", "quiet", "lock", "clock", "settle"]
        assert "Every seat" in await host.refused("start")
        status, card = await bea.get(f"/api/tables/{id}")
        assert (status, json.decode(card)["free"], json.decode(card)["people"]) == (200, 1, ["Ann"])
        guest = await bea.tab(id)
        assert (guest.frame["you"]["seat"], guest.frame["watching"]) == (None, 1)
        await guest.do("sit", seat=1)
        assert guest.frame["you"] == {"seat": 1, "host": False, "may": ["leave"], "again": None, "kept": None}
        assert await guest.refused("start") == "Only the host may do that."
        await host.catch_up()
        assert [card["name"] for card in host.frame["seats"]] == ["Ann", "Bea"]
        assert "start" in host.frame["you"]["may"]


async def test_strangers_see_public_tables_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        shown, hidden = await ann.open(public=True), await ann.open()
        tabs = [await ann.tab(shown), await ann.tab(hidden)]
        _, listed = await bea.get("/api/tables")
        assert [card["id"] for card in json.decode(listed)] == [shown]
        await tabs[0].close()
        await tabs[1].catch_up()
        while json.decode((await bea.get("/api/tables"))[1]):
            await asyncio.sleep(0)


async def test_spectators_see_least_and_do_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as (ann, bea, cal):
        tabs = await seated([ann, bea])
        watcher = await cal.tab(id_of(tabs[0]))
        assert watcher.frame["you"] == {"seat": None, "host": False, "may": [], "again": None, "kept": None}
        assert watcher.frame["board"]["view"]["hand"] == []
        assert watcher.options == []
        reason = await watcher.refused("play", decision=tabs[0].frame["board"]["decision"], move=tabs[0].options[0])
        assert reason == "You have no seat at this table."
        for deed in ("leave", "resume", "concede", "abort"):
            assert await watcher.refused(deed) == "You have no seat at this table."
        assert await watcher.refused("sit", seat=0) == "The game has begun: no seat is free."
        assert await watcher.refused("start") == "The game has already begun."
        assert await watcher.refused("bot", seat=1) == "Only the host may do that."


async def test_the_host_s_role_passes_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as guests:
        id = await guests[0].open(seats=3)
        tabs = [await guest.tab(id) for guest in guests]
        await tabs[1].do("sit", seat=1)
        await tabs[0].do("leave")
        await tabs[1].until(lambda frame: frame["you"]["host"])
        await tabs[1].do("leave")
        await tabs[2].do("sit", seat=2)
        assert tabs[2].frame["you"]["host"]


async def test_a_host_who_is_away_blocks_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        id = await ann.open(seats=3)
        host, guest = await ann.tab(id), await bea.tab(id)
        await guest.do("sit", seat=1)
        assert await guest.refused("bot", seat=2) == "Only the host may do that."
        await host.close()
        await guest.until(lambda frame: "bot" in frame["you"]["may"])
        await guest.do("bot", seat=2)
        await guest.do("start")


async def test_a_bot_keeps_the_seat_of_somebody_who_left_and_hands_it_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await bea.do("leave")
        card = bea.frame["seats"][1]
        assert (card["sitter"], card["away"], card["name"]) == ("bot", True, "Bea")
        assert bea.options == []
        assert "A bot plays your seat" in await bea.refused("play", decision=1, move={"type": "EndTurn"})
        await ann.play(ann.options[0])
        await ann.until(lambda frame: "Kept" in str(frame["story"]))
        await bea.do("resume")
        assert bea.frame["seats"][1]["sitter"] == "person"


async def test_a_bot_replaces_somebody_away_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests, away=0)
        assert await ann.refused("bot", seat=1) == "A bot can only take over from somebody who is away."
        await bea.close()
        await ann.until(lambda frame: "bot" in frame["you"]["may"])
        await ann.do("bot", seat=1)
        await ann.play_on(Random(3))
        assert ann.frame["ending"]["how"] == "finished"


async def test_conceding_a_game_of_two_ends_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await bea.do("concede")
        await ann.until(lambda frame: frame["ending"])
        assert (ann.frame["ending"]["how"], ann.frame["ending"]["winners"]) == ("conceded", [0])
        conceded = {"key": "ended-conceded", "args": {"seats": [1]}}
        assert ann.frame["ending"]["why"] == ann.frame["board"]["prompt"] == conceded
        assert ann.options == []
        assert await ann.refused("play", decision=1, move={"type": "EndTurn"}) == "The game is over."
        status, verdict = await guests[0].get(f"/api/tables/{id_of(ann)}/verdict")
        assert (status, json.decode(verdict)["verified"]) == (200, True)
        _, record = await guests[0].get(f"/api/tables/{id_of(ann)}/record")
        lines = record.decode().splitlines()
        assert verify(games.find("mind_reader"), lines).stopped  # the seed is in the record of this game too
        assert json.decode(lines[0])["names"] == ["Ann", "Bea"]


async def test_after_a_concession_among_three_a_bot_plays_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABC") as guests:
        a, b, c = await seated(guests)
        await b.do("concede")
        assert await b.refused("resume") == "There is nothing to take up again."
        await asyncio.gather(a.play_on(Random(1)), c.play_on(Random(2)))
        assert a.frame["ending"]["how"] == "finished"
        assert a.frame["seats"][1]["conceded"]


async def test_a_game_is_aborted_when_all_people_agree(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABC") as guests:
        a, b, c = await seated(guests, seats=4)
        await a.do("abort")
        await b.do("abort")
        await b.do("abort", agree=False)
        await c.do("abort")
        assert c.frame["ending"] is None
        assert [card["agrees_to_abort"] for card in c.frame["seats"]] == [True, False, True, False]
        await b.do("abort")
        await a.until(lambda frame: frame["ending"])
        assert (a.frame["ending"]["how"], a.frame["ending"]["winners"]) == ("aborted", [])


async def test_changing_seats_leaves_the_old_one_free(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(seats=3))
        await tab.do("sit", seat=2)
        assert [card["sitter"] for card in tab.frame["seats"]] == ["nobody", "nobody", "person"]
        assert await tab.refused("sit", seat=9) == "There is no such seat at this table."
        await tab.do("bot", seat=0)
        assert await tab.refused("sit", seat=0) == "That seat is taken."
        await tab.do("bot", seat=0, bot=None)
        assert "There is no bot called" in await tab.refused("bot", seat=0, bot="oracle")


async def leaves(a: Tab, c: Tab) -> None:
    await c.do("leave")


async def concedes(a: Tab, c: Tab) -> None:
    await c.do("concede")


@pytest.mark.parametrize("goes", [leaves, concedes])
async def test_whoever_goes_holds_up_nobody_who_has_agreed(
    tmp_path: Path, goes: Callable[[Tab, Tab], Awaitable[None]]
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABC") as guests:
        a, b, c = await seated(guests)
        await a.do("abort")
        await b.do("abort")
        await goes(a, c)
        await b.until(lambda frame: frame["ending"])
        assert b.frame["ending"]["how"] == "aborted"


async def test_somebody_who_was_replaced_still_counts_when_a_game_is_aborted(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABC") as guests:
        a, b, c = await seated(guests, away=0)
        await c.close()
        await a.until(lambda frame: "bot" in frame["you"]["may"])
        await a.do("bot", seat=2)
        await a.do("abort")
        await b.do("abort")
        assert b.frame["ending"] is None
        back = await guests[2].tab(id_of(a))
        await back.do("resume")
        await back.do("abort")
        assert back.frame["ending"]["how"] == "aborted"


async def test_a_bot_takes_over_only_from_somebody_who_has_been_away_for_as_long_as_the_host_set(
    tmp_path: Path,
) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        assert ann.frame["table"]["away"] == 60
        await bea.close()
        await ann.until(lambda frame: not frame["seats"][1]["connected"])
        assert "bot" not in ann.frame["you"]["may"]
        assert await ann.refused("bot", seat=1) == "Bea has not been away for 1 minute yet."
        back = await guests[1].tab(id_of(ann))
        clock.turn(59)
        await back.close()
        await ann.until(lambda frame: frame["seats"][1]["connected"])
        await ann.until(lambda frame: not frame["seats"][1]["connected"])
        clock.turn(59)
        assert "1 minute" in await ann.refused("bot", seat=1)
        clock.turn(1)
        await ann.until(lambda frame: "bot" in frame["you"]["may"])  # nothing else has happened
        await ann.do("bot", seat=1)
        assert ann.frame["seats"][1]["away"]


async def test_a_table_where_somebody_is_away_is_put_away_when_nobody_is_left(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        for tab in await seated(guests, away=3600):
            await tab.close()
        while house.tables:
            await asyncio.sleep(0)


async def test_somebody_who_plays_with_bots_alone_may_hurry_them(tmp_path: Path) -> None:
    clock = Hourglass()
    staff: dict[str, Any] = {"clock": clock, "pause": lambda: 5.0}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        assert "hurry" in tab.frame["you"]["may"] and not tab.frame["table"]["hurried"]
        await tab.do("hurry", on=True)
        assert tab.frame["table"]["hurried"]
        table = house.tables[id_of(tab)]
        assert table.pauses.release() == clock.now() + 0.5
        await tab.do("hurry", on=False)
        assert table.pauses.release() == clock.now() + 5


async def test_nobody_hurries_bots_while_another_person_plays_or_has_played(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests, seats=3)
        alone = "Only somebody who plays with bots alone may hurry them."
        assert await ann.refused("hurry", on=True) == alone
        await bea.do("leave")
        assert await ann.refused("hurry", on=True) == alone
        assert not {"hurry"} & {*ann.frame["you"]["may"], *bea.frame["you"]["may"]}


async def test_the_card_of_a_seat_says_who_sits_there_and_whether_they_are_here(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        id = await ann.open(seats=4)
        host, guest = await ann.tab(id), await bea.tab(id)
        await guest.do("sit", seat=1)
        await host.do("bot", seat=2)
        await guest.until(lambda frame: frame["seats"][2]["sitter"] == "bot")
        shown = [[card[name] for name in ("sitter", "connected", "host", "away")] for card in guest.frame["seats"]]
        assert shown == [
            ["person", True, True, False],
            ["person", True, False, False],
            ["bot", True, False, False],
            ["nobody", False, False, False],
        ]
        await guest.close()
        await host.until(lambda frame: not frame["seats"][1]["connected"])
        assert host.frame["seats"][1]["sitter"] == "person" and host.frame["seats"][0]["connected"]


async def test_when_a_game_is_over_no_bot_takes_a_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await ann.do("concede")
        await bea.close()
        await ann.until(lambda frame: not frame["seats"][1]["connected"])
        assert await ann.refused("bot", seat=1) == "The game is over."
