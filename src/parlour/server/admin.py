"""What the people who run a house do to its tables without a browser."""

from __future__ import annotations

import logging
from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from io import StringIO
from pathlib import Path

from msgspec import Struct

from parlour.core import Refused
from parlour.server.bots.thinking import InPlace
from parlour.server.house import House, NoTable
from parlour.server.log import opened as opened_log
from parlour.server.log import place as place_of
from parlour.server.metrics import Metrics
from parlour.server.store import Kept, NoStore, Store
from parlour.server.store.places import looked_at, opened
from parlour.server.store.sqlite import alone_with
from parlour.server.table.reading import read_seating, read_table
from parlour.server.table.seating.playing import CLOSED
from parlour.server.table.staff import Staff


class TableLine(Struct, frozen=True):
    """One table in a list."""

    id: str
    game: str
    stage: str
    people: int
    lines: int
    opened: float
    touched: float


async def listed(place: Path | str) -> list[TableLine]:
    """All tables, the oldest first."""
    async with looked_at(place) as store:
        return [table_line(kept) for kept in await store.tables()]


def table_line(kept: Kept) -> TableLine:
    try:
        seating = read_seating(kept.seating)
    except Refused:
        return TableLine(kept.id, "?", "damaged", 0, kept.lines, kept.opened, kept.touched)
    people = sum(chair.guest is not None for chair in seating.chairs)
    return TableLine(kept.id, seating.game, seating.stage, people, kept.lines, kept.opened, kept.touched)


async def exported(place: Path | str, table: str) -> list[str]:
    """The record of a game that is over; one that goes on is nobody's to read."""
    async with looked_at(place) as store:
        saved = await store.load(table)
        if saved is None:
            raise Refused("no-such-table")
        if read_seating(saved.seating).stage != "over" or not saved.lines:
            raise Refused("record-opens-at-end")
        return saved.lines


async def checked(place: Path | str) -> tuple[int, dict[str, str]]:
    """How many tables were played again from their records, and those that this Parlour can't go on with, and why."""
    async with looked_at(place) as store:
        tables = [line.id for kept in await store.tables() if (line := table_line(kept)).stage != "over"]
        found = {table: await trouble(store, table) for table in tables}
    return len(tables), {table: why for table, why in found.items() if why is not None}


async def trouble(store: Store, table: str) -> str | None:
    """Why a table can't be gone on with; None if it can."""
    try:
        saved = await store.load(table)
        if saved is not None:
            await to_thread(read_table, saved)
        return None
    except Refused as reason:
        return str(reason)
    except Exception as error:
        return f"{place_of(error)}."


async def closed(place: Path | str, table: str) -> None:
    """End a table; people who are there see it."""
    async with keeping(place) as store:
        try:
            async with House(staff(store), InPlace()).at(table) as found, found.turn:
                if found.seating.stage == "over":
                    raise Refused("table-closed-already")
                await found.attempt(lambda: found.seating.end("aborted", CLOSED))
        except NoTable:
            raise Refused("no-such-table") from None


async def forgotten(place: Path | str, days: int) -> int:
    """Forget tables at which nothing has happened for so many days; how many they were."""
    async with keeping(place) as store:
        return await House(staff(store), InPlace()).forget(days)


@asynccontextmanager
async def keeping(place: Path | str) -> AsyncIterator[Store]:
    """The store, to be changed: a file only while no house has it open."""
    with ExitStack() as alone:
        if isinstance(place, Path):
            if not place.is_file():
                raise NoStore(f"There are no tables in {place}.")
            alone.enter_context(alone_with(place))
        store = await opened(place)
        try:
            yield store
        finally:
            await store.close()


def staff(store: Store) -> Staff:
    return Staff(store=store, public_url="", metrics=Metrics(), log=opened_log(StringIO(), logging.ERROR))
