"""Running the agenda: the only code that knows how steps follow one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.state import State
from parlour.core.steps import Chance, Happening, Step, Steps
from parlour.core.vocabulary import NATURE, Below, Move, Refused, Seat


class Opening(Happening[State], frozen=True):
    """What a game begins with."""

    steps: Steps

    def happen(self, s: State) -> Steps:
        return self.steps


def start(s: State, *steps: Step[Any, Any]) -> None:
    """Put the first steps on an empty agenda."""
    s.agenda.append(Opening(steps))
    play(s, NATURE, Move())


def options(s: State, seat: Seat) -> Sequence[Move]:
    """Every move ``seat``, which is asked, may make now."""
    return s.agenda[-1].options(s, seat)


def chance(s: State, below: Below) -> Move:
    """One fair move for nature, which is asked now."""
    step = s.agenda[-1]
    assert isinstance(step, Chance)
    outcome: Move = step.sample(s, below)
    return outcome


def refusal(s: State, seat: Seat, move: Move) -> Refused | str | None:
    """Why ``seat`` may not make ``move`` now; None if it may."""
    if s.result is not None:
        return Refused("game-is-over")
    step = s.agenda[-1]
    if seat not in s.asked and move not in step.reconsiders(s, seat):
        return Refused("not-your-turn")
    return step.refusal(s, seat, move)


def ask_anew(s: State) -> None:
    """Ask those whom the top step asks, after something about the question itself has changed."""
    s.asked = s.agenda[-1].asks(s) if s.agenda else ()


def play(s: State, seat: Seat, move: Move) -> None:
    """Let ``seat`` make a legal ``move``, then let things happen until somebody must choose or the game is over."""
    agenda = s.agenda
    steps = agenda[-1].take(s, seat, move)
    while s.result is None:
        if len(steps) == 1:  # as most often
            agenda[-1] = step = steps[0]
        else:
            del agenda[-1]
            if steps:
                agenda.extend(steps[::-1])
            step = agenda[-1]
        s.asked = asked = step.asks(s)
        if asked:
            return
        steps = step.happen(s)
    agenda.clear()
    s.asked = ()
