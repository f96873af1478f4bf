"""How the shape of a store has come about: numbered steps in SQL, each carried out once.

To add one, write a file of the same number and name for each database, for example ``sqlite/0023-toasts.sql`` and
``postgres/0023-toasts.sql``, with the next free number.  Nothing else needs to be told of it: at its start a house
carries out, in one transaction, every step that its store has not seen, and notes their numbers in the table
``migrations``.  A file that has been part of a release is never changed again.

What a table owns refers to ``tables (id)`` with ON DELETE CASCADE, so that it is forgotten with its table.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from parlour.core import Refused

NOTES = "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)"


class Migration(Struct, frozen=True):
    """One step: its number, its name for people, and what the database is told."""

    number: int
    name: str
    sql: str


@cache
def known(database: Literal["sqlite", "postgres"]) -> tuple[Migration, ...]:
    """All steps of one database, in their order."""
    scripts = [file for file in files(__name__).joinpath(database).iterdir() if file.name.endswith(".sql")]
    return tuple([numbered(file.name, file.read_text("utf-8")) for file in sorted(scripts, key=lambda file: file.name)])


def numbered(file: str, sql: str) -> Migration:
    number, _, name = file.removesuffix(".sql").partition("-")
    return Migration(int(number), name, sql)


def pending(migrations: Collection[Migration], done: Collection[int]) -> list[Migration]:
    """Those that a store has not seen; a store that has seen others was written by a newer Parlour."""
    newest = max([migration.number for migration in migrations])
    if any(number > newest for number in done):
        raise Refused("store-is-newer", theirs=max(done), ours=newest)
    return [migration for migration in migrations if migration.number not in done]
