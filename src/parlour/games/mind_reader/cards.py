"""The cards of Mind Reader and what can be said of two of them; the moves and the events: its whole vocabulary."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from parlour.core import Event, Move, Seat, Settings

Card: TypeAlias = str  # its rank, then its suit: "7R", "10W", "*L" for the Joker of Lizard
Suit: TypeAlias = str
Rank: TypeAlias = str
Question: TypeAlias = Literal["rank", "strength"]
Reply: TypeAlias = Literal["higher", "lower", "same", "stronger", "weaker"]

SUITS: Final = {"R": "Rock", "P": "Paper", "S": "Scissors", "W": "Water", "L": "Lizard"}
JOKER: Final = "*"
RANKS: Final = (JOKER, "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")  # the weakest first
BEATS: Final = {"R": "SL", "P": "RW", "S": "PL", "W": "RS", "L": "PW"}
QUESTIONS: Final[tuple[Question, Question]] = ("rank", "strength")
SEATS: Final = range(2, 7)
ALL_CARDS: Final = tuple([rank + suit for suit in SUITS for rank in RANKS])


class MindReaderSettings(Settings, frozen=True, kw_only=True):
    """The variants of the rulebook, and how long a match lasts."""

    jokers: Annotated[bool, Meta(description="Shuffle in one Joker of each suit.")] = False
    in_secret: Annotated[bool, Meta(description="Only the asker and the asked see the card of a question.")] = False
    two_cards: Annotated[bool, Meta(description="Everyone keeps two Secret Cards, one on each side.")] = False
    gentle: Annotated[
        bool, Meta(description="With two Secret Cards, a wrong guess costs one of them instead of both.")
    ] = False
    all_or_nothing: Annotated[bool, Meta(description="Only a guess at every Secret Card at once is allowed.")] = False
    length: Annotated[
        Literal["a hand each", "target", "one hand"],
        Meta(description="Play as many hands as there are players, until somebody reaches the target, or one hand."),
    ] = "a hand each"
    target: Annotated[int, Meta(ge=10, le=1000, description="The points that end a match of length target.")] = 100
    ranks: Annotated[int, Meta(ge=2, le=13, description="How many ranks are used, from the Ace up.")] = 13
    suits: Annotated[int, Meta(ge=3, le=5, description="How many suits are used; three are Rock, Paper, Scissors.")] = 5

    @property
    def sides(self) -> range:
        return range(2 if self.two_cards else 1)

    @property
    def dealt(self) -> int:
        """How many cards everyone is dealt."""
        return 5 if self.two_cards else 4

    @property
    def rank_names(self) -> tuple[Rank, ...]:
        return RANKS[not self.jokers : self.ranks + 1]

    @property
    def suit_names(self) -> tuple[Suit, ...]:
        return tuple(SUITS)[: self.suits]


@cache
def deck_of(settings: MindReaderSettings) -> tuple[Card, ...]:
    return tuple([rank + suit for suit in settings.suit_names for rank in settings.rank_names])


def rank_of(card: Card) -> Rank:
    return card[:-1]


def suit_of(card: Card) -> Suit:
    return card[-1]


def card_name(card: Card) -> str:
    rank = {JOKER: "Joker", "A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}.get(rank_of(card), rank_of(card))
    return f"{rank} of {SUITS[suit_of(card)]}"


def by_rank(card: Card, other: Card) -> Reply:
    """Is ``card`` higher or lower than ``other``?  Ranks only."""
    mine, yours = RANKS.index(rank_of(card)), RANKS.index(rank_of(other))
    return "higher" if mine > yours else "lower" if mine < yours else "same"


def by_strength(card: Card, other: Card) -> Reply:
    """Is ``card`` stronger or weaker than ``other``?  A Joker, or two, turns the table of suits round once."""
    if suit_of(card) == suit_of(other):
        return "stronger" if by_rank(card, other) == "higher" else "weaker"
    beats = suit_of(other) in BEATS[suit_of(card)]
    reversed_once = JOKER in (rank_of(card), rank_of(other))
    return "stronger" if beats != reversed_once else "weaker"


REPLIES: Final[dict[Question, dict[Card, dict[Card, Reply]]]] = {
    "rank": {card: {other: by_rank(card, other) for other in ALL_CARDS} for card in ALL_CARDS},
    "strength": {card: {other: by_strength(card, other) for other in ALL_CARDS} for card in ALL_CARDS},
}  # what is answered when ``card`` is compared with the Secret Card ``other``


class Drawn(Move, frozen=True):
    """Nature's move: who deals first."""

    dealer: Seat


class Dealt(Move, frozen=True):
    """Nature's move: the hands; what is left is the draw pile."""

    hands: tuple[tuple[Card, ...], ...]


class Picked(Move, frozen=True):
    """Nature's move: the card that comes off the draw pile."""

    card: Card


class Keep(Move, frozen=True):
    """Choose the Secret Card; with two of them the left one first."""

    cards: tuple[Card, ...]


class Ask(Move, frozen=True):
    """Play a card and have a player compare it with their Secret Card."""

    card: Card
    of: Seat
    side: int
    question: Question


class Guess(Move, frozen=True):
    """Begin to guess one Secret Card; suit and rank follow."""

    of: Seat
    side: int


class GuessAll(Move, frozen=True):
    """Begin to guess every Secret Card left; suit and rank follow for each."""


class NameSuit(Move, frozen=True):
    suit: Suit


class NameRank(Move, frozen=True):
    rank: Rank


class EndTurn(Move, frozen=True):
    """Draw a card, if there is one, and let the next player play."""


class GiveUp(Move, frozen=True):
    """Hand over the Secret Card on this side."""

    side: int


class HandBegan(Event, frozen=True):
    number: int
    dealer: Seat


class Held(Event, frozen=True):
    """The cards a player was dealt, told to that player."""

    cards: tuple[Card, ...]


class Kept(Event, frozen=True):
    """The Secret Cards a player chose, by side, told to that player."""

    cards: tuple[Card, ...]


class Asked(Event, frozen=True):
    by: Seat
    of: Seat
    side: int
    question: Question
    reply: Reply
    card: Card | None  # None: unseen, in the variant played in secret


class Guessed(Event, frozen=True):
    by: Seat
    of: Seat
    side: int
    card: Card
    right: bool


class GuessedAll(Event, frozen=True):
    by: Seat
    named: tuple[tuple[Seat, int, Card], ...]  # whose, at which side, which card
    right: bool


class Shown(Event, frozen=True):
    """The guesser alone is shown the card that was not guessed."""

    of: Seat
    side: int
    card: Card


class HandedOver(Event, frozen=True):
    """A Secret Card goes face up to another player."""

    by: Seat
    side: int
    card: Card
    to: Seat


class Forfeited(Event, frozen=True):
    """A Secret Card leaves the hand unscored and unseen."""

    by: Seat
    side: int


class WentOut(Event, frozen=True):
    """A player is out of the hand; their cards go unseen under the discards."""

    seat: Seat
    cards: int


class Drew(Event, frozen=True):
    seat: Seat
    card: Card | None  # None: unseen


class NoDraw(Event, frozen=True):
    """There was no card left to draw."""

    seat: Seat


class Reshuffled(Event, frozen=True):
    """The discards, and what lay under them, are the new draw pile."""

    cards: int


class HandEnded(Event, frozen=True):
    last: Seat
    gained: tuple[int, ...]
    points: tuple[int, ...]
