"""What a retold case is made of, in no language."""

from __future__ import annotations

from msgspec import Struct

from parlour.core import Seat
from parlour.core.words.messages import Say


class Beat(Struct, frozen=True):
    """A decisive moment of a finished game."""

    line: int  # of the record, at which somebody did it
    say: Say
    seats: tuple[Seat, ...]  # of whom it speaks
    weight: float = 1.0  # how much it is worth telling
    lights: tuple[str, ...] = ()  # the things it speaks of, by their ids


class Laurel(Struct, frozen=True):
    """A distinction: its title is the message ``laurel-ID``, its reason another."""

    id: str
    seats: tuple[Seat, ...]
    reason: Say


class Stamp(Struct, frozen=True):
    """What a member of a Council claimed of its cards, and whether that is true."""

    seat: Seat
    agency: int
    syndicate: int
    true: bool


class Sitting(Struct, frozen=True):
    """A Council with all its cards turned over: the first number of each pair is Agency, the second Syndicate."""

    number: int
    line: int
    director: Seat
    operative: Seat
    drawn: tuple[int, int]
    passed: tuple[int, int] | None
    enacted: str | None  # None: thrown away, or the game was left before
    stamps: tuple[Stamp, ...] = ()


class Retold(Struct, frozen=True):
    """The whole of it, the moments in their order."""

    game: str
    seats: int
    headline: Say
    beats: tuple[Beat, ...]
    sittings: tuple[Sitting, ...]
    laurels: tuple[Laurel, ...]
