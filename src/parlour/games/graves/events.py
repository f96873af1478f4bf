"""What is told in Detective Graves, to both players or to one.

``side`` says which deck a card is of, so that a line can point at it: a player has another deck in the next Case.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from parlour.core import Among, BySeat, Event, Seat, UpTo
from parlour.games.graves.cards import (
    COVERED,
    PLACES,
    Card,
    CardSeen,
    Evidence,
    Identity,
    LocationName,
    Side,
    Source,
    Suit,
)


def titles(seats: int, settings: Any) -> list[str]:
    """Of the abilities in both decks."""
    return sorted({ability.title for deck in settings.decks for ability in deck.abilities.values()})


Title: TypeAlias = Annotated[str, Among(titles)]


class CaseOpened(Event, frozen=True):
    """A Case begins."""

    case: int
    detective: Seat
    locations: Annotated[tuple[LocationName, ...], UpTo(PLACES)]


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
    source: Source = "deck"
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
    location: LocationName
    clocks: int
    lead: Seat


class ClocksSet(Event, frozen=True):
    seat: Seat
    location: LocationName
    here: int
    next: int
    following: LocationName = ""  # the next Location, if its tokens were changed


class Uncovered(Event, frozen=True):
    """The top card of a deck went into its owner's pile."""

    seat: Seat
    card: Card
    side: Side = ""


class Placed(Event, frozen=True):
    seat: Seat
    card: Card
    trump: Suit = ""
    paid: CardSeen = ""  # from the pile, or from the hand and then COVERED to the other
    side: Side = ""


class Used(Event, frozen=True):
    seat: Seat
    card: Card
    title: Title  # of its ability
    side: Side = ""


class Took(Event, frozen=True):
    """A card was taken from the discard pile, which was then shuffled."""

    seat: Seat
    card: CardSeen = COVERED
    side: Side = ""


class Carried(Event, frozen=True):
    """A card went from a resolved Location to the active one."""

    seat: Seat
    card: Card
    origin: LocationName
    paid: CardSeen = ""
    side: Side = ""


class Removed(Event, frozen=True):
    """``seat`` put a card of the other's pile on the other's discard pile."""

    seat: Seat
    card: Card
    side: Side = ""  # of the other, whose card it is


class SentBack(Event, frozen=True):
    """``seat`` put a card of the other's pile back into the other's hand."""

    seat: Seat
    card: Card
    side: Side = ""  # of the other, whose card it is


class SentAway(Event, frozen=True):
    """``seat`` moved a card of the other's pile to the other's pile at the Location that was resolved last."""

    seat: Seat
    card: Card
    to: LocationName
    side: Side = ""  # of the other, whose card it is


class Recalled(Event, frozen=True):
    """A card went from the own pile back to the hand."""

    seat: Seat
    card: Card
    side: Side = ""


class Exchanged(Event, frozen=True):
    """A card of the hand took the place of one in the own pile, which went to the hand."""

    seat: Seat
    card: Card
    taken: Card
    side: Side = ""


class Protected(Event, frozen=True):
    """No ability of the other works on a card any more, for as long as its Location is the active one."""

    seat: Seat
    card: Card
    side: Side = ""


class TrumpNamed(Event, frozen=True):
    """An ability changed the trump."""

    seat: Seat
    suit: Suit  # "" for none


class Looked(Event, frozen=True):
    """A seat looked at the top cards of its own deck, of which it takes one; then it shuffles the deck."""

    seat: Seat
    cards: tuple[Card, ...] | int
    side: Side = ""


class LeftCase(Event, frozen=True):
    """A card used at the Museum is out of the Case, or of the match."""

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
    card: CardSeen = COVERED
    side: Side = ""


class TimePassed(Event, frozen=True):
    left: int


class Ended(Event, frozen=True):
    """A Location ends for another reason than that its time tokens are gone."""

    location: LocationName
    passes: bool  # two in a row; else the extra turn is over


class Resolved(Event, frozen=True):
    location: LocationName
    winner: Seat
    scores: BySeat[int]
    lead: Seat


class Found(Event, frozen=True):
    """The winner looked at the Evidence won."""

    seat: Seat
    place: int
    location: LocationName
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
    points: BySeat[int]  # for the Evidence and the unmasking together
    totals: BySeat[int]
    unmasking: BySeat[int]  # the part of the points that it brought
