"""A benchmark that can't be memorised: fresh cases, anybody's answers, and figures with intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from parlour.cases.case import GRADES, KINDS, Case
from parlour.study.casework.answerers import Answerer
from parlour.study.intervals import Interval, rate


class Answered(Struct, frozen=True):
    """One answer to one case."""

    case: Case
    choice: int | None
    seconds: float

    @property
    def right(self) -> bool:
        return self.choice == self.case.answer


def answered(case: Case, by: Answerer, seed: str) -> Answered:
    began = perf_counter()
    choice = by(case, Random(f"{seed} {case.id}"))
    return Answered(case, choice, perf_counter() - began)


def figures(answers: Sequence[Answered]) -> dict[str, Any]:
    """How many were right, in all, by game, by kind and by grade; how many were answers at all; and the time."""
    legal = [answer for answer in answers if answer.choice is not None]
    return {
        "cases": len(answers),
        "right": share(answers),
        "legal": len(legal) / len(answers) if answers else None,
        "by_chance": sum([1 / len(answer.case.riddle.choices) for answer in answers]) / max(1, len(answers)),
        "seconds_a_case": round(sum([answer.seconds for answer in answers]) / max(1, len(answers)), 4),
        "by_game": parted(answers, lambda case: case.game, sorted({answer.case.game for answer in answers})),
        "by_kind": parted(answers, lambda case: case.kind, KINDS),
        "by_grade": parted(answers, lambda case: case.grade.name, GRADES),
    }


def parted(answers: Sequence[Answered], of: Callable[[Case], str], order: Sequence[str]) -> dict[str, Interval | None]:
    parts: defaultdict[str, list[Answered]] = defaultdict(list)
    for answer in answers:
        parts[of(answer.case)].append(answer)
    return {part: share(parts[part]) for part in order if part in parts}


def share(answers: Sequence[Answered]) -> Interval | None:
    return rate(sum([answer.right for answer in answers]), len(answers))
