"""Servers in processes of their own, to be killed; and players who remember what was acknowledged."""

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

from parlour.server.bots.thinking import InPlace
from parlour.server.log import opened
from parlour.server.serve import Plan, fastest_loop, house_at
from tests.server.stores import connected
from tests.server.toys import install
from tests.server.visitors import PLENTY, Tab, Visitor

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["parlour.server.serve", "parlour.games.mind_reader", "tests.server.toys"])


def serve(store: Path | str, tell: Connection) -> None:
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

    def __init__(self, store: Path | str) -> None:
        listen, tell = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=serve, args=(store, tell))
        self.process.start()
        tell.close()
        self.url = f"http://127.0.0.1:{listen.recv()}"
        listen.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

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


async def requests_of(store: Path | str, table: str) -> Counter[str]:
    """How often each request of a table was carried out."""
    if isinstance(store, str):
        query = "SELECT request FROM lines WHERE table_id = $1 AND request IS NOT NULL"
        async with connected(store) as db:
            return Counter(request for (request,) in await db.fetch(query, table))
    db = sqlite3.connect(store)
    found = db.execute("SELECT request FROM lines WHERE table_id = ? AND request NOT NULL", (table,))
    requests = Counter(request for (request,) in found)
    db.close()
    return requests


async def check(store: Path | str, table: str, players: list[Player]) -> None:
    """In the record every acknowledged move is found, once."""
    requests = await requests_of(store, table)
    assert set(requests.values()) <= {1}
    for player in players:
        mine = {request for request in requests if request.startswith(player.name)}
        assert mine == player.acknowledged
