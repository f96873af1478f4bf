"""Polynomials in the hands: for every way to fill them so far, in how many ways that can be, in one large number.

A coefficient takes a few dozen bits, so that adding a card to a hand is to shift the number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from math import comb, prod
from operator import and_
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Column: TypeAlias = tuple[int, ...]  # a number for each hand
Polynomial: TypeAlias = int
Digits: TypeAlias = NDArray[np.float64]


class TooDear(Exception):
    """The count would take too long."""


def bits(flags: Sequence[bool]) -> int:
    return sum([1 << i for i, flag in enumerate(flags) if flag])


def within(less: Column, more: Column) -> bool:
    return all([a <= b for a, b in zip(less, more)])


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

    def sorted(self, part: Polynomial, mask: int, limits: Sequence[Column]) -> dict[int, Polynomial]:
        """The terms of a polynomial by which of the limits in ``mask`` they keep; those that keep none are dropped."""
        found = {mask: part}
        for limit in dict.fromkeys(limits):
            broken = ~bits([limit == other for other in limits])
            split: dict[int, Polynomial] = {}
            for key, some in found.items():
                self.spend(some.bit_length())
                inside = some & rooms(self.sizes, self.width, limit)
                for left, terms in ((key, inside), (key & broken, some ^ inside)):
                    if left and terms:
                        split[left] = split.get(left, 0) + terms
            found = split
        return found

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
def rooms(sizes: Column, width: int, limit: Column) -> Polynomial:
    """Ones where every hand keeps the limit."""
    return reduce(and_, [room(sizes, width, i, most) for i, most in enumerate(limit)])


@lru_cache(maxsize=256)
def room(sizes: Column, width: int, i: int, most: int) -> Polynomial:
    """Ones where the i-th hand holds at most so many."""
    if most < 0:
        return 0
    stride = width // 8 * prod([size + 1 for size in sizes[:i]])
    block = b"\xff" * (stride * (most + 1)) + bytes(stride * (sizes[i] - most))
    return int.from_bytes(block * prod([size + 1 for size in sizes[i + 1 :]]), "little")
