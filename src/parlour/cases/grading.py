"""How hard a case is: what makes it so is counted, and the counts make a score.

That the scores agree with the steps that a limited solver needs is measured: docs/cases.md.
"""

from __future__ import annotations

from itertools import combinations
from math import log2
from typing import Final

from parlour.cases.case import GRADES, Evidence, Figures, Grade, Riddle
from parlour.cases.desk import Desk
from parlour.cases.solving.facts import asserted
from parlour.core import Answer, Fact

BOUNDS: Final = {"facts": (4.5, 6.5, 9.0), "question": (3.0, 5.0, 7.0), "win": (3.0, 4.5, 6.0)}  # between grades
CLOSE: Final = 0.5  # a second best that leaves half as much again counts one
CLOSEST: Final = 4.0
NEARLY: Final = 1.25  # times as much as the best: looks as good


def graded(desk: Desk, riddle: Riddle, answer: int, evidence: Evidence) -> Grade:
    """The grade that a case has before anybody has tried it."""
    if riddle.kind in ("prove", "lie"):
        figures = of_a_fact(desk, asserted(desk.view, riddle.choices[answer]), riddle, evidence)
        return named(figures, score_of_a_fact(figures), BOUNDS["facts"])
    figures = of_a_move(riddle, evidence)
    return named(figures, score_of_a_move(figures, evidence), BOUNDS[riddle.kind])


def named(figures: Figures, score: float, bounds: tuple[float, ...]) -> Grade:
    return Grade(GRADES[sum([score >= bound for bound in bounds])], round(score, 2), figures)


# Facts


def of_a_fact(desk: Desk, fact: Fact, riddle: Riddle, evidence: Evidence) -> Figures:
    return Figures(
        lines=len(evidence.lines),
        chain=chain(desk, fact, evidence.lines),
        start=max(len(riddle.choices), len(desk.left(fact, ()))),
        decoys=near_misses(desk, fact, evidence.lines),
        read=len(desk.lines(fact)),
    )


def score_of_a_fact(of: Figures) -> float:
    return of.lines / 2 + 2 * (of.chain - 1) + log2(of.start) / 4 + log2(1 + of.decoys) / 4 + of.read / 10


def chain(desk: Desk, fact: Fact, lines: tuple[int, ...]) -> int:
    """How many lines of the proof must be put together at once.

    One, where each line by itself crosses out its share; more, where a line tells something only beside others.
    """
    for size in range(1, len(lines)):
        if fact.follows(by_parts(desk, fact, lines, size)):
            return size
    return len(lines)


def by_parts(desk: Desk, fact: Fact, lines: tuple[int, ...], size: int) -> set[Answer]:
    """What is left if never more than ``size`` lines are put together."""
    parts = [desk.left(fact, some) for some in combinations(lines, size)]
    return set(parts[0]).intersection(*parts[1:])


def near_misses(desk: Desk, fact: Fact, lines: tuple[int, ...]) -> int:
    """The answers that are ruled out by one line of the proof alone: who overlooks it falls for them."""
    kept = desk.left(fact, lines)
    without = [desk.left(fact, [other for other in lines if other != line]) for line in lines]
    return len(set().union(*without) - set(kept))


# Moves


def of_a_move(riddle: Riddle, evidence: Evidence) -> Figures:
    """Possibilities are what the worst choice leaves, or all that wins without the least useful card."""
    best = min(evidence.worth)
    near = [each for each in evidence.worth if best < each <= max(NEARLY * best, 1.0)]
    return Figures(
        lines=0,
        chain=len(evidence.plan),
        start=max(2, round(max(evidence.worth))),
        decoys=len(near),
        read=len(riddle.choices),
    )


def score_of_a_move(of: Figures, evidence: Evidence) -> float:
    return log2(of.start) / 4 + log2(of.read) / 4 + of.chain / 2 + of.decoys / 2 + closeness(evidence)


def closeness(evidence: Evidence) -> float:
    """How near the second best comes to the best; nothing, where only one choice does it at all."""
    best, second, *_ = sorted(evidence.worth)
    return min(CLOSEST, CLOSE * best / (second - best))
