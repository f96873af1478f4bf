"""The house may close, or be killed, at any moment: no acknowledged move is lost and none is made twice."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from contextlib import suppress
from io import StringIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import pytest
from yarl import URL

from parlour import games
from parlour.core import verify
from parlour.server.bots.thinking import InPlace
from parlour.server.log import opened
from parlour.server.serve import Plan, fastest_loop, house_at
from parlour.testing.kit import soak
from tests.server.manor import PASSING, first_come
from tests.server.toys import install
from tests.server.visitors import PLENTY, Tab, Visitor, evening, id_of, seated, url_of, visitors

KILLS = 20 * soak()
FATES: Counter[str] = Counter()
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["parlour.server.serve", "parlour.games.mind_reader", "tests.server.toys"])


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await ann.play(ann.options[0], id="before")
        await bea.catch_up()
        cookies = [guest.session.cookie_jar for guest in guests]
    async with evening(tmp_path) as house, visitors(url_of(house), "x", "y") as guests:
        for guest, jar in zip(guests, cookies):
            guest.session.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in jar}, URL(guest.url))
        tabs = [await guest.tab(id_of(ann)) for guest in guests]
        assert [tab.story for tab in tabs] == [ann.story, bea.story]
        assert tabs[1].frame["board"] == bea.frame["board"]
        await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])


async def test_closing_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        await house.close()
        while await ann.receive():
            pass
        assert ann.code == 1012


# ── kill -9 ──


def serve(store: Path, tell: Connection) -> None:
    """A server in a process of its own, to be killed."""
    install()
    plan = Plan(
        store=store,
        host="127.0.0.1",
        port=0,
        rates=PLENTY,
        thinkers=InPlace,
        log=opened(StringIO(), logging.ERROR),
        staff={"pause": lambda: 0.0},
    )

    async def run() -> None:
        async with house_at(plan) as house:
            tell.send(house.port)
            await asyncio.Event().wait()

    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(run())


class Life:
    """One process of the server, from its start to its death."""

    def __init__(self, store: Path) -> None:
        listen, tell = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=serve, args=(store, tell))
        self.process.start()
        tell.close()
        self.url = f"http://127.0.0.1:{listen.recv()}"
        listen.close()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()


class Player:
    """Somebody who plays at random, remembers what was acknowledged, and sends again what was not."""

    def __init__(self, guest: Visitor, rng: Random, name: str) -> None:
        self.guest, self.rng, self.name, self.sent = guest, rng, name, 0
        self.tab: Tab | None = None
        self.story: list[str] = []
        self.waiting: dict[str, dict[str, Any]] = {}
        self.acknowledged: set[str] = set()

    async def come_back(self, url: str, table: str) -> None:
        """Whatever was heard before is still true; whatever was not answered is sent again."""
        self.guest.url = url
        self.tab = await self.guest.tab(table)
        assert self.tab.story[: len(self.story)] == self.story
        for id, request in list(self.waiting.items()):
            self.note(await self.tab.ask("play", id=id, **request))

    @property
    def due(self) -> bool:
        return self.tab is not None and bool(self.tab.options) and not self.tab.frame["board"]["passed"]

    async def send(self) -> None:
        """Send a move, if one is due; the answer may come or not."""
        assert self.tab is not None
        if self.due and not self.waiting:
            self.sent += 1
            id, board = f"{self.name}{self.sent}", self.tab.frame["board"]
            self.waiting[id] = {"decision": board["decision"], "move": self.rng.choice(self.tab.options)}
            with suppress(ConnectionError):  # the server may be dead already
                await self.tab.tell("play", id=id, **self.waiting[id])

    def note(self, said: dict[str, Any]) -> None:
        if said.get("id") in self.waiting:
            del self.waiting[said["id"]]
            if said["type"] == "done":
                self.acknowledged.add(said["id"])

    async def receive(self) -> bool:
        assert self.tab is not None
        said = await self.tab.receive()
        self.note(said)
        self.story = self.tab.story
        return bool(said)

    async def play(self, moves: int) -> None:
        """Play on until so many moves are sent or the game is over; the last of them may stay unanswered."""
        assert self.tab is not None
        last = self.sent + moves
        while self.sent < last and not self.tab.frame["ending"]:
            await self.send()
            if (self.waiting or not self.due) and self.sent < last and not await self.receive():
                return

    async def hear_the_rest(self) -> None:
        while await self.receive():
            pass


async def test_a_pass_in_an_open_question_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    store = tmp_path / "house.sqlite3"
    life = Life(store)
    async with visitors(life.url, *"ABCD") as guests:
        tabs = await seated(guests, "manor", window=60)
        await tabs[3].do("standing", name="pass")
        board = await first_come(tabs)
        await tabs[1].play(PASSING, id="before")
        life.kill()
        life = Life(store)
        again = [await Visitor(life.url, guest.session).tab(id_of(tabs[0])) for guest in guests]
        assert [tab.frame["board"]["passed"] for tab in again] == [False, True, False, True]
        assert [tab.frame["board"]["standing"] for tab in again] == [None, None, None, "pass"]
        assert {tab.frame["board"]["deadline"] for tab in again} == {board["deadline"]}
        await again[1].do("play", id="before", decision=board["decision"], move=PASSING)
        for tab in again:
            await tab.close()
    life.kill()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("mind_reader", 3), ("manor", 4)])
async def test_killing_the_server_loses_no_acknowledged_move(tmp_path: Path, game: str, seats: int) -> None:
    """Neither a move that everybody sees nor, in Manor, a pass in a question that is still open."""
    FATES.clear()
    store, rng, tables, kills = tmp_path / "house.sqlite3", Random(9), list[str](), 0
    life = Life(store)
    async with visitors(life.url, "Ann", "Bea") as guests:
        while kills < KILLS:
            players = [Player(guest, rng, f"{guest.url[-1]}{len(tables)}{n}-") for n, guest in enumerate(guests)]
            first, second = await seated(guests, game, seats=seats)
            table = id_of(first)
            tables.append(table)
            for player, tab in zip(players, (first, second)):
                player.tab, player.story = tab, tab.story
            over = False
            while not over and kills < KILLS:
                life, kills = await play_and_die(players, life, rng, store, table), kills + 1
                over = any(player.tab is not None and player.tab.frame["ending"] for player in players)
            check(store, table, players)
        await finish(players, game, table)
    life.kill()
    print(f"{game}: {kills} kills at {len(tables)} tables; unanswered: {dict(FATES)}")
    assert kills == KILLS


async def play_and_die(players: list[Player], life: Life, rng: Random, store: Path, table: str) -> Life:
    """Play some moves, kill the server in the middle of one, start it again and come back."""
    playing = [asyncio.create_task(player.play(rng.randrange(1, 9))) for player in players]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(rng.random() * 0.004)
    life.kill()
    await asyncio.gather(*playing)
    await asyncio.gather(*[player.hear_the_rest() for player in players])
    note_fates(store, table, players)
    life = Life(store)
    for player in players:
        await player.come_back(life.url, table)
    return life


def note_fates(store: Path, table: str, players: list[Player]) -> None:
    """What became of the moves that were sent and not answered: a good kill leaves some of both."""
    written = requests_of(store, table)
    for player in players:
        FATES.update("written" if id in written else "gone" for id in player.waiting)


def requests_of(store: Path, table: str) -> Counter[str]:
    db = sqlite3.connect(store)
    found = db.execute("SELECT request FROM lines WHERE table_id = ? AND request NOT NULL", (table,))
    requests = Counter(request for (request,) in found)
    db.close()
    return requests


def check(store: Path, table: str, players: list[Player]) -> None:
    """In the record every acknowledged move is found, once."""
    requests = requests_of(store, table)
    assert set(requests.values()) <= {1}
    for player in players:
        mine = {request for request in requests if request.startswith(player.name)}
        assert mine == player.acknowledged


async def finish(players: list[Player], game: str, table: str) -> None:
    """The last game is played to its end, and its record is genuine."""
    await asyncio.gather(*[player.tab.play_on(player.rng) for player in players if player.tab])
    status, record = await players[0].guest.get(f"/api/tables/{table}/record")
    assert status == 200
    verify(games.find(game), record.decode().splitlines())
