"""Choosing one candidate for each of several unknowns so that no two of them share a value on any axis.

Four cases, each a suspect, a crime and a place: what fits each one is easily listed, but no two may share a suspect,
a crime or a place.  The unknowns are dealt into two halves of at most two.  A half becomes a grid: for every set of
values it may use up (two suspects, two crimes, two places), how many of its choices use up just these.  Whether the
halves are apart is then a question to each axis alone, and three small matrix products answer it for all sets at once.
A fifth unknown stands between the halves.  Counts are added and multiplied, never subtracted, so that floats are exact
as long as the total is below 2**53.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from itertools import combinations
from math import comb, prod
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.core import Below

Rows: TypeAlias = npt.NDArray[np.int64]  # candidates: one a row, its value on each axis a column
Counts: TypeAlias = npt.NDArray[np.float64]
Grid: TypeAlias = Counts  # counts by the set of values used up on each axis
Chosen: TypeAlias = tuple[int, ...]

EXACT: Final = 2**53
REMEMBERED: Final = 16  # positions
TRIES: Final = 300  # at drawing candidates blindly, before the draw is made by weight
HALVES: Final = {2: ((0,), (1,)), 3: ((0, 1), (2,)), 4: ((0, 3), (1, 2)), 5: ((0, 3), (1, 2))}  # few with many


class Disjoint:
    """All ways to choose a candidate for each of at most five unknowns, no two sharing a value on any axis."""

    def __init__(self, candidates: Sequence[Rows]) -> None:
        self.candidates = list(candidates)

    @cached_property
    def weights(self) -> list[Counts]:
        """For each candidate of each unknown, in how many of the ways it is chosen."""
        found = remembered(tuple([(rows.shape, rows.tobytes()) for rows in self.candidates]))
        assert not found or found[0].sum() < EXACT, "too many ways to be counted exactly"
        return found

    def count(self) -> int:
        return int(self.weights[0].sum()) if self.candidates else 1

    @cached_property
    def choices(self) -> list[list[Chosen]]:
        return [[tuple(row) for row in rows.tolist()] for rows in self.candidates]

    def sample(self, below: Below) -> list[Chosen]:
        """One of the ways, each as likely: drawn blindly until it is one, or else by weight."""
        for _ in range(TRIES):
            drawn = [choices[below(len(choices))] for choices in self.choices]
            if all([len(set(values)) == len(values) for values in zip(*drawn)]):
                return drawn
        return self.sample_by_weight(below)

    def sample_by_weight(self, below: Below) -> list[Chosen]:
        """The first unknown by its weights, then the others out of what that leaves."""
        if not self.candidates:
            return []
        row = int(np.searchsorted(np.cumsum(self.weights[0]), below(self.count()), side="right"))
        rest = Disjoint(left_by(self.candidates[0][row], self.candidates[1:]))
        return [self.choices[0][row], *rest.sample_by_weight(below)]


@lru_cache(maxsize=REMEMBERED)
def remembered(candidates: tuple[tuple[tuple[int, ...], bytes], ...]) -> list[Counts]:
    """The weights of candidates given by shape and content: in one position notebook, hint and bot ask for the same."""
    found = weigh([np.frombuffer(content, dtype=np.int64).reshape(shape) for shape, content in candidates])
    for counts in found:
        counts.flags.writeable = False
    return found


def weigh(candidates: Sequence[Rows]) -> list[Counts]:
    """For each candidate of each unknown, the ways to choose the others beside it."""
    if not all([len(rows) for rows in candidates]):
        return [np.zeros(len(rows)) for rows in candidates]
    if len(candidates) <= 1:
        return [np.ones(len(rows)) for rows in candidates]
    if all([is_box(rows) for rows in candidates]):
        return axis_by_axis(candidates)
    order = sorted(range(len(candidates)), key=lambda unknown: len(candidates[unknown]))
    found = weigh_ranked([candidates[unknown] for unknown in order])
    return [found[order.index(unknown)] for unknown in range(len(candidates))]


def is_box(rows: Rows) -> bool:
    """Whether any of its values on one axis goes with any on the others; on a single axis there is nothing to ask."""
    return rows.shape[1] > 1 and prod([len(np.unique(column)) for column in rows.T]) == len(rows)


def axis_by_axis(boxes: Sequence[Rows]) -> list[Counts]:
    """The same for boxes, where each axis is a question of its own."""
    totals = [np.ones(len(rows)) for rows in boxes]
    for axis in range(boxes[0].shape[1]):
        values = [np.unique(rows[:, axis]) for rows in boxes]
        found = weigh([each[:, np.newaxis] for each in values])
        for total, rows, each, ways in zip(totals, boxes, values, found):
            total *= ways[np.searchsorted(each, rows[:, axis])]
    return totals


def weigh_ranked(ranked: list[Rows]) -> list[Counts]:
    """The same for two to five unknowns, the one with the fewest candidates first."""
    if len(ranked) > 4 and (few(ranked) or ranked[0].shape[1] != 3):
        return one_by_one(ranked)
    rows, sizes = relabelled(ranked)
    parts = HALVES[len(rows)]
    left, right = [Half([rows[unknown] for unknown in part], sizes) for part in parts]
    weights = dict.fromkeys(range(len(rows)), np.zeros(0))
    if len(rows) == 5:
        beside_left, beside_right, weights[4] = around_one(left.grid, right.grid, rows[4], sizes)
    else:
        beside_left, beside_right = apart(right, left), apart(left, right)
    for part, half, beside in zip(parts, (left, right), (beside_left, beside_right)):
        weights.update(zip(part, half.weights(beside)))
    return list(weights.values())


def few(ranked: list[Rows]) -> bool:
    """Whether five unknowns are sooner done one by one than by halves around one: a question of time, measured."""
    return len(ranked[0]) * (100_000 + len(ranked[1]) * len(ranked[4])) < 15_000_000


def one_by_one(ranked: list[Rows]) -> list[Counts]:
    """Go through the candidates of the first unknown and weigh the others beside each."""
    first, others = ranked[0], ranked[1:]
    totals = [np.zeros(len(rows)) for rows in ranked]
    for i, candidate in enumerate(first):
        found = weigh(left_by(candidate, others))
        totals[0][i] = found[0].sum()
        for total, rows, weights in zip(totals[1:], others, found):
            total[apart_from(candidate, rows)] += weights
    return totals


def apart_from(candidate: Rows, rows: Rows) -> npt.NDArray[np.bool_]:
    apart: npt.NDArray[np.bool_] = (rows != candidate).all(axis=1)
    return apart


def left_by(candidate: Rows, others: Sequence[Rows]) -> list[Rows]:
    """The candidates of the others that share no value with ``candidate``."""
    return [rows[apart_from(candidate, rows)] for rows in others]


def relabelled(candidates: Sequence[Rows]) -> tuple[list[Rows], list[int]]:
    """The candidates with the values of each axis numbered afresh, and how many values that are."""
    axes = [np.unique(column, return_inverse=True) for column in np.concatenate(candidates).T]
    rows = np.stack([numbers for _, numbers in axes], axis=1)
    ends = np.cumsum([len(each) for each in candidates])
    return np.split(rows, ends[:-1]), [len(values) for values, _ in axes]


class Half:
    """One or two unknowns, their choices counted by the values they use up."""

    def __init__(self, rows: list[Rows], sizes: list[int]) -> None:
        self.sizes, self.taken = sizes, len(rows)
        shape = [comb(size, self.taken) for size in sizes]
        self.spare = prod(shape)  # the cell of choices that share a value
        self.cells = np.zeros([len(each) for each in rows], dtype=np.int64)  # each choice's cell in the grid
        for axis, size in enumerate(sizes):
            numbers = set_numbers(size, self.taken)
            steps = np.where(numbers < 0, self.spare, numbers * prod(shape[axis + 1 :]))
            self.cells += steps[np.ix_(*[each[:, axis] for each in rows])]
        np.minimum(self.cells, self.spare, out=self.cells)
        counts = np.bincount(self.cells.ravel(), minlength=self.spare + 1)[: self.spare]
        self.grid: Grid = counts.reshape(shape).astype(np.float64)

    def weights(self, beside: Grid) -> list[Counts]:
        """The weights of each unknown's candidates, if there are so many ways ``beside`` each cell."""
        ways = np.append(beside.ravel(), 0.0)[self.cells]
        return [ways] if self.taken == 1 else [ways.sum(axis=1), ways.sum(axis=0)]


