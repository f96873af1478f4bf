"""The pattern that all servers are driven by: many tables at once, at each one random move after the other."""

from __future__ import annotations

from asyncio import gather
from collections.abc import AsyncIterator, Sequence
from statistics import median, quantiles
from time import perf_counter
from typing import Protocol

from bench.server.processes import Server
from msgspec import Struct

MOVES = 100  # at a table, at most: most random games of The Mastermind last that long


class Driven(Protocol):
    """A table with people at it who move at random."""

    sizes: list[int]  # of the frames they were sent

    async def move(self) -> bool:
        """Somebody who is asked moves, and hears that it is done; False when nobody is asked any more."""

    async def close(self) -> None: ...


class Load(Struct, frozen=True):
    """What a server did in one round."""

    moves: int
    cpu: float
    seconds: float
    waits: Sequence[float]  # from sending a move until it is answered
    sizes: Sequence[int]

    @property
    def microseconds(self) -> float:
        """CPU time for a move."""
        return 1e6 * self.cpu / self.moves

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def p50(self) -> float:
        return 1e3 * median(self.waits)

    @property
    def p99(self) -> float:
        return 1e3 * quantiles(self.waits, n=100)[98]


async def waits(table: Driven) -> AsyncIterator[float]:
    for _ in range(MOVES):
        began = perf_counter()
        if not await table.move():
            return
        yield perf_counter() - began


async def load(server: Server, tables: Sequence[Driven]) -> Load:
    """Everybody moves as fast as the server lets them."""
    for table in tables:
        table.sizes.clear()
    cpu, began = server.cpu(), perf_counter()

    async def evening(table: Driven) -> list[float]:
        return [wait async for wait in waits(table)]

    found = [wait for table_waits in await gather(*map(evening, tables)) for wait in table_waits]
    return Load(
        moves=len(found),
        cpu=server.cpu() - cpu,
        seconds=perf_counter() - began,
        waits=found,
        sizes=[size for table in tables for size in table.sizes],
    )
