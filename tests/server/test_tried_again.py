"""What fails is tried again, later each time: no table waits for something that nobody will do."""

from __future__ import annotations

import sqlite3
from asyncio import gather, sleep
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.server.alarms import LONGEST_WAIT, Alarms
from parlour.server.clock import until_settled
from parlour.server.store.changes import apply
from parlour.server.store.neighbours import LIFE, News
from parlour.server.store.writer import Writer
from parlour.server.table.neighbours.charge import Charge
from parlour.server.table.neighbours.hearing import Hearing
from parlour.server.table.refusals import Broken
from tests.server.hourglass import Hourglass
from tests.server.visitors import evening, id_of, seated, url_of, visitors

FULL = """CREATE TEMP TRIGGER full BEFORE INSERT ON lines WHEN new.line LIKE '%"seat":1,%'
    BEGIN SELECT raise(ABORT, 'disk full'); END"""  # just when the bot moves


async def waits(clock: Hourglass, seconds: float) -> None:
    """Until somebody waits for so long."""
    while clock.now() + seconds not in clock.awaited:
        await sleep(0)


async def turned(clock: Hourglass, seconds: float) -> None:
    """Turn the glass once somebody waits for so long."""
    await waits(clock, seconds)
    clock.turn(seconds)


async def test_each_wait_is_twice_as_long_up_to_a_bound() -> None:
    clock, tries = Hourglass(0.0), list[float]()

    async def settle() -> bool:
        tries.append(clock.now())
        return len(tries) == 6

    async def turn() -> None:
        for wait in (1, 2, 4, 5, 5):
            await turned(clock, wait)

    await gather(until_settled(settle, clock, longest=5), turn())
    assert tries == [0, 1, 3, 7, 12, 17]


async def test_a_bot_whose_move_can_t_be_written_tries_again_later_each_time(tmp_path: Path) -> None:
    clock, log = Hourglass(), StringIO()
    async with evening(tmp_path, clock=clock, log=log) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(seats=2, bot="random"))
        db = house.staff.store.writer.db  # type: ignore[attr-defined]
        db.execute(FULL)
        await tab.do("start")  # both are asked, and nobody else does anything
        for wait in (1, 2, 4):
            await turned(clock, wait)
        await waits(clock, 8)
        db.execute("DROP TRIGGER full")
        clock.turn(8)
        (table,) = house.tables.values()
        while table.match and 1 in table.match.asked:
            await sleep(0)
    undone = [line for line in log.getvalue().splitlines() if "change_undone" in line]
    assert len(undone) == 4  # at first, and after each wait
    assert {*json.decode(undone[0])} == {"event", "error", "level", "table", "timestamp"}


class Deaf:
    """Other processes that can't be asked for a while."""

    alone = False

    def __init__(self, failures: int) -> None:
        self.failures = failures

    async def take_charge(self, table: str) -> bool:
        self.failures -= 1
        if self.failures >= 0:
            raise OSError("the database is away")
        return True


async def test_who_is_in_charge_is_asked_again_when_nobody_could_say() -> None:
    """Else the bots of the table wait until a person does something, and the people for the bots."""
    clock, failed, taken = Hourglass(), list[Exception](), list[str]()
    neighbours: Any = Deaf(failures=5)

    async def take() -> None:
        taken.append("taken")

    charge = Charge(neighbours, "table", take, clock, failed.append, lambda: None)
    charge.seek()
    for wait in (1, 2, 4, LIFE, LIFE):
        await turned(clock, wait)
    while charge.seeking.busy:
        await sleep(0)
    assert charge.held and taken == ["taken"] and len(failed) == 5


async def test_news_that_could_not_be_taken_in_are_not_lost() -> None:
    clock, failed, heard = Hourglass(), list[Exception](), list[News]()

    async def take_in(news: News) -> None:
        if news == "written" and not failed:
            raise OSError("the database is away")
        heard.append(news)

    hearing = Hearing(take_in, clock, failed.append, lambda: None)
    for news in ("written", "free"):
        hearing.hear(news)
    await turned(clock, 1)
    while hearing.listening.busy:
        await sleep(0)
    assert sorted(heard) == ["free", "written"] and len(failed) == 1


async def test_a_table_that_can_t_be_read_when_its_alarm_rings_is_tried_again_and_keeps_no_other_waiting() -> None:
    clock, rung = Hourglass(0.0), list[str]()

    async def ring(table: str) -> bool:
        rung.append(table)
        return table != "bad" or rung.count("bad") == 4

    alarms = Alarms(clock, ring)
    for table in ("bad", "good"):
        alarms.set(table, 10.0)
    await turned(clock, 10)
    for wait in (1, 2, 4):
        await turned(clock, wait)
    while alarms.ringing:
        await sleep(0)
    assert rung == ["bad", "good", "bad", "bad", "bad"]
    assert LONGEST_WAIT < 3600


async def test_a_broken_table_is_read_anew_and_its_clock_runs_on_though_nobody_comes(tmp_path: Path) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests, pace=30)
        store, id = house.staff.store, id_of(ann)
        load, write, broken = store.load, store.write, house.tables[id]
        store.write = store.load = unreachable  # type: ignore[method-assign, assignment]
        clock.turn(30)  # the time of the question is over, and that can neither be written nor read
        while await ann.receive():
            pass
        await turned(clock, 1)
        await waits(clock, 2)
        store.load, store.write = load, write  # type: ignore[method-assign]
        clock.turn(2)
        while id not in house.tables:
            await sleep(0)
        assert house.tables[id] is not broken
        with pytest.raises(Broken):  # what it has in memory was never written
            await broken.tried(lambda: None)
        lines = len((await store.load(id)).lines)  # type: ignore[union-attr]
        while len((await store.load(id)).lines) == lines:  # type: ignore[union-attr]
            await sleep(0)


async def unreachable(*_: object) -> None:
    raise OSError("the disk is gone")


class Stubborn(sqlite3.Connection):
    """A database on a disk that fails, so that not even what was begun can be given up."""

    fails = False

    def execute(self, statement: str, *more: Any) -> sqlite3.Cursor:
        if self.fails and statement in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *more)


async def test_the_writer_lives_on_when_not_even_a_rollback_works(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "x", isolation_level=None, check_same_thread=False, factory=Stubborn)
    with closing(db):
        writer = Writer(db, apply)
        db.fails = True
        for _ in range(2):
            with pytest.raises(sqlite3.OperationalError):
                await writer.do(lambda db: db.execute("SELECT 1").fetchone())
        db.fails = False
        with pytest.raises(sqlite3.OperationalError):  # one BEGIN finds that something is still begun, and ends it
            await writer.do(lambda db: None)
        assert await writer.do(lambda db: db.execute("SELECT 1").fetchone()) == (1,)
        await writer.close()
