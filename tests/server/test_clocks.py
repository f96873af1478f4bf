"""The players' clocks: what they cost, what they tell, who goes on for somebody late, and how everybody rests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.server.bots.talkers import Talkers
from parlour.server.clock import WallClock
from parlour.server.house import House
from parlour.server.table.table import Table
from parlour.server.table.time import clocks
from tests.server.hourglass import Hourglass
from tests.server.manor import PASSING, first_come
from tests.server.visitors import Tab, evening, id_of, seated, url_of, visitors

DAY = 24 * 3600


class Scene:
    def __init__(self, house: House, guests: list[Any], tabs: list[Tab], clock: Hourglass) -> None:
        self.house, self.guests, self.tabs, self.clock = house, guests, tabs, clock

    @property
    def table(self) -> Table:
        return self.house.tables[id_of(self.tabs[0])]

    @property
    def decision(self) -> int:
        assert self.table.match is not None
        return self.table.match.decision

    async def catch_up(self) -> None:
        for tab in self.tabs:
            await tab.catch_up()

    async def next_question(self, before: int) -> None:
        while self.decision == before:
            await asyncio.sleep(0)
        await self.catch_up()


@asynccontextmanager
async def scene(folder: Path, game: str = "mind_reader", *, people: int = 2, **wanted: Any) -> AsyncIterator[Scene]:
    clock = Hourglass()
    async with (
        evening(folder, clock=clock, seed=lambda: bytes(32)) as house,
        visitors(url_of(house), *"ABCD"[:people]) as guests,
    ):
        tabs = await seated(guests, game, **wanted)
        here = Scene(house, guests, tabs, clock)
        await here.catch_up()
        yield here


async def keep_cards(here: Scene) -> tuple[int, int]:
    """Both keep a Secret Card; then one of them is asked: that one, and the other."""
    for tab in here.tabs:
        await tab.play(tab.options[0])
    await here.catch_up()
    asked = next(seat for seat, tab in enumerate(here.tabs) if tab.options)
    return asked, 1 - asked


async def test_a_clock_runs_while_its_seat_is_asked_and_an_answer_adds_to_it(tmp_path: Path) -> None:
    async with scene(tmp_path, budget=300, increment=10) as here:
        ann, bea = here.tabs
        assert ann.clocks == {
            **{"type": "clocks", "left": [300.0, 300.0], "running": [0, 1], "since": here.clock.now()},
            **{"paused": False, "wishes": []},
        }
        here.clock.turn(20)
        await ann.play(ann.options[0])
        await bea.catch_up()
        assert (bea.clocks["left"], bea.clocks["running"]) == (
            [290.0, 280.0],
            [1],
        )  # Bea has earned nothing yet
        here.clock.turn(30)
        await bea.play(bea.options[0])
        await here.catch_up()
        assert bea.clocks["left"] == [290.0, 260.0]
        (asked,) = bea.clocks["running"]
        here.clock.turn(40)
        await here.tabs[asked].play(here.tabs[asked].options[0])
        await here.catch_up()
        assert bea.clocks["left"][1 - asked] == [290.0, 260.0][1 - asked]


async def test_a_bot_answers_for_somebody_late_who_then_plays_on_with_some_seconds(tmp_path: Path) -> None:
    async with scene(tmp_path, budget=60) as here:
        asked, other = await keep_cards(here)
        before = here.decision
        here.clock.turn(61)
        await here.next_question(before)
        chair = here.table.seating.chairs[asked]
        assert (chair.bot, chair.late) == (None, False)  # handed back
        while not here.tabs[asked].options:
            await here.tabs[other].play(here.tabs[other].options[0])
            await here.catch_up()
        assert here.tabs[asked].clocks["left"][asked] == clocks.GRACE


async def test_the_bot_goes_on_for_somebody_absent_until_they_come_back(tmp_path: Path) -> None:
    async with scene(tmp_path, pace=3 * DAY) as here:
        asked, other = await keep_cards(here)
        await here.tabs[asked].close()
        while here.guests[asked] and len(here.table.tabs) > 1:
            await asyncio.sleep(0)
        here.clock.turn(3 * DAY)
        await here.tabs[other].until(lambda frame: frame["seats"][asked]["away"])
        for _ in range(2):
            await here.tabs[other].until(lambda frame: frame["board"]["asked"] == [other])
            await here.tabs[other].play(here.tabs[other].options[0])  # and the bot answers at once, not after days
        tab = await here.guests[asked].tab(id_of(here.tabs[other]))
        assert tab.frame["seats"][asked]["sitter"] == "person"


async def test_a_deadline_of_days_outlives_the_process(tmp_path: Path) -> None:
    async with scene(tmp_path, pace=3 * DAY) as here:
        id, deadline = id_of(here.tabs[0]), here.table.seating.deadline
        assert deadline == here.clock.now() + 3 * DAY
    async with evening(tmp_path, clock=Hourglass(1_000_000.0 + DAY)) as house:
        assert await house.staff.store.with_deadlines() == {id: deadline}


async def test_a_bot_that_keeps_a_persons_seat_says_nothing_for_them(tmp_path: Path) -> None:
    async with scene(tmp_path, "manor", people=2, seats=4, pace=30) as here:
        for chair in here.table.seating.chairs:
            chair.bot = "parrot"
        assert [*Talkers(here.table, here.house.thinkers).seats()] == [2, 3]
        here.table.seating.chairs[1].guest, here.table.seating.chairs[1].kicked = None, True
        assert [*Talkers(here.table, here.house.thinkers).seats()] == [2, 3]


async def test_clocks_stop_when_all_agree_and_go_on_when_one_wishes_it(tmp_path: Path) -> None:
    async with scene(tmp_path, budget=300) as here:
        ann, bea = here.tabs
        here.clock.turn(50)
        await ann.do("pause")
        await bea.catch_up()
        assert (bea.clocks["wishes"], bea.clocks["paused"]) == ([0], False)
        await bea.do("pause")
        await ann.catch_up()
        assert (ann.clocks["paused"], ann.clocks["left"], ann.clocks["running"]) == (True, [250.0, 250.0], [])
        here.clock.turn(DAY)
        decision = ann.frame["board"]["decision"]
        reason = await ann.refused("play", decision=decision, move=ann.options[0])
        assert reason == "The game is paused; anybody who plays can go on with it."
        await bea.do("pause", on=False)
        await ann.catch_up()
        assert (ann.clocks["paused"], ann.clocks["left"], ann.clocks["running"]) == (False, [250.0, 250.0], [0, 1])
        assert here.table.seating.deadline == here.clock.now() + 250
        await ann.play(ann.options[0])


async def test_a_pause_outlives_the_process_and_a_question_has_its_time_after_it(tmp_path: Path) -> None:
    async with scene(tmp_path, pace=30) as here:
        id = id_of(here.tabs[0])
        here.clock.turn(10)
        for tab in here.tabs:
            await tab.do("pause")
        assert tab.frame["board"]["deadline"] is None
        cookies = here.guests[0].session.cookie_jar
    later = Hourglass(1_000_000.0 + DAY)
    async with evening(tmp_path, clock=later) as house, visitors(url_of(house), "Ann") as (ann,):
        ann.session._cookie_jar = cookies
        tab = await ann.tab(id)
        await tab.do("pause", on=False)
        assert tab.frame["board"]["deadline"] == later.now() + 20


async def test_bots_rest_in_a_pause(tmp_path: Path) -> None:
    async with scene(tmp_path, people=1, seats=2, pace=30) as here:
        (ann,) = here.tabs
        await ann.do("pause")
        here.clock.turn(DAY)
        await ann.catch_up()
        assert (ann.clocks["paused"], here.table.idle or here.table.tabs != {}) == (True, True)
        before = here.decision
        await ann.do("pause", on=False)
        await ann.until(lambda frame: frame["board"]["deadline"])
        assert here.decision == before


async def test_there_is_one_kind_of_clock(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        for game, wanted in (("mind_reader", {"pace": 30, "budget": 60}), ("manor", {"budget": 60, "window": 0})):
            body = json.encode({"game": game, **wanted})
            status, _, said = await guests[0].send("POST", "/api/tables", body)
            assert status == 422 and json.decode(said)["reason"].endswith(".")
        ann, _ = await seated(guests)
        assert await ann.refused("pause") == "There is no clock to stop at this table."
        assert ann.clocks == {}


@pytest.mark.parametrize("jump", [-DAY, DAY])
async def test_a_clock_that_is_set_moves_no_deadline(jump: float) -> None:
    wall, steady = [1_000_000.0], [5_000.0]
    clock = WallClock(lambda: wall[0], lambda: steady[0])
    wall[0] += jump
    steady[0] += 10
    assert clock.now() == 1_000_010.0
    await asyncio.wait_for(clock.until(1_000_009.0), 300)


async def test_a_clock_set_back_between_two_starts_costs_nobody_time(tmp_path: Path) -> None:
    async with scene(tmp_path, budget=300) as here:
        here.clock.turn(-DAY)
        await here.tabs[0].play(here.tabs[0].options[0])
        assert here.tabs[0].clocks["left"] == [300.0, 300.0]
        assert here.table.seating.deadline == here.clock.now() + 300


async def tell_tale(folder: Path) -> bool:
    """Whether others hear anything when somebody passes in a first-come question."""
    async with scene(folder, "manor", people=4, budget=3600, window=5) as here:
        await first_come(here.tabs, here.table)
        await here.catch_up()
        passing = next(tab for tab in here.tabs if PASSING in tab.options)
        others = [tab for tab in here.tabs if tab is not passing]
        before = [len(tab.raw) for tab in others]
        await passing.play(PASSING)
        await here.catch_up()
        return [len(tab.raw) for tab in others] != [count + 1 for count in before]  # one refusal each


async def test_no_clock_tells_who_has_passed(tmp_path: Path) -> None:
    assert not await tell_tale(tmp_path)


async def test_a_clock_that_tells_who_has_passed_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak: a clock runs for as long as its seat really has to answer."""
    monkeypatch.setattr(clocks, "asked_people", lambda match, seating: [seat for seat in match.asked if seat >= 0])
    assert await tell_tale(tmp_path)


