"""Time, as the tables see it: a deadline is a moment that can be written down and outlives the process."""

from __future__ import annotations

import time
from asyncio import sleep
from collections.abc import Callable
from random import SystemRandom
from typing import Final, Protocol

LONGEST_SLEEP: Final = 5.0  # seconds
SINCE_BOOT: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)  # only Linux has it


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    async def until(self, moment: float) -> None:
        """Wait for ``moment``; at once if it is past."""


def steady() -> float:
    """Seconds since some moment; they go on while the machine sleeps, and nobody can set them."""
    return time.monotonic() if SINCE_BOOT is None else time.clock_gettime(SINCE_BOOT)


class WallClock:
    """The time of day when this process began, and the seconds that have gone by since: a clock that somebody sets
    back or forward moves no deadline."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = steady) -> None:
        self.steady, self.began = steady, wall() - steady()

    def now(self) -> float:
        return self.began + self.steady()

    async def until(self, moment: float) -> None:
        """In short sleeps: a timer of the event loop stands still while the machine sleeps."""
        while (left := moment - self.now()) > 0:
            await sleep(min(left, LONGEST_SLEEP))


def unforeseen() -> float:
    """After which part of a first-come question's time a bot answers: it has half of it to think, with any hand."""
    return SystemRandom().uniform(0.5, 0.9)
