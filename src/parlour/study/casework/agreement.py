"""Whether grades mean something: beside them, the steps that a limited solver needs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import correlation, median
from typing import Final

from parlour.cases.case import GRADES, KINDS, Case, game_of, view_of
from parlour.cases.desk import Desk
from parlour.cases.stepping import steps

LIMITS: Final = (10, 30, 100, 300, 1000)
FEWEST: Final = 3  # cases, from which on ranks can be compared


class Agreement:
    def __init__(self) -> None:
        self.kept: defaultdict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)  # by kind and grade

    def keep(self, case: Case) -> None:
        taken = steps(Desk(game_of(case), view_of(case)), case)
        self.kept[case.kind, case.grade.name].append((case.grade.score, taken))

    def rows(self) -> Iterator[tuple[str, str, int, float, list[float]]]:
        """By kind and grade: how many cases, the median of the steps, and the share that each limit solves."""
        for kind in KINDS:
            for grade in GRADES:
                taken = [number for _, number in self.kept[kind, grade]]
                if taken:
                    shares = [sum([number <= limit for number in taken]) / len(taken) for limit in LIMITS]
                    yield kind, grade, len(taken), median(taken), shares

    def correlations(self) -> dict[str, float]:
        """By kind, how well the ranks of scores and of steps agree: 1 is perfectly, 0 not at all."""
        found: dict[str, float] = {}
        for kind in KINDS:
            both = [pair for grade in GRADES for pair in self.kept[kind, grade]]
            scores, taken = [score for score, _ in both], [float(number) for _, number in both]
            if len(both) >= FEWEST and len({*scores}) > 1 and len({*taken}) > 1:
                found[kind] = correlation(ranks(scores), ranks(taken))
        return found


def ranks(values: Sequence[float]) -> list[float]:
    """Equal values share the mean of their ranks."""
    ordered = sorted(values)
    first = {value: ordered.index(value) for value in {*values}}
    return [first[value] + (ordered.count(value) - 1) / 2 for value in values]
