"""When a game is over, the same people play the same again: one click leads each of them to one new table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from msgspec import json
from yarl import URL

from parlour.server.house import House
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors


async def wish(visitor: Visitor, table: str) -> str:
    """Play again: the table that this leads to."""
    status, _, body = await visitor.send("POST", f"/api/tables/{table}/again")
    assert status == 201, body
    assert json.decode(body)["invite"].endswith(json.decode(body)["id"])
    return str(json.decode(body)["id"])


async def refusal(visitor: Visitor, table: str) -> tuple[int, str]:
    status, _, body = await visitor.send("POST", f"/api/tables/{table}/again")
    return status, str(json.decode(body)["reason"])


async def played(tabs: list[Tab]) -> str:
    """A game to its end; its table."""
    await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
    return id_of(tabs[0])


@asynccontextmanager
async def after_a_game(folder: Path, **wanted: Any) -> AsyncIterator[tuple[House, list[Visitor], list[Tab]]]:
    """Ann, Bea and a bot have played; Cal has watched."""
    async with evening(folder) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as guests:
        tabs = await seated(guests[:2], seats=3, **wanted)
        tabs.append(await guests[2].tab(id_of(tabs[0])))
        await played(tabs[:2])
        for tab in tabs:
            await tab.until(lambda frame: frame["ending"])
        yield house, guests, tabs


async def test_the_same_game_is_laid_out_with_a_seat_kept_for_everybody(tmp_path: Path) -> None:
    wanted = {"options": {"jokers": True}, "public": True, "pace": 60, "window": 7}
    async with after_a_game(tmp_path, **wanted) as (_, (_, bea, _), tabs):
        tab = await bea.tab(await wish(bea, id_of(tabs[0])))
        before, now = tabs[0].frame["table"], tab.frame["table"]
        same = ("game", "title", "options", "public", "pace", "window", "windows")
        assert {name: before[name] for name in same} == {name: now[name] for name in same}
        assert now["stage"] == "gathering" and now["commitment"] != before["commitment"]
        kept, mine, bot = tab.frame["seats"]
        assert (kept["sitter"], kept["name"], kept["connected"]) == ("nobody", "Ann", False)
        assert (mine["sitter"], mine["name"], mine["host"]) == ("person", "Bea", True)
        assert (bot["sitter"], bot["name"], bot["bot"]) == ("bot", tabs[0].frame["seats"][2]["name"], "random")


async def test_everybody_who_played_is_told_and_led_to_the_same_table(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (_, (ann, bea, _), tabs):
        old = id_of(tabs[0])
        new = await wish(ann, old)
        for tab in tabs[:2]:
            frame = await tab.until(lambda frame: frame["you"]["again"])
            assert frame["you"]["again"] == {"table": new, "by": 0}
        assert await wish(bea, old) == new == await wish(ann, old)
        there = [await ann.tab(new), await bea.tab(new)]
        assert [tab.frame["you"]["seat"] for tab in there] == [0, 1]
        assert [card["name"] for card in there[1].frame["seats"][:2]] == ["Ann", "Bea"]
        await there[0].do("start")
        await there[1].until(lambda frame: frame["board"])
        assert await played(there) == new


async def test_two_who_wish_at_once_get_one_table(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (house, (ann, bea, _), tabs):
        old = id_of(tabs[0])
        assert len(set(await asyncio.gather(*[wish(one, old) for one in (ann, bea, ann, bea)]))) == 1
        ids = await house.staff.store.writer.do(lambda db: db.execute("SELECT count(*) FROM tables").fetchone())
        assert ids == (2,)


async def test_those_who_only_watched_hear_nothing_of_it(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (_, (ann, _, cal), tabs):
        await tabs[2].catch_up()
        before = len(tabs[2].raw)
        new = await wish(ann, id_of(tabs[0]))
        await tabs[0].until(lambda frame: frame["you"]["again"])
        await tabs[2].catch_up()
        assert len(tabs[2].raw) == before + 1  # the answer to this very question
        assert await refusal(cal, id_of(tabs[0])) == (422, "You have no seat at this table.")
        again = await cal.tab(id_of(tabs[0]))
        _, card = await cal.get(f"/api/tables/{id_of(tabs[0])}")
        _, record = await cal.get(f"/api/tables/{id_of(tabs[0])}/record")
        sent = b"".join([*tabs[2].raw, *again.raw, card, record])
        assert new.encode() not in sent


async def test_it_waits_for_the_end_and_for_somebody_who_came_in(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        assert await refusal(guests[0], id_of(tabs[0])) == (422, "The game is not over yet.")
        assert await refusal(guests[0], "nosuchtable2") == (404, "There is no such table.")
        guests[1].session.cookie_jar.clear()
        assert (await refusal(guests[1], id_of(tabs[0])))[0] == 401


async def test_a_seat_is_kept_for_one_person_until_the_host_stops_waiting(tmp_path: Path) -> None:
    async with after_a_game(tmp_path, public=True) as (_, (ann, bea, cal), tabs):
        new = await wish(ann, id_of(tabs[0]))
        host, other = await ann.tab(new), await cal.tab(new)
        assert other.frame["you"]["may"] == [] and other.frame["you"]["kept"] is None
        assert await other.refused("sit", seat=1) == "That seat is kept for Bea."
        assert json.decode((await cal.get(f"/api/tables/{new}"))[1])["free"] == 0
        assert "Every seat" in await host.refused("start")
        later = await bea.tab(new)
        assert (later.frame["you"]["kept"], later.frame["you"]["may"]) == (1, ["sit"])
        await host.do("bot", seat=1, bot=None)
        await other.do("sit", seat=1)
        await later.catch_up()
        assert later.frame["you"]["kept"] is None
        assert await wish(bea, id_of(tabs[0])) == new  # she may watch
        assert later.frame["you"]["seat"] is None


async def test_whoever_comes_back_under_another_name_has_it(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (_, (ann, bea, _), tabs):
        new = await wish(ann, id_of(tabs[0]))
        await bea.name("Beatrix")
        await wish(bea, id_of(tabs[0]))
        assert [card["name"] for card in (await bea.tab(new)).frame["seats"][:2]] == ["Ann", "Beatrix"]


async def test_somebody_who_left_the_game_is_invited_all_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        tabs = await seated([ann, bea])
        await tabs[1].do("leave")
        await tabs[0].play_on(Random(1))
        await tabs[1].until(lambda frame: frame["ending"])
        new = await wish(ann, id_of(tabs[0]))
        assert await wish(bea, id_of(tabs[0])) == new
        assert (await bea.tab(new)).frame["seats"][1]["sitter"] == "person"


async def test_it_works_after_a_restart(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (_, guests, tabs):
        old, new = id_of(tabs[0]), await wish(guests[0], id_of(tabs[0]))
        jar = {cookie.key: cookie.value for cookie in guests[1].session.cookie_jar}
    async with evening(tmp_path) as house, visitors(url_of(house), "x") as (bea,):
        bea.session.cookie_jar.update_cookies(jar, URL(bea.url))
        tab = await bea.tab(old)
        assert tab.frame["you"]["again"] == {"table": new, "by": 0}
        assert await wish(bea, old) == new
        assert (await bea.tab(new)).frame["you"]["seat"] == 1


async def test_the_new_table_is_not_named_in_the_log(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann") as (ann,):
        old = await played(await seated([ann], seats=2))
        new = await wish(ann, old)
    assert not [id for id in (old, new) if id in log.getvalue()]
