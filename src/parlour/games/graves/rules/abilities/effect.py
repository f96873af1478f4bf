"""The frame of every ability: a card is chosen on which it works, and the card used is laid down after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Choice, Happening, Seat, Steps, changed
from parlour.games.graves.cards import CARDS, Card
from parlour.games.graves.events import LeftCase
from parlour.games.graves.moves import Pick
from parlour.games.graves.rules.drawing import SEATED
from parlour.games.graves.settings import Ability
from parlour.games.graves.state import GravesState

PICKS: Final = {card: Pick(card) for card in CARDS}


class Effect(Choice[GravesState, Pick], frozen=True):
    """An ability that works on a card which its player chooses, within its reach."""

    seat: Seat
    card: Card  # the one used

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def ability(self, s: GravesState) -> Ability:
        return s.deck_of(self.seat).abilities[self.card]

    def picks(self, s: GravesState, *piles: Sequence[Card]) -> list[Pick]:
        """The cards of these piles that the ability reaches."""
        reach = self.ability(s).reach
        return [PICKS[card] for pile in piles for card in pile if card in reach]


class LayDown(Happening[GravesState], frozen=True):
    """A card used goes face down on its owner's discard pile, at the Museum out of the Case (GR-29)."""

    seat: Seat
    card: Card

    def happen(self, s: GravesState) -> Steps:
        if s.here.recycling:
            s.gone = changed(s.gone, self.seat, (*s.gone[self.seat], self.card))
            s.tell(LeftCase(self.seat, self.card, s.side(self.seat)))
        else:
            s.discards[self.seat].append(self.card)
        return ()


LAY_DOWN: Final = [{card: LayDown(seat, card) for card in CARDS} for seat in (0, 1)]
