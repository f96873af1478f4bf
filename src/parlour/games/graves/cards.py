"""Cards, identities and Evidence; the moves and the events of Detective Graves: its whole vocabulary."""

from __future__ import annotations

from itertools import combinations
from typing import Final, TypeAlias

from parlour.core import Event, Move, Seat

Suit: TypeAlias = str  # a letter; "" is no suit at all
Card: TypeAlias = str  # suit and rank, as in Q7 or MA
Identity: TypeAlias = str
Evidence: TypeAlias = str  # the two identities it clears, as in Baroness+Duke

SUITS: Final = {
    "M": "Magnifying Glasses",
    "S": "Shoeprints",
    "Q": "Question Marks",
    "N": "Notebooks",
    "B": "Briefcases",
}
RANKS: Final = "23456789A"
CARDS: Final[tuple[Card, ...]] = tuple([suit + rank for suit in SUITS for rank in RANKS])
VALUE: Final = {card: RANKS.index(card[1]) + 2 for card in CARDS}  # as printed; an ace is 10
ACE: Final = 10

IDENTITIES: Final[tuple[Identity, ...]] = ("Architect", "Baroness", "Chemist", "Duke", "Engraver")
CLEARS: Final[dict[Evidence, frozenset[Identity]]] = {
    "+".join(two): frozenset(two) for two in combinations(IDENTITIES, 2)
}
POINTS_TO: Final[dict[Identity, tuple[Evidence, ...]]] = {  # the six that leave an identity viable
    identity: tuple([evidence for evidence, two in CLEARS.items() if identity not in two]) for identity in IDENTITIES
}

PLACES: Final = 5  # Locations in a Case
ASIDE: Final = PLACES  # where the sixth Evidence lies
HAND: Final = 5
NOBODY: Final[Seat] = -1  # won a Location that was tied
COVERED: Final = "?"  # a card paid face down, to whoever may not see it


class Tossed(Move, frozen=True):
    """Nature's move: who is the Detective in the first Case."""

    detective: Seat


class LaidOut(Move, frozen=True):
    """Nature's move: the five Locations, from the Detective's left."""

    locations: tuple[str, ...]


class Dealt(Move, frozen=True):
    """Nature's move: the identity, the Evidence from the left, the one set aside last, both decks, top card last."""

    identity: Identity
    evidence: tuple[Evidence, ...]
    detective: tuple[Card, ...]
    mastermind: tuple[Card, ...]


class Shuffled(Move, frozen=True):
    """Nature's move: which place of the cards shuffled lies where afterwards, top card last."""

    order: tuple[int, ...]


class Redraw(Move, frozen=True):
    """Throw the whole hand away for a new one."""


class Keep(Move, frozen=True):
    """Keep the hand as it is."""


class SetClocks(Move, frozen=True):
    """Add or take away a time token, here and at the next Location."""

    here: int
    next: int


class DrawFrom(Move, frozen=True):
    """Draw from the deck, from the discard pile, or not at all."""

    source: str


class Place(Move, frozen=True):
    """Put a card into one's pile; ``trump``: the suit it makes trump; ``pay``: the card discarded for it."""

    card: Card
    trump: Suit = ""
    pay: Card = ""


class Use(Move, frozen=True):
    """Discard a card for its ability."""

    card: Card


class Pick(Move, frozen=True):
    """Choose the card on which an ability works."""

    card: Card
    pay: Card = ""


class Stop(Move, frozen=True):
    """Play no more cards this turn."""


class Discard(Move, frozen=True):
    """Discard a card unseen, having passed."""

    card: Card


class GiveUp(Move, frozen=True):
    """Reveal one's identity prematurely."""


class StaySilent(Move, frozen=True):
    """Remain anonymous."""


class Guess(Move, frozen=True):
    identity: Identity


class Opened(Event, frozen=True):
    """A Case begins."""

    case: int
    detective: Seat
    locations: tuple[str, ...]


class Became(Event, frozen=True):
    """The Mastermind looked at its identity."""

    identity: Identity


class Peeked(Event, frozen=True):
    """The Mastermind who knows all looked at the Evidence on the five Locations."""

    evidence: tuple[Evidence, ...]


class Drew(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...] | int
    source: str = "deck"


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


class Uncovered(Event, frozen=True):
    """The top card of a deck went into its owner's pile."""

    seat: Seat
    card: Card


class Placed(Event, frozen=True):
    seat: Seat
    card: Card
    trump: Suit = ""
    paid: Card = ""  # from the pile, or from the hand and then COVERED for others


class Used(Event, frozen=True):
    seat: Seat
    card: Card
    title: str  # of its ability


class Took(Event, frozen=True):
    """A card was taken from the discard pile, which was then shuffled."""

    seat: Seat
    card: Card = COVERED


class Carried(Event, frozen=True):
    """A card went from a resolved Location to the active one."""

    seat: Seat
    card: Card
    origin: str
    paid: Card = ""


class Removed(Event, frozen=True):
    """``seat`` put a card of the other's pile on the other's discard pile."""

    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True):
    """The discards were shuffled into the deck."""

    seat: Seat
    count: int


class Stopped(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


class Discarded(Event, frozen=True):
    """Having passed, a seat discarded a card unseen."""

    seat: Seat
    card: Card = COVERED


class TimePassed(Event, frozen=True):
    left: int


class Resolved(Event, frozen=True):
    location: str
    winner: Seat
    scores: tuple[int, ...]
    lead: Seat


class Found(Event, frozen=True):
    """The winner looked at the Evidence won."""

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


class Closed(Event, frozen=True):
    """A Case was scored."""

    case: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
