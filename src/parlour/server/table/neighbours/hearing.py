"""What other processes do at a table: taken in one after the other, and what is heard twice meanwhile, once."""

from __future__ import annotations

from asyncio import Task, create_task
from collections.abc import Awaitable, Callable

from parlour.server.store.neighbours import News


class Hearing:
    """One for each table."""

    def __init__(
        self,
        take_in: Callable[[News], Awaitable[None]],
        failed: Callable[[Exception], None],
        rest: Callable[[], None],
    ) -> None:
        self.take_in, self.failed, self.rest = take_in, failed, rest
        self.unheard: dict[News, None] = {}
        self.task: Task[None] | None = None

    def hear(self, news: News) -> None:
        self.unheard[news] = None
        if self.task is None:
            self.task = create_task(self.listen())

    async def listen(self) -> None:
        try:
            while self.unheard:
                news = next(iter(self.unheard))
                del self.unheard[news]
                await self.take_in(news)
        except Exception as error:  # what was missed is taken in with the next news, or when somebody comes
            self.failed(error)
        finally:
            self.task = None
        self.rest()

    @property
    def busy(self) -> bool:
        return self.task is not None
