"""A first-come question lasts its time, whoever has answered; nobody can tell who has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour.core import verify
from parlour.server.store import Change
from parlour.server.table.table import Table
from tests.server.hourglass import Hourglass, Slow
from tests.server.manor import CANCELLING, MANOR, PASSING, first_come, holders, passes
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors


class Scene:
    """Four people and a spectator at a table of Manor."""

    def __init__(self, clock: Hourglass, table: Table, tabs: list[Tab]) -> None:
        self.clock, self.table, self.tabs = clock, table, tabs

    @property
    def decision(self) -> int:
        assert self.table.match is not None
        return self.table.match.decision

    @property
    def lines(self) -> list[str]:
        assert self.table.match is not None
        return self.table.match.record.lines

    async def first_come(self, *chosen: int) -> dict[str, Any]:
        """A first-come question in which those ``chosen`` could step in."""
        board = await first_come(self.tabs[:4], self.table, lambda found: {*chosen} <= {*found})
        await self.catch_up()
        return board

    async def catch_up(self) -> None:
        for tab in self.tabs:
            await tab.catch_up()

    async def let_pass(self) -> None:
        """The time goes by."""
        before = self.decision
        self.clock.turn(self.table.seating.window)
        while self.decision == before:
            await asyncio.sleep(0)
        await self.catch_up()


@asynccontextmanager
async def scene(folder: Path, **wanted: Any) -> AsyncIterator[Scene]:
    clock = Hourglass()
    async with (
        evening(folder, clock=clock, seed=lambda: bytes(32)) as house,
        visitors(url_of(house), *"ABCDE") as guests,
    ):
        tabs = await seated(guests[:4], "manor", **{"window": 5, **wanted})
        tabs.append(await guests[4].tab(id_of(tabs[0])))
        yield Scene(clock, house.tables[id_of(tabs[0])], tabs)


async def told_nothing(tab: Tab) -> bool:
    """Whether this tab was sent nothing but the answer to this very question."""
    before = len(tab.raw)
    await tab.catch_up()
    return len(tab.raw) == before + 1


async def test_it_lasts_its_time_though_all_have_passed(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        board = await here.first_come()
        assert board["deadline"] == here.clock.now() + 5
        assert [tab.frame["board"]["deadline"] for tab in here.tabs] == [board["deadline"]] * 5
        before = len(here.lines)
        for seat in (3, 1, 0, 2):
            await here.tabs[seat].play(PASSING)
        here.clock.turn(4.9)
        await here.catch_up()
        assert (here.decision, len(here.lines)) == (board["decision"], before + 4)
        assert passes(here.table) == [2, 0, 1, 3]  # from the end: each is a line of the record
        here.clock.turn(0.1)
        await here.tabs[4].until(lambda frame: frame["board"]["decision"] > board["decision"])
        assert '"TimeUp"' in here.lines[before + 4]


async def test_everybody_can_tell_that_anybody_may_step_in(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        assert [tab.frame["board"]["first_come"] for tab in here.tabs] == [False] * 5
        await here.first_come()
        assert [tab.frame["board"]["first_come"] for tab in here.tabs] == [True] * 5
        await here.tabs[1].play(PASSING)
        assert here.tabs[1].frame["board"]["first_come"]  # also to somebody who has passed
        await here.let_pass()
        assert [tab.frame["board"]["first_come"] for tab in here.tabs] == [False] * 5


async def test_whoever_has_not_answered_passes_when_the_time_is_over(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.first_come()
        await here.tabs[2].play(PASSING)
        before = len(here.lines)
        await here.let_pass()
        assert passes(here.table, before) == [2]
        assert '"TimeUp"' in here.lines[before]  # which is everybody's pass
        assert here.tabs[0].frame["board"]["deadline"] is None  # there is no hurry elsewhere at this table


async def test_a_pass_shows_in_one_s_own_frame_only(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        board = await here.first_come(2)
        await here.tabs[2].play(PASSING)
        mine = here.tabs[2].frame["board"]
        assert (mine["passed"], mine["asked"], mine["decision"]) == (True, [0, 1, 3], board["decision"])
        assert mine["view"]["sealed"] == [None, None, PASSING, None]
        assert mine["prompt"] == {"key": "waiting", "args": {"asked": [0, 1, 3]}}
        assert here.tabs[2].options == [CANCELLING]
        assert [await told_nothing(here.tabs[seat]) for seat in (0, 1, 3, 4)] == [True] * 4
        assert [tab.frame["board"]["asked"] for tab in here.tabs[3:]] == [[0, 1, 2, 3]] * 2
        assert not any(tab.frame["board"]["passed"] for tab in (here.tabs[0], here.tabs[1], *here.tabs[3:]))


async def test_whoever_has_passed_may_still_step_in(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        board = await here.first_come(2)
        for seat in (2, 0, 1):
            await here.tabs[seat].play(PASSING)
        here.clock.turn(1)
        before = len(here.lines)
        await here.tabs[2].play(CANCELLING)
        assert len(here.lines) == before + 1  # at once
        await here.catch_up()
        for tab in here.tabs:
            new = tab.frame["board"]
            assert new["decision"] > board["decision"]
            assert (new["passed"], new["asked"], new["deadline"]) == (False, [0, 1, 2, 3], here.clock.now() + 5)
        here.clock.turn(4.5)  # the time of the first question is over, and that of the second is not
        await here.catch_up()
        assert len(here.lines) == before + 1


async def test_a_pass_sent_twice_is_done_once_even_when_the_question_is_closed(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        board = await here.first_come()
        for _ in range(2):
            await here.tabs[1].do("play", id="once", decision=board["decision"], move=PASSING)
        await here.let_pass()
        before = len(here.lines)
        await here.tabs[1].do("play", id="once", decision=board["decision"], move=PASSING)
        reason = await here.tabs[1].refused("play", id="other", decision=board["decision"], move=PASSING)
        assert reason == "That answers an earlier question."
        assert len(here.lines) == before


async def test_only_those_who_are_asked_may_pass(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        board = await here.first_come()
        spectator = here.tabs[4]
        reason = await spectator.refused("play", decision=board["decision"], move=PASSING)
        assert reason == "You have no seat at this table."
        for other in (-1, 1):  # nor may anybody pass in a question that is over, or still to come
            reason = await here.tabs[0].refused("play", decision=board["decision"] + other, move=PASSING)
            assert reason == "That answers an earlier question."
        assert passes(here.table) == []
        hand = next(seat for seat in range(4) if seat not in holders(here.table))
        await here.tabs[hand].refused("play", decision=board["decision"], move=CANCELLING)


async def test_the_clock_of_a_slower_question_does_not_hold_it_up(tmp_path: Path) -> None:
    async with scene(tmp_path, pace=60) as here:
        board = await here.first_come()
        assert board["deadline"] == here.clock.now() + 5
        await here.let_pass()
        assert here.tabs[0].frame["board"]["deadline"] == here.clock.now() + 60


async def test_without_a_time_it_closes_when_all_have_passed(tmp_path: Path) -> None:
    async with scene(tmp_path, window=0) as here:
        board = await here.first_come(2)
        assert board["deadline"] is None
        for seat in (2, 3, 1):
            await here.tabs[seat].play(PASSING)
        assert (here.tabs[2].frame["board"]["passed"], here.tabs[2].options) == (True, [])  # a pass is final here
        assert here.decision == board["decision"]
        assert passes(here.table) == [1, 3, 2]
        await here.tabs[0].play(PASSING)
        assert here.decision > board["decision"]


async def test_a_restart_keeps_its_end_and_what_was_answered(tmp_path: Path) -> None:
    clock = Hourglass()
    async with AsyncExitStack() as first, AsyncExitStack() as later:
        house = await first.enter_async_context(evening(tmp_path, clock=clock, seed=lambda: bytes(32)))
        guests = await later.enter_async_context(visitors(url_of(house), *"ABCD"))
        tabs = await seated(guests, "manor", window=5)
        board = await first_come(tabs, house.tables[id_of(tabs[0])], lambda found: 2 in found)
        await tabs[2].play(PASSING, id="before")
        await first.aclose()
        after = Hourglass(clock.now() + 2)
        house = await later.enter_async_context(evening(tmp_path, clock=after))
        again = [await Visitor(url_of(house), guest.session).tab(id_of(tabs[0])) for guest in guests]
        assert again[2].frame["board"] == tabs[2].frame["board"]
        assert [tab.frame["board"]["passed"] for tab in again] == [False, False, True, False]
        assert set(after.awaited) == {board["deadline"]}
        after.turn(3)
        await again[0].until(lambda frame: frame["board"]["decision"] > board["decision"])
        await again[2].do("play", id="before", decision=board["decision"], move=PASSING)
        for tab in again:
            await tab.close()


async def test_a_whole_game_with_a_time_for_every_first_come_question(tmp_path: Path) -> None:
    clock = Hourglass()
    staff = {"clock": clock, "share": Random(4).random, "seed": lambda: bytes(32)}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("manor", seats=4, bot="random", window=3))
        await tab.do("start")
        rng = Random(2)
        while not tab.frame["ending"]:
            if tab.options and not tab.frame["board"]["passed"]:
                await tab.ask("play", decision=tab.frame["board"]["decision"], move=rng.choice(tab.options))
            elif clock.awaited:
                clock.turn(clock.awaited[0] - clock.now())
            await tab.catch_up()
        _, record = await ann.get(tab.frame["ending"]["record"])
        verify(MANOR, record.decode().splitlines())


async def test_a_table_that_an_earlier_parlour_stored_goes_on(tmp_path: Path) -> None:
    """It has no clock in its record, and a pass that was held back beside it: that is not lost."""
    async with AsyncExitStack() as first, AsyncExitStack() as later:
        house = await first.enter_async_context(evening(tmp_path, clock=Hourglass(), seed=lambda: bytes(32)))
        guests = await later.enter_async_context(visitors(url_of(house), *"ABCD"))
        tabs = await seated(guests, "manor", window=0)
        table = house.tables[id_of(tabs[0])]
        board = await first_come(tabs, table)
        store, seating = house.staff.store, json.decode(table.ledger.seating)
        older = json.encode({**seating, "window": 5, "passed": {"2": board["decision"], "1": board["decision"] - 1}})
        await store.write(Change(table=table.id, seating=older, version=table.ledger.version))
        await first.aclose()
        house = await later.enter_async_context(evening(tmp_path, clock=Hourglass()))
        again = [await Visitor(url_of(house), guest.session).tab(id_of(tabs[0])) for guest in guests]
        assert [tab.frame["board"]["passed"] for tab in again] == [False, False, True, False]
        for seat in (0, 1, 3):
            await again[seat].play(PASSING)
        await again[2].until(lambda frame: frame["board"]["decision"] > board["decision"])
        saved = await house.staff.store.load(table.id)
        assert saved is not None and sum('"Pass"' in line for line in saved.lines) == 4
        for tab in again:
            await tab.close()


# ── bots ──


@asynccontextmanager
async def alone(folder: Path, clock: Hourglass, **staff: Any) -> AsyncIterator[tuple[Tab, Table]]:
    """One person among three bots that cancel whatever they can; the person's card may be cancelled by one of them."""
    staff = {"clock": clock, "share": lambda: 0.6, "seed": lambda: bytes(32), **staff}
    async with evening(folder, **staff) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("manor", seats=4, bot="canceller", window=5))
        await tab.do("start")
        table = house.tables[id_of(tab)]
        assert [seat for seat in holders(table) if seat], "choose another seed"
        await tab.play(next(move for move in tab.options if move["type"] == "Play"))
        yield tab, table


