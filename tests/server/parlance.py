"""People who talk at tables, and a game of The Mastermind in which somebody is purged."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

from parlour import games
from parlour.core import Match, Seat
from parlour.games.mastermind.cards import AGENCY, SYNDICATE
from parlour.games.mastermind.moves import Discard, Enact, Vote
from parlour.server.rates import Rate
from parlour.server.table.staff import TalkLimits
from tests.server.hourglass import Hourglass
from tests.server.visitors import Tab, evening, seated, url_of, visitors

NO_LIMITS = TalkLimits(person=Rate(1e6, 1e6), room=Rate(1e6, 1e6))
PLAYERS = ("Ann", "Bea", "Cal", "Dot", "Eve")


def remarks(tab: Tab) -> list[dict[str, Any]]:
    """What a tab has been told that was said, in the order in which it was told."""
    heard: list[dict[str, Any]] = []
    for message in tab.said:
        heard = [*message["remarks"]] if message["type"] == "talking" else [*heard, *message["remarks"]]
    return heard


def texts(tab: Tab) -> list[str]:
    return [remark["text"] for remark in remarks(tab) if "text" in remark]


def talk(tab: Tab) -> dict[str, Any]:
    """Where this tab is in the talk."""
    return next(message for message in reversed(tab.said) if message["type"] == "talking")


async def heard(tab: Tab, text: str) -> None:
    while text not in texts(tab):
        assert await tab.receive(), f"closed with {tab.code}"


def chosen(match: Match[Any, Any], seat: Seat) -> Any:
    """A move that leads to a Purge: everybody votes yes and enacts what the Syndicate wants."""
    options = match.options(seat)
    wished = [Vote(True), Discard(AGENCY), Enact(SYNDICATE)]
    return next((move for move in wished if move in options), None) or Random(len(options)).choice(options)


@cache
def seed_with_purge() -> bytes:
    """A deal in which somebody is purged, and the game goes on."""
    for number in range(2000):
        seed = number.to_bytes(32, "big")
        if purged(game_until_purge(seed)):
            return seed
    raise AssertionError("nobody is ever purged")


def game_until_purge(seed: bytes) -> Match[Any, Any]:
    match = Match(games.find("mastermind"), len(PLAYERS), seed, names=PLAYERS)
    while match.result is None and not purged(match):
        seat = match.asked[0]
        match.play(seat, chosen(match, seat))
    return match


def purged(match: Match[Any, Any]) -> list[Seat]:
    living = match.view(None).living
    return [seat for seat in range(len(PLAYERS)) if seat not in living] if match.result is None else []


class Evening:
    """A table of The Mastermind with five players and two who watch."""

    def __init__(self, house: Any, tabs: list[Tab], watchers: list[Tab], clock: Hourglass) -> None:
        self.house, self.tabs, self.watchers, self.clock = house, tabs, watchers, clock
        self.dead: Seat = -1

    @property
    def table(self) -> Any:
        return next(iter(self.house.tables.values()))

    @property
    def living(self) -> list[Tab]:
        return [tab for seat, tab in enumerate(self.tabs) if seat != self.dead]

    async def play_one(self) -> None:
        match = self.table.match
        seat = match.asked[0]
        await self.tabs[seat].do("play", decision=match.decision, move=to_builtins(chosen(match, seat)))

    async def play_until_purge(self) -> None:
        while not (dead := purged(self.table.match)):
            await self.play_one()
        (self.dead,) = dead
        for tab in (*self.tabs, *self.watchers):
            await tab.catch_up()


@asynccontextmanager
async def mastermind(folder: Path, limits: TalkLimits = NO_LIMITS) -> AsyncIterator[Evening]:
    clock = Hourglass()
    staff = {"seed": seed_with_purge, "clock": clock, "talk": limits, "public_url": "http://parlour.example"}
    async with (
        evening(folder, **staff) as house,
        visitors(url_of(house), *PLAYERS, "Yan", "Zoe", origin=house.staff.origin) as people,
    ):
        tabs = await seated(people[:5], "mastermind")
        watchers = [await person.tab(tabs[0].frame["table"]["id"]) for person in people[5:]]
        yield Evening(house, tabs, watchers, clock)
