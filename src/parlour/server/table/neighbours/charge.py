"""Whether this process runs the bots and the clocks of a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from parlour.server.clock import Clock
from parlour.server.store.neighbours import Neighbours
from parlour.server.table.neighbours.errand import Errand


class Charge:
    """One for each table; it asks for the charge in the background, and tells when it has it."""

    def __init__(
        self,
        neighbours: Neighbours,
        table: str,
        taken: Callable[[], Awaitable[None]],
        clock: Clock,
        failed: Callable[[Exception], None],
        rest: Callable[[], None],
    ) -> None:
        self.neighbours, self.table, self.taken = neighbours, table, taken
        self.held = neighbours.alone
        self.seeking = Errand(self.ask, clock, failed, rest)
        self.again = False  # something has changed since it was last asked for

    def seek(self) -> None:
        self.again = True
        if not self.held:
            self.seeking.begin()

    def lose(self) -> None:
        """Nobody is in charge of anything any more; ask for it again."""
        self.held = self.neighbours.alone
        self.seek()

    async def ask(self) -> None:
        while self.again and not self.held:  # it may become free just while somebody else is said to have it
            self.again = False
            self.held = await self.answered()
        if self.held:
            await self.taken()

    async def answered(self) -> bool:
        try:
            return await self.neighbours.take_charge(self.table)
        except Exception:
            self.again = True
            raise