async def test_a_bot_steps_in_at_the_time_that_was_drawn(tmp_path: Path) -> None:
    clock = Hourglass()
    async with alone(tmp_path, clock) as (tab, _):
        board = tab.frame["board"]
        while len(clock.awaited) < 4:
            await asyncio.sleep(0)
        assert clock.awaited == [clock.now() + 3] * 3 + [clock.now() + 5]  # whoever could step in, and the others
        clock.turn(2.9)
        await tab.catch_up()
        assert tab.frame["board"] == board
        clock.turn(0.1)
        await tab.until(lambda frame: "not so fast" in str(frame["story"]))
        assert tab.frame["board"]["deadline"] == clock.now() + 5


@pytest.mark.parametrize(("seconds", "steps_in"), [(0.9, True), (3.1, False)])
async def test_a_bot_that_is_late_lets_it_go_by(tmp_path: Path, seconds: float, steps_in: bool) -> None:
    """Its lateness would tell how long it thought."""
    clock = Hourglass()
    bots = Slow(clock, seconds)
    async with alone(tmp_path, clock, thinkers=lambda: bots) as (tab, table):
        decision = tab.frame["board"]["decision"]
        while bots.thoughts < 3:
            await asyncio.sleep(0)
        clock.turn(5)
        await tab.until(lambda frame: frame["board"]["decision"] > decision)
        assert table.match is not None
        assert any('"Cancel"' in line for line in table.match.record.lines) == steps_in


