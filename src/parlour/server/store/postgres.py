"""A store in PostgreSQL, for a house that several processes share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from secrets import token_bytes
from time import time
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg

from parlour.server.store import migrations
from parlour.server.store.listening import CHANNEL, PostgresNeighbours
from parlour.server.store.neighbours import LIFE
from parlour.server.store.store import (
    Change,
    Ended,
    Kept,
    NoStore,
    NotebookKey,
    NotWritten,
    Overtaken,
    RequestKey,
    Saved,
    Seated,
)
from parlour.server.store.talk.postgres import PostgresTalk

CONNECTIONS: Final = 8  # of one process
PATIENCE: Final = 10.0  # seconds, for an answer of the database
MIGRATING: Final = 7_105_114  # the advisory lock of the one process that changes the schema
ENDING: Final = 7_105_115  # the advisory lock of the one process that writes how a game ended
T = TypeVar("T")

Connection: TypeAlias = Any  # asyncpg tells no types
LOST: Final = (  # a connection, and with it the database's answer
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)


class Plain(asyncpg.Connection):  # type: ignore[misc]
    """A connection on which nobody leaves anything behind: it need not be cleaned after each use."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore:
    """The only place that knows this database.  (table, number) is unique: only one process can write move 17."""

    def __init__(self, pool: Any, neighbours: PostgresNeighbours) -> None:
        self.pool, self.neighbours = pool, neighbours
        self.talk = PostgresTalk(self.writing, self.reading, neighbours.tell)

    @classmethod
    async def at(cls, url: str, life: float = LIFE, upgrade: bool = True, rest: float = PATIENCE) -> PostgresStore:
        """The database that ``url`` names, of this Parlour's shape; NoStore says why it can't be used.

        The database ends a transaction that rests for ``rest`` seconds.  A process that hangs in one would hold its
        rows for ever.
        """
        try:
            if upgrade:
                await prepare(url)
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                connection_class=Plain,
                server_settings={"idle_in_transaction_session_timeout": f"{round(rest * 1000)}"},
            )
            return cls(pool, PostgresNeighbours(url, pool, life))
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise NoStore(f"The tables can't be kept in PostgreSQL: {reason(error)}.") from None

    async def close(self) -> None:
        await self.pool.close()

    async def reach(self) -> None:
        note = "INSERT INTO keys VALUES ('reached', $1) ON CONFLICT (name) DO UPDATE SET value = $1"
        async with self.writing() as db:
            await db.execute(note, str(time()).encode())

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """A transaction that is committed when the block ends; else NotWritten."""
        try:
            async with self.pool.acquire(timeout=PATIENCE) as db, db.transaction():
                yield db
        except (asyncpg.UniqueViolationError, asyncpg.TransactionRollbackError):
            raise Overtaken("another process has gone on with this table") from None
        except (*LOST, asyncpg.PostgresError) as error:
            raise NotWritten(type(error).__name__) from error

    async def reading(self, job: Callable[[Connection], Awaitable[T]]) -> T:
        async with self.pool.acquire(timeout=PATIENCE) as db, db.transaction(isolation="repeatable_read"):
            return await job(db)

    async def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self.writing() as db:
            return [tuple(row) for row in await db.fetch(statement, *values)]

    async def key(self, name: str) -> bytes:
        async with self.writing() as db:
            await db.execute("INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, token_bytes(32))
            return bytes(await db.fetchval("SELECT value FROM keys WHERE name = $1", name))

    async def open(self, table: str, seed: bytes, seating: bytes, sitters: Mapping[str, bool]) -> None:
        statement = "INSERT INTO tables (id, seed, seating, version, opened, touched) VALUES ($1, $2, $3, 0, $4, $4)"
        async with self.writing() as db:
            await db.execute(statement, table, seed, seating, time())
            await seat(db, table, sitters)

    async def write(self, change: Change) -> None:
        try:
            async with self.writing() as db:
                await apply(db, change, self.neighbours.said("written", change.table))
        except NotWritten as failure:
            if not isinstance(failure.__cause__, LOST) or not await self.has(change):
                raise

    async def has(self, change: Change) -> bool:
        """Whether a change was made after all, though the connection broke before the database could say so."""
        for _ in range(CONNECTIONS):  # others may be broken as well
            try:
                async with self.writing() as db:
                    return await made(db, change)
            except NotWritten:
                continue
        return False

    async def tables_of(self, guest: str) -> list[Seated]:
        query = """SELECT id, seating, asked FROM sitters JOIN tables ON id = table_id
            WHERE guest = $1 ORDER BY opened DESC LIMIT 100"""
        rows = await self.reading(lambda db: db.fetch(query, guest))
        return [Seated(id, bytes(seating), asked) for id, seating, asked in rows]

    async def marks(self, key: NotebookKey) -> dict[str, str]:
        query = "SELECT square, mark FROM marks WHERE table_id = $1 AND seat = $2 AND guest = $3"
        return dict(await self.reading(lambda db: db.fetch(query, key.table, key.seat, key.guest)))

    async def write_mark(self, key: NotebookKey, square: str, mark: str | None) -> None:
        place = (key.table, key.seat, key.guest, square)
        rub_out = "DELETE FROM marks WHERE table_id = $1 AND seat = $2 AND guest = $3 AND square = $4"
        async with self.writing() as db:
            await db.execute(rub_out, *place)
            if mark is not None:
                await db.execute("INSERT INTO marks VALUES ($1, $2, $3, $4, $5)", *place, mark)

    async def forget(self, empty: float, any_: float | None, but: Collection[str]) -> int:
        query = """SELECT id FROM tables WHERE id <> ALL($3) AND (touched < $1
            OR (touched < $2 AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = id)))
            AND NOT EXISTS (SELECT 1 FROM charges WHERE table_id = id) FOR UPDATE"""
        async with self.writing() as db:
            ids = [id for (id,) in await db.fetch(query, any_ if any_ is not None else 0.0, empty, [*but])]
            await db.execute("DELETE FROM marks WHERE table_id = ANY($1)", ids)
            await db.execute("DELETE FROM sitters WHERE table_id = ANY($1)", ids)
            await db.execute("DELETE FROM lines WHERE table_id = ANY($1)", ids)
            await db.execute("DELETE FROM tables WHERE id = ANY($1)", ids)
            return len(ids)

    async def load(self, table: str, after: int = 0) -> Saved | None:
        async with self.pool.acquire(timeout=PATIENCE) as db:
            return await load(db, table, after)

    async def tables(self) -> list[Kept]:
        query = """SELECT id, seating, (SELECT count(*) FROM lines WHERE table_id = id), opened, touched
            FROM tables ORDER BY opened, id"""
        rows = await self.reading(lambda db: db.fetch(query))
        return [Kept(id, bytes(seating), *more) for id, seating, *more in rows]

    async def with_deadlines(self) -> dict[str, float]:
        query = """SELECT id, deadline FROM tables WHERE deadline IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM charges WHERE table_id = id)"""
        return dict(await self.reading(lambda db: db.fetch(query)))


async def apply(db: Connection, change: Change, said: str) -> None:
    """Make the change; the table's row is taken first, so that another who asks for it waits for us.  Neighbours hear
    of it once it is made."""
    touch = "UPDATE tables SET touched = $2 WHERE id = $1 RETURNING pg_notify($3, $4)"
    await db.execute(touch, change.table, time(), CHANNEL, said)
    if change.lines:
        key = (change.request.guest, change.request.request) if change.request else (None, None)
        await db.execute(ADD_LINES, change.table, change.number, change.lines, *key)
    if change.seating is not None:
        update = "UPDATE tables SET seating = $1, deadline = $2, version = version + 1 WHERE id = $3 AND version = $4"
        done = await db.execute(update, change.seating, change.deadline, change.table, change.version)
        if done != "UPDATE 1":
            raise Overtaken("another process has changed the seating")
    if change.sitters is not None:
        await seat(db, change.table, change.sitters)
    elif change.asked:
        await db.execute(ASK, change.table, [*change.asked], [*change.asked.values()])
    if change.ended is not None:
        await end(db, change.table, change.ended)


async def made(db: Connection, change: Change) -> bool:
    """Whether a change was made; the lock waits until a transaction that broke off has come to its end."""
    row = await db.fetchrow("SELECT seating, version FROM tables WHERE id = $1 FOR UPDATE", change.table)
    if change.lines:
        query = "SELECT line FROM lines WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3"
        lines = await db.fetch(query, change.table, change.number, len(change.lines))
        return [line for (line,) in lines] == [*change.lines]
    return row is not None and (bytes(row[0]), row[1]) == (change.seating, change.version + 1)


async def seat(db: Connection, table: str, sitters: Mapping[str, bool]) -> None:
    await db.execute(SEAT, table, [*sitters], [*sitters.values()])


# Each is one statement: every message to the database costs it as much as a row.
ADD_LINES: Final = """
    INSERT INTO lines SELECT $1, $2 + n - 1, line, CASE n WHEN 1 THEN $4 END, CASE n WHEN 1 THEN $5 END
    FROM unnest($3::text[]) WITH ORDINALITY AS new (line, n)"""
NOW: Final = "WITH now AS (SELECT * FROM unnest($2::text[], $3::boolean[]) AS now (guest, asked))"
# A notice ends with its turn, and begins for everybody whose turn begins and who wants to hear of it.
NOTICES: Final = """
    ended AS (DELETE FROM notices WHERE table_id = $1 AND guest IN (SELECT guest FROM now WHERE NOT asked)),
    begun AS (INSERT INTO notices (table_id, guest, way, account)
        SELECT $1, now.guest, way, account FROM now
            JOIN accounts ON accounts.guest = now.guest JOIN contacts ON account = accounts.id
            WHERE asked AND link IS NULL
        UNION ALL SELECT $1, now.guest, way, contacts.account FROM now
            JOIN adopted ON adopted.guest = now.guest JOIN contacts ON contacts.account = adopted.account
            WHERE asked AND link IS NULL
        ON CONFLICT DO NOTHING)"""
SEAT: Final = f"""{NOW}, {NOTICES},
    left_over AS (DELETE FROM notices WHERE table_id = $1 AND guest <> ALL($2)),
    gone AS (DELETE FROM sitters WHERE table_id = $1 AND guest <> ALL($2))
    INSERT INTO sitters SELECT guest, $1, asked FROM now
    ON CONFLICT (guest, table_id) DO UPDATE SET asked = EXCLUDED.asked WHERE sitters.asked <> EXCLUDED.asked"""
ASK: Final = f"""{NOW}, {NOTICES}
    UPDATE sitters SET asked = now.asked FROM now WHERE sitters.table_id = $1 AND sitters.guest = now.guest"""


async def end(db: Connection, table: str, ended: Ended) -> None:
    """Outcomes are numbered in the order in which they are committed: ratings follow from that order."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", ENDING)
    statement = "INSERT INTO outcomes (table_id, game, outcome) VALUES ($1, $2, $3) RETURNING number"
    number = await db.fetchval(statement, table, ended.game, ended.outcome)
    rows = [(guest, number, seat) for guest, seat in ended.guests.items()]
    await db.executemany("INSERT INTO players VALUES ($1, $2, $3)", rows)


LOAD: Final = """
    SELECT seed, seating, version,
        ARRAY(SELECT ROW(line, guest, request) FROM lines WHERE table_id = id AND number > $2 ORDER BY number),
        ARRAY(SELECT ROW(guest, asked) FROM sitters WHERE table_id = id)
    FROM tables WHERE id = $1"""  # one statement: all of it is as it was at one moment


async def load(db: Connection, table: str, after: int) -> Saved | None:
    row = await db.fetchrow(LOAD, table, after)
    if row is None:
        return None
    seed, seating, version, lines, sitters = row
    requests = {RequestKey(guest, request) for _, guest, request in lines if request is not None}
    return Saved(
        table, bytes(seed), bytes(seating), version, [line for line, _, _ in lines], requests, dict(map(tuple, sitters))
    )


async def prepare(url: str) -> None:
    """Bring the database into this Parlour's shape."""
    db = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=None)
    try:
        await migrate(db)
    finally:
        await db.close()


async def migrate(db: Connection) -> None:
    """Bring the schema up to date, whole or not at all; processes that start together do it one after the other."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await db.execute(migrations.NOTES)
        done = {number for (number,) in await db.fetch("SELECT version FROM migrations")}
        for migration in migrations.pending(migrations.known("postgres"), done):
            await db.execute(migration.sql)
            await db.execute("INSERT INTO migrations VALUES ($1, $2)", migration.number, time())


def reason(error: BaseException) -> str:
    """Why, in a few words without the password."""
    match error:
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return "it does not let this user in"
        case asyncpg.InvalidCatalogNameError():
            return "there is no such database"
        case ValueError():
            return "the address can't be read"
        case OSError() | TimeoutError():
            return "it does not answer"
    return str(error).strip().partition("\n")[0].rstrip(".")
