"""What was acknowledged is on disk, once; what failed has left no trace."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from parlour.core import Refused
from parlour.server.store import Change, NotWritten, RequestKey
from parlour.server.store.places import where
from parlour.server.store.sqlite import MIGRATIONS, SqliteStore


async def a_store(folder: Path) -> SqliteStore:
    store = SqliteStore(folder / "house.sqlite3")
    await store.open("t", bytes(32), b"{}", {})
    return store


def line(number: int, text: str = "x") -> Change:
    return Change(table="t", number=number, lines=[text])


async def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    store = await a_store(tmp_path)
    await store.write(Change(table="t", number=1, lines=["a", "b"], request=RequestKey("ann", "1")))
    await store.close()
    store = SqliteStore(tmp_path / "house.sqlite3")
    saved = await store.load("t")
    assert saved is not None
    assert (saved.lines, saved.requests, saved.version) == (["a", "b"], {RequestKey("ann", "1")}, 0)
    assert await store.load("u") is None
    await store.close()


async def test_of_two_who_write_move_17_only_one_succeeds(tmp_path: Path) -> None:
    stores = [await a_store(tmp_path), SqliteStore(tmp_path / "house.sqlite3")]
    answers = await asyncio.gather(
        *[store.write(line(17, str(n))) for n, store in enumerate(stores)], return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "NotWritten"]
    for store in stores:
        await store.close()


async def test_a_seating_is_only_replaced_by_whoever_has_seen_the_last(tmp_path: Path) -> None:
    store = await a_store(tmp_path)
    change = Change(table="t", seating=b"{}", version=0)
    await store.write(change)
    with pytest.raises(NotWritten):
        await store.write(change)
    await store.close()


async def test_a_change_that_fails_leaves_no_trace_and_harms_no_other(tmp_path: Path) -> None:
    store = await a_store(tmp_path)
    both = Change(table="t", number=1, lines=["a", "b"])
    clash = Change(table="t", number=2, lines=["c", "d", "e"])
    answers = await asyncio.gather(*[store.write(change) for change in (both, clash, line(3))], return_exceptions=True)
    assert [answer is None for answer in answers] == [True, False, True]
    saved = await store.load("t")
    assert saved is not None
    assert saved.lines == ["a", "b", "x"]
    await store.close()


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


async def test_the_key_of_the_house_stays(tmp_path: Path) -> None:
    store = await a_store(tmp_path)
    key = await store.key("cookies")
    await store.close()
    store = SqliteStore(tmp_path / "house.sqlite3")
    assert await store.key("cookies") == key
    assert len(key) == 32
    await store.close()


async def test_a_newer_store_is_left_alone(tmp_path: Path) -> None:
    await (await a_store(tmp_path)).close()
    with sqlite3.connect(tmp_path / "house.sqlite3") as db:
        db.execute("INSERT INTO migrations VALUES (99, 0)")
    db.close()
    with pytest.raises(Refused, match="a newer Parlour"):
        SqliteStore(tmp_path / "house.sqlite3")


def test_a_store_is_named_by_a_url_or_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", "/somewhere")
    assert where(None) == Path("/somewhere/parlour.sqlite3")
    assert where("sqlite:///house.db") == Path("house.db")
    assert where("sqlite:////var/house.db") == Path("/var/house.db")
    assert where("house.db") == Path("house.db")
    with pytest.raises(Refused, match="not in postgresql"):
        where("postgresql://localhost/parlour")


async def test_what_an_earlier_parlour_wrote_is_read_again(tmp_path: Path) -> None:
    """Its second version kept passes in a table of their own; what was done by lines stays known."""
    with sqlite3.connect(tmp_path / "house.sqlite3") as db:
        db.execute("CREATE TABLE migrations (version INTEGER PRIMARY KEY, at REAL NOT NULL)")
        for version, script in enumerate(MIGRATIONS[:2], 1):
            db.executescript(f"{script} INSERT INTO migrations VALUES ({version}, 0);")
        db.execute("INSERT INTO tables VALUES ('t', x'00', x'7b7d', 3, NULL, 0)")
        db.execute("INSERT INTO lines VALUES ('t', 1, 'a', 'ann', 'r1')")
        db.execute("INSERT INTO deeds VALUES ('t', 'ann', 'r2')")
    db.close()
    store = SqliteStore(tmp_path / "house.sqlite3")
    saved = await store.load("t")
    assert saved is not None
    assert (saved.version, saved.lines, saved.requests) == (3, ["a"], {RequestKey("ann", "r1")})
    await store.close()
