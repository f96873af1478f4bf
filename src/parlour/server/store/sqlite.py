"""A store in SQLite, written by one thread in groups."""

from __future__ import annotations

import sqlite3
from asyncio import wait_for
from pathlib import Path
from secrets import token_bytes
from time import time
from typing import Final

from parlour.core import Refused
from parlour.server.store.store import Change, NotWritten, RequestKey, Saved
from parlour.server.store.writer import Writer

MIGRATIONS: Final = (  # each is run once, in this order; the table of that name tells how far this file has come
    """
    CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, seed BLOB NOT NULL, seating BLOB NOT NULL, version INTEGER NOT NULL,
        deadline REAL, opened REAL NOT NULL);
    CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE lines (
        table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, line TEXT NOT NULL,
        guest TEXT, deed TEXT, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
    """,
    """
    CREATE TABLE deeds (
        table_id TEXT NOT NULL REFERENCES tables (id), guest TEXT NOT NULL, deed TEXT NOT NULL,
        PRIMARY KEY (table_id, guest, deed)) WITHOUT ROWID;
    """,
    # Every move writes a line now, passes too: none is remembered elsewhere.
    """
    DROP TABLE deeds;
    ALTER TABLE lines RENAME COLUMN deed TO request;
    """,
)


class SqliteStore:
    """The only place that knows SQL.  (table, number) is unique, so only one process can ever write move 17."""

    def __init__(self, path: Path) -> None:
        self.writer = Writer(connect(path))

    async def close(self) -> None:
        await self.writer.close()

    async def reach(self) -> None:
        await wait_for(self.writer.do(lambda db: None), 5)

    async def key(self, name: str) -> bytes:
        def job(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, token_bytes(32)))
            (value,) = db.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
            return bytes(value)

        return await self.writer.do(job)

    async def open(self, table: str, seed: bytes, seating: bytes) -> None:
        row = (table, seed, seating, time())
        statement = "INSERT INTO tables (id, seed, seating, version, opened) VALUES (?, ?, ?, 0, ?)"
        await self.writer.do(lambda db: db.execute(statement, row))

    async def write(self, change: Change) -> None:
        try:
            await self.writer.do(lambda db: apply(db, change))
        except sqlite3.Error as error:
            raise NotWritten(type(error).__name__) from error

    async def load(self, table: str) -> Saved | None:
        return await self.writer.do(lambda db: load(db, table))

    async def with_deadlines(self) -> list[str]:
        query = "SELECT id FROM tables WHERE deadline IS NOT NULL"
        return await self.writer.do(lambda db: [row[0] for row in db.execute(query)])


def apply(db: sqlite3.Connection, change: Change) -> None:
    key = (change.request.guest, change.request.request) if change.request else (None, None)
    for number, line in enumerate(change.lines, change.number):
        db.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", (change.table, number, line, *key))
        key = (None, None)
    if change.seating is not None:
        update = "UPDATE tables SET seating = ?, deadline = ?, version = version + 1 WHERE id = ? AND version = ?"
        if db.execute(update, (change.seating, change.deadline, change.table, change.version)).rowcount != 1:
            raise NotWritten("another process has changed the seating")


def load(db: sqlite3.Connection, table: str) -> Saved | None:
    row = db.execute("SELECT seed, seating, version FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    lines = db.execute("SELECT line, guest, request FROM lines WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    requests = {RequestKey(guest, request) for _, guest, request in lines if request is not None}
    return Saved(table, bytes(row[0]), bytes(row[1]), row[2], [line for line, _, _ in lines], requests)


def connect(path: Path) -> sqlite3.Connection:
    """The file, durable to the last commit and of this Parlour's shape; one thread uses it, which may be any."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)  # it holds seeds and the key of the cookies
    db = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    try:
        migrate(db)
    except BaseException:
        db.close()
        raise
    return db


def migrate(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at REAL NOT NULL)")
    (come,) = db.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone()
    if come > len(MIGRATIONS):
        raise Refused(f"The store was written by a newer Parlour (version {come}; this one knows {len(MIGRATIONS)}).")
    for version, script in enumerate(MIGRATIONS[come:], come + 1):
        db.executescript(f"BEGIN IMMEDIATE; {script} INSERT INTO migrations VALUES ({version}, {time()}); COMMIT;")
