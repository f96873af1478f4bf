"""The moves of Mind Reader: nature's, then the players'."""

from __future__ import annotations

from typing import Annotated, Any

from parlour.core import Move, Seat, UpTo
from parlour.games.mind_reader.cards import Card, Question, Rank, Side, Suit


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

    cards: Annotated[tuple[Card, ...], UpTo(lambda seats, settings: len(settings.sides))]

    def fits(self, seats: int, settings: Any) -> bool:
        return len(set(self.cards)) == len(settings.sides)


class Ask(Move, frozen=True):
    """Play a card and have a player compare it with their Secret Card."""

    card: Card
    of: Seat
    side: Side
    question: Question


class Guess(Move, frozen=True):
    """Begin to guess one Secret Card; suit and rank follow."""

    of: Seat
    side: Side


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

    side: Side
