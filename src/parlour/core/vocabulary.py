"""The words every game shares: seats, moves, events, claims, and how a game may end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from parlour.core.bounds import A_SEAT, OR_NOBODY, BySeat

Seat: TypeAlias = Annotated[int, A_SEAT]
SeatOrNobody: TypeAlias = Annotated[int, A_SEAT, OR_NOBODY]
NATURE: Final[Seat] = -1  # the seat that shuffles and rolls
CLOCK: Final[Seat] = -2  # the seat that says when a timed window is over
Below: TypeAlias = Callable[[int], int]  # below(n): a fair number under n


class Reason(Exception):
    """Why something is not done: ``Reason("seat-kept", name="Ann")`` is a message by its key, with its arguments.

    What has a space in it is no key but a plain sentence, which is the same in all languages.
    """

    def __init__(self, key: str, **given: object) -> None:
        super().__init__(key)
        self.key, self.given = key, given
        self.package = ""  # the game whose messages are looked up besides the house's
        for value in given.values():
            if isinstance(value, Reason) and value.package:
                self.package = value.package

    def told(self, language: str) -> str:
        """To a person, in their language; in English where that is not spoken."""
        from parlour.core.words.reasons import told  # it reads this module

        return told(self, language)

    def __str__(self) -> str:
        """To logs and programs, in English."""
        return self.told("en")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.key, self.given) == (other.key, other.given)

    def __hash__(self) -> int:
        return hash(self.key)


class Refused(Reason):
    """Why a move, a claim, an option or a record is not accepted, in one sentence; nothing has changed."""


class Move(Struct, frozen=True, tag=True, gc=False, cache_hash=True):
    """A choice a seat makes; each game subclasses one per verb."""

    def fits(self, seats: int, settings: Any) -> bool:
        """Whether such a table may ever offer it, of all that its fields allow."""
        return True


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


Figures: TypeAlias = tuple[tuple[str, int | bool], ...]  # each with its name


class Result(Struct, frozen=True):
    """How a game ended: its ending by name, who won, what each seat scored, and why in a sentence."""

    ending: str
    winners: tuple[Seat, ...]
    points: BySeat[int]
    why: str
    roles: tuple[str, ...] = ()  # what each seat turned out to be, in games that deal roles
    figures: Figures | UnsetType = UNSET  # what the reason speaks of, where points don't say it

    @property
    def recorded(self) -> Result:
        """As records have it: the figures follow from the moves."""
        return self if self.figures is UNSET else replace(self, figures=UNSET)
