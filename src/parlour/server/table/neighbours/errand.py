"""Something a table does in the background, one time after the other."""

from __future__ import annotations

from asyncio import Task, create_task
from collections.abc import Awaitable, Callable

from parlour.server.clock import Clock, until_settled
from parlour.server.store.neighbours import LIFE


class Errand:
    """If it fails it is tried again, later each time: else people might wait for something that nobody does."""

    def __init__(
        self,
        do: Callable[[], Awaitable[None]],
        clock: Clock,
        failed: Callable[[Exception], None],
        rest: Callable[[], None],
    ) -> None:
        self.do, self.clock, self.failed, self.rest = do, clock, failed, rest
        self.task: Task[None] | None = None

    def begin(self) -> None:
        """Do it, unless that is on its way."""
        if self.task is None:
            self.task = create_task(self.run())

    async def run(self) -> None:
        try:
            await until_settled(self.is_settled, self.clock, LIFE)
        finally:
            self.task = None
        self.rest()

    async def is_settled(self) -> bool:
        try:
            await self.do()
        except Exception as error:
            self.failed(error)
            return False
        return True

    @property
    def busy(self) -> bool:
        return self.task is not None

    def stop(self) -> list[Task[None]]:
        """Try no more; the task returned ends by itself."""
        if self.task is None:
            return []
        self.task.cancel()
        return [self.task]
