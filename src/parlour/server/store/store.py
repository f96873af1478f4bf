"""What a store does, with any database.  It looks into neither a seating nor a line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlour.server.store.neighbours import Neighbours
from parlour.server.store.talk import TalkStore


class NotWritten(Exception):
    """Another process has gone on with this table, or the disk failed: read it again."""


class Overtaken(NotWritten):
    """Another process has gone on with this table: read it again, and try again."""


class NoStore(Exception):
    """The store can't be used, and why: a sentence for the people who run the house."""


class RequestKey(Struct, frozen=True):
    """A request by who sent it and the id that their client gave it, so that it is not carried out twice."""

    guest: str
    request: str


class NotebookKey(Struct, frozen=True):
    """Whose notebook it is: of one person on one seat of one table."""

    table: str
    seat: int
    guest: str


class Ended(Struct, frozen=True):
    """How a game ended, and the guests who played it."""

    game: str
    outcome: str
    guests: Mapping[str, int]  # and their seats


class Change(Struct, frozen=True, kw_only=True):
    """What happens to a table at once, or not at all."""

    table: str
    number: int = 0  # of the first of the new lines
    lines: Sequence[str] = ()
    request: RequestKey | None = None  # by which the lines came about; it is kept with the first of them
    seating: bytes | None = None  # if it has changed
    version: int = 0  # of the seating that was changed
    deadline: float | None = None  # of the new seating
    sitters: Mapping[str, bool] | None = None  # if others sit here: the guests who have a seat, and who is asked
    asked: Mapping[str, bool] = {}  # if the same do: those who are asked now, and those who are no longer
    ended: Ended | None = None  # if the game is over now


class Saved(Struct, frozen=True):
    """A table as it was written down."""

    id: str
    seed: bytes
    seating: bytes
    version: int
    lines: list[str]
    requests: set[RequestKey]  # those that wrote a line
    sitters: Mapping[str, bool] = {}


class Kept(Struct, frozen=True):
    """A table as the people who run the house see it in a list."""

    id: str
    seating: bytes
    lines: int
    opened: float
    touched: float  # when something last happened there: for operators only, since it may have been a secret


class Seated(Struct, frozen=True):
    """A table at which somebody has a seat, and whether it waits for them."""

    id: str
    seating: bytes
    asked: bool


class Store(Protocol):
    """Nobody hears of a change before ``write`` has returned.

    Of two processes on one store only one can write a certain line of a record; and a seating is only replaced by a
    process that has seen the one before.
    """

    @property
    def neighbours(self) -> Neighbours:
        """The other processes that serve this store."""

    @property
    def talk(self) -> TalkStore:
        """What is said at the tables."""

    async def open(self, table: str, seed: bytes, seating: bytes, sitters: Mapping[str, bool]) -> None:
        """A new table; NotWritten if there is none."""

    async def write(self, change: Change) -> None:
        """Return when the change can no longer be lost; raise NotWritten if it was not made and never will be."""

    async def load(self, table: str, after: int = 0) -> Saved | None:
        """The table as it was last written, with the lines after number ``after``; None if there is no such table."""

    async def tables(self) -> list[Kept]:
        """All tables, the oldest first."""

    async def with_deadlines(self) -> dict[str, float]:
        """The tables at which something is to happen at a certain time, if no process is in charge of them yet."""

    async def tables_of(self, guest: str) -> list[Seated]:
        """The tables at which ``guest`` has a seat, the newest first; a hundred at most.  When something last happened
        there is told to nobody: it may have been a secret."""

    async def marks(self, key: NotebookKey) -> dict[str, str]:
        """What somebody has written into their notebook, by the square."""

    async def write_mark(self, key: NotebookKey, square: str, mark: str | None) -> None:
        """Write something there, or rub it out (None); NotWritten if that can't be done."""

    async def forget(self, empty: float, any_: float | None, but: Collection[str]) -> int:
        """Forget tables that were never dealt and at which nothing has happened since the moment ``empty``, and all
        others since ``any_`` (None: never); but none of these.  How many they were."""

    async def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement about people gives (``people`` has them), once it is on disk; else NotWritten."""

    async def key(self, name: str) -> bytes:
        """A secret of this house, made when it is first asked for."""

    async def reach(self) -> None:
        """Write something; NotWritten if that can't be done."""

    async def close(self) -> None:
        """Write what was asked for, then stop."""
