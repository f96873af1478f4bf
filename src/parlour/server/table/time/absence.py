"""Players who are away: since when, and when a bot may take over from them."""

from __future__ import annotations

from asyncio import Task
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

from parlour.server.clock import Clock
from parlour.server.table.seating import GuestId
from parlour.server.table.time.timers import Timers

NOBODY: Final[frozenset[GuestId]] = frozenset()


class Absence:
    """One for each table; it knows the guests, and nothing else of the table."""

    def __init__(
        self,
        clock: Clock,
        failed: Callable[[Exception], None],
        rest: Callable[[], None],
        show: Callable[[], Awaitable[bool]],
    ) -> None:
        self.clock, self.show, self.timers = clock, show, Timers(clock, failed, rest)
        self.since: dict[GuestId, float] = {}  # those who are not connected

    def note(
        self, players: Collection[GuestId], present: frozenset[GuestId], gone: Mapping[GuestId, float] = {}
    ) -> None:
        """Remember since when each player is away: other processes may have known it earlier, else it is since now."""
        if not self.since and present.issuperset(players):
            return
        now = self.clock.now()
        self.since = {
            guest: min(self.since.get(guest, now), gone.get(guest, now)) for guest in players if guest not in present
        }

    def gone(self, seconds: int) -> frozenset[GuestId]:
        """Those who have been away for so long that a bot may take over."""
        if not self.since:
            return NOBODY
        now = self.clock.now()
        return frozenset([guest for guest, since in self.since.items() if now >= since + seconds])

    def wind(self, playing: Collection[GuestId], seconds: int) -> None:
        """Set a timer for each of those ``playing`` who is away: when it rings, there is a button to show."""
        waiting = {guest: since + seconds for guest, since in self.since.items() if guest in playing}
        for guest in [guest for guest in self.timers.running if guest not in waiting]:
            self.timers.cancel(guest)
        for guest, moment in waiting.items():
            if moment > self.clock.now():
                self.timers.set(guest, moment, lambda moment=moment: moment, self.show)  # type: ignore[misc]

    @property
    def nobody(self) -> bool:
        """Whether nobody is away, and no timer waits for anybody."""
        return not self.since and not self.timers.running

    @property
    def busy(self) -> bool:
        return bool(self.timers.running)

    def stop(self) -> list[Task[None]]:
        return self.timers.stop()