async def test_the_host_may_change_the_clock_until_the_game_begins(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        table = await ann.open(seats=2, pace=30)
        host, guest = await ann.tab(table), await bea.tab(table)
        await guest.do("sit", seat=1)
        assert "clock" in host.frame["you"]["may"] and "clock" not in guest.frame["you"]["may"]
        assert await guest.refused("clock", pace=60) == "Only the host may do that."
        both = await host.refused("clock", pace=60, budget=60)
        assert both == "A table has one kind of clock: for each question, or for the whole game."
        await host.do("clock", budget=600, increment=5)
        await guest.catch_up()
        shown = guest.frame["table"]
        assert (shown["pace"], shown["budget"], shown["increment"]) == (0, 600, 5)
        await host.do("start")
        assert await host.refused("clock") == "The game has begun: the clock stays as it is."
        await guest.until(lambda frame: frame["board"])
        await guest.catch_up()
        assert guest.clocks["left"] == [600, 600]


async def test_a_clock_for_the_whole_game_needs_a_time_for_first_come_questions(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        host = await ann.tab(await ann.open("manor", seats=4, window=0))
        reason = await host.refused("clock", budget=600)
        assert reason == "With a clock for the whole game, first-come questions need a time of their own."


@pytest.mark.parametrize(
    ("wanted", "away"), [({}, 60), ({"pace": 30}, 60), ({"pace": 3 * DAY}, 3 * DAY), ({"pace": DAY, "away": 30}, 30)]
)
async def test_a_bot_may_take_over_after_as_long_as_a_question_lasts(
    tmp_path: Path, wanted: dict[str, int], away: int
) -> None:
    async with scene(tmp_path, **wanted) as here:
        assert here.tabs[0].frame["table"]["away"] == away
