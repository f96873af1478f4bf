"""All tabs of a table: each is sent what it may see, and only what it has not been sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import json

from parlour.server import wire
from parlour.server.table.actors import NoTalk, Talking
from parlour.server.table.course import Course
from parlour.server.table.ledger import Ledger
from parlour.server.table.presence import Presence
from parlour.server.table.seating.doors import BANNED
from parlour.server.table.shown.showing import Showing
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.time.clocks import clocks

NO_CLOCKS: Final = wire.Clocks(left=(), running=(), since=0.0, paused=False, wishes=())


class Screens:
    """They show only what is on disk."""

    def __init__(self, showing: Showing, course: Course, presence: Presence, ledger: Ledger) -> None:
        self.showing, self.course, self.presence, self.ledger = showing, course, presence, ledger
        self.talking: Talking = NoTalk()

    def forget(self) -> None:
        """The match, or what the people are called, is another one now."""
        self.showing.forget()

    def publish(self) -> None:
        """Show every tab what it may see; a tab for which nothing has changed is sent nothing."""
        doors, tabs = self.course.seating.doors, self.presence.tabs
        for tab in tabs:
            if doors.is_banned(tab.guest.id):
                tab.close(wire.CLOSE_BARRED, BANNED.told(tab.language))
        self.show_catalogue(tabs)
        self.show(tabs)
        self.show_clocks()
        self.talking.show()

    def show(self, tabs: Iterable[Tab]) -> None:
        course, presence = self.course, self.presence
        version = self.ledger.seating, presence.present, presence.gone(course.seating), course.talk
        self.showing.publish(tabs, course.seating, course.match, version, course.old)

    def show_catalogue(self, tabs: Iterable[Tab]) -> None:
        """Another number of players, or another option, may mean other things on the table."""
        catalogue = self.showing.catalogue_at(self.course.seating, self.ledger.seating)
        for tab in tabs:
            if tab.picture and tab.catalogue != catalogue.version:
                tab.catalogue = catalogue.version
                tab.send(catalogue.encoded)

    def show_clocks(self) -> None:
        now = clocks(self.course.seating)
        message = json.encode(now) if now else b""
        for tab in self.presence.tabs:
            if tab.clocks != message:
                tab.clocks = message
                tab.send(message or json.encode(NO_CLOCKS))

    def resync(self, tab: Tab) -> None:
        """Send everything anew, as to somebody who has just come."""
        self.send_everything(tab)
        self.show_clocks()
        self.talking.show()

    def send_everything(self, tab: Tab, has: str = "") -> None:
        """The catalogue, unless the tab has it, and a whole frame, no matter what this tab had before."""
        tab.picture, tab.heard, tab.view, tab.clocks = None, None, b"", b""
        catalogue = self.showing.catalogue_at(self.course.seating, self.ledger.seating)
        tab.catalogue = catalogue.version
        if catalogue.version != has:
            tab.send(catalogue.encoded)
        self.show([tab])

    def send_earlier(self, tab: Tab, request: wire.AskStory) -> None:
        """Lines of the story that the first frame left out; nothing changes."""
        tab.send(self.showing.earlier(tab, request.before, request.id, self.course.seating))
