"""What a board says of the question that is asked, without words."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Final, TypeAlias

from parlour.core import Piecewise, Seat, View, Window
from parlour.server.table.shown.changes import ENCODER
from parlour.server.table.shown.situations import Situation

QUESTION: Final = ("decision", "asked", "take_back", "deadline", "first_come", "passed", "standing")
Question: TypeAlias = tuple[int, tuple[Seat, ...], bool, float | None, bool, bool, str | None]  # in that order


def question_of(view: View, decision: int, situation: Situation) -> Question:
    top, sealed = view.agenda[-1] if view.agenda else None, bool(view.sealed)
    open_to_all = isinstance(top, Window) and not situation.over
    return (
        decision,
        view.asked if situation.why is None else (),
        sealed and situation.plays and isinstance(top, Piecewise) and top.seat == view.seat,
        situation.deadline,
        open_to_all,
        open_to_all and sealed,  # in such a question a seat sees nobody's pass but its own
        situation.standing,
    )


def question_sent(new: Question, old: Question) -> bytes:
    """What of it has changed."""
    return ENCODER.encode(dict(compress(zip(QUESTION, new), map(ne, new, old))))[1:-1]
