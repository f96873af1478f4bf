"""What is worth looking ahead from: for a turn, whole sets of cards; for a small question, a few answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from parlour.bots.graves.bids import Bid, fill, plain, pools
from parlour.bots.graves.position import Position
from parlour.bots.graves.rollout import PLANNED
from parlour.bots.graves.small_questions import liking
from parlour.core import Move
from parlour.games.graves.moves import Discard, Place, Use
from parlour.games.graves.rules.abilities import Effect
from parlour.games.graves.rules.turn import KEEP, SwapCard, TakeTurn

Candidate: TypeAlias = Sequence[Move]  # the moves of a turn in their order, or one answer
TARGETS: Final = (1, 8, 16, 28, 45)  # margins to aim at, and then as much as can be played
STRIDE: Final = 8  # candidates whose margins lie closer together are alike
ALIKE: Final = 2  # of these, so many
FEW: Final = 3


def candidates(position: Position, step: Any, moves: Sequence[Any]) -> list[Candidate]:
    kind = type(step)
    if kind is TakeTurn:
        return distinct([(), *bids(position), *small(position), *opening(position, moves)])
    if kind is SwapCard:
        price = position.prices.price
        return [(KEEP,), *[(Discard(card),) for card in sorted(position.hand, key=price.__getitem__)[:FEW]]]
    if isinstance(step, Effect):
        moves = sorted(moves, key=liking(position, step), reverse=True)[:FEW]
    return [(move,) for move in moves]


def bids(position: Position) -> Iterator[Candidate]:
    """For every margin that can be reached, the cheapest ways to it."""
    found: list[Bid] = []
    for pool in pools(position):
        reach = pool.reach
        targets = [target for target in TARGETS if target < reach]
        found += [bid for target in (*targets, reach) if (bid := fill(pool, target)) is not None]
    near: dict[int, int] = {}
    for bid in sorted(found, key=lambda bid: bid.price):
        stride = int(bid.margin // STRIDE)
        near[stride] = near.get(stride, 0) + 1
        if near[stride] <= ALIKE:
            yield bid.moves


def small(position: Position) -> Iterator[Candidate]:
    """Single cards, to keep the Location open."""
    items = {one for pool in plain(position) for one in pool.items if type(one.move) is Place}
    for one in sorted(items, key=lambda one: (one.price, one.number))[:ALIKE]:
        yield [one.move]


def opening(position: Position, moves: Sequence[Move]) -> Iterator[Candidate]:
    """Abilities after which the turn is thought over anew: they bring other cards to hand, or another trump."""
    abilities = position.deck.abilities
    for move in moves:
        if type(move) is Use and abilities[move.card].effect not in PLANNED:
            yield [move]


def distinct(found: Iterable[Candidate]) -> list[Candidate]:
    """Each set of moves once."""
    return list({frozenset(candidate): candidate for candidate in found}.values())
