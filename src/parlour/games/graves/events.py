"""What is told in Detective Graves, to both players or to one.

``side`` says which deck a card is of, so that a line can point at it: a player has another deck in the next Case.
"""

from __future__ import annotations

from parlour.core import Event, Seat
from parlour.games.graves.cards import COVERED, Card, Evidence, Identity, Side, Suit


class CaseOpened(Event, frozen=True):
    """A Case begins."""

    case: int
    detective: Seat
    locations: tuple[str, ...]


class Became(Event, frozen=True):
    """The Mastermind looked at its identity."""

    seat: Seat
    identity: Identity


class Peeked(Event, frozen=True):
    """The Mastermind who knows all looked at the Evidence on the five Locations."""

    seat: Seat
    evidence: tuple[Evidence, ...]


class Drew(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...] | int
    source: str = "deck"
    side: Side = ""


class KeptHand(Event, frozen=True):
    seat: Seat


class ThrewHand(Event, frozen=True):
    """A whole hand went to the discard pile, shuffled."""

    seat: Seat
    count: int


class Arrived(Event, frozen=True):
    """A Location becomes the active one."""

    place: int
    location: str
    clocks: int
    lead: Seat


class ClocksSet(Event, frozen=True):
    seat: Seat
    location: str
    here: int
    next: int
    following: str = ""  # the next Location, if its tokens were changed


class Uncovered(Event, frozen=True):
    """The top card of a deck went into its owner's pile."""

    seat: Seat
    card: Card
    side: Side = ""


class Placed(Event, frozen=True):
    seat: Seat
    card: Card
    trump: Suit = ""
    paid: Card = ""  # from the pile, or from the hand and then COVERED to the other
    side: Side = ""


class Used(Event, frozen=True):
    seat: Seat
    card: Card
    title: str  # of its ability
    side: Side = ""


class Took(Event, frozen=True):
    """A card was taken from the discard pile, which was then shuffled."""

    seat: Seat
    card: Card = COVERED
    side: Side = ""


class Carried(Event, frozen=True):
    """A card went from a resolved Location to the active one."""

    seat: Seat
    card: Card
    origin: str
    paid: Card = ""
    side: Side = ""


class Removed(Event, frozen=True):
    """``seat`` put a card of the other's pile on the other's discard pile."""

    seat: Seat
    card: Card
    side: Side = ""  # of the other, whose card it is


class LeftCase(Event, frozen=True):
    """A card used at the Museum is out of the Case."""

    seat: Seat
    card: Card
    side: Side = ""


class Emptied(Event, frozen=True):
    """The last card of a deck was drawn."""

    seat: Seat
    missing: int = 0  # cards that were due and could not be drawn


class Reshuffled(Event, frozen=True):
    """The discards were shuffled into the deck."""

    seat: Seat
    count: int


class StoppedPlaying(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


class Discarded(Event, frozen=True):
    """Having passed, a seat discarded a card unseen."""

    seat: Seat
    card: Card = COVERED
    side: Side = ""


class TimePassed(Event, frozen=True):
    left: int


class Ended(Event, frozen=True):
    """A Location ends for another reason than that its time tokens are gone."""

    location: str
    passes: bool  # two in a row; else the extra turn is over


class Resolved(Event, frozen=True):
    location: str
    winner: Seat
    scores: tuple[int, ...]
    lead: Seat


class Found(Event, frozen=True):
    """The winner looked at the Evidence won."""

    seat: Seat
    place: int
    location: str
    evidence: Evidence


class GaveUpEarly(Event, frozen=True):
    seat: Seat
    identity: Identity


class StayedSilent(Event, frozen=True):
    seat: Seat


class Guessed(Event, frozen=True):
    seat: Seat
    named: Identity
    identity: Identity  # which the Mastermind then had to reveal
    held: int  # Evidence cards


class CaseClosed(Event, frozen=True):
    """A Case was scored."""

    case: int
    points: tuple[int, ...]  # for the Evidence and the unmasking together
    totals: tuple[int, ...]
    unmasking: tuple[int, ...]  # the part of the points that it brought
