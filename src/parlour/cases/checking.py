"""Whether a case is what it says, from nothing but its view: one answer, a proof without a line to spare, its grade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.cases.case import Case, Offered, Riddle, game_of, move_of, view_of
from parlour.cases.desk import Desk
from parlour.cases.grading import graded
from parlour.cases.riddles import riddles
from parlour.cases.solving import proved, right
from parlour.cases.solving.facts import asserted
from parlour.core import Refused


def check(case: Case) -> None:
    """Refused, in one sentence, if anything about it is not so."""
    for fault in faults(case):
        raise Refused(fault)


def faults(case: Case) -> Iterator[str]:
    """What is wrong with a case; a view that no game could have led to is a fault too."""
    try:
        desk = Desk(game_of(case), view_of(case))
        yield from wrong_with(desk, case)
    except Refused as reason:
        yield str(reason)
    except Exception:  # a view that was made up may break any rule on which the worlds rely
        yield "The view of this case is none that a game could lead to."


def wrong_with(desk: Desk, case: Case) -> Iterator[str]:
    if not is_asked(desk, case.riddle):
        yield "This question is not asked of such a view."
        return
    answers = right(desk, case.riddle)
    if len(answers) != 1:
        yield f"This case has {len(answers)} right answers."
    elif answers[0] != case.answer:
        yield "The answer of this case is wrong."
    else:
        yield from wrong_with_the_proof(desk, case)


def is_asked(desk: Desk, riddle: Riddle) -> bool:
    """Whether it is one of the riddles of this view; moves are compared as moves."""
    return any([same(desk, riddle, other) for other in riddles(desk.game, desk.view)])


def same(desk: Desk, one: Riddle, other: Riddle) -> bool:
    alike = (one.kind, one.ask, one.about) == (other.kind, other.ask, other.about)
    return alike and choices(desk, one) == choices(desk, other)


def choices(desk: Desk, riddle: Riddle) -> Sequence[object]:
    return [move_of(desk.game, each) if isinstance(each, Offered) else each for each in riddle.choices]


def wrong_with_the_proof(desk: Desk, case: Case) -> Iterator[str]:
    if case.kind in ("prove", "lie"):
        yield from wrong_with_the_lines(desk, case)
    elif case.evidence != proved(desk, case.riddle, case.answer):
        yield "What this case says of its choices is wrong."
    if graded(desk, case.riddle, case.answer, case.evidence) != case.grade:
        yield "The grade of this case is wrong."


def wrong_with_the_lines(desk: Desk, case: Case) -> Iterator[str]:
    fact, lines = asserted(desk.view, case.riddle.choices[case.answer]), case.evidence.lines
    if not desk.proves(fact, lines):
        yield "The proof of this case does not prove it."
    for line in lines:
        if desk.proves(fact, [other for other in lines if other != line]):
            yield f"The proof of this case does not need line {line + 1}."
    left = [len(desk.left(fact, lines[: n + 1])) for n in range(len(lines))]
    if tuple(left) != case.evidence.left or case.evidence.worth or case.evidence.plan:
        yield "The proof of this case says wrongly what is left."
