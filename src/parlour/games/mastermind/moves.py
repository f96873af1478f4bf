"""What may be done and said at a table of The Mastermind: moves of nature, moves of players, and claims."""

from __future__ import annotations

from typing import Annotated, Any

from parlour.core import Claim, Move, Seat, UpTo
from parlour.games.mastermind.cards import DRAWN, Cards, Policy, Role, Side


class Dealt(Move, frozen=True):
    """Nature's move: the roles seat by seat, the deck top card last, and the first Director."""

    roles: tuple[Role, ...]
    deck: tuple[Policy, ...]
    director: Seat


class Shuffled(Move, frozen=True):
    """Nature's move: the new deck, top card last, by the places of its cards in leftovers and discards together."""

    order: tuple[int, ...]


class Nominate(Move, frozen=True):
    seat: Seat


class Vote(Move, frozen=True):
    approve: bool


class Discard(Move, frozen=True):
    """The Director lays one of three cards aside."""

    policy: Policy


class Enact(Move, frozen=True):
    """The Global Operative enacts one of two cards, and the other is discarded."""

    policy: Policy


class AskVeto(Move, frozen=True):
    """The Global Operative asks to throw both cards away."""


class AnswerVeto(Move, frozen=True):
    """The Director agrees, or refuses."""

    agree: bool


class Investigate(Move, frozen=True):
    seat: Seat


class Arrange(Move, frozen=True):
    """Lay the cards back on the deck in this order, the first on top."""

    cards: Annotated[tuple[Policy, ...], UpTo(DRAWN)]

    def fits(self, seats: int, settings: Any) -> bool:
        return len(self.cards) == DRAWN


class Appoint(Move, frozen=True):
    """Name the next Director."""

    seat: Seat


class Purge(Move, frozen=True):
    seat: Seat


class IAm(Claim, frozen=True):
    """This is my role."""

    role: Role


class IDrew(Claim, frozen=True):
    """As Director of this Council I drew these three cards."""

    council: int
    cards: Cards


class IReceived(Claim, frozen=True):
    """As Global Operative of this Council I received these two cards."""

    council: int
    cards: Cards


class IFound(Claim, frozen=True):
    """My Investigation of ``seat`` gave this answer."""

    seat: Seat
    answer: Side | Role


class ISaw(Claim, frozen=True):
    """My Surveillance showed these cards."""

    cards: Cards
