"""Cards, Evidence and trumps as a person speaks of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from parlour.core.words.english import listed, plural
from parlour.games.graves.cards import RANKS, SUITS, Card, Evidence, Identity, Suit

SUIT_SHORT: Final = {"M": "Glass", "S": "Shoe", "Q": "Question", "N": "Notebook", "B": "Briefcase"}


def titled(card: Card) -> str:
    """A card by its title: Ace of Notebooks."""
    return f"{'Ace' if card[1] == 'A' else card[1]} of {SUITS[card[0]]}"


@cache
def named(card: Card) -> str:
    """A card within a sentence: the Ace of Notebooks."""
    return f"the {titled(card)}"


def of_rank(rank: str) -> str:
    return "an Ace" if rank == "A" else f"an {rank}" if rank == "8" else f"a {rank}"


def kinds(cards: frozenset[Card]) -> str:
    """Some cards, whole ranks together: a 3, a 9 or the Ace of Notebooks."""
    whole = [rank for rank in RANKS if all([suit + rank in cards for suit in SUITS])]
    single = [named(card) for card in sorted(cards) if card[1] not in whole]
    return listed([*[of_rank(rank) for rank in whole], *single], "or")


def cards(number: int) -> str:
    return "a card" if number == 1 else f"{number} cards"


def new_hand(held: int, deck: int) -> str:
    """What a player draws who throws ``held`` cards away (GR-46)."""
    if not deck:
        return f"draw {cards(held)} from your shuffled discards"
    return f"draw {cards(held)}" if deck >= held else f"draw the {plural(deck, 'card')} left in your deck"


def clears(evidence: Evidence) -> str:
    """The two whom a card clears: the Baroness and the Duke."""
    return identities(evidence.split("+"), "and")


def identities(these: list[Identity], joint: str) -> str:
    return listed([f"the {identity}" for identity in these], joint)


def trump_of(suit: Suit) -> str:
    return f"trump {SUITS[suit]}" if suit else "no trump"
