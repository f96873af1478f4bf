"""A clock for tests, which stands still until it is told to go on; and bots that take their time by it."""

from __future__ import annotations

import asyncio

from parlour.bots.thinking import Question
from parlour.core import Claim, Move
from parlour.server.bots.thinking import InPlace
from parlour.server.fair import Who


class Hourglass:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self.waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def until(self, moment: float) -> None:
        if moment > self.time:
            future = asyncio.get_running_loop().create_future()
            self.waiting.append((moment, future))
            await future

    def turn(self, seconds: float) -> None:
        self.time += seconds
        for moment, future in self.waiting:
            if moment <= self.time and not future.done():
                future.set_result(None)

    @property
    def awaited(self) -> list[float]:
        """The moments for which somebody waits, the next first."""
        return sorted(moment for moment, future in self.waiting if not future.done())


class Slow(InPlace):
    """Bots whose every thought takes so many seconds."""

    def __init__(self, clock: Hourglass, seconds: float) -> None:
        self.clock, self.seconds, self.thoughts = clock, seconds, 0

    async def think(self, who: Who, asked: Question) -> Move | Claim | None:
        self.thoughts += 1
        self.clock.turn(self.seconds)
        return await super().think(who, asked)
