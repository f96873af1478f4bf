"""Somebody answers: right or wrong, and why not, without giving the answer away; hints, and what it all counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from parlour.cases.case import Case, game_of, view_of
from parlour.cases.desk import Desk
from parlour.cases.solving.facts import asserted, shortest
from parlour.core import Answer, Fact, Refused

TRIES: Final = 3
HINTS: Final = 3
BY_TRY: Final = (1.0, 0.5, 0.0)
A_HINT: Final = 0.25  # takes so much


class Verdict(Struct, frozen=True):
    """What an answer is told.

    A statement that may be true but need not be is answered by another truth that fits as well; one that cannot be true
    by the lines that rule it out.  Of what is not asked, nothing is shown.
    """

    right: bool
    lines: tuple[int, ...] = ()  # what was overlooked
    instead: Answer | None = None  # what the unknown may be as well
    worth: float | None = None  # of a move: what it leaves


def judged(case: Case, choice: int) -> Verdict:
    """What is to be said to this choice."""
    if choice not in range(len(case.riddle.choices)):
        raise Refused("case-choices", most=len(case.riddle.choices))
    if choice == case.answer:
        return Verdict(True)
    if case.evidence.worth:
        return Verdict(False, worth=case.evidence.worth[choice])
    desk = Desk(game_of(case), view_of(case))
    return not_so(desk, asserted(desk.view, case.riddle.choices[choice]))


def not_so(desk: Desk, fact: Fact) -> Verdict:
    """Why a statement is not certain."""
    denied = Fact(fact.unknown, fact.among, not fact.holds)
    if desk.is_certain(denied):
        return Verdict(False, tuple(shortest(desk, denied)))
    possible = desk.possible(fact.unknown)
    others = [answer for answer in sorted(possible, key=str) if (answer in fact.among) != fact.holds]
    return Verdict(False, instead=others[0])


def struck_out(case: Case, hints: int) -> tuple[int, ...]:
    """The choices that hints have crossed out: with the last of them two are left, with the one before a half."""
    left = {2: (len(case.riddle.choices) + 1) // 2, HINTS: 2}.get(hints, len(case.riddle.choices))
    wrong = [place for place in falling_order(case) if place != case.answer]
    return tuple(sorted(wrong[: len(case.riddle.choices) - left]))


def falling_order(case: Case) -> Sequence[int]:
    """The worst choices first; where none is better than another, in an order that tells nothing."""
    places, count = range(len(case.riddle.choices)), len(case.riddle.choices)
    if case.evidence.worth:
        return sorted(places, key=lambda place: (-case.evidence.worth[place], place))
    return sorted(places, key=lambda place: ((place * 7 + len(case.seen)) % count, place))


def score(tries: int, hints: int) -> float:
    """From 1, for the first try without a hint, down to 0; ``tries``: how many it took, none if it was not solved."""
    if not tries:
        return 0.0
    return max(0.0, BY_TRY[min(tries, TRIES) - 1] - A_HINT * hints)
