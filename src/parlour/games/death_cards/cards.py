"""What is in the box of Death on the Cards: the cards, the secrets, and how many of each for so many players."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Struct

from parlour.core import Among

# A card is its short name: cards of one name are alike.
Card: TypeAlias = Annotated[str, Among(lambda seats, settings: COPIES)]
# A secret is the number on its back, from 0, by which the table tells face-down secrets apart (DC-22).
Secret: TypeAlias = Annotated[int, Among(lambda seats, settings: range(seats * settings.box(seats).secrets))]
# What stands on the face of a secret.
Face: TypeAlias = Annotated[str, Among(lambda seats, settings: (MURDERER, ACCOMPLICE, *ORDINARY))]
# A set's place before its owner.
Place: TypeAlias = Annotated[int, Among(lambda seats, settings: range(MOST_SETS))]

POIROT: Final = "Poirot"
MARPLE: Final = "Marple"
SATTERTHWAITE: Final = "Satterthwaite"
PYNE: Final = "Pyne"
BUNDLE: Final = "Bundle"
TOMMY: Final = "Tommy"
TUPPENCE: Final = "Tuppence"
QUIN: Final = "Quin"
ARIADNE: Final = "Ariadne"
OFF_THE_TABLE: Final = "Off the Table"
ANOTHER_VICTIM: Final = "Another Victim"
FOLLY: Final = "Folly"
ASHES: Final = "Ashes"
TRADE: Final = "Trade"
ONE_MORE: Final = "One More"
DELAY: Final = "Delay"
TRAIN: Final = "Train"
SUSPICIONS: Final = "Suspicions"
BLACKMAILED: Final = "Blackmailed"
FAUX_PAS: Final = "Faux Pas"
NOT_SO_FAST: Final = "Not so Fast"

COPIES: Final = {
    POIROT: 3,
    MARPLE: 3,
    SATTERTHWAITE: 2,
    PYNE: 3,
    BUNDLE: 3,
    TOMMY: 2,
    TUPPENCE: 2,
    QUIN: 4,
    ARIADNE: 3,
    OFF_THE_TABLE: 1,
    ANOTHER_VICTIM: 2,
    FOLLY: 3,
    ASHES: 3,
    TRADE: 3,
    ONE_MORE: 2,
    DELAY: 3,
    TRAIN: 2,
    SUSPICIONS: 3,
    BLACKMAILED: 1,
    FAUX_PAS: 3,
    NOT_SO_FAST: 10,
}
NOT_FOR_TWO: Final = (SUSPICIONS, BLACKMAILED)
EVENTS: Final = (OFF_THE_TABLE, ANOTHER_VICTIM, FOLLY, ASHES, TRADE, ONE_MORE, DELAY, TRAIN, SUSPICIONS)
DEVIOUS: Final = (BLACKMAILED, FAUX_PAS)
LARGE: Final = (POIROT, MARPLE)  # they come in sets of three, the other originals in pairs
PAIRED: Final = (SATTERTHWAITE, PYNE, BUNDLE, TOMMY, TUPPENCE)
BERESFORDS: Final = (TOMMY, TUPPENCE)  # each counts as the other
MOST_SETS: Final = 10  # that the detectives in the box can make

CardKind = Literal["detective", "wildcard", "event", "devious", "not so fast"]


def kind_of(card: Card) -> CardKind:
    if card in EVENTS:
        return "event"
    if card in DEVIOUS:
        return "devious"
    return "wildcard" if card == QUIN else "not so fast" if card == NOT_SO_FAST else "detective"


def set_size(card: Card) -> int | None:
    """How many cards a new set of this detective takes; None: it makes no set."""
    return 3 if card in LARGE else 2 if card in PAIRED else None


MURDERER: Final = "Murderer"
ACCOMPLICE: Final = "Accomplice"
ORDINARY: Final = (
    "Bankrupt",
    "Bigamist",
    "Cheat",
    "Deserter",
    "Eloper",
    "Forger",
    "Gambler",
    "Impostor",
    "Medium",
    "Plagiarist",
    "Quack",
    "Runaway",
    "Sleepwalker",
    "Smuggler",
    "Snoop",
    "Thief",
)


class Box(Struct, frozen=True):
    """What a table plays with.  Only tests and studies play with another box than the one for their number of seats."""

    copies: dict[Card, int] = {}
    ordinary: int = 0  # ordinary secrets among those dealt
    accomplice: bool = False
    secrets: int = 3  # to each player
    dealt: int = 5  # to each player, besides one Not so Fast
    hand: int = 6
    draft: int = 3

    @property
    def deck(self) -> list[Card]:
        """All the cards that are shuffled, once everybody has been given a Not so Fast."""
        return [card for card, copies in self.copies.items() for _ in range(copies)]


@cache
def box_for(seats: int) -> Box:
    """The rulebook's box for so many players; the Not so Fasts that open the hands are already out of it."""
    copies = {card: n for card, n in COPIES.items() if seats > 2 or card not in NOT_FOR_TWO}
    copies[NOT_SO_FAST] -= seats
    accomplice = seats >= 5
    return Box(copies, 3 * seats - 1 - accomplice, accomplice)
