"""The table of Mind Reader: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from parlour.core import Seat, State
from parlour.games.mind_reader.cards import Card, MindReaderSettings

Aim: TypeAlias = tuple[Seat, int]  # a Secret Card: whose, at which side
Aims: TypeAlias = tuple[Aim, ...]


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
        return sides_of(seat, self.undiscovered)

    def still_in(self) -> tuple[Seat, ...]:
        return owners(self.undiscovered)

    def others(self, seat: Seat) -> Aims:
        """Every Secret Card of an opponent still undiscovered."""
        return not_of(seat, self.undiscovered)


# What follows from where Secret Cards lie is worked out once for each of the few ways they can lie.


@cache
def sides_of(seat: Seat, aims: Aims) -> tuple[int, ...]:
    return tuple([side for who, side in aims if who == seat])


@cache
def owners(aims: Aims) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys([who for who, _ in aims]))


@cache
def not_of(seat: Seat, aims: Aims) -> Aims:
    return tuple([aim for aim in aims if aim[0] != seat])


@cache
def without(aim: Aim, aims: Aims) -> Aims:
    return tuple([other for other in aims if other != aim])


@cache
def every(seats: int, sides: int) -> Aims:
    return tuple([(seat, side) for seat in range(seats) for side in range(sides)])
