"""The moves of Mind Reader: nature's, then the players'."""

from __future__ import annotations

from parlour.core import Move, Seat
from parlour.games.mind_reader.cards import Card, Question, Rank, Suit


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
