"""Where the bots of a house think: in processes of their own, so that a long thought holds up no table."""

from __future__ import annotations

import os
from asyncio import wrap_future
from typing import Protocol

from parlour.bots.pool import Pool
from parlour.bots.thinking import Question, answer
from parlour.core import Claim, Move


class Thinkers(Protocol):
    async def think(self, asked: Question) -> Move | Claim | None:
        """What a bot does, or says."""

    def close(self) -> None:
        """Give up all thoughts; none is waited for."""


class InPlace:
    """Bots that think in this process; for tests, and for bots that hardly think."""

    async def think(self, asked: Question) -> Move | Claim | None:
        return answer(asked)

    def close(self) -> None:
        pass


class Workers:
    """Bots that think in worker processes."""

    def __init__(self, processes: int | None = None) -> None:
        self.pool = Pool(processes or max(1, (os.cpu_count() or 2) - 1))

    async def think(self, asked: Question) -> Move | Claim | None:
        return await wrap_future(self.pool.submit(answer, asked))

    def close(self) -> None:
        self.pool.close()
