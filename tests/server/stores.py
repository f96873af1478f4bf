"""Places to keep tables in: the same tests try every database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Protocol

import asyncpg

from parlour.server.store import Store
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.sqlite import SqliteStore


class Place(Protocol):
    async def open(self) -> Store:
        """The store that is kept here; it may be opened again, and twice at once."""

    async def address(self) -> str | None:
        """Where a house of an evening finds it; None: in its folder."""


class SqlitePlace:
    def __init__(self, folder: Path) -> None:
        self.path = folder / "house.sqlite3"

    async def open(self) -> SqliteStore:
        return SqliteStore(self.path)

    async def address(self) -> None:
        return None


class PostgresPlace:
    """A new database of a server that runs."""

    def __init__(self, server: str) -> None:
        self.server, self.name = server, f"parlour_{token_hex(6)}"
        self.made = False

    @property
    def url(self) -> str:
        before, _, after = self.server.partition("?")
        return f"{before.rpartition('/')[0]}/{self.name}?{after}"

    async def open(self) -> PostgresStore:
        await self.make()
        return await PostgresStore.at(self.url)

    async def address(self) -> str:
        await self.make()
        return self.url

    async def make(self) -> None:
        """The database, with nothing in it."""
        if not self.made:
            self.made = True
            await self.tell(f"CREATE DATABASE {self.name}")

    async def tell(self, statement: str) -> None:
        """Say something to the server itself."""
        async with connected(self.server) as db:
            await db.execute(statement)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()
