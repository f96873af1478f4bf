"""The table of Mind Reader: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product
from typing import Final, TypeAlias

from parlour.core import Seat, State
from parlour.games.mind_reader.cards import Card
from parlour.games.mind_reader.settings import MindReaderSettings

Place: TypeAlias = tuple[Seat, int]  # where a Secret Card lies: whose it is, at which side
PlaceSet: TypeAlias = int  # bit 2 * seat + side for each place, so that a whole set is the key of a table
SIDES: Final = ((), (0,), (1,), (0, 1))  # by the two bits of one seat


class MindReaderState(State):
    settings: MindReaderSettings = MindReaderSettings()
    number: int = 0  # of the hand now played, from 1
    dealer: Seat = 0
    hands: list[tuple[Card, ...]] = []
    secrets: list[tuple[Card | None, ...]] = []  # of each seat by side; None: gone; () for a seat that is out
    undiscovered: PlaceSet = 0  # where a Secret Card still lies
    draw: list[Card] = []  # in no order: which of them lies on top is settled when it is drawn (docs/decisions/0006)
    discard: list[Card] = []  # top card last
    buried: list[Card] = []  # under the discards: the hands of players who are out, which nobody saw
    forfeited: list[tuple[Seat, int, Card]] = []  # Secret Cards that left the hand unseen
    won: tuple[tuple[Card, ...], ...] = ()  # Secret Cards face up before each seat in this hand
    points: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()  # points of this hand, not yet in ``points``
    exhausted: int = 0  # how often in this hand a card had to be drawn from an empty pile

    def sides_left(self, seat: Seat) -> tuple[int, ...]:
        """The sides at which ``seat`` still has a Secret Card."""
        return SIDES[self.undiscovered >> 2 * seat & 3]

    def still_in(self) -> tuple[Seat, ...]:
        return owners(self.undiscovered)

    def others(self, seat: Seat) -> PlaceSet:
        """Where the opponents of ``seat`` still have Secret Cards."""
        return self.undiscovered & ~(3 << 2 * seat)


def place_set(places: Iterable[Place]) -> PlaceSet:
    return sum([1 << 2 * seat + side for seat, side in places])


@cache
def all_places(seats: int, sides: int) -> PlaceSet:
    return place_set(product(range(seats), range(sides)))


@cache
def places(those: PlaceSet) -> tuple[Place, ...]:
    """By seat, the left one first."""
    return tuple([divmod(number, 2) for number in range(those.bit_length()) if those >> number & 1])


@lru_cache(maxsize=4096)
def by_seat(those: PlaceSet, seats: int, sides: int) -> tuple[tuple[bool, ...], ...]:
    """Of each seat, by side, whether that place is one of ``those``; () for a seat without any."""
    bits = [[bool(those >> 2 * seat + side & 1) for side in range(sides)] for seat in range(seats)]
    return tuple([tuple(held) if any(held) else () for held in bits])


@cache
def owners(those: PlaceSet) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys([seat for seat, _ in places(those)]))
