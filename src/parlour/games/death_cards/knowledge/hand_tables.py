"""How many tables of hands there are: so many cards of each kind in each hand, each counted once.

A *shape* allows the tables that have at least its ``lows``, no more cards of a kind than its ``caps``, and of the kinds
in its groups no more than its ``limits``.  The tables that any of several shapes allows are counted kind by kind: a
polynomial holds, for every way the hands may be filled so far, in how many ways that can be; it is one large number, a
few dozen bits for each of its coefficients, so that adding a card to a hand is to shift it.  One polynomial is kept
for every set of shapes still satisfied, and they become one as soon as the shapes no longer differ.  Where that would
take too long, only the tables that some of the shapes allow are counted, or those of HANDS hands (``exact``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from re import finditer
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Column: TypeAlias = tuple[int, ...]  # a number for each hand
Polynomial: TypeAlias = int
Digits: TypeAlias = NDArray[np.float64]
HANDS: Final = 5
BUDGET: Final = 1 << 29  # how many bits may be shifted for the sake of one count
COMPARED: Final = 1 << 14  # one comparison takes as long as to shift so many
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
    found: list[tuple[bytes, Shape]] = []
    for key, shape in sorted({shape.packed(): shape for shape in shapes}.items(), key=lambda one: sum(one[0])):
        if not any(at_least_as_strict(key, [wide for wide, _ in found])):
            found.append((key, shape))
    return [shape for _, shape in found]


def at_least_as_strict(key: bytes, others: Sequence[bytes]) -> list[bool]:
    """Whether ``key`` is, byte by byte, no less than each of the others: all bytes are compared at once."""
    high = int.from_bytes(bytes([TOP + 1] * len(key)), "big")
    number = int.from_bytes(key, "big") | high
    return [(number - int.from_bytes(other, "big")) & high == high for other in others]


class TooDear(Exception):
    """The count would take too long."""


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
        """Some kinds are counted in one polynomial and the rest in another, which holds shorter numbers than both."""
        others = [kind for kind in range(len(shapes[0].caps)) if kind not in self.first and kind != self.second]
        differ = [kind for kind in others if not alike(shapes, kind)]
        caps = [max([shape.caps[kind] for shape in shapes]) for kind in range(len(shapes[0].caps))]
        told, rest = halves(caps, [*self.first, self.second, *differ], [kind for kind in others if kind not in differ])
        grid = Grid(self.sizes, [caps[kind] for kind in told], BUDGET if len(shapes) > 1 else None)
        parts = self.limited(grid, shapes)
        for n, kind in enumerate(differ):
            parts = self.filled(grid, shapes, narrowed(shapes, parts, differ[n:]), kind)
        plain = [kind for kind in told if kind in others and kind not in differ]
        one = grid.spread_all(sum(parts.values()), shapes[0], plain)
        other_grid = Grid(self.sizes, [caps[kind] for kind in rest], None)
        return dot(grid.digits(one), other_grid.digits(other_grid.spread_all(1, shapes[0], rest)))

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
            used = self.dealt(grid, used, i, [self.fitting(shapes, kind, i, n) for n in range(most + 1)])
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


def bits(flags: Sequence[bool]) -> int:
    return sum([1 << i for i, flag in enumerate(flags) if flag])


def alike(shapes: Sequence[Shape], kind: int) -> bool:
    """Whether all the shapes ask the same of a kind."""
    return len({(shape.lows[kind], shape.caps[kind]) for shape in shapes}) == 1


def narrowed(shapes: Sequence[Shape], parts: dict[int, Polynomial], kinds: Sequence[int]) -> dict[int, Polynomial]:
    """Every set of shapes without those that ask more of the ``kinds`` to come than another one in it.

    Of shapes that ask the same, the first stands for all.
    """
    asked = [shape.asked(kinds) for shape in shapes]
    first = {key: asked.index(key) for key in asked}
    less = {i: bits(at_least_as_strict(key, asked)) & ~(1 << i) for key, i in first.items()}  # which ask no more
    found: dict[int, Polynomial] = {}
    for mask, part in parts.items():
        there = {first[key] for i, key in enumerate(asked) if mask >> i & 1}
        all_there = sum([1 << i for i in there])
        kept = sum([1 << i for i in there if not less[i] & all_there])
        found[kept] = found.get(kept, 0) + part
    return found


def within(less: Column, more: Column) -> bool:
    return all([a <= b for a, b in zip(less, more)])


def totals(rows: Sequence[Column], hands: int) -> Column:
    return tuple([sum([row[i] for row in rows]) for i in range(hands)])


def limited(grid: Grid, parts: dict[int, Polynomial], limits: Sequence[Column]) -> dict[int, Polynomial]:
    """Strike out, shape by shape, what is filled beyond its limit so far."""
    if all([within(grid.sizes, limit) for limit in limits]):
        return parts
    found: dict[int, Polynomial] = {}
    for mask, part in parts.items():
        for left, some in grid.sorted(part, mask, limits):
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


def dot(one: Digits, other: Digits) -> int:
    """The fillings of two lots that fill all the hands together; sums of products of bytes are exact in floats."""
    sums = one.T @ other[::-1]
    return sum([int(n) << 8 * (i + j) for i, row in enumerate(sums) for j, n in enumerate(row)])


class Grid:
    """Polynomials whose terms are fillings of the hands, up to their sizes, packed into one number."""

    def __init__(self, sizes: Column, caps: Sequence[int], budget: int | None) -> None:
        self.sizes = sizes
        self.budget = budget
        by_hand = prod([comb(size + len(caps), size) for size in sizes])
        most = min(by_hand, prod([comb(cap + len(sizes), cap) for cap in caps]))
        self.width = 8 * (most.bit_length() // 8 + 1)  # bits for each coefficient
        self.strides = [prod([size + 1 for size in sizes[:i]]) for i in range(len(sizes) + 1)]

    def digits(self, part: Polynomial) -> Digits:
        """The coefficients, byte by byte, the last byte first."""
        step = self.width // 8
        data = part.to_bytes(self.strides[-1] * step, "little")
        return np.frombuffer(data, np.uint8).reshape(-1, step).astype(np.float64)

    def spread_all(self, part: Polynomial, shape: Shape, kinds: Sequence[int]) -> Polynomial:
        """With the cards of some kinds of which all shapes ask the same."""
        for kind in kinds:
            low = shape.lows[kind]
            part = self.spread(self.shifted(part, low), shape.caps[kind] - sum(low))
        return part

    def sorted(self, part: Polynomial, mask: int, limits: Sequence[Column]) -> Iterator[tuple[int, Polynomial]]:
        """The terms of a polynomial by which of the limits in ``mask`` they keep; those that keep none are dropped."""
        step, length = self.width // 8, self.strides[-1] * self.width // 8
        data, found = part.to_bytes(length, "little"), dict[int, bytearray]()
        runs = [range(run.start() // step, (run.end() - 1) // step + 1) for run in finditer(rb"[^\0]+", data)]
        for i in dict.fromkeys([i for run in runs for i in run]):
            self.spend(COMPARED * len(limits))
            filling = tuple([i // stride % (size + 1) for stride, size in zip(self.strides, self.sizes)])
            if key := mask & bits([within(filling, limit) for limit in limits]):
                some = found.setdefault(key, bytearray(length))
                some[i * step : i * step + step] = data[i * step : i * step + step]
        for key, some in found.items():
            yield key, int.from_bytes(some, "little")

    def raised(self, part: Polynomial, i: int, n: int) -> Polynomial:
        """With so many cards more in the i-th hand; where it would overflow the term is dropped."""
        if not n or not part:
            return part
        self.spend(part.bit_length())
        return (part & room(self.sizes, self.width, i, self.sizes[i] - n)) << n * self.width * self.strides[i]

    def spend(self, bits: int) -> None:
        if self.budget is not None:
            self.budget -= bits
            if self.budget < 0:
                raise TooDear

    def shifted(self, part: Polynomial, column: Column) -> Polynomial:
        """With so many cards more in each hand."""
        for i, n in enumerate(column):
            part = self.raised(part, i, n)
        return part

    def spread(self, part: Polynomial, most: int) -> Polynomial:
        """With up to so many like cards more, in whichever hands."""
        used = [part, *[0] * most]
        for i in range(len(self.sizes)):
            for n in range(1, most + 1):
                used[n] += self.raised(used[n - 1], i, 1)
        return sum(used)


@lru_cache(maxsize=256)
def room(sizes: Column, width: int, i: int, most: int) -> Polynomial:
    """Ones where the i-th hand holds at most so many."""
    if most < 0:
        return 0
    stride = width // 8 * prod([size + 1 for size in sizes[:i]])
    block = b"\xff" * (stride * (most + 1)) + bytes(stride * (sizes[i] - most))
    return int.from_bytes(block * prod([size + 1 for size in sizes[i + 1 :]]), "little")
