"""What is said at tables, as a store keeps it: beside the records, and never part of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["text", "phrase", "sign"]


class SpokenRemark(Struct, frozen=True, kw_only=True):
    """Something said in one room of a table; its number there is the store's to give."""

    table: str
    room: str
    number: int = 0
    guest: str
    request: str  # by which it came: the same one twice is said once
    seat: int | None  # None: the speaker only watches
    name: str  # what the speaker was called
    kind: Kind
    body: str  # the text, or the id of a phrase or a sign; "" takes a sign back
    about: int = 0  # the remark that a sign answers
    at: float
    line: int = 0  # so many lines of the record came before it; nobody is told before the end


class TalkStore(Protocol):
    """Nobody hears of a remark before ``add`` has returned."""

    async def add(self, remark: SpokenRemark, most: int) -> None:
        """Write it down as the next of its room, and forget the oldest beyond ``most``; NotWritten if that failed."""

    async def remarks(
        self, table: str, room: str, *, after: int = 0, before: int | None = None, most: int
    ) -> list[SpokenRemark]:
        """The latest ``most`` remarks of a room between two numbers, the oldest first."""

    async def speakers(self, table: str, room: str) -> list[str]:
        """The guests who have spoken in a room, in the order in which they first did."""

    async def mutes(self, table: str) -> Mapping[str, frozenset[str]]:
        """Of whom each guest wants to hear nothing."""

    async def mute(self, table: str, guest: str, muted: str, on: bool) -> None:
        """Note that ``guest`` wants to hear nothing of somebody, or to hear them again."""
