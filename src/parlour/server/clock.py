"""Time, as the tables see it: a deadline is a moment that can be written down and outlives the process."""

from __future__ import annotations

import time
from asyncio import sleep
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final, Protocol

LONGEST_SLEEP: Final = 5.0  # seconds
FIRST_WAIT: Final = 1.0  # seconds, after something that failed
LONGEST_WAIT: Final = 60.0  # seconds; each further failure doubles the wait up to this
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


async def until_settled(settle: Callable[[], Awaitable[bool]], clock: Clock, longest: float = LONGEST_WAIT) -> None:
    """Try something until it is settled: after a failure again, and later each time."""
    wait = FIRST_WAIT
    while not await settle():
        await clock.until(clock.now() + wait)
        wait = min(2 * wait, longest)


def unforeseen() -> float:
    """After which part of a first-come question's time a bot answers: it has half of it to think, with any hand."""
    return SystemRandom().uniform(0.5, 0.9)