def apart(half: Half, other: Half) -> Grid:
    """For each cell of ``other``, how many choices of ``half`` are apart from it."""
    grid = half.grid
    for size in half.sizes:
        grid = np.tensordot(grid, disjoint_sets(size, half.taken, other.taken), (0, 0))  # the next axis comes first
    return grid


def around_one(left: Grid, right: Grid, middle: Rows, sizes: list[int]) -> tuple[Grid, Grid, Counts]:
    """The ways beside each cell of ``left``, of ``right``, and beside each candidate of ``middle``.

    All three are derivatives of one sum over all (left, middle, right) that are apart on three axes; it is taken a row
    of the left grid at a time, backwards for the other two and forwards for the row itself.
    """
    ones = np.zeros(sizes)
    ones[tuple(middle.T)] = 1
    flat = ones.reshape(sizes[0], -1)
    first, second, third = [disjoint_threes(size) for size in sizes]
    by_left, by_right, by_one = np.zeros_like(left), np.zeros_like(right), np.zeros_like(flat)
    for row in np.flatnonzero(left.any(axis=(1, 2))):
        beyond = np.tensordot(first[row], right, (1, 0))  # value on the first axis, then sets of the right half
        back = np.tensordot(second, np.tensordot(left[row], third, (1, 0)), (0, 0))  # value, set, value, set
        back = back.swapaxes(1, 2).reshape(flat.shape[1], -1)
        by_one += beyond.reshape(sizes[0], -1) @ back.T
        by_right += np.tensordot(first[row], (flat @ back).reshape(beyond.shape), (0, 0))
        ahead = np.tensordot(ones, beyond, (0, 0))  # value, value, set, set
        by_left[row] = np.tensordot(np.tensordot(second, ahead, ((1, 2), (0, 2))), third, ((1, 2), (1, 2)))
    return by_left, by_right, by_one.reshape(sizes)[tuple(middle.T)]


@cache
def set_numbers(size: int, taken: int) -> npt.NDArray[np.int64]:
    """The number of the set that some values make, in any order; -1 if two of them are the same."""
    numbers = np.full([size] * taken, -1, dtype=np.int64)
    for number, values in enumerate(combinations(range(size), taken)):
        numbers[values] = numbers[values[::-1]] = number
    return numbers


@cache
def disjoint_sets(size: int, taken: int, others: int) -> Counts:
    """Which sets of ``taken`` values have none in common with which sets of ``others``."""
    sets, other_sets = [list(combinations(range(size), many)) for many in (taken, others)]
    return np.array([[float(not set(values) & set(other)) for other in other_sets] for values in sets])


@cache
def disjoint_threes(size: int) -> Counts:
    """Which pair, value and other pair have nothing in common."""
    pairs, values = disjoint_sets(size, 2, 2), disjoint_sets(size, 2, 1)
    threes: Counts = pairs[:, None, :] * values[:, :, None] * values.T[None, :, :]
    return threes
