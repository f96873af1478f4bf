"""A bot in a tournament: what it was asked, how many of its answers were legal, and what they cost.

A bot of somebody else's may answer with what is not on offer, or fail.  That is counted, and a legal move drawn by lot
is made in its place, so that one bad answer ends no tournament.  A bot of ours has no such excuse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

from parlour.bots import LEVELS
from parlour.bots.own import player
from parlour.bots.program import Program
from parlour.core import Claim, Move, Refused

T = TypeVar("T")

FAILED: Final = object()  # the answer of a bot that has none


class Entrant:
    """A mind that chooses, picks and speaks as the one it counts for does."""

    def __init__(self, name: str, game: str) -> None:
        self.mind: Any = player(name, game)
        self.excused = name not in LEVELS
        self.asked = self.illegal = 0
        self.seconds, self.failure = 0.0, ""  # its first failure in a sentence
        if hasattr(self.mind, "pick"):
            self.pick = self.picked
        if hasattr(self.mind, "speak"):
            self.speak = self.spoken

    @property
    def answers(self) -> int:
        return self.mind.answers.asked if isinstance(self.mind, Program) else self.asked

    @property
    def legal(self) -> int:
        return self.mind.answers.legal if isinstance(self.mind, Program) else self.asked - self.illegal

    @property
    def unclear(self) -> int:
        """Times that a program said something in which no answer could be read."""
        return self.mind.answers.unclear if isinstance(self.mind, Program) else 0

    @property
    def calls(self) -> int:
        """How often it was called: a program may be asked again before it has an answer."""
        return self.mind.answers.tries if isinstance(self.mind, Program) else self.asked

    def choose(self, view: Any, rng: Random) -> Move:
        move = self.timed(lambda: self.mind.choose(view, rng))
        return self.checked(move, view.options) or rng.choice(view.options)

    def picked(self, options: Sequence[Move], number: int) -> int:
        place = self.timed(lambda: self.mind.pick(options, number))
        legal = self.checked(place, range(len(options)))
        return Random(number).randrange(len(options)) if legal is None else legal

    def spoken(self, view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
        """One of the claims; it is silent if it says anything else."""
        return self.checked(self.timed(lambda: self.mind.speak(view, claims, rng)), [None, *claims])

    def timed(self, ask: Callable[[], Any]) -> Any:
        """Its answer, with the time that it takes; FAILED, if it fails and is excused."""
        self.asked += 1
        began = perf_counter()
        try:
            return ask()
        except Exception as error:
            if not self.excused:
                raise
            self.fail(str(error).rstrip(".") if isinstance(error, Refused) else f"{type(error).__name__}: {error}")
            return FAILED
        finally:
            self.seconds += perf_counter() - began

    def checked(self, answer: Any, allowed: Sequence[T]) -> T | None:
        """The answer, if it is allowed; None if it is not."""
        if not self.excused or is_among(answer, allowed):
            legal: T = answer
            return legal
        self.illegal += 1
        if answer is not FAILED:
            self.fail(f"it answered {answer!r}, which is not on offer")
        return None

    def fail(self, why: str) -> None:
        self.failure = self.failure or why[:200]


def is_among(answer: Any, allowed: Sequence[object]) -> bool:
    """Whether it is one of these; something strange may not even be comparable."""
    try:
        return answer in allowed
    except Exception:
        return False
