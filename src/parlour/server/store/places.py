"""Where the house keeps its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import environ
from pathlib import Path
from sys import platform
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

from parlour.core import Refused
from parlour.server.store.neighbours import LIFE
from parlour.server.store.store import NoStore, Store

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


def where(url: str | None) -> Path | str:
    """The SQLite file or the PostgreSQL database that ``--store`` names; by default a file in the data folder."""
    if url is None:
        return data_folder() / "parlour.sqlite3"
    if url.startswith(POSTGRES):
        return url
    if "://" in url and not url.startswith(SQLITE):
        raise Refused("store-unknown", sqlite=SQLITE, postgres=POSTGRES[0], given=url.partition(":")[0])
    return Path(url.removeprefix(SQLITE))


def named(place: Path | str) -> str:
    """The place as people may read it: without a password."""
    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    return f"PostgreSQL, {parts.path.lstrip('/') or 'the default database'} at {parts.hostname or 'this machine'}"


async def opened(place: Path | str, life: float = LIFE) -> Store:
    """The store that is kept there; ``life``: after so many silent seconds a process is taken for dead."""
    if isinstance(place, Path):
        from parlour.server.store.sqlite import SqliteStore

        return SqliteStore(place)
    return await postgres(place, life, upgrade=True)


async def postgres(url: str, life: float = LIFE, upgrade: bool = False) -> Store:
    try:
        from parlour.server.store.postgres import PostgresStore
    except ImportError:
        raise NoStore("PostgreSQL needs asyncpg; install parlour[postgres].") from None
    return await PostgresStore.at(url, life, upgrade)


@asynccontextmanager
async def looked_at(place: Path | str) -> AsyncIterator[Store]:
    """The store as it is, to be read while the house may be open: nothing in it is upgraded, or changed at all."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        store = await copied(place, Path(folder) / "copy") if isinstance(place, Path) else await postgres(place)
        try:
            yield store
        finally:
            await store.close()


async def copied(place: Path, to: Path) -> Store:
    from parlour.server.store.sqlite import SqliteStore, copy

    copy(place, to)
    return SqliteStore(to)


def data_folder() -> Path:
    if folder := environ.get("PARLOUR_DATA"):
        return Path(folder)
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "parlour"
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home()) / "parlour"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"
