"""How many tables of hands there are: so many cards of each kind in each hand, each counted once.

A *shape* allows the tables that have at least its ``lows``, no more cards of a kind than its ``caps``, and of the kinds
in its groups no more than its ``limits``.  The tables that any of several shapes allows are counted kind by kind, by
polynomials (see Grid).  One is kept for every set of shapes still satisfied, and they become one as soon as the shapes
no longer differ.  Where that would take too long, only the tables that some of the shapes allow are counted, or those
of HANDS hands (``exact``).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from msgspec import Struct

from parlour.games.death_cards.knowledge.hand_grid import Column, Grid, Polynomial, TooDear, bits, dot, within

HANDS: Final = 5
BUDGET: Final = 1 << 28  # how many bits may be shifted for the sake of one count
TOP: Final = 0x7F


class Shape(Struct, frozen=True):
    """What one layout asks of the hands."""

    lows: tuple[Column, ...]  # by kind
    caps: tuple[int, ...]  # by kind
    first: Column  # at most so many of the first group in each hand,
    second: Column  # of the second, which is one kind,
    both: Column  # and of both together

    def clipped(self, hands: int) -> Shape:
        """What is asked of the first so many hands, what the others need being set apart."""
        lows = tuple([low[:hands] for low in self.lows])
        caps = tuple([cap - sum(low[hands:]) for cap, low in zip(self.caps, self.lows)])
        return Shape(lows, caps, self.first[:hands], self.second[:hands], self.both[:hands])

    def packed(self) -> bytes:
        """Bytes that are the greater the stricter the shape is."""
        limits = (*self.first, *self.second, *self.both)
        return self.asked(range(len(self.caps))) + bytes([TOP - n for n in limits])

    def asked(self, kinds: Sequence[int]) -> bytes:
        """The same for what it asks of some kinds."""
        strict = [n for kind in kinds for n in self.lows[kind]]
        return bytes([*strict, *[TOP - self.caps[kind] for kind in kinds]])


def widest(shapes: Sequence[Shape]) -> list[Shape]:
    """The shapes that no other one contains, those that ask least first."""
    found: list[tuple[int, Shape]] = []
    for key, shape in sorted({shape.packed(): shape for shape in shapes}.items(), key=lambda one: sum(one[0])):
        number = int.from_bytes(key, "big")
        if not any(no_less(number, [wide for wide, _ in found], len(key))):
            found.append((number, shape))
    return [shape for _, shape in found]


def no_less(number: int, others: Sequence[int], length: int) -> list[bool]:
    """Whether ``number`` is, byte by byte, no less than each of the others: all bytes are compared at once."""
    high = int.from_bytes(bytes([TOP + 1] * length), "big")
    return [((number | high) - other) & high == high for other in others]


class HandTables:
    """The tables, with so many cards in each hand, that any of several shapes allows."""

    def __init__(self, sizes: Sequence[int], shapes: Sequence[Shape], first: Sequence[int], second: int) -> None:
        self.sizes = tuple(sizes)
        self.shapes = widest(shapes)  # those that ask least first
        self.first, self.second = first, second  # the kinds of the first group, and the kind that is the second
        self.exact = True

    def allows(self, table: Sequence[Column]) -> bool:
        """Whether the table, given kind by kind, is one of them."""
        filled = tuple([sum(hand) for hand in zip(*table)]) == self.sizes
        return filled and any([self.fits(shape, table) for shape in self.shapes])

    def fits(self, shape: Shape, table: Sequence[Column]) -> bool:
        one, two = totals([table[kind] for kind in self.first], len(self.sizes)), table[self.second]
        return (
            all([within(low, column) for low, column in zip(shape.lows, table)])
            and all([sum(column) <= cap for cap, column in zip(shape.caps, table)])
            and within(one, shape.first)
            and within(two, shape.second)
            and within(totals([one, two], len(self.sizes)), shape.both)
        )

    def count(self, most: int | None = None) -> int:
        """How many there are; at least so many if not ``exact``, being those that ``most`` of the shapes allow."""
        if len(self.sizes) > HANDS:
            self.exact = False
            shapes = [shape.clipped(HANDS) for shape in self.shapes]
            return HandTables(self.sizes[:HANDS], shapes, self.first, self.second).count(most)
        number = len(self.shapes[:most])
        self.exact = number == len(self.shapes)
        while True:
            try:
                return self.counted(self.shapes[:number])
            except TooDear:
                self.exact = False
                number = -(-number // 4)

    def counted(self, shapes: Sequence[Shape]) -> int:
        """Some kinds are counted in one polynomial and the rest in another: two of shorter numbers are quicker."""
        kinds = range(len(shapes[0].caps))
        others = [kind for kind in kinds if kind not in self.first and kind != self.second]
        differ, same = [[kind for kind in others if alike(shapes, kind) == flag] for flag in (False, True)]
        caps = [max([shape.caps[kind] for shape in shapes]) for kind in kinds]
        lots = halves(caps, [*self.first, self.second, *differ], same)
        grids = [Grid(self.sizes, [caps[kind] for kind in lot], BUDGET if len(shapes) > 1 else None) for lot in lots]
        parts = self.limited(grids[0], shapes)
        for n, kind in enumerate(differ):
            parts = self.filled(grids[0], shapes, narrowed(shapes, parts, differ[n:]), kind)
        one = dealt_alike(grids[0], sum(parts.values()), shapes[0], [kind for kind in lots[0] if kind in same])
        other = dealt_alike(grids[1], 1, shapes[0], lots[1])
        return dot(grids[0].digits(one), grids[1].digits(other))

    def limited(self, grid: Grid, shapes: Sequence[Shape]) -> dict[int, Polynomial]:
        """The kinds of both groups, within their limits."""
        parts = {(1 << len(shapes)) - 1: 1}
        for kind in self.first:
            parts = self.filled(grid, shapes, parts, kind)
        parts = limited(grid, parts, [shape.first for shape in shapes])
        parts = self.filled(grid, shapes, parts, self.second)
        return limited(grid, parts, [shape.both for shape in shapes])

    def filled(
        self, grid: Grid, shapes: Sequence[Shape], parts: dict[int, Polynomial], kind: int
    ) -> dict[int, Polynomial]:
        """Every polynomial with the cards of one more kind."""
        low, cap = shapes[0].lows[kind], shapes[0].caps[kind]
        if alike(shapes, kind) and (kind != self.second or all([shape.second == self.sizes for shape in shapes])):
            return {mask: grid.spread(grid.shifted(part, low), cap - sum(low)) for mask, part in parts.items()}
        most = max([shape.caps[kind] for shape in shapes])
        used = {(mask, 0): part for mask, part in parts.items()}
        for i in range(len(self.sizes)):
            fitting = [self.fitting(shapes, kind, i, n) for n in range(most + 1)]
            if fitting == [(1 << len(shapes)) - 1] * (most + 1):
                used = dealt_freely(grid, used, i, most)
            else:
                used = self.dealt(grid, used, i, fitting)
        found: dict[int, Polynomial] = {}
        for (mask, n), part in used.items():
            if mask := mask & bits([shape.caps[kind] >= n for shape in shapes]):
                found[mask] = found.get(mask, 0) + part
        return found

    def dealt(
        self, grid: Grid, used: dict[tuple[int, int], Polynomial], i: int, fitting: Sequence[int]
    ) -> dict[tuple[int, int], Polynomial]:
        """With every number of cards of a kind in the i-th hand, where ``used`` knows how many the others hold."""
        found: dict[tuple[int, int], Polynomial] = {}
        for (mask, before), part in used.items():
            for n in range(min(self.sizes[i], len(fitting) - 1 - before) + 1):
                if mask & fitting[n]:
                    key = mask & fitting[n], before + n
                    found[key] = found.get(key, 0) + grid.raised(part, i, n)
        return found

    def fitting(self, shapes: Sequence[Shape], kind: int, i: int, n: int) -> int:
        """Which of the shapes allow so many cards of a kind in the i-th hand."""
        if kind == self.second:
            return bits([shape.lows[kind][i] <= n <= shape.second[i] for shape in shapes])
        return bits([shape.lows[kind][i] <= n for shape in shapes])


def dealt_freely(
    grid: Grid, used: dict[tuple[int, int], Polynomial], i: int, most: int
) -> dict[tuple[int, int], Polynomial]:
    """With every number of cards of a kind in the i-th hand, where no shape asks anything: one card at a time."""
    found = dict(used)
    for mask in {mask for mask, _ in used}:
        for n in range(1, most + 1):
            if fewer := found.get((mask, n - 1)):
                found[mask, n] = found.get((mask, n), 0) + grid.raised(fewer, i, 1)
    return found


def dealt_alike(grid: Grid, part: Polynomial, shape: Shape, kinds: Sequence[int]) -> Polynomial:
    """With the cards of some kinds of which all shapes ask the same."""
    for kind in kinds:
        low = shape.lows[kind]
        part = grid.spread(grid.shifted(part, low), shape.caps[kind] - sum(low))
    return part


def alike(shapes: Sequence[Shape], kind: int) -> bool:
    """Whether all the shapes ask the same of a kind."""
    return len({(shape.lows[kind], shape.caps[kind]) for shape in shapes}) == 1


def narrowed(shapes: Sequence[Shape], parts: dict[int, Polynomial], kinds: Sequence[int]) -> dict[int, Polynomial]:
    """Every set of shapes without those that ask more of the ``kinds`` to come than another one in it.

    Of shapes that ask the same, the first stands for all.
    """
    keys = [shape.asked(kinds) for shape in shapes]
    asked = [int.from_bytes(key, "big") for key in keys]
    first = {number: asked.index(number) for number in asked}
    less = {i: bits(no_less(number, asked, len(keys[0]))) & ~(1 << i) for number, i in first.items()}  # ask no more
    found: dict[int, Polynomial] = {}
    for mask, part in parts.items():
        there = {first[number] for i, number in enumerate(asked) if mask >> i & 1}
        all_there = sum([1 << i for i in there])
        kept = sum([1 << i for i in there if not less[i] & all_there])
        found[kept] = found.get(kept, 0) + part
    return found


def totals(rows: Sequence[Column], hands: int) -> Column:
    return tuple([sum([row[i] for row in rows]) for i in range(hands)])


def limited(grid: Grid, parts: dict[int, Polynomial], limits: Sequence[Column]) -> dict[int, Polynomial]:
    """Strike out, shape by shape, what is filled beyond its limit so far."""
    if all([within(grid.sizes, limit) for limit in limits]):
        return parts
    found: dict[int, Polynomial] = {}
    for mask, part in parts.items():
        for left, some in grid.sorted(part, mask, limits).items():
            found[left] = found.get(left, 0) + some
    return found


def halves(caps: Sequence[int], told: list[int], others: Sequence[int]) -> tuple[list[int], list[int]]:
    """Two lots of kinds that can be dealt in about as many ways, the first with those that are ``told``."""
    lots: tuple[list[int], list[int]] = (told, [])
    ways = [prod([caps[kind] + 1 for kind in lot]) for lot in lots]
    for kind in sorted(others, key=lambda kind: -caps[kind]):
        less = int(ways[1] <= ways[0])
        lots[less].append(kind)
        ways[less] *= caps[kind] + 1
    return lots
