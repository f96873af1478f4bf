"""How a store comes into the shape of a newer Parlour: whole, or not at all."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Literal

import pytest

from parlour.core import Refused
from parlour.server.store import NoStore, migrations
from parlour.server.store.migrations import Migration, known, pending
from parlour.server.store.sqlite import SqliteStore
from tests.server.stores import PostgresPlace, connected

BROKEN = Migration(999, "broken", "CREATE TABLE toasts (id INTEGER); DELETE FROM tables; DROP TABLE nowhere;")
ORPHANS = Migration(999, "orphans", "PRAGMA defer_foreign_keys = ON; DELETE FROM tables;")


def test_numbers_grow_and_since_the_sixth_both_databases_take_the_same_steps() -> None:
    numbers = [migration.number for migration in known("sqlite")]
    assert numbers == sorted(set(numbers)) and numbers[:5] == [1, 2, 3, 4, 5]
    later = [
        [(migration.number, migration.name) for migration in known(database) if migration.number > 5]
        for database in ("sqlite", "postgres")
    ]
    assert later[0] == later[1]


def test_what_was_done_is_not_done_again_and_a_gap_is_filled() -> None:
    steps = [Migration(number, "", "") for number in (1, 2, 3)]
    assert [step.number for step in pending(steps, {1, 3})] == [2]
    with pytest.raises(Refused, match=r"^The store was written by a newer Parlour \(version 4; this one knows 3\)\.$"):
        pending(steps, {1, 2, 3, 4})


@pytest.fixture
def next_step(monkeypatch: pytest.MonkeyPatch) -> list[Migration]:
    """What a newer Parlour adds to the steps of every database."""
    more, known_before = list[Migration](), known

    def known_now(database: Literal["sqlite", "postgres"]) -> tuple[Migration, ...]:
        return (*known_before(database), *more)

    monkeypatch.setattr(migrations, "known", known_now)
    return more


@pytest.mark.parametrize("step", [BROKEN, ORPHANS], ids=["broken", "orphans"])
async def test_an_upgrade_that_fails_on_the_copy_never_touches_the_file(
    step: Migration, tmp_path: Path, next_step: list[Migration]
) -> None:
    path = tmp_path / "house.sqlite3"
    store = SqliteStore(path)
    await store.open("t", bytes(32), b"{}", {"ann": True})
    await store.close()
    next_step.append(step)
    with pytest.raises(NoStore, match=r"can't be upgraded, and are left as they are"):
        SqliteStore(path)
    next_step.clear()
    store = SqliteStore(path)
    assert await store.load("t") is not None
    await store.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["house.sqlite3"]


async def test_an_upgrade_keeps_what_is_there(tmp_path: Path, next_step: list[Migration]) -> None:
    path = tmp_path / "house.sqlite3"
    store = SqliteStore(path)
    await store.open("t", bytes(32), b"{}", {"ann": True})
    await store.close()
    next_step.append(Migration(999, "toasts", "ALTER TABLE tables ADD COLUMN toasts INTEGER NOT NULL DEFAULT 3;"))
    store = SqliteStore(path)
    assert await store.load("t") is not None
    await store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT toasts FROM tables").fetchall() == [(3,)]
    db.close()


async def test_an_upgrade_of_postgresql_that_fails_changes_nothing(postgres: str, next_step: list[Migration]) -> None:
    place = PostgresPlace(postgres)
    store = await place.open()
    await store.open("t", bytes(32), b"{}", {})
    await store.close()
    next_step.append(BROKEN)
    with pytest.raises(NoStore, match="nowhere"):
        await place.open()
    async with connected(place.url) as db:
        assert await db.fetchval("SELECT count(*) FROM tables") == 1
        assert await db.fetchval("SELECT to_regclass('toasts')") is None
