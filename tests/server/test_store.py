"""A store in SQLite: durable, private, few commits, and a sentence where a file can't be used."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from parlour.core import Refused
from parlour.server.store import Change, NoStore, NotWritten, RequestKey, migrations
from parlour.server.store.places import named, opened, where
from parlour.server.store.sqlite import SqliteStore, migrate


async def a_store(folder: Path) -> SqliteStore:
    store = SqliteStore(folder / "house.sqlite3")
    await store.open("t", bytes(32), b"{}", {})
    return store


def line(number: int, text: str = "x") -> Change:
    return Change(table="t", number=number, lines=[text])


def as_of_version(number: int, db: sqlite3.Connection) -> None:
    """An empty house of an earlier Parlour."""
    db.execute(migrations.NOTES)
    migrate(db, [migration for migration in migrations.known("sqlite") if migration.number <= number])


async def test_many_changes_at_once_are_few_commits(tmp_path: Path) -> None:
    store = await a_store(tmp_path)
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    store.writer.db.set_trace_callback(count)
    await asyncio.gather(*[store.write(line(number)) for number in range(1, 301)])
    assert commits < 100
    await store.close()


async def test_a_full_disk_is_a_loss_and_not_a_lie(tmp_path: Path) -> None:
    store = await a_store(tmp_path)
    pages = store.writer.db.execute("PRAGMA page_count").fetchone()[0]
    store.writer.db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotWritten):
        await store.write(line(1, "x" * 100_000))
    store.writer.db.execute("PRAGMA max_page_count = 100000")
    await store.write(line(1))
    await store.close()


async def test_the_store_is_durable_and_private(tmp_path: Path) -> None:
    store = await a_store(tmp_path)
    db = store.writer.db
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert stat.S_IMODE((tmp_path / "house.sqlite3").stat().st_mode) == 0o600
    await store.close()


async def test_a_newer_store_is_left_alone(tmp_path: Path) -> None:
    await (await a_store(tmp_path)).close()
    with sqlite3.connect(tmp_path / "house.sqlite3") as db:
        db.execute("INSERT INTO migrations VALUES (99, 0)")
    db.close()
    with pytest.raises(Refused, match="a newer Parlour"):
        SqliteStore(tmp_path / "house.sqlite3")


async def test_a_store_that_another_program_has_locked_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await a_store(tmp_path)).close()
    monkeypatch.setattr("parlour.server.store.sqlite.PATIENCE", 0.0)
    other = sqlite3.connect(tmp_path / "house.sqlite3", isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(NoStore, match=r"another program has locked it\.$"):
        SqliteStore(tmp_path / "house.sqlite3")
    other.close()


async def test_tables_of_an_earlier_parlour_are_found_by_their_guests(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "house.sqlite3") as db:
        as_of_version(3, db)
        seating = b'{"chairs": [{"guest": "ann"}, {"guest": null, "bot": "random"}, {"guest": "bea"}]}'
        db.execute("INSERT INTO tables VALUES ('t', x'00', ?, 3, NULL, 7)", (seating,))
    db.close()
    store = SqliteStore(tmp_path / "house.sqlite3")
    assert [table.id for table in await store.tables_of("bea")] == ["t"]
    assert await store.tables_of("cal") == []
    saved = await store.load("t")
    assert saved is not None and saved.sitters == {"ann": False, "bea": False}
    await store.close()


def test_a_store_is_named_by_a_url_or_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", "/somewhere")
    assert where(None) == Path("/somewhere/parlour.sqlite3")
    assert where("sqlite:///house.db") == Path("house.db")
    assert where("sqlite:////var/house.db") == Path("/var/house.db")
    assert where("house.db") == Path("house.db")
    assert where("postgresql://ann:secret@localhost/parlour") == "postgresql://ann:secret@localhost/parlour"
    with pytest.raises(Refused, match=r"SQLite .* or PostgreSQL .*, not in mysql\."):
        where("mysql://localhost/parlour")


def test_a_store_is_named_without_its_password() -> None:
    assert named(Path("/var/house.db")) == "/var/house.db"
    assert named("postgresql://ann:secret@db.example/parlour") == "PostgreSQL, parlour at db.example"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://127.0.0.1:1/parlour", "it does not answer"),
        ("postgresql://127.0.0.1:nonsense/parlour", "the address can't be read"),
    ],
)
async def test_a_database_that_cannot_be_used_is_a_sentence(url: str, why: str) -> None:
    with pytest.raises(NoStore, match=rf"^The tables can't be kept in PostgreSQL: {why}\.$"):
        await opened(url)


async def test_what_an_earlier_parlour_wrote_is_read_again(tmp_path: Path) -> None:
    """Its second version kept passes in a table of their own; what was done by lines stays known."""
    with sqlite3.connect(tmp_path / "house.sqlite3") as db:
        as_of_version(2, db)
        db.execute("INSERT INTO tables VALUES ('t', x'00', x'7b7d', 3, NULL, 0)")
        db.execute("INSERT INTO lines VALUES ('t', 1, 'a', 'ann', 'r1')")
        db.execute("INSERT INTO deeds VALUES ('t', 'ann', 'r2')")
    db.close()
    store = SqliteStore(tmp_path / "house.sqlite3")
    saved = await store.load("t")
    assert saved is not None
    assert (saved.version, saved.lines, saved.requests) == (3, ["a"], {RequestKey("ann", "r1")})
    await store.close()
