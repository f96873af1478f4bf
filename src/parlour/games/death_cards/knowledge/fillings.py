"""Giving face-down places the cards that are left: exact counts where some places are known not to hold some cards.

A *group* is a set of cards that some places bar; groups don't overlap. A place's *class* says which groups it bars,
bit by bit, so that 0 bars nothing. ``cards[i]`` counts the cards of group i, ``places[c]`` the places of class c; all
the cards are different (labelled), and so are the places. The places left over take cards of no group.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial, perm
from typing import TypeAlias

Cards: TypeAlias = tuple[int, ...]
Places: TypeAlias = tuple[int, ...]


@lru_cache(maxsize=1 << 16)
def ways(cards: Cards, places: Places) -> int:
    """How many ways there are to give every place a card."""
    if not any(places[1:]):
        return factorial(places[0])
    if not cards:
        return factorial(sum(places))
    group = len(cards) - 1
    return sum([n * ways(cards[:-1], left) for n, left in spreads(cards[-1], places, 1 << group)])


def spreads(number: int, places: Places, bar: int) -> Iterator[tuple[int, Places]]:
    """Every way to choose how many of so many cards go to places of each class that does not bar them.

    With it, in how many ways that can be done, and the places left.
    """
    open_classes = [c for c, free in enumerate(places) if free and not c & bar]
    yield from spread(number, places, open_classes)


def spread(number: int, places: Places, classes: list[int]) -> Iterator[tuple[int, Places]]:
    if not number:
        yield 1, places
    elif classes:
        c, *others = classes
        free = places[c]
        for here in range(min(number, free) + 1):
            left = (*places[:c], free - here, *places[c + 1 :])
            for n, rest in spread(number - here, left, others):
                yield comb(number, here) * perm(free, here) * n, rest


@lru_cache(maxsize=1 << 16)
def shares(number: int, group: int | None, cards: Cards, here: Places, elsewhere: Places) -> tuple[int, ...]:
    """For each n: the ways in which just n of ``number`` like cards lie ``here``.

    They belong to ``group``, or to none; ``cards`` counts the groups without them.
    """
    bar = 0 if group is None else 1 << group
    found = [0] * (number + 1)
    for n in range(min(number, sum(here)) + 1):
        for inside, left in spreads(n, here, bar):
            for outside, rest in spreads(number - n, elsewhere, bar):
                both = tuple([a + b for a, b in zip(left, rest)])
                found[n] += comb(number, n) * inside * outside * ways(cards, both)
    return tuple(found)
