"""Deadlines are data, and bots answer when they were going to answer before they knew the question."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from parlour.server.alarms import Alarms
from parlour.server.clock import WallClock
from parlour.server.table.table import Table
from tests.server.hourglass import Hourglass, Slow
from tests.server.visitors import evening, id_of, seated, url_of, visitors


async def test_when_the_time_is_over_somebody_else_answers(tmp_path: Path) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests, pace=30)
        board = ann.frame["board"]
        assert board["deadline"] == clock.now() + 30
        await ann.play(ann.options[0])
        assert ann.frame["board"]["deadline"] == board["deadline"]  # an answer of one does not move it for the others
        clock.turn(31)
        await bea.until(lambda frame: frame["board"]["decision"] > board["decision"])
        assert bea.frame["board"]["deadline"] == clock.now() + 30


async def test_what_was_half_decided_is_dropped(tmp_path: Path) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests, pace=30)
        for tab in tabs:
            await tab.play(tab.options[0])
        for tab in tabs:
            await tab.catch_up()
        asked = next(tab for tab in tabs if tab.options)
        await asked.play(next(move for move in asked.options if move["type"] == "Guess"))
        decision = asked.frame["board"]["decision"]
        clock.turn(31)
        await asked.until(lambda frame: frame["ending"] or frame["board"]["decision"] > decision)
        table = house.tables[id_of(asked)]
        assert table.match is not None
        assert any("TakeBack" in line for line in table.match.record.lines)


async def test_a_deadline_outlives_the_process(tmp_path: Path) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests, pace=30)
        id, decision = id_of(ann), ann.frame["board"]["decision"]
    later = Hourglass(clock.now() + 10)
    async with evening(tmp_path, clock=later) as house:
        while not later.waiting:
            await asyncio.sleep(0)
        assert later.awaited == [clock.now() + 30] and not house.tables  # nobody has come, and yet it waits
        before = await house.staff.store.load(id)
        later.turn(21)
        while await house.staff.store.load(id) == before:
            await asyncio.sleep(0)
        async with house.at(id) as table:
            while table.match is None or table.match.decision == decision:  # bots answer for both
                await asyncio.sleep(0)


async def test_a_bot_answers_at_the_time_that_was_drawn(tmp_path: Path) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock, pause=lambda: 5.0) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        while not clock.waiting:
            await asyncio.sleep(0)
        assert clock.waiting[0][0] == clock.now() + 5
        await tab.catch_up()
        assert tab.frame["board"]["asked"] == [0, 1]
        clock.turn(5)
        await tab.until(lambda frame: frame["board"]["asked"] == [0])


@pytest.mark.parametrize(("seconds", "seen"), [(0.5, 5.0), (1.5, 5.0), (2.0, 10.0), (3.0, 10.0)])
async def test_a_decision_of_three_parts_takes_the_pauses_that_were_drawn(
    tmp_path: Path, seconds: float, seen: float
) -> None:
    """Only the last part waits; thoughts that are longer than the pause are seen as two pauses, and not as they are."""
    clock = Hourglass()
    bots = Slow(clock, seconds)
    staff = {"clock": clock, "pause": lambda: 5.0, "thinkers": lambda: bots, "seed": lambda: b"\2" * 32}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(seats=2, bot="guesser", seat=0))
        await tab.do("start")
        await tab.play(tab.options[0])
        table = house.tables[id_of(tab)]
        began = await until_the_bot_guesses(table, clock)
        assert (bots.thoughts, len(sealed(table))) == (4, 2)
        assert clock.awaited == [began + seen]
        await tab.catch_up()
        before = tab.frame
        clock.turn(began + seen - clock.now() - 0.01)
        await tab.catch_up()
        assert tab.frame == before
        clock.turn(0.01)
        await tab.until(lambda frame: "Guessed" in str(frame["story"]))


async def until_the_bot_guesses(table: Table, clock: Hourglass) -> float:
    """Let the bot keep its card; when its turn began, once it has thought of all parts of its guess."""
    while not clock.awaited:
        await asyncio.sleep(0)
    clock.turn(clock.awaited[0] - clock.now())
    began = clock.now()
    while len(sealed(table)) < 2 or not clock.awaited:
        await asyncio.sleep(0)
    return began


def sealed(table: Table) -> list[object]:
    assert table.match is not None
    return [*table.match.state.sealed] if table.match.asked == (1,) else []


# ── a clock that jumps ──


class Jumping:
    """A clock that somebody sets, or that goes on while the machine sleeps."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return monotonic() + self.ahead


async def test_a_machine_that_slept_notices_what_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.clock.LONGEST_SLEEP", 0.01)
    sleeping = Jumping()
    clock = WallClock(steady=sleeping.time)
    waiting = asyncio.create_task(clock.until(clock.now() + 3600))
    await asyncio.sleep(0.03)
    assert not waiting.done()
    sleeping.ahead += 3600
    await asyncio.wait_for(waiting, 300)


async def test_a_question_ends_once_when_the_clock_jumps_over_its_end(tmp_path: Path) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests, pace=30)
        decision = ann.frame["board"]["decision"]
        clock.turn(-1000)
        await ann.catch_up()
        assert ann.frame["board"]["decision"] == decision
        clock.turn(1031)
        await ann.until(lambda frame: frame["board"]["decision"] == decision + 1)
        saved = await house.staff.store.load(id_of(ann))
        assert saved is not None and len(saved.lines) == len(house.tables[id_of(ann)].lines)


async def test_alarms_ring_in_their_order_and_a_later_one_replaces_an_earlier() -> None:
    clock, rung = Hourglass(0.0), list[str]()

    async def ring(table: str) -> bool:
        rung.append(table)
        return True

    alarms = Alarms(clock, ring)
    for table, moment in (("b", 20.0), ("a", 10.0), ("c", 30.0), ("a", 25.0)):
        alarms.set(table, moment)
    for moment, expected in ((10, []), (20, ["b"]), (25, ["b", "a"]), (99, ["b", "a", "c"])):
        await asyncio.sleep(0)
        clock.turn(moment - clock.now())
        for _ in range(20):
            await asyncio.sleep(0)
        assert rung == expected
    await asyncio.gather(*alarms.stop(), return_exceptions=True)
