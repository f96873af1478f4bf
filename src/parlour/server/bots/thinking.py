"""Where the bots of a house think: in processes of their own, so that a long thought holds up no table."""

from __future__ import annotations

import os
from asyncio import Semaphore, wrap_future
from collections.abc import Callable
from typing import Protocol, TypeVar

from parlour.bots.pool import Pool
from parlour.bots.thinking import Question, answer
from parlour.core import Claim, Move

T = TypeVar("T")


class Thinkers(Protocol):
    async def think(self, asked: Question) -> Move | Claim | None:
        """What a bot does, or says."""

    async def study(self, work: Callable[[T], bytes], about: T) -> bytes:
        """Work something out for a player; the bots never wait for all that players ask."""

    def close(self) -> None:
        """Give up all thoughts; none is waited for."""


class InPlace:
    """Bots that think in this process; for tests, and for bots that hardly think."""

    async def think(self, asked: Question) -> Move | Claim | None:
        return answer(asked)

    async def study(self, work: Callable[[T], bytes], about: T) -> bytes:
        return work(about)

    def close(self) -> None:
        pass


class Workers:
    """Bots that think in worker processes."""

    def __init__(self, processes: int | None = None) -> None:
        self.pool = Pool(processes or max(1, (os.cpu_count() or 2) - 1))
        self.studies = Semaphore(max(1, self.pool.processes // 2))  # at once: half of the workers are the bots'

    async def think(self, asked: Question) -> Move | Claim | None:
        return await wrap_future(self.pool.submit(answer, asked))

    async def study(self, work: Callable[[T], bytes], about: T) -> bytes:
        async with self.studies:
            return await wrap_future(self.pool.submit(work, about))

    def close(self) -> None:
        self.pool.close()
