"""The table of Mind Reader: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from parlour.core import Seat, State
from parlour.games.mind_reader.cards import Card, MindReaderSettings


class MindReader(State):
    settings: MindReaderSettings
    number: int  # of the hand now played, from 1
    dealer: Seat
    hands: list[tuple[Card, ...]]
    secrets: list[tuple[Card | None, ...]]  # of each seat by side, None where one is gone; () for a seat that is out
    draw: list[Card]  # top card last
    discard: list[Card]  # top card last
    buried: list[Card]  # under the discards: hands of players who are out, and nobody saw them
    forfeited: list[tuple[Seat, int, Card]]  # Secret Cards that left the hand unseen
    won: list[tuple[Card, ...]]  # Secret Cards face up before each seat in this hand
    points: list[int]
    gained: list[int]  # of them in this hand
    exhausted: int  # how often in this hand a card had to be drawn from an empty pile

    def clone(self) -> MindReader:
        return MindReader(
            self.seats,
            self.agenda.copy(),
            self.asked,
            self.sealed.copy(),
            self.told.copy(),
            self.result,
            self.settings,
            self.number,
            self.dealer,
            self.hands.copy(),
            self.secrets.copy(),
            self.draw.copy(),
            self.discard.copy(),
            self.buried.copy(),
            self.forfeited.copy(),
            self.won.copy(),
            self.points.copy(),
            self.gained.copy(),
            self.exhausted,
        )

    def left(self, seat: Seat) -> list[int]:
        """The sides at which ``seat`` still has a Secret Card."""
        return [side for side, card in enumerate(self.secrets[seat]) if card is not None]

    def still_in(self) -> list[Seat]:
        return [seat for seat, cards in enumerate(self.secrets) if cards]

    def others(self, seat: Seat) -> tuple[tuple[Seat, int], ...]:
        """Every Secret Card of an opponent still undiscovered: whose, at which side."""
        return tuple([
            (of, side)
            for of, cards in enumerate(self.secrets)
            if of != seat
            for side, card in enumerate(cards)
            if card is not None
        ])  # fmt: skip
