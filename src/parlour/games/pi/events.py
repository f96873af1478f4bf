"""What players of P.I. are told."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from parlour.core import BySeat, Event, Seat, UpTo
from parlour.games.pi.cards import Card, Case, Found, Location, Tiles

Reason: TypeAlias = Literal["solved", "passed", "cap"]


class MiniGameBegan(Event, frozen=True):
    number: int
    first: Seat


class CityLaid(Event, frozen=True):
    """The tiles, location by location, and the Evidence on display."""

    tiles: Annotated[tuple[Tiles, ...], UpTo(14)]
    display: Annotated[tuple[Card, ...], UpTo(9)]


class Held(Event, frozen=True):
    """The case a player holds, told to that player."""

    seat: Seat
    case: Case
    solver: Seat


class RoundBegan(Event, frozen=True):
    round: int


class Investigated(Event, frozen=True):
    """How many new discs and cubes an Investigator was given."""

    seat: Seat
    location: Location
    discs: int
    cubes: int


class Examined(Event, frozen=True):
    """What an Evidence card told.  A moved token came off the player's Investigator there."""

    seat: Seat
    card: Card
    found: Found
    moved: bool = False


class TurnedUp(Event, frozen=True):
    """An Evidence card joins the display."""

    card: Card


class Reshuffled(Event, frozen=True):
    """The discarded Evidence is the new deck."""

    cards: int


class NothingToTurnUp(Event, frozen=True):
    """Deck and discards are used up: the display shrinks."""


class Solved(Event, frozen=True):
    seat: Seat
    case: Case
    round: int
    points: int


class Failed(Event, frozen=True):
    """At least one of the three was wrong."""

    seat: Seat
    case: Case
    penalty: int  # points lost so far in the whole game


class Passed(Event, frozen=True):
    seat: Seat


class MiniGameEnded(Event, frozen=True):
    """Why it is over, the cases nobody solved, each with its holder, and what everybody has now."""

    number: int
    why: Reason
    unsolved: tuple[tuple[Seat, Case], ...]
    totals: BySeat[int]
