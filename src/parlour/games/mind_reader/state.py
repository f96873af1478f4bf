"""The table of Mind Reader: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from parlour.core import Seat, State
from parlour.games.mind_reader.cards import Card, MindReaderSettings

Aim: TypeAlias = tuple[Seat, int]  # a Secret Card: whose, at which side
Aims: TypeAlias = int  # a set of them: number 2 * seat + side is a bit, so that much can be looked up by a set at once
SIDES_LEFT: Final = ((), (0,), (1,), (0, 1))


class MindReader(State):
    settings: MindReaderSettings
    number: int  # of the hand now played, from 1
    dealer: Seat
    hands: list[tuple[Card, ...]]
    secrets: list[tuple[Card | None, ...]]  # of each seat by side, None where one is gone; () for a seat that is out
    undiscovered: Aims  # where a Secret Card lies that is not gone
    draw: list[Card]  # in no order: which of them lies on top is settled when it is drawn (docs/decisions/0006)
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
            self.undiscovered,
            self.draw.copy(),
            self.discard.copy(),
            self.buried.copy(),
            self.forfeited.copy(),
            self.won.copy(),
            self.points.copy(),
            self.gained.copy(),
            self.exhausted,
        )

    def left(self, seat: Seat) -> tuple[int, ...]:
        """The sides at which ``seat`` still has a Secret Card."""
        return SIDES_LEFT[self.undiscovered >> 2 * seat & 3]

    def still_in(self) -> tuple[Seat, ...]:
        return owners(self.undiscovered)

    def others(self, seat: Seat) -> Aims:
        """Every Secret Card of an opponent still undiscovered."""
        return self.undiscovered & ~(3 << 2 * seat)


def together(aims: Iterable[Aim]) -> Aims:
    return sum([1 << 2 * seat + side for seat, side in aims])


@cache
def every(seats: int, sides: int) -> Aims:
    return together(product(range(seats), range(sides)))


@cache
def each(aims: Aims) -> tuple[Aim, ...]:
    """By seat, the left one first."""
    return tuple([divmod(number, 2) for number in range(aims.bit_length()) if aims >> number & 1])


@cache
def owners(aims: Aims) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys([seat for seat, _ in each(aims)]))
