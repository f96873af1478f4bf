"""Bots say what they have to say: one thing at a time, at a time drawn before they thought of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour import games
from parlour.bots.thinking import Question, occasion
from parlour.core import Match
from parlour.server.bots.thinking import InPlace, Workers
from parlour.server.fair import Who
from tests.server.hourglass import Hourglass
from tests.server.visitors import Tab, evening, id_of, url_of, visitors


async def table_with(visitor: Any, bot: str, game: str = "manor", **wanted: Any) -> Tab:
    tab: Tab = await visitor.tab(await visitor.open(game, seats=4, bot=bot, window=0, **wanted))
    await tab.do("start")
    return tab


def said(tab: Tab) -> list[str]:
    return [line for line in tab.story if '"claim":{"type":"Hold"' in line]


@pytest.mark.parametrize(("game", "card"), [("manor", "detective"), ("salon", "delay")])
async def test_each_bot_says_one_thing_until_something_else_has_happened(tmp_path: Path, game: str, card: str) -> None:
    """In Manor the rules see to that; in the Salon anybody might go on for ever."""
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await table_with(ann, "parrot", game)
        await tab.until(lambda frame: len(said(tab)) == 3)
        table = house.tables[id_of(tab)]
        while table.busy:
            await asyncio.sleep(0)
        await tab.catch_up()
        told = [line["event"] for line in tab.lines if line["event"]["type"] == "Said"]
        claims = {event["seat"]: event["claim"]["card"] for event in told}
        assert (len(told), claims) == (3, dict.fromkeys((1, 2, 3), card))
        assert table.match is not None
        assert sum('"Spoke"' in line for line in table.match.record.lines) == 3


async def test_it_is_said_at_the_time_that_was_drawn(tmp_path: Path) -> None:
    clock = Hourglass()
    staff = {"clock": clock, "pause": lambda: 4.0, "seed": lambda: bytes(32)}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await table_with(ann, "parrot")
        while len(clock.awaited) < 3:
            await asyncio.sleep(0)
        assert clock.awaited == [clock.now() + 2] * 3
        clock.turn(1.9)
        await tab.catch_up()
        assert said(tab) == []
        clock.turn(0.1)
        await tab.until(lambda frame: len(said(tab)) == 3)


async def test_what_may_no_longer_be_said_is_not_said(tmp_path: Path) -> None:
    clock = Hourglass()
    staff = {"clock": clock, "pause": lambda: 4.0, "seed": lambda: bytes(32)}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await table_with(ann, "parrot")
        while len(clock.awaited) < 3:
            await asyncio.sleep(0)
        await tab.do("concede")
        clock.turn(5)
        await tab.catch_up()
        assert said(tab) == []
        assert tab.frame["ending"]["how"] == "conceded"


async def test_silent_bots_and_silent_tables_are_not_asked(tmp_path: Path) -> None:
    class Listener(InPlace):
        async def think(self, who: Who, asked: Question) -> Any:
            assert asked.claims is None, "nobody talks here"
            return await super().think(who, asked)

    async with (
        evening(tmp_path, thinkers=Listener, seed=lambda: bytes(32)) as house,
        visitors(url_of(house), "Ann") as (ann,),
    ):
        for bot, silent in (("random", False), ("parrot", True)):
            tab = await table_with(ann, bot, options={"silent": silent})
            table = house.tables[id_of(tab)]
            while table.busy:
                await asyncio.sleep(0)
        assert house.staff.metrics.failures._value.get() == 0


async def test_a_bot_that_can_t_find_words_plays_on(tmp_path: Path) -> None:
    class Stammerer(InPlace):
        async def think(self, who: Who, asked: Question) -> Any:
            return 1 / 0 if asked.claims is not None else await super().think(who, asked)

    async with (
        evening(tmp_path, thinkers=Stammerer, seed=lambda: bytes(32)) as house,
        visitors(url_of(house), "Ann") as (ann,),
    ):
        tab = await table_with(ann, "parrot")
        before = tab.frame["board"]["decision"]
        await tab.play(tab.options[0])
        await tab.until(lambda frame: frame["board"]["decision"] > before + 2 or frame["ending"])
        assert said(tab) == []


async def test_words_are_found_in_processes_of_their_own(tmp_path: Path) -> None:
    match = Match(games.find("mastermind"), 5, bytes(32))
    while not match.claims(seat := match.asked[0]):
        match.play(seat, match.options(seat)[0])
    asked = occasion(match, seat, "thumb")
    assert asked is not None
    workers = Workers(1)
    assert await workers.think(Who("ann", "home"), asked) == await InPlace().think(Who("ann", "home"), asked)
    workers.close()
