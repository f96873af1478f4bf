"""The plans worth looking ahead from: for a turn, whole sets of cards; for a small question, a few answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from parlour.bots.graves.answers import gain
from parlour.bots.graves.outlay import Outlay, fill, plain, pools
from parlour.bots.graves.rollout import SEARCHING
from parlour.bots.graves.spot import Spot
from parlour.core import Move
from parlour.games.graves.abilities import Carry, Fetch, Remove
from parlour.games.graves.cards import Discard, Place, Use
from parlour.games.graves.turn import KEEP, SwapCard, TakeTurn

Plan: TypeAlias = Sequence[Move]
TARGETS: Final = (1, 8, 16, 28, 45)  # margins to aim at, and then as much as can be played
STRIDE: Final = 8  # plans whose margins lie closer together are alike
ALIKE: Final = 2  # of these, so many
FEW: Final = 3


def plans(spot: Spot, step: Any, moves: Sequence[Any]) -> list[Plan]:
    kind = type(step)
    if kind is TakeTurn:
        return distinct([(), *outlays(spot), *small(spot), *searching(spot, moves)])
    if kind is SwapCard:
        price = spot.prices.price
        return [(KEEP,), *[(Discard(card),) for card in sorted(spot.hand, key=price.__getitem__)[:FEW]]]
    if kind is Remove or kind is Carry:
        moves = sorted(moves, key=lambda pick: -gain(spot, pick))[:FEW]
    if kind is Fetch:
        moves = sorted(moves, key=lambda pick: -spot.prices.price[pick.card])[:FEW]
    return [(move,) for move in moves]


def outlays(spot: Spot) -> Iterator[Plan]:
    """For every margin that can be reached, the cheapest ways to it."""
    found: list[Outlay] = []
    for pool in pools(spot):
        reach = pool.reach
        targets = [target for target in TARGETS if target < reach]
        found += [outlay for target in (*targets, reach) if (outlay := fill(pool, target)) is not None]
    near: dict[int, int] = {}
    for outlay in sorted(found, key=lambda outlay: outlay.price):
        stride = int(outlay.margin // STRIDE)
        near[stride] = near.get(stride, 0) + 1
        if near[stride] <= ALIKE:
            yield outlay.moves


def small(spot: Spot) -> Iterator[Plan]:
    """Single cards, to keep the Location open."""
    items = {one for pool in plain(spot) for one in pool.items if type(one.move) is Place}
    for one in sorted(items, key=lambda one: (one.price, one.number))[:ALIKE]:
        yield [one.move]


def searching(spot: Spot, moves: Sequence[Move]) -> Iterator[Plan]:
    """Abilities that bring other cards to hand."""
    abilities = spot.of.deck.abilities
    for move in moves:
        if type(move) is Use and abilities[move.card].effect in SEARCHING:
            yield [move]


def distinct(found: Iterable[Plan]) -> list[Plan]:
    """Each set of moves once."""
    return list({frozenset(plan): plan for plan in found}.values())
