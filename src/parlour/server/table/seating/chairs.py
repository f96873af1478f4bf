"""People and bots, and the chairs they sit on."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from msgspec import Struct

GuestId: TypeAlias = str
Present: TypeAlias = Collection[GuestId]  # the guests who are connected now
Gone: TypeAlias = Collection[GuestId]  # those who have been away for so long that a bot may take over


class Guest(Struct, frozen=True):
    """Somebody who came in: known by a signed cookie, called by a name."""

    id: GuestId
    name: str
    chosen: bool = False  # whether the guest chose the name, or the house did
    player: str | None = None  # who is rated by what this guest plays
    rating: int | None = None  # to be shown beside the name


class Chair(Struct):
    """One seat: whose it is, and whether a bot plays it."""

    guest: GuestId | None = None
    name: str = ""
    bot: str | None = None
    conceded: bool = False
    agrees: bool = False  # to end the game without a result
    late: bool = False  # a bot answers because the time was over; the seat is handed back
    left: float | None = None  # seconds on its clock; None: all of them
    pauses: bool = False  # would like to stop the clocks
    replaced: bool = False  # by a bot that somebody else put there
    luck: str = ""  # the hash of the words that its player throws into the shuffle
    words: str | None = None  # these, once they are revealed; nobody is told before the deal
    player: str | None = None  # who is rated by what is played here
    rating: int | None = None  # beside the name
    standing: str | None = None  # the answer left with the table, by its name; nobody else is told
    kicked: bool = False  # its player was sent away during the game
    kept_for: GuestId | None = None  # while it is free: who played here before, and is called ``name``

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    def open_to(self, guest: GuestId | None) -> bool:
        """Whether ``guest`` may sit down here; None: just anybody."""
        return self.free and self.kept_for in (None, guest)

    @property
    def played_by_person(self) -> bool:
        return self.guest is not None and self.bot is None


def once_more(chair: Chair) -> Chair:
    """The same chair at another table: a bot sits there again, a person's is kept for them."""
    if chair.guest is not None:
        return Chair(name=chair.name, kept_for=chair.guest)
    if chair.kicked:
        return Chair()
    return Chair(name=chair.name, bot=chair.bot)
