"""An answer left with the table is given for whoever left it, and nobody else can tell that there is one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from io import StringIO
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import pytest
from msgspec import json

from parlour.core import CLOCK, Move
from parlour.server.house import LENGTH
from parlour.server.table.seating import Chair, Seating
from parlour.server.table.table import Table
from parlour.server.table.time.windows import first_come as first_come_now
from tests.server.hourglass import Hourglass
from tests.server.manor import CANCELLING, PASSING, first_come
from tests.server.test_windows import scene, told_nothing
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors

TABLE = "b" * LENGTH
Way: TypeAlias = Literal["left", "by hand", "not at all"]
WAYS: Final[tuple[Way, ...]] = ("left", "by hand", "not at all")


async def test_it_is_offered_left_and_taken_back_in_one_s_own_frames_only(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.catch_up()
        ann = here.tabs[1]
        assert ann.catalogue["standings"][0] == "pass"
        for name in ("pass", None, "pass"):
            await ann.do("standing", name=name)
            assert ann.frame["board"]["standing"] == name
            assert [await told_nothing(here.tabs[seat]) for seat in (0, 2, 3, 4)] == [True] * 4
        assert all(tab.frame["board"]["standing"] is None for tab in here.tabs if tab is not ann)


async def test_it_passes_when_a_first_come_question_asks(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.catch_up()
        await here.tabs[3].do("standing", name="pass")
        await here.first_come(3)
        assert [tab.frame["board"]["passed"] for tab in here.tabs] == [False, False, False, True, False]
        assert here.tabs[3].options == [CANCELLING]  # one may still think better of it
        await here.tabs[3].play(CANCELLING)
        assert here.tabs[3].frame["board"]["passed"]  # and so it goes on, in the next question


async def test_it_answers_a_question_that_is_open_already(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.first_come()
        await here.tabs[2].do("standing", name="pass")
        assert here.tabs[2].frame["board"]["passed"]
        await here.tabs[2].do("standing", name=None)
        assert here.tabs[2].frame["board"]["passed"]  # what was answered is answered


async def test_it_is_dropped_when_it_has_served_its_time(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.catch_up()
        asked = next(seat for seat in range(4) if here.tabs[seat].options)
        reason = await here.tabs[asked].refused("standing", name="pass")
        assert reason == "This answer would be dropped at once; leave it a little later."
        after = here.tabs[(asked + 1) % 4]
        await after.do("standing", name="pass")
        await here.tabs[asked].play(next(move for move in here.tabs[asked].options if move["type"] == "Discard"))
        await after.until(lambda frame: after.options)
        assert after.frame["board"]["standing"] is None


async def test_one_that_steps_in_does_so_at_a_time_drawn_by_lot(tmp_path: Path) -> None:
    clock = Hourglass()
    staff = {"clock": clock, "share": lambda: 0.6, "seed": lambda: bytes(32)}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), *"ABCD") as guests:
        tabs = await seated(guests, "manor", window=5)
        table = house.tables[id_of(tabs[0])]
        await tabs[2].do("standing", name="cancel")
        board = await first_come(tabs, table, lambda found: 2 in found)
        assert clock.awaited == [clock.now() + 3, clock.now() + 5]
        await tabs[0].play(PASSING)
        clock.turn(2.9)
        await tabs[1].catch_up()
        assert tabs[1].frame["board"] == board | {"options": tabs[1].frame["board"]["options"]} | only(tabs[1])
        clock.turn(0.1)
        await tabs[1].until(lambda frame: frame["board"]["decision"] > board["decision"])
        assert table.match is not None
        assert '"seat":2' in table.match.record.lines[-1]


def only(tab: Tab) -> dict[str, Any]:
    """What differs between two seats anyway."""
    return {"view": tab.frame["board"]["view"]}


async def test_one_s_own_pass_is_stronger(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.catch_up()
        await here.tabs[2].do("standing", name="cancel")
        board = await here.first_come(2)
        await here.tabs[2].play(PASSING)
        await here.let_pass()
        assert here.decision > board["decision"]
        assert not any('"Cancel"' in line for line in here.lines)


@pytest.mark.parametrize("name", ["broken", "illegal"])
async def test_one_that_is_no_answer_holds_up_nobody(tmp_path: Path, name: str) -> None:
    log, clock = StringIO(), Hourglass()
    staff = {"clock": clock, "log": log, "seed": lambda: bytes(32)}
    async with evening(tmp_path, **staff) as house, visitors(url_of(house), *"ABCD") as guests:
        tabs = await seated(guests, "manor", window=5)
        await tabs[2].do("standing", name=name)
        board = await first_come(tabs, house.tables[id_of(tabs[0])])
        assert not tabs[2].frame["board"]["passed"]
        await tabs[2].play(PASSING)
        clock.turn(5)
        await tabs[0].until(lambda frame: frame["board"]["decision"] > board["decision"])
    assert ("standing_failed" in log.getvalue()) == (name == "broken")
    assert "secret" not in log.getvalue()


async def test_what_can_t_be_left_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABCDE") as guests:
        waiting = await guests[0].tab(await guests[0].open("manor"))
        assert await waiting.refused("standing", name="pass") == "The game has not begun."
        tabs = await seated(guests[:4], "manor")
        reason = "No such answer can be left here; there are pass, cancel, broken, illegal."
        assert await tabs[0].refused("standing", name="win") == reason
        spectator = await guests[4].tab(id_of(tabs[0]))
        assert await spectator.refused("standing", name="pass") == "You have no seat at this table."
        (other,) = await seated(guests[:1], seats=2)
        assert await other.refused("standing", name="pass") == "No such answer can be left here; there are none."


async def test_it_outlives_the_process_and_the_absence_of_its_owner(tmp_path: Path) -> None:
    clock = Hourglass()
    async with AsyncExitStack() as first, AsyncExitStack() as later:
        house = await first.enter_async_context(evening(tmp_path, clock=clock, seed=lambda: bytes(32)))
        guests = await later.enter_async_context(visitors(url_of(house), *"ABCD"))
        tabs = await seated(guests, "manor", window=5)
        await tabs[3].do("standing", name="pass")
        await first.aclose()
        house = await later.enter_async_context(evening(tmp_path, clock=clock))
        again = [await Visitor(url_of(house), guest.session).tab(id_of(tabs[0])) for guest in guests]
        assert again[3].frame["board"]["standing"] == "pass"
        await again[3].do("leave")
        await first_come(again[:3], house.tables[id_of(tabs[0])])
        await again[3].catch_up()
        assert not again[3].frame["board"]["passed"]  # the bot that keeps the seat thinks for itself
        await again[3].do("resume")
        assert (again[3].frame["board"]["standing"], again[3].frame["board"]["passed"]) == ("pass", True)
        for tab in again:
            await tab.close()


# ── twins: the same table with and without ──


@asynccontextmanager
async def world(folder: Path, window: int) -> AsyncIterator[tuple[list[Tab], Table, Hourglass]]:
    """The same table, the same people and the same address in every world."""
    clock = Hourglass()
    seating = Seating(game="manor", options={}, chairs=[Chair() for _ in range(4)], window=window)
    staff = {"clock": clock, "public_url": "http://parlour.example", "share": lambda: 0.5}
    async with (
        evening(folder, **staff) as house,
        visitors(url_of(house), *"ABCDE", origin=house.staff.origin) as people,
    ):
        await house.staff.store.open(TABLE, bytes(32), json.encode(seating), {})
        tabs = [await person.tab(TABLE) for person in people]
        for seat in range(4):
            await tabs[seat].do("sit", id="sit", seat=seat)
        await tabs[0].do("start", id="start")
        yield tabs, house.tables[TABLE], clock


async def sent_to_others(folder: Path, way: Way, window: int = 5) -> list[list[bytes]]:
    """Everything that all but seat 3 are sent in so many questions."""
    async with world(folder, window) as (tabs, table, clock):
        sent = []
        for number in range(40):
            await step(tabs, table, clock, way, number)
            sent += [await news(tabs[seat]) for seat in (0, 1, 2, 4)]
        return sent


async def step(tabs: list[Tab], table: Table, clock: Hourglass, way: Way, number: int) -> None:
    """One question is answered by all whom it asks, but for first-come ones, which seat 3 lets go by in its way."""
    await tabs[3].ask("bot", id="look", seat=63)
    if way == "left" and not tabs[3].frame["board"]["standing"]:
        await tabs[3].ask("standing", id="left", name="pass")  # refused in one's own turn
    match = table.match
    assert match is not None
    decision, open_to_all = match.decision, first_come_now(match)
    for seat in [seat for seat in match.asked if seat != CLOCK]:
        if seat != 3 or not open_to_all or way == "by hand":
            await tabs[seat].ask("play", id=f"move {number}", decision=decision, move=lively([*match.options(seat)]))
    if open_to_all and table.seating.deadline is not None:
        assert (3 not in match.asked) == (way != "not at all")
        clock.turn(table.seating.deadline - clock.now())
        while match.decision == decision:
            await asyncio.sleep(0)


def lively(moves: list[Move]) -> Move:
    """A card played, if there is one to play; in a first-come question, to pass."""
    return next((move for move in moves if type(move).__name__ == "Play"), moves[0])


async def news(tab: Tab) -> list[bytes]:
    await tab.ask("bot", id="look", seat=63)
    came = tab.raw.copy()
    tab.raw.clear()
    return came


async def test_others_are_sent_the_same_bytes_with_and_without(tmp_path: Path) -> None:
    sent = [await sent_to_others(tmp_path / way, way) for way in WAYS]
    assert sum(len(came) for came in sent[0]) > 250
    assert sent[0] == sent[1] == sent[2]


async def test_it_would_show_where_a_question_closes_when_all_have_passed(tmp_path: Path) -> None:
    """The comparison above can fail: a table without a time for these questions minds less."""
    left, _, silent = [await sent_to_others(tmp_path / way, way, window=0) for way in WAYS]
    assert left != silent
