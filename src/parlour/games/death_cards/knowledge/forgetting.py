"""Forgetting: when there are too many layouts to keep in mind, what is least likely to be so is let go of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from functools import reduce
from operator import and_, or_
from typing import Final, TypeAlias, TypeVar

from parlour.games.death_cards.knowledge.packed_counts import MASK, Fields, Hands

Side = TypeVar("Side", bound=Hashable)
Mixture: TypeAlias = dict[Hands, int]
Doubt: TypeAlias = tuple[int, Hands]  # where a count stands on which layouts differ, and what one of it is made of
FINE: Final = 1 << 64  # the largest weight afterwards


def forget(
    layouts: Mapping[Side, Mixture], ways: Callable[[Side], Callable[[Hands], int]], fields: Fields, most: int
) -> dict[Side, Mixture]:
    """Layouts that differ in less and so are fewer; cards whose kind is forgotten are fresh again.

    Each keeps the share it had of all worlds, to within rounding, and what was possible stays possible.
    """
    dealt = {side: ways(side) for side in layouts}
    masses = {side: {h: w * dealt[side](h) for h, w in mixture.items()} for side, mixture in layouts.items()}
    while sum([len(mixture) for mixture in masses.values()]) > most and (doubts := doubtful(masses, fields)):
        masses = {side: without(mixture, doubts) for side, mixture in masses.items()}
    shares = {
        side: {h: Fraction(mass, n) for h, mass in mixture.items() if (n := dealt[side](h))}
        for side, mixture in masses.items()
    }
    top = max([share for mixture in shares.values() for share in mixture.values()])
    return {side: {h: int(share / top * FINE) or 1 for h, share in mixture.items()} for side, mixture in shares.items()}


def doubtful(masses: Mapping[Side, Mixture], fields: Fields) -> list[Doubt]:
    """The less likely half of all that layouts differ in: kinds in hands, or fresh cards that bar something."""
    every = [h for mixture in masses.values() for h in mixture]
    differ = reduce(or_, every) ^ reduce(and_, every)
    doubts = [(shift, card) for shift, card in fields.all() if differ >> shift & MASK]
    present = {shift: 0 for shift, _ in doubts}
    for mixture in masses.values():
        for h, mass in mixture.items():
            for shift, _ in doubts:
                if n := h >> shift & MASK:
                    present[shift] += mass * n
    return sorted(doubts, key=lambda doubt: present[doubt[0]])[: len(doubts) // 2 + 1]


def without(mixture: Mixture, doubts: list[Doubt]) -> Mixture:
    found: Mixture = {}
    for h, mass in mixture.items():
        for shift, card in doubts:
            if n := h >> shift & MASK:
                h -= n * card
        found[h] = found.get(h, 0) + mass
    return found
