"""The answer to a riddle, from the view alone: exactly, and with what proves it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from parlour.cases.case import Evidence, Riddle
from parlour.cases.desk import Desk
from parlour.cases.solving import facts, last_word, splits

Right: TypeAlias = Callable[[Desk, Riddle], Sequence[int]]
Prove: TypeAlias = Callable[[Desk, Riddle, int], Evidence]
SOLVERS: Final[Mapping[str, tuple[Right, Prove]]] = {
    "prove": (facts.right, facts.proved),
    "lie": (facts.right, facts.proved),
    "question": (splits.right, splits.proved),
    "win": (last_word.right, last_word.proved),
}


def right(desk: Desk, riddle: Riddle) -> Sequence[int]:
    """The places of all choices that are right."""
    return SOLVERS[riddle.kind][0](desk, riddle)


def proved(desk: Desk, riddle: Riddle, answer: int) -> Evidence:
    """What proves that this choice is right."""
    return SOLVERS[riddle.kind][1](desk, riddle, answer)
