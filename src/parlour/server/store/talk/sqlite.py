"""What is said at tables, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from parlour.server.store.talk import SpokenRemark
from parlour.server.store.talk.rows import COLUMNS, by_guest, read, row

Do: TypeAlias = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]


class SqliteTalk:
    """``written`` has a job done and committed, or raises NotWritten."""

    def __init__(self, written: Do) -> None:
        self.written = written

    async def add(self, remark: SpokenRemark, most: int) -> None:
        await self.written(lambda db: add(db, remark, most))

    async def remarks(
        self, table: str, room: str, *, after: int = 0, before: int | None = None, most: int
    ) -> list[SpokenRemark]:
        query = f"""SELECT {COLUMNS} FROM remarks WHERE table_id = ? AND room = ? AND number > ?
            AND (? IS NULL OR number < ?) ORDER BY number DESC LIMIT ?"""
        given = (table, room, after, before, before, most)
        rows = await self.written(lambda db: db.execute(query, given).fetchall())
        return [read(row) for row in reversed(rows)]

    async def speakers(self, table: str, room: str) -> list[str]:
        query = "SELECT guest FROM remarks WHERE table_id = ? AND room = ? GROUP BY guest ORDER BY min(number)"
        rows = await self.written(lambda db: db.execute(query, (table, room)).fetchall())
        return [guest for (guest,) in rows]

    async def mutes(self, table: str) -> Mapping[str, frozenset[str]]:
        query = "SELECT guest, muted FROM mutes WHERE table_id = ?"
        return by_guest(await self.written(lambda db: db.execute(query, (table,)).fetchall()))

    async def mute(self, table: str, guest: str, muted: str, on: bool) -> None:
        put = "INSERT OR IGNORE INTO mutes VALUES (?, ?, ?)"
        take = "DELETE FROM mutes WHERE table_id = ? AND guest = ? AND muted = ?"
        await self.written(lambda db: db.execute(put if on else take, (table, guest, muted)))


def add(db: sqlite3.Connection, remark: SpokenRemark, most: int) -> None:
    seen = "SELECT 1 FROM remarks WHERE table_id = ? AND guest = ? AND request = ?"
    if db.execute(seen, (remark.table, remark.guest, remark.request)).fetchone():
        return
    last = "SELECT coalesce(max(number), 0) FROM remarks WHERE table_id = ? AND room = ?"
    (number,) = db.execute(last, (remark.table, remark.room)).fetchone()
    db.execute(f"INSERT INTO remarks ({COLUMNS}) VALUES ({', '.join('?' * 12)})", row(remark, number + 1))
    old = "DELETE FROM remarks WHERE table_id = ? AND room = ? AND number <= ?"
    db.execute(old, (remark.table, remark.room, number + 1 - most))
    db.execute("UPDATE tables SET touched = max(touched, ?) WHERE id = ?", (remark.at, remark.table))
