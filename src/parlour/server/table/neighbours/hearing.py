"""What other processes do at a table: taken in one after the other, and what is heard twice meanwhile, once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from parlour.server.clock import Clock
from parlour.server.store.neighbours import News
from parlour.server.table.neighbours.errand import Errand


class Hearing:
    """One for each table."""

    def __init__(
        self,
        take_in: Callable[[News], Awaitable[None]],
        clock: Clock,
        failed: Callable[[Exception], None],
        rest: Callable[[], None],
    ) -> None:
        self.take_in, self.listening = take_in, Errand(self.listen, clock, failed, rest)
        self.unheard: dict[News, None] = {}

    def hear(self, news: News) -> None:
        self.unheard[news] = None
        self.listening.begin()

    async def listen(self) -> None:
        while self.unheard:
            news = next(iter(self.unheard))
            del self.unheard[news]  # it may be heard once more while it is taken in
            try:
                await self.take_in(news)
            except Exception:
                self.unheard[news] = None
                raise
