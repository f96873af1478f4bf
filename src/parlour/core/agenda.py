"""Running the agenda: the only code that knows how steps follow one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.core.state import State
from parlour.core.steps import Chance, Step, Steps
from parlour.core.vocabulary import NATURE, Below, Move, Seat

NOTHING: Final = Move()  # what a step is handed when nobody chose


def start(s: State, *steps: Step[Any, Any]) -> None:
    """Put the first steps on an empty agenda."""
    proceed(s, steps)


def options(s: State, seat: Seat) -> Sequence[Move]:
    """Every move ``seat``, which is asked, may make now."""
    return s.agenda[-1].options(s, seat)


def chance(s: State, below: Below) -> Move:
    """One fair move for nature, which is asked now."""
    step = s.agenda[-1]
    assert isinstance(step, Chance)
    outcome: Move = step.sample(s, below)
    return outcome


def refusal(s: State, seat: Seat, move: Move) -> str | None:
    """Why ``seat`` may not make ``move`` now; None if it may."""
    if s.result is not None:
        return "The game is over."
    if seat not in s.asked:
        return "It is not your turn."
    return s.agenda[-1].refusal(s, seat, move)


def play(s: State, seat: Seat, move: Move) -> None:
    """Let ``seat`` make a legal ``move``, and carry on to the next question."""
    proceed(s, s.agenda.pop().take(s, seat, move))


def proceed(s: State, steps: Steps) -> None:
    """Put ``steps`` next, then let things happen until somebody must choose or the game is over."""
    agenda = s.agenda
    while True:
        if len(steps) == 1:  # as most often
            agenda.append(steps[0])
        else:
            agenda.extend(steps[::-1])
        if s.result is not None:
            agenda.clear()
            s.asked = ()
            return
        step = agenda[-1]
        s.asked = asked = step.asks(s)
        if asked:
            return
        agenda.pop()
        steps = step.take(s, NATURE, NOTHING)
