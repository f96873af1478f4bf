"""Who is away from a table, and since when: after some time a bot may take over from them."""

from __future__ import annotations

from parlour.server.clock import Clock
from parlour.server.table.seating import GuestId, Present, Seating


class Absence:
    """It is kept in memory only: after a restart everybody's time away begins anew."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.since: dict[GuestId, float] = {}

    def note(self, seating: Seating, present: Present) -> None:
        """Somebody has come or gone, or sat down."""
        now = self.clock.now()
        away = [chair.guest for chair in seating.chairs if chair.guest and chair.guest not in present]
        self.since = {guest: self.since.get(guest, now) for guest in away}

    def gone(self, seating: Seating) -> frozenset[GuestId]:
        """Those who have been away for so long that a bot may take over."""
        now = self.clock.now()
        return frozenset([guest for guest, since in self.since.items() if now >= since + seating.away])

    def ends(self, seating: Seating) -> dict[GuestId, float]:
        """When that will be so, or has come to be so, of those who play and are away."""
        playing = {chair.guest for _, chair in seating.people()} if seating.stage == "playing" else set()
        return {guest: since + seating.away for guest, since in self.since.items() if guest in playing}
