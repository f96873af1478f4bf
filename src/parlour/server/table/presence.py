"""Who is at a table: connected to this process, to another, or away."""

from __future__ import annotations

from typing import Final

from parlour.server.store.neighbours import Visits
from parlour.server.table.seating import GuestId, Seating
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.time.absence import Absence

NOWHERE: Final = Visits()


class Presence:
    """One for each table."""

    def __init__(self, absence: Absence) -> None:
        self.absence = absence
        self.tabs: dict[Tab, None] = {}
        self.elsewhere = NOWHERE
        self.connected: frozenset[GuestId] = frozenset()  # to this process
        self.present: frozenset[GuestId] = frozenset()  # or to another

    def come(self, tab: Tab) -> None:
        self.tabs[tab] = None
        self.count()

    def go(self, tab: Tab) -> None:
        self.tabs.pop(tab, None)
        self.count()

    def look(self, elsewhere: Visits) -> None:
        """These are connected to other processes."""
        self.elsewhere = elsewhere
        self.count()

    def count(self) -> None:
        self.connected = frozenset([tab.guest.id for tab in self.tabs])
        self.present = self.connected | self.elsewhere.here

    def gone(self, seating: Seating) -> frozenset[GuestId]:
        """Those who have been away for so long that a bot may take over."""
        return self.absence.gone(seating.away)

    def note(self, seating: Seating) -> None:
        """Remember since when each player is away."""
        players = [chair.guest for chair in seating.chairs if chair.guest]
        self.absence.note(players, self.present, self.elsewhere.gone)

    def wind(self, seating: Seating) -> None:
        """While somebody looks on, have it shown when a bot may take over from a player who is away."""
        self.note(seating)
        if self.absence.nobody:
            return
        playing = {chair.guest for _, chair in seating.people() if chair.guest}
        watched = seating.stage == "playing" and bool(self.tabs)
        self.absence.wind(playing if watched else (), seating.away)
