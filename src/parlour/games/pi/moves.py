"""The moves of P.I.: nature's three, and what a player does on a turn."""

from __future__ import annotations

from parlour.core import Move, Seat
from parlour.games.pi.cards import Card, Case, Crime, Location, Suspect


class Drawn(Move, frozen=True):
    """Nature's move: who takes the First Player marker."""

    first: Seat


class Dealt(Move, frozen=True):
    """Nature's move: the tiles in the order of the locations, each seat's case, the Evidence deck top card last."""

    suspects: tuple[Card, ...]
    crimes: tuple[Card, ...]
    cases: tuple[Case, ...]
    evidence: tuple[Card, ...]


class Shuffled(Move, frozen=True):
    """Nature's move: which place of the discards lies where in the new Evidence deck, top card last."""

    order: tuple[int, ...]


class Place(Move, frozen=True):
    """Put an Investigator into a location."""

    location: Location


class Take(Move, frozen=True):
    """Take an Evidence card from the display."""

    card: Card


class Accuse(Move, frozen=True):
    """Begin an attempt to solve the case; crime and location follow."""

    suspect: Suspect


class Charge(Move, frozen=True):
    """The second part of an attempt."""

    crime: Crime


class Locate(Move, frozen=True):
    """The last part of an attempt."""

    location: Location