async def test_bots_that_pass_close_nothing(tmp_path: Path) -> None:
    clock = Hourglass()
    staff = {"clock": clock, "seed": lambda: bytes(32)}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("manor", seats=4, bot="guesser", window=5))  # it takes its first option
        await tab.do("start")
        await tab.play(next(move for move in tab.options if move["type"] == "Play"))
        board, table = tab.frame["board"], house.tables[id_of(tab)]
        await tab.play(PASSING)
        while len(clock.awaited) < 4:
            await asyncio.sleep(0)
        clock.turn(4.9)
        while len(passes(table)) < 4:
            await asyncio.sleep(0)
        await tab.catch_up()
        assert tab.frame["board"]["decision"] == board["decision"]
        assert clock.awaited == [board["deadline"]]
        clock.turn(0.1)
        await tab.until(lambda frame: frame["board"]["decision"] > board["decision"])


@pytest.mark.parametrize(("seconds", "status"), [(0, 201), (60, 201), (61, 400), (-1, 400), (2.5, 400)])
async def test_the_host_chooses_how_long_it_lasts(tmp_path: Path, seconds: float, status: int) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        body = json.encode({"game": "manor", "window": seconds})
        answered, _, said = await ann.send("POST", "/api/tables", body)
        assert answered == status
        if status == 201:
            tab = await ann.tab(json.decode(said)["id"])
            assert tab.frame["table"]["window"] == seconds
