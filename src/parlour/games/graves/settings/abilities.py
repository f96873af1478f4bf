"""The library of effects: what a card can do, and what a deck file may say about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from parlour.core import Seat
from parlour.games.graves.cards import CARDS, SUITS, Card, Suit
from parlour.games.graves.moves import Use

EffectName: TypeAlias = Literal[
    "change trump",
    "name trump",
    "draw",
    "swap",
    "new hand",
    "look",
    "fetch",
    "reshuffle",
    "uncover",
    "carry",
    "recall",
    "exchange",
    "protect",
    "remove",
    "send back",
    "send away",
]
PARAMETERS: Final[dict[EffectName, tuple[str, ...]]] = {
    "change trump": ("to",),
    "name trump": ("to",),
    "draw": ("draw",),
    "swap": ("draw",),
    "new hand": (),
    "look": ("top",),
    "fetch": ("except",),
    "reshuffle": ("draw",),
    "uncover": (),
    "carry": ("most",),
    "recall": ("most",),
    "exchange": ("most",),
    "protect": ("most",),
    "remove": ("most",),
    "send back": ("most",),
    "send away": ("most",),
}
OWN_SUIT: Final = "its own suit"
ANY_SUIT: Final = "any suit"
PRINTED: Final = "the printed suit"
NO_SUIT: Final = "no suit"
TARGETS: Final[dict[str, tuple[str, ...]]] = {  # what may become trump; the first, if a file does not say
    "change trump": (OWN_SUIT, ANY_SUIT),
    "name trump": (ANY_SUIT, OWN_SUIT, PRINTED, NO_SUIT),
}
AGAINST: Final = ("remove", "send back", "send away")  # they work on the other's pile
TO_HAND: Final = ("draw", "swap", "new hand", "look", "fetch", "reshuffle")  # they bring other cards to the hand


class Ability(Struct, frozen=True):
    """What a card does when it is placed (a change of trump) or discarded from the hand (all the others)."""

    title: str
    effect: EffectName
    reach: frozenset[Card] = frozenset(CARDS)  # the cards that it may work on, where its player chooses one
    draw: int = 1  # cards
    top: int = 3  # cards of the deck that are looked at
    to: str = ""  # what becomes trump
    own: Suit = ""  # the suit of the card

    def suits(self, printed: Suit) -> tuple[Suit, ...]:
        """What may become trump where ``printed`` stands on the Location; "" is no trump."""
        if self.to == ANY_SUIT:
            return tuple(SUITS)
        return (self.own if self.to == OWN_SUIT else printed if self.to == PRINTED else "",)

    @property
    def any_suit(self) -> bool:
        """Whether any suit may become trump, not only the card's own."""
        return self.to == ANY_SUIT


Able: TypeAlias = Callable[[Any, Seat, Ability], bool]  # may a seat use such an ability now?
Skill: TypeAlias = tuple[Use, Able, Ability]  # an ability used from the hand, and whether it may be
