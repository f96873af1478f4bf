"""Time, as the tables see it: a deadline is a moment that can be written down and outlives the process."""

from __future__ import annotations

from asyncio import sleep
from random import SystemRandom
from time import time
from typing import Final, Protocol

LONGEST_SLEEP: Final = 5.0  # seconds


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    async def until(self, moment: float) -> None:
        """Wait for ``moment``; at once if it is past."""


class WallClock:
    """The time of day."""

    def now(self) -> float:
        return time()

    async def until(self, moment: float) -> None:
        """In short sleeps: the time of day may be set forward or back meanwhile."""
        while (left := moment - time()) > 0:
            await sleep(min(left, LONGEST_SLEEP))


def unhurried() -> float:
    """How long a bot seems to think: drawn before it begins, so that its pause tells nothing of the question."""
    return SystemRandom().uniform(0.7, 2.2)


def unforeseen() -> float:
    """After which part of a first-come question's time a bot answers: it has half of it to think, with any hand."""
    return SystemRandom().uniform(0.5, 0.9)
