"""Changes at a table: done, written down and then shown; or else nothing has happened.

Where several processes serve one store, another one may be quicker: then its changes are taken in first.
"""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable
from time import perf_counter
from typing import Any

from structlog.typing import FilteringBoundLogger

from parlour.core import Match, Reason, Refused
from parlour.server import wire
from parlour.server.log import place
from parlour.server.store import Change, NotWritten, Overtaken, RequestKey, Saved
from parlour.server.table.course import Course
from parlour.server.table.ledger import Ledger
from parlour.server.table.presence import Presence
from parlour.server.table.reading import ReadTable, read_table
from parlour.server.table.refusals import Broken, TooLate
from parlour.server.table.screens import Screens


class Commits:
    """Those of one table; call it in the table's turn only."""

    def __init__(
        self,
        course: Course,
        ledger: Ledger,
        presence: Presence,
        screens: Screens,
        wake: Callable[[], None],
        log: FilteringBoundLogger,
    ) -> None:
        self.course, self.ledger, self.presence, self.screens = course, ledger, presence, screens
        self.wake, self.log = wake, log
        self.store, self.metrics = course.staff.store, course.staff.metrics
        self.broken = False  # beyond repair: the next who comes reads the table anew

    async def attempt(self, action: Callable[[], None], key: RequestKey | None = None) -> None:
        """Do it, write it down and show it; or raise Refused, and nothing has happened."""
        if self.broken:
            raise Broken  # what is here may be ahead of what is written
        before = None if self.store.neighbours.alone else self.course.copied()
        try:
            action()
            self.conclude()
            await self.write(self.ledger.change(self.course, key))
            self.screens.publish()
            self.wake()
        except Refused:
            if not self.ledger.holds(self.course):
                await self.rebuild()
            raise
        except Overtaken:
            self.metrics.overtaken.inc()
            await self.give_way(before)
            raise TooLate("table-crowded") from None
        except Exception as error:  # the disk, or a mistake of ours: go back to what is written
            self.metrics.failures.inc()
            self.metrics.losses.inc(isinstance(error, NotWritten))
            self.log.error("change_undone", error=place(error))
            await self.rebuild()
            raise Refused("went-wrong-nothing-changed") from None

    async def tried(self, action: Callable[[], None]) -> bool:
        """Whether it could be done; if not, things have changed, and those still asked will be asked again."""
        try:
            await self.attempt(action)
            return True
        except Refused:
            return False

    def conclude(self) -> None:
        """What follows for the table from what was done."""
        if self.course.conclude(self.presence.present):
            self.screens.forget()  # the people's names are certain only now

    async def write(self, change: Change) -> None:
        if change.lines or change.seating or change.sitters is not None or change.asked:
            began = perf_counter()
            await self.store.write(change)
            self.metrics.commit.observe(perf_counter() - began)
        self.ledger.note(change)

    async def rebuild(self) -> None:
        """Forget everything since the last commit, even one of another process."""
        try:
            saved = await self.store.load(self.ledger.table)
            assert saved is not None
            self.remember(saved, await to_thread(read_table, saved))
        except Exception as error:
            self.log.error("table_broken", error=place(error))
            self.broken = True
            for tab in self.presence.tabs:
                tab.close(wire.CLOSE_BROKEN, Reason("table-not-continued").told(tab.language))
            raise Broken from None
        self.screens.publish()
        self.wake()

    def remember(self, saved: Saved, read: ReadTable) -> None:
        """Be as it was written down."""
        self.ledger.remember(saved)
        self.course.remember(read)
        self.screens.forget()
        self.presence.note(self.course.seating)

    # ── other processes ──

    async def catch_up(self) -> bool:
        """Take in what other processes have written; whether there was anything."""
        if self.store.neighbours.alone or self.broken:
            return False
        saved = await self.store.load(self.ledger.table, self.ledger.written)
        if saved is None or not self.ledger.lacks(saved):
            return False
        try:
            self.go_on(saved)
            self.screens.publish()
            self.wake()
        except Exception:  # begun elsewhere, or a mistake of ours
            await self.rebuild()
        return True

    def go_on(self, saved: Saved) -> None:
        """Be as it was written down since."""
        new_seating = saved.version != self.ledger.version
        self.course.go_on(saved, new_seating)
        self.ledger.add(saved)
        if new_seating:
            self.screens.forget()
            self.presence.note(self.course.seating)

    async def give_way(self, before: Match[Any, Any] | None) -> None:
        """Be as before, and take in what another process has written meanwhile: quicker than to read everything."""
        self.course.go_back(before, self.ledger.seating)
        if before is None or not await self.catch_up():
            await self.rebuild()
