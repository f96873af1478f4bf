"""A chain of questions about one stock: what an earlier answer takes is gone for the later ones.

Roles dealt from a box, hands drawn from a deck: questions asked in a fixed order, where a later answer depends on the
earlier ones only through what they have left.  One pass forwards and one backwards count, weigh and sample exactly.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from parlour.core import Below

Left = TypeVar("Left", bound=Hashable)  # what is left of the stock
Given = TypeVar("Given", bound=Hashable)  # an answer
Given_co = TypeVar("Given_co", bound=Hashable, covariant=True)


class Link(Protocol[Left, Given_co]):
    """One question of the chain."""

    def ways(self, left: Left) -> Sequence[tuple[Given_co, int, Left]]:
        """Every answer that is possible with so much ``left``, once: its weight (at least 1) and what it leaves."""


class Chain(Generic[Left, Given]):
    """All ways to answer a chain of questions, each with its weight."""

    def __init__(self, links: Sequence[Link[Left, Given]], start: Left) -> None:
        self.start = start
        self.ways: list[dict[Left, Sequence[tuple[Given, int, Left]]]] = []  # link by link
        stocks = {start}
        for link in links:
            ways = {left: link.ways(left) for left in stocks}
            self.ways.append(ways)
            stocks = {after for found in ways.values() for _, _, after in found}
        self.ends = stocks

    @cached_property
    def counts(self) -> list[dict[Left, int]]:
        """Link by link, for every stock that may be left there: how many ways there are to answer the rest."""
        totals = [dict.fromkeys(self.ends, 1)]
        for ways in reversed(self.ways):
            rest = totals[-1]
            totals.append({left: sum([rest[after] for _, _, after in found]) for left, found in ways.items()})
        return totals[::-1]

    @cached_property
    def weights(self) -> list[dict[Left, int]]:
        """The same, with each way counted by its weight."""
        totals = [dict.fromkeys(self.ends, 1)]
        for ways in reversed(self.ways):
            rest = totals[-1]
            totals.append({left: sum([w * rest[after] for _, w, after in found]) for left, found in ways.items()})
        return totals[::-1]

    def count(self) -> int:
        """How many ways there are to answer all the questions."""
        return self.counts[0][self.start]

    def weight(self) -> int:
        """The sum of their weights."""
        return self.weights[0][self.start]

    def marginals(self) -> list[dict[Given, Fraction]]:
        """Question by question, how likely each answer is; impossible answers are left out."""
        reached, total, found = {self.start: 1}, self.weight(), []
        for ways, rest in zip(self.ways, self.weights[1:]):
            likely: dict[Given, int] = {}
            after: dict[Left, int] = {}
            for left, weight in reached.items():
                for answer, factor, leaves in ways[left]:
                    if rest[leaves]:
                        likely[answer] = likely.get(answer, 0) + weight * factor * rest[leaves]
                        after[leaves] = after.get(leaves, 0) + weight * factor
            found.append({answer: Fraction(part, total) for answer, part in likely.items()})
            reached = after
        return found

    def allows(self, answers: Sequence[Hashable]) -> bool:
        """Whether the questions may be answered like this."""
        left = self.start
        for ways, answer in zip(self.ways, answers):
            leaves = [after for given, _, after in ways[left] if given == answer]
            if not leaves:
                return False
            left = leaves[0]
        return True

    def sample(self, below: Below) -> tuple[list[Given], Left]:
        """One way to answer them all, drawn by its weight, and what it leaves."""
        left, answers = self.start, []
        for ways, here, rest in zip(self.ways, self.weights, self.weights[1:]):
            ticket = below(here[left])
            answer, left = next(
                (answer, after) for answer, weight, after in ways[left] if (ticket := ticket - weight * rest[after]) < 0
            )
            answers.append(answer)
        return answers, left
