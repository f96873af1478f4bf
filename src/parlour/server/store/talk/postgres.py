"""What is said at tables, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal, TypeAlias

from parlour.server.store.talk import SpokenRemark
from parlour.server.store.talk.rows import COLUMNS, by_guest, read, row

Connection: TypeAlias = Any  # asyncpg tells no types
Reading: TypeAlias = Callable[[Callable[[Connection], Awaitable[Any]]], Awaitable[Any]]
Tell: TypeAlias = Callable[[Connection, Literal["said"], str], Awaitable[None]]  # to other processes, at the commit
PLACES = ", ".join([f"${n}" for n in range(1, 13)])


class PostgresTalk:
    """``writing`` is a transaction that is committed at its end, or raises NotWritten."""

    def __init__(
        self, writing: Callable[[], AbstractAsyncContextManager[Connection]], reading: Reading, tell: Tell
    ) -> None:
        self.writing, self.reading, self.tell = writing, reading, tell

    async def add(self, remark: SpokenRemark, most: int) -> None:
        async with self.writing() as db:
            await add(db, remark, most)
            await self.tell(db, "said", remark.table)

    async def remarks(
        self, table: str, room: str, *, after: int = 0, before: int | None = None, most: int
    ) -> list[SpokenRemark]:
        query = f"""SELECT {COLUMNS} FROM remarks WHERE table_id = $1 AND room = $2 AND number > $3
            AND ($4::integer IS NULL OR number < $4) ORDER BY number DESC LIMIT $5"""
        rows = await self.reading(lambda db: db.fetch(query, table, room, after, before, most))
        return [read(row) for row in reversed(rows)]

    async def speakers(self, table: str, room: str) -> list[str]:
        query = "SELECT guest FROM remarks WHERE table_id = $1 AND room = $2 GROUP BY guest ORDER BY min(number)"
        return [guest for (guest,) in await self.reading(lambda db: db.fetch(query, table, room))]

    async def mutes(self, table: str) -> Mapping[str, frozenset[str]]:
        query = "SELECT guest, muted FROM mutes WHERE table_id = $1"
        return by_guest(await self.reading(lambda db: db.fetch(query, table)))

    async def mute(self, table: str, guest: str, muted: str, on: bool) -> None:
        put = "INSERT INTO mutes VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        take = "DELETE FROM mutes WHERE table_id = $1 AND guest = $2 AND muted = $3"
        async with self.writing() as db:
            await db.execute(put if on else take, table, guest, muted)
            await self.tell(db, "said", table)


async def add(db: Connection, remark: SpokenRemark, most: int) -> None:
    """The table's row is taken first, so that of two who speak at once one waits for the other's number."""
    touch = "UPDATE tables SET touched = greatest(touched, $2) WHERE id = $1"
    await db.execute(touch, remark.table, remark.at)
    seen = "SELECT 1 FROM remarks WHERE table_id = $1 AND guest = $2 AND request = $3"
    if await db.fetchval(seen, remark.table, remark.guest, remark.request):
        return
    last = "SELECT coalesce(max(number), 0) FROM remarks WHERE table_id = $1 AND room = $2"
    number = await db.fetchval(last, remark.table, remark.room) + 1
    await db.execute(f"INSERT INTO remarks ({COLUMNS}) VALUES ({PLACES})", *row(remark, number))
    old = "DELETE FROM remarks WHERE table_id = $1 AND room = $2 AND number <= $3"
    await db.execute(old, remark.table, remark.room, number - most)
