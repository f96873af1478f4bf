"""Many evenings in a real house: tables are opened, played at random, finished and left, for as long as it takes."""

from __future__ import annotations

import asyncio
from asyncio import Event, gather, sleep
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from aiohttp import ClientSession, DummyCookieJar, TCPConnector
from bench.server.house_tables import Tab, cookie
from msgspec import json

PEOPLE: Final = 5  # at each table; those without a seat look on
SEATS: Final = {"graves": 2, "mastermind": 5, "mind_reader": 4, "pi": 3, "death_cards": 4}
MOVES: Final = 100  # at a table, at most: then its players concede
LOOK: Final = 10.0  # seconds between two looks at the size


class House:
    """Where it is, and how much of the machine's memory its largest process has."""

    def __init__(self, url: str, pid: int) -> None:
        self.url, self.pid = url, pid

    def resident(self) -> float:
        """In MB."""
        return max([resident(pid) for pid in (self.pid, *children(self.pid))])


def children(pid: int) -> list[int]:
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def resident(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:  # it has just ended
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


class People:
    """The same people come again and again, one table after the other."""

    def __init__(self, house: House, session: ClientSession, cookies: Sequence[str], rng: Random) -> None:
        self.house, self.session, self.cookies, self.rng = house, session, cookies, rng

    async def evening(self, game: str) -> None:
        """One table, from its opening until everybody has left."""
        tabs = await self.seated(game)
        for _ in range(MOVES):
            if not tabs[0].over:
                await self.move(tabs)
        for tab in tabs[: SEATS[game]]:
            await tab.ask("concede")  # which is refused where the game is over
        while not tabs[0].over:
            await tabs[0].hearing()
        await gather(*[tab.socket.close() for tab in tabs])

    async def move(self, tabs: Sequence[Tab]) -> None:
        able = [tab for tab in tabs if tab.options]
        await (self.play(self.rng.choice(able)) if able else tabs[0].hearing())

    async def seated(self, game: str) -> list[Tab]:
        wanted = {"game": game, "seats": SEATS[game], "window": 0}
        headers, heard = self.headers(self.cookies[0]), Event()
        async with self.session.post(f"{self.house.url}/api/tables", json=wanted, headers=headers) as response:
            id = json.decode(await response.read())["id"]
        tabs = [await self.tab(id, cookie, heard) for cookie in self.cookies]
        for seat, tab in enumerate(tabs[1 : SEATS[game]], 1):
            await done(tab, "sit", seat=seat)
        await done(tabs[0], "start")
        return tabs

    def headers(self, cookie: str) -> dict[str, str]:
        return {"Cookie": cookie, "Origin": self.house.url}

    async def tab(self, table: str, cookie: str, heard: Event) -> Tab:
        """What one tab hears, all of them hear: so one can wait for any."""
        address = f"{self.house.url}/api/tables/{table}/socket"
        tab = Tab(await self.session.ws_connect(address, headers=self.headers(cookie), max_msg_size=0))
        tab.heard = heard
        return tab

    async def play(self, tab: Tab) -> None:
        """It may be refused: somebody else was quicker, or this one has passed already."""
        await tab.ask("play", decision=tab.decision, move=self.rng.choice(tab.options).move)


async def done(tab: Tab, request: str, **more: Any) -> None:
    answer = await tab.ask(request, **more)
    assert answer.type == "done", answer.reason


class Soak:
    """So many tables at a time for so many seconds, at least one evening at each."""

    def __init__(self, house: House, tables: int, seconds: float) -> None:
        self.house, self.tables, self.seconds = house, tables, seconds
        self.began, self.evenings = monotonic(), 0
        self.sizes: list[tuple[float, float]] = []  # after so many seconds, so many MB

    async def run(self) -> None:
        async with ClientSession(cookie_jar=DummyCookieJar(), connector=TCPConnector(limit=0)) as session:
            looking = asyncio.create_task(self.look())
            cookies = [await cookie(self.house, session) for _ in range(PEOPLE)]  # type: ignore[arg-type]  # it has a url
            await gather(*[self.slot(number, session, cookies) for number in range(self.tables)])
            looking.cancel()
        self.note()

    async def slot(self, number: int, session: ClientSession, cookies: Sequence[str]) -> None:
        """One table after the other."""
        rng, game = Random(number), [*SEATS][number % len(SEATS)]
        people = People(self.house, session, cookies, rng)
        while True:
            await people.evening(game)
            self.evenings += 1
            if monotonic() - self.began >= self.seconds:
                return

    async def look(self) -> None:
        while True:
            self.note()
            await sleep(LOOK)

    def note(self) -> None:
        self.sizes.append((monotonic() - self.began, self.house.resident()))


def slope(sizes: Sequence[tuple[float, float]]) -> float:
    """MB an hour, by least squares."""
    if len(sizes) < 2:
        return 0.0
    middle = sum([x for x, _ in sizes]) / len(sizes)
    spread = sum([(x - middle) ** 2 for x, _ in sizes])
    return 3600 * sum([(x - middle) * y for x, y in sizes]) / spread
