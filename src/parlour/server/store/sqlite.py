"""A store in SQLite, written by one thread in groups."""

from __future__ import annotations

import sqlite3
from asyncio import wait_for
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_bytes
from time import time
from typing import Any, Final, TypeVar

from parlour.server.store import migrations
from parlour.server.store.changes import apply, seat
from parlour.server.store.migrations import Migration
from parlour.server.store.neighbours import Alone
from parlour.server.store.store import (
    Change,
    Kept,
    NoStore,
    NotebookKey,
    NotWritten,
    Overtaken,
    RequestKey,
    Saved,
    Seated,
)
from parlour.server.store.talk.sqlite import SqliteTalk
from parlour.server.store.writer import Writer

PATIENCE: Final = 10.0  # seconds, while another program has locked the file
T = TypeVar("T")


class SqliteStore:
    """The only place that knows SQL.  (table, number) is unique, so only one process can ever write move 17."""

    def __init__(self, path: Path) -> None:
        self.writer = Writer(connect(path), apply)
        self.neighbours, self.talk = Alone(), SqliteTalk(self.written)

    async def close(self) -> None:
        await self.writer.close()

    async def reach(self) -> None:
        note = "INSERT OR REPLACE INTO keys VALUES ('reached', ?)"
        try:
            await wait_for(self.written(lambda db: db.execute(note, (str(time()).encode(),))), 5)
        except TimeoutError:
            raise NotWritten("it takes too long") from None

    async def written(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """What ``job`` returned, once it is on disk; else NotWritten."""
        return await answered(self.writer.do(job))

    async def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        named = {str(n): value for n, value in enumerate(values, 1)}
        return await self.written(lambda db: db.execute(statement, named).fetchall())

    async def key(self, name: str) -> bytes:
        def job(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, token_bytes(32)))
            (value,) = db.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
            return bytes(value)

        return await self.writer.do(job)

    async def open(self, table: str, seed: bytes, seating: bytes, sitters: Mapping[str, bool]) -> None:
        def job(db: sqlite3.Connection) -> None:
            statement = "INSERT INTO tables (id, seed, seating, version, opened, touched) VALUES (?, ?, ?, 0, ?, ?)"
            db.execute(statement, (table, seed, seating, time(), time()))
            seat(db, table, sitters)

        await self.written(job)

    async def write(self, change: Change) -> None:
        await answered(self.writer.write(change))

    async def tables_of(self, guest: str) -> list[Seated]:
        query = """SELECT id, seating, asked FROM sitters JOIN tables ON id = table_id
            WHERE guest = ? ORDER BY opened DESC LIMIT 100"""
        return await self.writer.do(
            lambda db: [Seated(id, bytes(seating), bool(asked)) for id, seating, asked in db.execute(query, (guest,))]
        )

    async def marks(self, key: NotebookKey) -> dict[str, str]:
        query = "SELECT square, mark FROM marks WHERE table_id = ? AND seat = ? AND guest = ?"
        return await self.writer.do(lambda db: dict(db.execute(query, (key.table, key.seat, key.guest))))

    async def write_mark(self, key: NotebookKey, square: str, mark: str | None) -> None:
        place = (key.table, key.seat, key.guest, square)
        if mark is None:
            rub_out = "DELETE FROM marks WHERE table_id = ? AND seat = ? AND guest = ? AND square = ?"
            await self.written(lambda db: db.execute(rub_out, place))
        else:
            await self.written(
                lambda db: db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?, ?)", (*place, mark))
            )

    async def forget(self, empty: float, any_: float | None, but: Collection[str]) -> int:
        return await self.written(lambda db: forget(db, empty, any_, but))

    async def load(self, table: str, after: int = 0) -> Saved | None:
        return await self.writer.do(lambda db: load(db, table, after))

    async def tables(self) -> list[Kept]:
        query = """SELECT id, seating, (SELECT count(*) FROM lines WHERE table_id = id), opened, touched
            FROM tables ORDER BY opened, id"""
        return await self.writer.do(
            lambda db: [Kept(id, bytes(seating), *more) for id, seating, *more in db.execute(query)]
        )

    async def with_deadlines(self) -> dict[str, float]:
        query = "SELECT id, deadline FROM tables WHERE deadline IS NOT NULL"
        return await self.writer.do(lambda db: dict(db.execute(query)))


async def answered(writing: Awaitable[T]) -> T:
    try:
        return await writing
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_PRIMARYKEY":
            raise Overtaken("another process has gone on with this table") from None
        raise NotWritten(type(error).__name__) from error


