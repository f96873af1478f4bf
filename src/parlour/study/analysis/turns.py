"""Turns, split into par, skill and luck: the identity that the values of P.I. and Mind Reader keep.

For one seat and one hand or mini-game,

    questions asked + turns left at the end = par of the first question + skill loss - luck.

A question's loss is its cost less the par of its position.  Its luck is what it cost beyond its own turn, less the par
of the next question, or less the turns left after the last one.  Nothing is a remainder, so the identity is a test.
"""

from __future__ import annotations

from msgspec import Struct


class Part(Struct):
    """The questions of one seat in one hand or mini-game."""

    par: float  # of its first question
    asked: int = 0
    loss: float = 0.0
    luck: float = 0.0
    left: float = 0.0  # turns to go when it ended, as far as the seat could tell
    open: float | None = None  # what the last question cost beyond its own turn, until it is known what came of it


class Account:
    """All questions of one seat, in their order."""

    def __init__(self) -> None:
        self.parts: dict[int, Part] = {}

    def ask(self, number: int, par: float, cost: float) -> float | None:
        """Enter a question in hand or mini-game ``number``; the luck of the question before it, if there was one."""
        part = self.parts.setdefault(number, Part(par))
        luck = self.settle(part, par)
        part.asked, part.loss, part.open = part.asked + 1, part.loss + cost - par, cost - 1
        return luck

    def settle(self, part: Part, came: float) -> float | None:
        """What the last question came to, beside what was to be expected of it."""
        if part.open is None:
            return None
        luck, part.open = part.open - came, None
        part.luck += luck
        return luck

    def hear(self, number: int, left: float) -> None:
        """How far it is now."""
        if number in self.parts:
            self.parts[number].left = left

    def close(self, number: int) -> float | None:
        """The hand or mini-game is over; the luck of its last question."""
        part = self.parts.get(number)
        return self.settle(part, part.left) if part else None

    @property
    def totals(self) -> Part | None:
        """All parts together."""
        parts = self.parts.values()
        if not parts:
            return None
        return Part(
            par=sum([part.par for part in parts]),
            asked=sum([part.asked for part in parts]),
            loss=sum([part.loss for part in parts]),
            luck=sum([part.luck for part in parts]),
            left=sum([part.left for part in parts]),
        )
