"""Riddles of facts: a list of statements about what is hidden, of which one is certain."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.cases.case import Atom, Riddle, Stated
from parlour.core import Answer, Unknown


def which(ask: str, facts: Iterable[Stated], **about: Atom) -> Riddle:
    """Which of these is certain?"""
    return Riddle("prove", ask, tuple(facts), about)


def one_of(ask: str, unknown: Unknown, answers: Iterable[Answer], **about: Atom) -> Riddle:
    """What is the answer to one unknown?"""
    return which(ask, [stated(unknown, answer) for answer in answers], **about)


def stated(unknown: Unknown, *among: Answer, holds: bool = True) -> Stated:
    return Stated(tuple(unknown), tuple(among), holds)  # type: ignore[arg-type]  # unknowns of cases are tuples