def forget(db: sqlite3.Connection, empty: float, any_: float | None, but: Collection[str]) -> int:
    query = """SELECT id FROM tables WHERE touched < ?
        OR (touched < ? AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = id))"""
    limits = (any_ if any_ is not None else 0.0, empty)
    ids = [(id,) for (id,) in db.execute(query, limits).fetchall() if id not in but]
    for statement in (
        "DELETE FROM marks WHERE table_id = ?",
        "DELETE FROM sitters WHERE table_id = ?",
        "DELETE FROM lines WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ):
        db.executemany(statement, ids)
    return len(ids)


def load(db: sqlite3.Connection, table: str, after: int) -> Saved | None:
    row = db.execute("SELECT seed, seating, version FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    query = "SELECT line, guest, request FROM lines WHERE table_id = ? AND number > ? ORDER BY number"
    lines = db.execute(query, (table, after)).fetchall()
    requests = {RequestKey(guest, request) for _, guest, request in lines if request is not None}
    sitters = db.execute("SELECT guest, asked FROM sitters WHERE table_id = ?", (table,))
    known = {guest: bool(asked) for guest, asked in sitters}
    return Saved(table, bytes(row[0]), bytes(row[1]), row[2], [line for line, _, _ in lines], requests, known)


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Nobody else opens the house that is kept in ``path``; the lock is SQLite's own, and ends with the process."""
    prepare(path)
    with closing(sqlite3.connect(path.with_name(path.name + ".lock"), isolation_level=None, timeout=0)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise NoStore(unusable(path, error, "another Parlour has it open")) from None
        yield


def prepare(path: Path) -> None:
    """A folder and a file that can be written to."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)  # it holds seeds and the key of the cookies
    except OSError as error:
        raise NoStore(f"The tables can't be kept in {path}: {error.strerror}.") from None
    if not path.is_file():
        raise NoStore(f"The tables can't be kept in {path}: that is no file.")


def copy(path: Path, to: Path) -> None:
    """Write a copy of the house in ``path`` as it is at this moment, also while it is open."""
    if not path.is_file():
        raise NoStore(f"There are no tables in {path}.")
    to.touch(mode=0o600)
    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db,
            closing(sqlite3.connect(to)) as other,
        ):
            db.backup(other)
    except sqlite3.Error as error:
        raise NoStore(unusable(path, error, "another program has locked it")) from None


def connect(path: Path) -> sqlite3.Connection:
    """The file, durable to the last commit and of this Parlour's shape; one thread uses it, which may be any."""
    prepare(path)
    db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise NoStore(f"The tables can't be kept in {path}: the file is damaged.")
        upgrade(db, path)
    except sqlite3.Error as error:
        db.close()
        raise NoStore(unusable(path, error, "another program has locked it")) from None
    except BaseException:
        db.close()
        raise
    return db


def unusable(path: Path, error: sqlite3.Error, locked: str) -> str:
    """Why there is no store at ``path``, in a sentence."""
    why = {
        "SQLITE_BUSY": locked,
        "SQLITE_NOTADB": "it is a file of another kind, or damaged",
        "SQLITE_CORRUPT": "the file is damaged",
        "SQLITE_FULL": "the disk is full or fails",
        "SQLITE_IOERR": "the disk is full or fails",
        "SQLITE_READONLY": "it can't be written to",
    }
    name = next((name for name in why if getattr(error, "sqlite_errorname", "").startswith(name)), "")
    return f"The tables can't be kept in {path}: {why.get(name) or str(error)}."


def upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Bring the file into this Parlour's shape: tried on a copy first, so that a failure leaves the file as it was."""
    db.execute(migrations.NOTES)
    done = {number for (number,) in db.execute("SELECT version FROM migrations")}
    todo = migrations.pending(migrations.known("sqlite"), done)
    if todo and done:
        try_on_copy(db, path, todo)
    if todo:
        migrate(db, todo)


def try_on_copy(db: sqlite3.Connection, path: Path, todo: list[Migration]) -> None:
    trial = path.with_name(path.name + ".trial")
    trial.unlink(missing_ok=True)
    trial.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(trial, isolation_level=None)) as copy:
            db.backup(copy)
            migrate(copy, todo)
            if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise sqlite3.IntegrityError("something would refer to a table that is not there")
    except sqlite3.Error as error:
        raise NoStore(f"The tables in {path} can't be upgraded, and are left as they are: {error}.") from None
    finally:
        trial.unlink()


def migrate(db: sqlite3.Connection, todo: list[Migration]) -> None:
    """Carry out all of it, or nothing."""
    notes = [f"INSERT INTO migrations VALUES ({migration.number}, {time()});" for migration in todo]
    script = "\n".join([migration.sql for migration in todo])
    db.executescript(f"BEGIN IMMEDIATE; {script} {''.join(notes)} COMMIT;")
