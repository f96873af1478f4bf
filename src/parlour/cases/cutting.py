"""Cutting cases out of a game: the view of a seat, what may be asked of it, and whether that is worth asking.

A case is made of the view alone.  The truth is looked at once, afterwards: it must agree, and it never decides whether
there is a case.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from parlour.cases.case import Case, Evidence, Kind, Riddle, Stated, seen_as
from parlour.cases.desk import Desk
from parlour.cases.grading import graded
from parlour.cases.riddles import riddles
from parlour.cases.solving import proved, right
from parlour.cases.solving.facts import asserted
from parlour.cases.solving.splits import asked_about
from parlour.core import Game, Seat, State, View

FEWEST_CHOICES: Final = 3
LONGEST_TO_READ: Final = 30  # lines that may matter
PROOF: Final = range(2, 8)  # lines: what stands in one is dull, what takes more is drudgery
AHEAD: Final = 1.1  # the second best question leaves at least so many times as much
SMALLEST_START: Final = 4  # possibilities before a question


class Disagrees(AssertionError):
    """A proved answer is not the truth: a mistake of ours, never of the game."""


def cut(game: Game[Any, Any], s: State, seat: Seat, kind: Kind | None = None) -> Iterator[Case]:
    """The cases that ``seat`` could be asked in ``s``, or those of one kind."""
    for case in cases_in(game, game.view(s, seat), kind):
        confirm(game, s, seat, case)
        yield case


def cases_in(game: Game[Any, Any], view: View, kind: Kind | None = None) -> Iterator[Case]:
    """The cases that a view is good for."""
    desk = Desk(game, view)
    for riddle in riddles(game, view, kind):
        if case := case_of(desk, riddle):
            yield case


def case_of(desk: Desk, riddle: Riddle) -> Case | None:
    """A riddle of a view as a case; None if it has no single answer, or is dull."""
    if len(riddle.choices) < FEWEST_CHOICES:
        return None
    answers = right(desk, riddle)
    if len(answers) != 1 or is_plain(desk, riddle, answers[0]):
        return None
    evidence = proved(desk, riddle, answers[0])
    if not is_telling(evidence):
        return None
    return Case(
        game=desk.game.id,
        rules=desk.game.version,
        riddle=riddle,
        answer=answers[0],
        evidence=evidence,
        grade=graded(desk, riddle, answers[0], evidence),
        seen=seen_as(desk.view),
    )


def is_plain(desk: Desk, riddle: Riddle, answer: int) -> bool:
    """Whether one line tells it all, or there is too much to read: seen before a proof is looked for, to save time."""
    if riddle.kind == "win":
        return False
    if riddle.kind == "question":
        return len(desk.reasons.lines(asked_about(desk, riddle))) > LONGEST_TO_READ
    fact = asserted(desk.view, riddle.choices[answer])
    lines = desk.lines(fact)
    return len(lines) > LONGEST_TO_READ or any([desk.proves(fact, [line]) for line in lines])


def is_telling(evidence: Evidence) -> bool:
    """Whether there is something to find out: a proof of some length, or a choice that is clearly the best."""
    if not evidence.worth:
        return len(evidence.lines) in PROOF
    best, second, *_, most = sorted(evidence.worth)
    return len(evidence.plan) > 1 if evidence.plan else second >= AHEAD * best and most >= SMALLEST_START


def confirm(game: Game[Any, Any], s: State, seat: Seat, case: Case) -> None:
    """What is proved must be true."""
    choice = case.riddle.choices[case.answer]
    if isinstance(choice, Stated):
        truth = game.unknowns(s, seat)[choice.unknown]
        if not choice.fact.follows({truth}):
            raise Disagrees(f"{choice} is proved to seat {seat}, but the truth is {truth}.")
