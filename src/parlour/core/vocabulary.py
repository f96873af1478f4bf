"""The words every game shares: seats, moves, events, claims, and how a game may end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = int
NATURE: Final[Seat] = -1  # the seat that shuffles and rolls
CLOCK: Final[Seat] = -2  # the seat that says when a timed window is over
Below: TypeAlias = Callable[[int], int]  # below(n): a fair number under n


class Refused(Exception):
    """Why a move, a claim, an option or a record is not accepted, in one sentence; nothing has changed."""


class Move(Struct, frozen=True, tag=True, gc=False, cache_hash=True):
    """A choice a seat makes; each game subclasses one per verb."""


class Hidden(Move, frozen=True):
    """A choice already made, by someone else, in secret."""


class Pass(Move, frozen=True):
    """Let it go by."""


class TakeBack(Move, frozen=True):
    """Withdraw the last part of a decision not yet complete."""


class TimeUp(Move, frozen=True):
    """The clock's move: the window closes, and everybody who has not stepped in has passed."""


HIDDEN: Final = Hidden()
PASS: Final = Pass()
TAKE_BACK: Final = TakeBack()
TIME_UP: Final = TimeUp()


class Event(Struct, frozen=True, tag=True, gc=False, cache_hash=True):
    """Something that happened, as told to a seat."""


class Claim(Struct, frozen=True, tag=True, gc=False):
    """Something a seat may say aloud, true or not."""


C_co = TypeVar("C_co", bound=Claim, covariant=True)


class Said(Event, Generic[C_co], frozen=True):
    """Something was said aloud, and everybody heard it; a game says which claims there are when it reads one."""

    seat: Seat
    claim: C_co


class Result(Struct, frozen=True):
    """How a game ended: its ending by name, who won, what each seat scored, and why in a sentence."""

    ending: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    why: str
    roles: tuple[str, ...] = ()  # what each seat turned out to be, in games that deal roles
