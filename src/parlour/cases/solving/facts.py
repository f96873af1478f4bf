"""Statements and claims: one of them is certain, or cannot be true, and the fewest lines show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.cases.case import Choice, Evidence, Offered, Riddle, Spoken
from parlour.cases.desk import Desk
from parlour.cases.riddles.mastermind import claimed
from parlour.core import Fact, Refused
from parlour.deduction.minimal import smallest


def asserted(view: Any, choice: Choice) -> Fact:
    """What must be certain if this choice is right: the statement itself, or that a claim is not so."""
    if isinstance(choice, Spoken):
        said = claimed(view, choice)
        return Fact(said.unknown, said.among, holds=False)
    if isinstance(choice, Offered):
        raise Refused("move-states-nothing")
    return choice.fact


def right(desk: Desk, riddle: Riddle) -> Sequence[int]:
    facts = [asserted(desk.view, choice) for choice in riddle.choices]
    return [place for place, fact in enumerate(facts) if desk.is_certain(fact)]


def proved(desk: Desk, riddle: Riddle, answer: int) -> Evidence:
    fact = asserted(desk.view, riddle.choices[answer])
    lines = shortest(desk, fact)
    left = [len(desk.left(fact, lines[: n + 1])) for n in range(len(lines))]
    return Evidence(tuple(lines), tuple(left))


def shortest(desk: Desk, fact: Fact) -> list[int]:
    """The fewest lines that prove ``fact``, in their order."""
    lines = desk.lines(fact)
    if not desk.proves(fact, lines):
        raise Refused("nothing-proves-it")
    strongest_first = sorted(lines, key=lambda line: len(desk.left(fact, [line])))
    return sorted(smallest(strongest_first, lambda some: desk.proves(fact, some)))
