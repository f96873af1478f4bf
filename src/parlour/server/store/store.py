"""What a store does, with any database.  It looks into neither a seating nor a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class NotWritten(Exception):
    """Another process has gone on with this table, or the disk failed: read it again."""


class RequestKey(Struct, frozen=True):
    """A request by who sent it and the id that their client gave it, so that it is not carried out twice."""

    guest: str
    request: str


class Change(Struct, frozen=True, kw_only=True):
    """What happens to a table at once, or not at all."""

    table: str
    number: int = 0  # of the first of the new lines
    lines: Sequence[str] = ()
    request: RequestKey | None = None  # by which the lines came about; it is kept with the first of them
    seating: bytes | None = None  # if it has changed
    version: int = 0  # of the seating that was changed
    deadline: float | None = None  # of the new seating


class Saved(Struct, frozen=True):
    """A table as it was written down."""

    id: str
    seed: bytes
    seating: bytes
    version: int
    lines: list[str]
    requests: set[RequestKey]  # those that wrote a line


class Store(Protocol):
    """Nobody hears of a change before ``write`` has returned.

    Of two processes on one store only one can write a certain line of a record; and a seating is only replaced by a
    process that has seen the one before.
    """

    async def open(self, table: str, seed: bytes, seating: bytes) -> None:
        """A new table."""

    async def write(self, change: Change) -> None:
        """Return when the change can no longer be lost; raise NotWritten if it was not made and never will be."""

    async def load(self, table: str) -> Saved | None:
        """The table as it was last written; None if there is no such table."""

    async def with_deadlines(self) -> list[str]:
        """The tables at which something is to happen at a certain time."""

    async def key(self, name: str) -> bytes:
        """A secret of this house, made when it is first asked for."""

    async def reach(self) -> None:
        """Return if the store can be written to."""

    async def close(self) -> None:
        """Write what was asked for, then stop."""
