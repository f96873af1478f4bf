"""The cards of Mind Reader, and how any two of them compare."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from parlour.core import Among


def in_the_deck(seats: int, settings: Any) -> tuple[str, ...]:
    """The cards of a table, by its options."""
    return tuple([rank + suit for suit in settings.suits_used for rank in settings.ranks_used])


# A card is its rank, then its suit: "7R", "10W", "*L" for the Joker of Lizard.
Card: TypeAlias = Annotated[str, Among(in_the_deck)]
Suit: TypeAlias = Annotated[str, Among(lambda seats, settings: settings.suits_used)]
Rank: TypeAlias = Annotated[str, Among(lambda seats, settings: settings.ranks_used)]
Side: TypeAlias = Annotated[int, Among(lambda seats, settings: settings.sides)]  # 0 is the left one
Question: TypeAlias = Literal["rank", "strength"]
Reply: TypeAlias = Literal["higher", "lower", "same", "stronger", "weaker"]

SUITS: Final = {"R": "Rock", "P": "Paper", "S": "Scissors", "W": "Water", "L": "Lizard"}
WHEEL: Final = "RSLPW"  # each suit beats the next two
BEATS: Final = {suit: (WHEEL * 2)[place + 1 : place + 3] for place, suit in enumerate(WHEEL)}
JOKER: Final = "*"
RANKS: Final = (JOKER, "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")  # the lowest first
RANK_NAMES: Final = {rank: rank for rank in RANKS} | {
    JOKER: "Joker",
    "A": "Ace",
    "J": "Jack",
    "Q": "Queen",
    "K": "King",
}
QUESTIONS: Final[tuple[Question, Question]] = ("rank", "strength")
ALL_CARDS: Final = tuple([rank + suit for suit in SUITS for rank in RANKS])


def rank_of(card: Card) -> Rank:
    return card[:-1]


def suit_of(card: Card) -> Suit:
    return card[-1]


def card_name(card: Card) -> str:
    return f"{RANK_NAMES[rank_of(card)]} of {SUITS[suit_of(card)]}"


def by_rank(card: Card, other: Card) -> Reply:
    """Is ``card`` higher or lower than ``other``?  Ranks only."""
    mine, theirs = RANKS.index(rank_of(card)), RANKS.index(rank_of(other))
    return "higher" if mine > theirs else "lower" if mine < theirs else "same"


def by_strength(card: Card, other: Card) -> Reply:
    """Is ``card`` stronger or weaker than ``other``?  One Joker, or two, reverses the suits once."""
    if suit_of(card) == suit_of(other):
        return "stronger" if by_rank(card, other) == "higher" else "weaker"
    beats = suit_of(other) in BEATS[suit_of(card)]
    is_reversed = JOKER in (rank_of(card), rank_of(other))
    return "stronger" if beats != is_reversed else "weaker"


REPLIES: Final[dict[Question, dict[Card, dict[Card, Reply]]]] = {
    "rank": {card: {other: by_rank(card, other) for other in ALL_CARDS} for card in ALL_CARDS},
    "strength": {card: {other: by_strength(card, other) for other in ALL_CARDS} for card in ALL_CARDS},
}  # the reply when ``card`` is compared with the Secret Card ``other``
