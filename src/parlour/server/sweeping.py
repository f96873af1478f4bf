"""What tables leave behind: circles of objects, which only the collector finds."""

from __future__ import annotations

import gc
from asyncio import sleep
from collections.abc import Callable
from typing import Final

MANY: Final = 50  # tables put away, after which it is worth while
PAUSE: Final = 60.0  # seconds, after which even one is


class Sweeping:
    """A table and its parts know each other, and live too long for the collector to look at them often.

    To look at everything takes as long as there are tables here: so it is done when as many were put away.
    """

    def __init__(self, here: Callable[[], int], collect: Callable[[], object] = gc.collect) -> None:
        self.here, self.collect, self.left = here, collect, 0

    def add(self) -> None:
        """One more table was put away."""
        self.left += 1
        if self.left >= max(MANY, self.here()):
            self.sweep()

    def sweep(self) -> None:
        self.left = 0
        self.collect()

    async def keep_sweeping(self) -> None:
        while True:
            await sleep(PAUSE)
            if self.left:
                self.sweep()
