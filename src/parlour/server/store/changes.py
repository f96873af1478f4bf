"""Changes of tables, as SQLite is told of them: those of many tables in as few statements as one needs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from time import time
from typing import Any, Final

from parlour.server.store.notices import BEGIN_NOTICES, END_NOTICES
from parlour.server.store.store import Change, Ended, Overtaken

MINUTE: Final = 60.0
AT_ONCE: Final = 64  # rows in one statement

LINES: Final = "INSERT INTO lines VALUES "
ASKED: Final = "INSERT INTO sitters (guest, table_id, asked) VALUES "
ASKED_BEFORE: Final = (
    " ON CONFLICT (guest, table_id) DO UPDATE SET asked = excluded.asked"  # they sit there: this is an update
)
SEATING: Final = "UPDATE tables SET seating = ?, deadline = ?, version = version + 1 WHERE id = ? AND version = ?"


def apply(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    insert(db, LINES, [row for change in changes for row in line_rows(change)])
    for change in changes:
        if change.seating is not None:
            replace_seating(db, change)
        if change.sitters is not None:
            seat(db, change.table, change.sitters)
        if change.ended is not None:
            end(db, change.table, change.ended)
    ask(db, [change for change in changes if change.asked and change.sitters is None])
    touch(db, [change.table for change in changes], time())


def insert(db: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]], then: str = "") -> None:
    """Write all rows, many by one statement."""
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        places = ", ".join(["(" + ", ".join("?" * len(some[0])) + ")"] * len(some))
        db.execute(statement + places + then, [value for row in some for value in row])


def line_rows(change: Change) -> Iterable[Sequence[Any]]:
    """The new lines; the first of them carries the request that they come from."""
    request = change.request
    key = (request.guest, request.request) if request else (None, None)
    for number, line in enumerate(change.lines, change.number):
        yield (change.table, number, line, *key)
        key = (None, None)


def replace_seating(db: sqlite3.Connection, change: Change) -> None:
    if db.execute(SEATING, (change.seating, change.deadline, change.table, change.version)).rowcount != 1:
        raise Overtaken("another process has changed the seating")


def seat(db: sqlite3.Connection, table: str, sitters: Mapping[str, bool]) -> None:
    db.execute("DELETE FROM sitters WHERE table_id = ?", (table,))
    insert(db, ASKED, [(guest, table, asked) for guest, asked in sitters.items()])
    begin_and_end_notices(db, [table])


def ask(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Note whom the tables wait for now."""
    rows = [(guest, change.table, asked) for change in changes for guest, asked in change.asked.items()]
    insert(db, ASKED, rows, ASKED_BEFORE)
    begin_and_end_notices(db, [change.table for change in changes])


def begin_and_end_notices(db: sqlite3.Connection, tables: Sequence[str]) -> None:
    """A notice lasts as long as its turn."""
    if tables and db.execute("SELECT 1 FROM contacts LIMIT 1").fetchone():  # else nobody wants notices in this house
        for table in tables:
            db.execute(END_NOTICES, {"1": table})
            db.execute(BEGIN_NOTICES, {"1": table})


def end(db: sqlite3.Connection, table: str, ended: Ended) -> None:
    statement = "INSERT INTO outcomes (table_id, game, outcome) VALUES (?, ?, ?)"
    number = db.execute(statement, (table, ended.game, ended.outcome)).lastrowid
    insert(db, "INSERT INTO players VALUES ", [(guest, number, seat) for guest, seat in ended.guests.items()])


def touch(db: sqlite3.Connection, tables: Sequence[str], now: float) -> None:
    """Something has happened at these tables; that is kept to the minute, since each write costs a page."""
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        places = ", ".join("?" * len(some))
        db.execute(f"UPDATE tables SET touched = ? WHERE touched < ? AND id IN ({places})", (now, now - MINUTE, *some))
