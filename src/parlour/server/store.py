"""What the house remembers: tables and the lines of their records, in SQLite, written by one thread in groups.

Nobody hears of a line before it is on disk.  (table, number) is unique, so two processes on one file can never both
write move 17; and a seating is only replaced by whoever has seen the one before.
"""

from __future__ import annotations

import sqlite3
from asyncio import wait_for
from collections.abc import Sequence
from os import environ
from pathlib import Path
from secrets import token_bytes
from sys import platform
from time import time
from typing import Final

from msgspec import Struct, json

from parlour.core import Refused
from parlour.server.seating import Seating
from parlour.server.writer import Writer

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
)
SQLITE: Final = "sqlite:///"
SEATING: Final = json.Decoder(Seating)


class Lost(Exception):
    """Another process has gone on with this table, or the disk failed: read it again."""


class Broken(Exception):
    """A table could not even be read again; everybody has been sent away from it."""


class Done(Struct, frozen=True):
    """A deed that a guest's client gave an id, so that it is not done twice."""

    guest: str
    deed: str


class Change(Struct, frozen=True, kw_only=True):
    """What happens to a table at once, or not at all."""

    table: str
    number: int = 0  # of the first of the new lines
    lines: Sequence[str] = ()
    done: Done | None = None
    seating: bytes | None = None  # if it has changed
    version: int = 0  # of the seating that was changed
    deadline: float | None = None  # of the new seating


class Saved(Struct, frozen=True):
    """A table as it was written down."""

    id: str
    seed: bytes
    seating: Seating
    version: int
    lines: list[str]
    done: set[Done]


class Store:
    """The one place that knows SQL."""

    def __init__(self, path: Path) -> None:
        self.writer = Writer(connect(path))

    async def close(self) -> None:
        await self.writer.close()

    async def reach(self) -> None:
        """Whether the writer still writes."""
        await wait_for(self.writer.do(lambda db: None), 5)

    async def key(self, name: str) -> bytes:
        """A secret of this house, made when it is first asked for."""

        def job(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, token_bytes(32)))
            (value,) = db.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
            return bytes(value)

        return await self.writer.do(job)

    async def open(self, table: str, seed: bytes, seating: Seating) -> None:
        row = (table, seed, json.encode(seating), 0, seating.deadline, time())
        await self.writer.do(lambda db: db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row))

    async def write(self, change: Change) -> None:
        """Returns when the change is on disk; raises Lost if it isn't and never will be."""
        try:
            await self.writer.do(lambda db: apply(db, change))
        except sqlite3.Error as error:
            raise Lost(type(error).__name__) from error

    async def load(self, table: str) -> Saved | None:
        return await self.writer.do(lambda db: load(db, table))

    async def with_deadlines(self) -> list[str]:
        """The tables at which something is to happen at a certain time."""
        asked = "SELECT id FROM tables WHERE deadline IS NOT NULL"
        return await self.writer.do(lambda db: [row[0] for row in db.execute(asked)])


def apply(db: sqlite3.Connection, change: Change) -> None:
    guest, deed = (change.done.guest, change.done.deed) if change.done else (None, None)
    for number, line in enumerate(change.lines, change.number):
        db.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", (change.table, number, line, guest, deed))
        guest, deed = None, None  # a deed is known by its first line
    if deed is not None:  # it wrote none: a pass that is held back
        db.execute("INSERT INTO deeds VALUES (?, ?, ?)", (change.table, guest, deed))
    if change.seating is not None:
        update = "UPDATE tables SET seating = ?, deadline = ?, version = version + 1 WHERE id = ? AND version = ?"
        if db.execute(update, (change.seating, change.deadline, change.table, change.version)).rowcount != 1:
            raise Lost("another process has changed the seating")


def load(db: sqlite3.Connection, table: str) -> Saved | None:
    row = db.execute("SELECT seed, seating, version FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    lines = db.execute("SELECT line, guest, deed FROM lines WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    others = db.execute("SELECT guest, deed FROM deeds WHERE table_id = ?", (table,))
    done = {Done(guest, deed) for _, guest, deed in lines if deed is not None} | {Done(*row) for row in others}
    return Saved(table, bytes(row[0]), SEATING.decode(row[1]), row[2], [line for line, _, _ in lines], done)


def connect(path: Path) -> sqlite3.Connection:
    """The file, durable to the last commit and of this Parlour's shape; to be used by one thread, whichever."""
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


def where(url: str | None) -> Path:
    """The file that ``--store`` names; by default one in the user's own data folder."""
    if url is None:
        return data_folder() / "parlour.sqlite3"
    if "://" in url and not url.startswith(SQLITE):
        raise Refused(f"This Parlour keeps its tables in SQLite ({SQLITE}folder/file), not in {url.partition(':')[0]}.")
    return Path(url.removeprefix(SQLITE))


def data_folder() -> Path:
    if folder := environ.get("PARLOUR_DATA"):
        return Path(folder)
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "parlour"
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home()) / "parlour"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"
