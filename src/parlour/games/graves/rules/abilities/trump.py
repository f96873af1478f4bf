"""The ability that changes the trump when its card is used; a 2 does so when it is placed (``rules.turn``)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Choice, Move, Seat, Steps
from parlour.games.graves.cards import Card, Suit
from parlour.games.graves.events import TrumpNamed
from parlour.games.graves.moves import NameTrump
from parlour.games.graves.rules.drawing import SEATED
from parlour.games.graves.settings import Ability
from parlour.games.graves.state import GravesState


def can_name_trump(s: GravesState, seat: Seat, ability: Ability) -> bool:
    return bool(new_trumps(s, ability))


def new_trumps(s: GravesState, ability: Ability) -> list[Suit]:
    """What an ability can make trump that is not trump already (GR-59); "" is no trump."""
    return [suit for suit in ability.suits(s.here.trump) if suit != s.trump]


class ChooseTrump(Choice[GravesState, NameTrump], frozen=True):
    """Make a suit, or none, the trump of the active Location, as if a 2 had been placed (GR-10)."""

    seat: Seat
    card: Card  # the one used

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def options(self, s: GravesState, seat: Seat) -> Sequence[NameTrump]:
        return [NameTrump(suit) for suit in new_trumps(s, s.deck_of(seat).abilities[self.card])]

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return "Choose one of the suits that this card can make trump, and that is not trump already."

    def take(self, s: GravesState, seat: Seat, move: NameTrump) -> Steps:
        s.turn_trump(move.suit)
        s.tell(TrumpNamed(seat, move.suit))
        return ()
