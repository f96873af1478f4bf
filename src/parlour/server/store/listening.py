"""Neighbours by way of PostgreSQL: rows say who is alive and in charge, LISTEN and NOTIFY say that rows have changed.

Each process lives until a moment that it puts off every few seconds.  One that was killed, or hangs, is buried by the
others once that moment is past; what it was in charge of is free then.
"""

from __future__ import annotations

from asyncio import CancelledError, Task, create_task, sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any, Final, TypeAlias, cast

import asyncpg

from parlour.server.store.neighbours import LIFE, Farewells, Hear, News, Visits

CHANNEL: Final = "parlour"
NOW: Final = "extract(epoch FROM clock_timestamp())"  # one clock for all: that of the database
CONNECTED: Final = "EXISTS (SELECT 1 FROM processes WHERE processes.id = process)"
PATIENCE: Final = 10.0  # seconds, for an answer of the database

Connection: TypeAlias = Any  # asyncpg tells no types


class PostgresNeighbours:
    """This process among those that serve one database."""

    alone = False

    def __init__(self, url: str, pool: Any, life: float = LIFE) -> None:
        self.url, self.pool, self.life = url, pool, life
        self.me = token_hex(6)
        self.mine: set[tuple[str, str]] = set()  # the tables and guests that are connected here
        self.hear: Hear = lambda news, table: None
        self.ear: Connection = None
        self.living: Task[None] | None = None

    async def join(self, hear: Hear) -> None:
        self.hear = hear
        await self.begin()
        self.living = create_task(self.live())

    @property
    def listening(self) -> bool:
        return self.ear is not None and not self.ear.is_closed()

    async def begin(self) -> None:
        """Be known by a name that nobody had before, and listen."""
        self.me = token_hex(6)
        self.ear = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)
        await self.ear.add_listener(CHANNEL, self.heard)
        await self.ear.execute(f"INSERT INTO processes VALUES ($1, {NOW} + $2)", self.me, self.life)
        visits = [(table, guest, self.me) for table, guest in self.mine]
        await self.ear.executemany("INSERT INTO visits (table_id, guest, process) VALUES ($1, $2, $3)", visits)
        await self.tell(self.ear, "visits")

    def heard(self, connection: Connection, pid: int, channel: str, said: str) -> None:
        who, news, of = said.split(" ")
        if who != self.me:
            self.hear(cast(News, news), of or None)

    # ── life and death ──

    async def live(self) -> None:
        """Put off the end again and again; while the database is away, try again."""
        while True:
            await sleep(self.life / 3)
            with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if not await self.put_off_end():
                    await self.end_listening()
                    await self.begin()
                    self.hear("back", None)
                await self.bury()

    async def put_off_end(self) -> bool:
        """Live on; False: we were taken for dead, or have not heard everything."""
        put_off = f"UPDATE processes SET until = {NOW} + $2 WHERE id = $1"
        return self.listening and await self.ear.execute(put_off, self.me, self.life) == "UPDATE 1"

    async def bury(self) -> None:
        """Processes that have died are in charge of nothing, and nobody is connected to them."""
        statement = f"""
            WITH dead AS (DELETE FROM processes WHERE until < {NOW} RETURNING id, until),
                left_ AS (UPDATE visits SET gone = until FROM dead WHERE process = id AND gone IS NULL)
            SELECT count(*) FROM dead"""
        async with self.telling() as db:
            dead = await db.fetchval(statement)
            if dead:
                await self.tell(db, "visits")
                await self.tell(db, "free")
        if dead:  # only now: who looks before the commit still sees the dead as guests
            self.hear("visits", None)
            self.hear("free", None)

    async def leave(self) -> None:
        if self.living:
            self.living.cancel()
            with suppress(CancelledError):
                await self.living
        with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with self.telling() as db:
                await db.execute(f"UPDATE visits SET gone = {NOW} WHERE process = $1 AND gone IS NULL", self.me)
                await db.execute("DELETE FROM processes WHERE id = $1", self.me)
                await self.tell(db, "visits")
                await self.tell(db, "free")
        await self.end_listening()

    async def end_listening(self) -> None:
        if self.ear:
            self.ear.terminate()
            self.ear = None

    # ── being in charge ──

    async def take_charge(self, table: str) -> bool:
        take = "INSERT INTO charges SELECT $1, id FROM processes WHERE id = $2 ON CONFLICT DO NOTHING"
        async with self.telling() as db:
            await db.execute(take, table, self.me)
            return bool(await db.fetchval("SELECT process FROM charges WHERE table_id = $1", table) == self.me)

    async def give_up(self, table: str) -> None:
        async with self.telling() as db:
            await db.execute("DELETE FROM charges WHERE table_id = $1 AND process = $2", table, self.me)
            await self.tell(db, "free", table)

    # ── who is here ──

    async def came(self, table: str, guest: str) -> None:
        self.mine.add((table, guest))
        arrive = """INSERT INTO visits (table_id, guest, process) SELECT id, $2, $3 FROM tables WHERE id = $1
            ON CONFLICT (table_id, guest, process) DO UPDATE SET gone = NULL"""
        async with self.telling() as db:
            await db.execute("DELETE FROM visits WHERE table_id = $1 AND guest = $2 AND gone IS NOT NULL", table, guest)
            await db.execute(arrive, table, guest, self.me)
            await self.tell(db, "visits", table)

    async def went(self, table: str, guest: str) -> None:
        """Since when a player is away is remembered; those who only watched are forgotten."""
        self.mine.discard((table, guest))
        visit = (table, guest, self.me)
        sits = "EXISTS (SELECT 1 FROM sitters WHERE sitters.table_id = $1 AND sitters.guest = $2)"
        which = "table_id = $1 AND guest = $2 AND process = $3"
        async with self.telling() as db:
            await db.execute(f"UPDATE visits SET gone = {NOW} WHERE {which} AND {sits}", *visit)
            await db.execute(f"DELETE FROM visits WHERE {which} AND gone IS NULL", *visit)
            await self.tell(db, "visits", table)

    async def visits(self, table: str) -> Visits:
        query = f"""SELECT guest, bool_or(gone IS NULL AND {CONNECTED}), max(gone) FROM visits
            WHERE table_id = $1 AND process <> $2 GROUP BY guest"""
        async with self.telling() as db:
            rows = await db.fetch(query, table, self.me)
        here = frozenset([guest for guest, connected, _ in rows if connected])
        return Visits(here, {guest: gone for guest, _, gone in rows if guest not in here and gone is not None})

    async def visited(self) -> dict[str, bytes]:
        query = f"""SELECT id, seating FROM tables WHERE EXISTS (SELECT 1 FROM visits
            WHERE table_id = tables.id AND gone IS NULL AND process <> $1 AND {CONNECTED})"""
        async with self.telling() as db:
            return {id: bytes(seating) for id, seating in await db.fetch(query, self.me)}

    # ── telling ──

    async def say_farewell(self, news: Farewells, id: str) -> None:
        async with self.telling() as db:
            await self.tell(db, news, id)

    async def tell(self, db: Connection, news: News, of: str = "") -> None:
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, self.said(news, of))

    def said(self, news: News, of: str) -> str:
        return f"{self.me} {news} {of}"

    @asynccontextmanager
    async def telling(self) -> AsyncIterator[Connection]:
        """A transaction that need not wait for the disk: what it says is worth nothing after a crash."""
        async with self.pool.acquire(timeout=PATIENCE) as db, db.transaction():
            await db.execute("SET LOCAL synchronous_commit = off")
            yield db
