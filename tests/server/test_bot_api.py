"""Programs at a table: the same messages as the browser's, by socket or as lines, and a view that can be read."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from aiohttp import ClientSession
from msgspec import json

from parlour.core import Game
from parlour.games import SHELF, find
from parlour.server import wire
from parlour.server.http.app import Door
from parlour.server.http.guests import Guests
from parlour.server.http.pages import Client
from parlour.server.notices.contacts import Channels, Contacts
from parlour.server.store.notices import Notices
from tests.server.test_accounts import signed_up, token_of
from tests.server.visitors import PLENTY, Tab, evening, id_of, seated, url_of, visitors

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"
MOMENTS = 2  # of each game, at which the worlds are compared


@asynccontextmanager
async def stream(session: ClientSession, url: str, table: str, **headers: str) -> AsyncIterator[Any]:
    """The events of a table, one by one."""

    async def lines(response: Any) -> AsyncIterator[dict[str, Any]]:
        async for line in response.content:
            if line.strip():
                yield json.decode(line)

    async with session.get(f"{url}/api/tables/{table}/events?view=whole", headers=headers) as response:
        assert response.status == 200
        yield lines(response)


async def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Maker") as (ann, maker):
        await signed_up(maker, "Maker")
        token = await token_of(maker)
        table = await ann.open(seats=2)
        command = [sys.executable, EXAMPLE, url_of(house), table, token]
        bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        tab = await ann.tab(table)
        await tab.until(lambda frame: frame["seats"][1]["sitter"] == "person")
        await tab.do("start")
        await tab.until(lambda frame: frame["board"])
        ending = (await tab.play_on(Random(1)))["ending"]
        said, _ = await bot.communicate()
        assert (bot.returncode, said.decode().strip()) == (0, ending["ending"])
        assert len(EXAMPLE.read_text().partition('"""\n\n')[2].splitlines()) <= 36


@pytest.mark.parametrize("id", SHELF)
async def test_what_a_client_reads_from_the_wire_gives_the_same_worlds(tmp_path: Path, id: str) -> None:
    game: Game[Any, Any] = find(id)
    names = ("Ann", "Bea", "Cal", "Dot", "Eve")[: game.seats[0]]
    async with evening(tmp_path) as house, visitors(url_of(house), *names) as people:
        tabs = await seated(people, id)
        table, rng = house.tables[id_of(tabs[0])], Random(1)
        async with stream(people[0].session, url_of(house), table.id) as events:
            compared, view = 0, None
            async for event in events:
                view = event["view"] if event["type"] == "view" else view
                if event["type"] == "frame" and view is not None and table.match is not None:
                    read = game.read_view(json.encode(view))
                    if read == reread(game, table.match.view(0)):
                        assert await asyncio.to_thread(same_worlds, game, read, table.match.view(0))
                        compared += 1
                    if compared >= MOMENTS or table.match.result is not None:
                        break
                    await move(tabs, table.match.asked, rng)
        assert compared > 0


def reread(game: Game[Any, Any], view: Any) -> Any:
    return game.read_view(json.encode(view))


def same_worlds(game: Game[Any, Any], ours: Any, theirs: Any) -> bool:
    here, there = game.worlds(ours), game.worlds(theirs)
    return here.count() == there.count() and here.marginals() == there.marginals()


async def move(tabs: list[Tab], asked: Any, rng: Random) -> None:
    """Somebody who is asked makes any move."""
    tab = tabs[next(seat for seat in asked if seat >= 0)]
    await tab.catch_up()
    await tab.ask("play", decision=tab.frame["board"]["decision"], move=rng.choice(tab.options))


async def test_the_stream_says_what_the_socket_says(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, bea = await seated(people)
        fresh = await people[0].tab(id_of(ann))
        async with stream(people[0].session, url_of(house), id_of(ann)) as events:
            came = [await anext(events) for _ in range(3)]
        assert [said["type"] for said in came] == ["catalogue", "view", "frame"]
        assert json.encode(came[2]) == fresh.raw[1] and json.encode(came[0]) == fresh.raw[0]
        await bea.until(lambda frame: frame["seats"][0]["connected"])


async def test_a_request_is_posted_once_and_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        tabs = await seated(people)
        path = f"/api/tables/{id_of(tabs[0])}/requests"
        asked = house.tables[id_of(tabs[0])].match.asked[0]  # type: ignore[union-attr]
        tab, person = tabs[asked], people[asked]
        play = {"type": "play", "id": "p", "decision": tab.frame["board"]["decision"], "move": tab.options[0]}
        for _ in range(2):
            status, _, body = await person.send("POST", path, json.encode(play))
            assert (status, json.decode(body)) == (200, {"type": "done", "id": "p"})
        assert len(house.tables[id_of(tab)].ledger.requests) == 1
        status, _, body = await person.send("POST", path, json.encode({"type": "sit", "id": "q", "seat": 0}))
        assert (status, json.decode(body)["type"]) == (422, "refused")
        status, _, body = await person.send("POST", path, json.encode({"type": "notebook", "id": "n"}))
        assert (status, json.decode(body)["type"]) == (200, "pages")
        for nonsense in (b"{}", b"nonsense", b'{"type":"dance","id":"x"}'):
            assert (await person.send("POST", path, nonsense))[0] == 400


async def test_who_listens_to_the_stream_is_there_and_goes(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, bea = await seated(people)
        await ann.close()
        await bea.until(lambda frame: not frame["seats"][0]["connected"])
        async with stream(people[0].session, url_of(house), id_of(ann)) as events:
            await anext(events)
            await bea.until(lambda frame: frame["seats"][0]["connected"])
        await bea.until(lambda frame: not frame["seats"][0]["connected"])


async def test_a_stream_ends_with_a_goodbye_when_the_house_closes(tmp_path: Path) -> None:
    async with visitors_of_a_short_evening(tmp_path) as (last, closed):
        async for said in last:
            if said["type"] == "frame":
                await closed()
        assert said == {"type": "goodbye", "code": wire.CLOSE_RESTART, "reason": "The house closes for a moment."}


@asynccontextmanager
async def visitors_of_a_short_evening(folder: Path) -> AsyncIterator[Any]:
    async with evening(folder) as house, visitors(url_of(house), "Ann") as (ann,):
        table = await ann.open()
        async with stream(ann.session, url_of(house), table) as events:
            yield events, house.close


async def test_every_route_is_described(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        _, body = await ann.get("/api/openapi.json")
        contacts = Contacts(Notices(house.staff.store), house.staff.clock, "", b"key", Channels())
        door = Door(house, Guests(b"key"), Client(tmp_path), PLENTY, contacts).app()
    described = json.decode(body)
    routes = [route for route in door.router.routes() if route.resource and route.method not in ("*", "HEAD")]
    answered = {(route.method.lower(), route.resource.canonical) for route in routes if route.resource}
    assert answered == {(method, path) for path, ways in described["paths"].items() for method in ways}
    assert described["openapi"] == "3.1.0"
    assert {"Frame", "Open", "AccountCard", "Problem", "Kick"} <= set(described["components"]["schemas"])
    asked = described["paths"]["/api/tables/{table}/requests"]["post"]["requestBody"]
    assert len(asked["content"]["application/json"]["schema"]["anyOf"]) == len(get_args(wire.AnyRequest))
