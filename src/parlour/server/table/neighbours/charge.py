"""Whether this process runs the bots and the clocks of a table."""

from __future__ import annotations

from asyncio import Task, create_task
from collections.abc import Awaitable, Callable

from parlour.server.store.neighbours import Neighbours


class Charge:
    """One for each table; it asks for the charge in the background, and tells when it has it."""

    def __init__(
        self,
        neighbours: Neighbours,
        table: str,
        taken: Callable[[], Awaitable[None]],
        failed: Callable[[Exception], None],
        rest: Callable[[], None],
    ) -> None:
        self.neighbours, self.table = neighbours, table
        self.taken, self.failed, self.rest = taken, failed, rest
        self.held = neighbours.alone
        self.seeking: Task[None] | None = None
        self.again = False  # something has changed since it was last asked for

    def seek(self) -> None:
        self.again = True
        if not self.held and self.seeking is None:
            self.seeking = create_task(self.ask())

    def lose(self) -> None:
        """Nobody is in charge of anything any more; ask for it again."""
        self.held = self.neighbours.alone
        self.seek()

    async def ask(self) -> None:
        try:
            while self.again and not self.held:  # it may become free just while somebody else is said to have it
                self.again = False
                self.held = await self.neighbours.take_charge(self.table)
            if self.held:
                await self.taken()
        except Exception as error:  # the next who comes asks again
            self.failed(error)
        finally:
            self.seeking = None
        self.rest()

    @property
    def busy(self) -> bool:
        return self.seeking is not None
