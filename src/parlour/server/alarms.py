"""When something is to happen at tables that are put away: each is taken from the shelf when its alarm rings."""

from __future__ import annotations

from asyncio import Semaphore, Task, create_task
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from typing import Final

from parlour.server.clock import Clock, until_settled

AT_ONCE: Final = 8  # tables read at the same time; after a long night many alarms ring together
LONGEST_WAIT: Final = 600.0  # seconds, until a table is tried again that can't be read


class Alarms:
    """One for each house.  A table has one alarm; a later one takes its place."""

    def __init__(self, clock: Clock, ring: Callable[[str], Awaitable[bool]]) -> None:
        self.clock, self.ring = clock, ring
        self.moments: dict[str, float] = {}
        self.queue: list[tuple[float, str]] = []  # with some that no longer count
        self.waiting: Task[None] | None = None
        self.ringing: set[Task[None]] = set()
        self.room = Semaphore(AT_ONCE)

    def set(self, table: str, moment: float) -> None:
        if self.moments.get(table) == moment:
            return
        self.moments[table] = moment
        heappush(self.queue, (moment, table))
        if self.waiting is None or self.queue[0] == (moment, table):
            self.wait()

    def wait(self) -> None:
        """Wait for the first of them, and no longer for the one that was first before."""
        if self.waiting:
            self.waiting.cancel()
        self.waiting = create_task(self.run())

    async def run(self) -> None:
        while self.queue:
            await self.clock.until(self.queue[0][0])
            moment, table = heappop(self.queue)
            if self.moments.get(table) == moment:
                del self.moments[table]
                task = create_task(self.wake(table))
                self.ringing.add(task)
                task.add_done_callback(self.ringing.discard)
        self.waiting = None

    async def wake(self, table: str) -> None:
        await until_settled(lambda: self.is_awake(table), self.clock, LONGEST_WAIT)

    async def is_awake(self, table: str) -> bool:
        async with self.room:
            return await self.ring(table)

    def stop(self) -> list[Task[None]]:
        """Let none ring any more; the tasks returned end by themselves."""
        tasks = [task for task in (self.waiting, *self.ringing) if task]
        for task in tasks:
            task.cancel()
        return tasks
