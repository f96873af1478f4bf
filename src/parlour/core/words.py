"""How a game speaks to a person: every view, move, event and claim has words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlour.core.vocabulary import Claim, Event, Move, Seat


class Names(Struct, frozen=True):
    """What the seats are called, by whom: ``me`` is called You."""

    names: tuple[str, ...]
    me: Seat | None = None

    def __getitem__(self, seat: Seat) -> str:
        return "You" if seat == self.me else self.names[seat]

    def to(self, seat: Seat) -> str:
        """The seat as somebody to whom something is done."""
        return "you" if seat == self.me else self.names[seat]

    def own(self, seat: Seat) -> str:
        """The seat as an owner: Your, or Ann's."""
        return "Your" if seat == self.me else f"{self.names[seat]}'s"

    def does(self, seat: Seat, verb: str) -> str:
        """``You ask`` or ``Ann asks``; irregular verbs as ``have/has``."""
        plain, _, third = verb.partition("/")
        if seat == self.me:
            return f"You {plain}"
        return f"{self.names[seat]} {third or plain + 's'}"

    def listed(self, seats: Sequence[Seat]) -> str:
        """Ann, Bea and Cal."""
        *first, last = [self[seat] for seat in seats] or ["nobody"]
        return f"{', '.join(first)} and {last}" if first else last


class Zone(Struct, frozen=True):
    """A labelled place on the table: cards face up by name, cards face down by number."""

    title: str
    cards: tuple[str, ...] = ()
    hidden: int = 0
    seat: Seat | None = None  # whose it is; None: everybody's
    note: str = ""


class Words(Protocol):
    """A game's ``words`` module."""

    PAGE: str  # the rules page, in our own words, as Markdown

    def prompt(self, view: Any, names: Names) -> str:
        """What this seat is asked, or whom the table waits for."""

    def kind(self, move: Move) -> str:
        """The heading under which like options stand together."""

    def move(self, move: Move, view: Any, names: Names) -> str:
        """An option as a person would say it."""

    def event(self, event: Event, view: Any, names: Names) -> str:
        """A line of the story."""

    def claim(self, claim: Claim, view: Any, names: Names) -> str:
        """Something said aloud, in quotation marks' stead."""

    def board(self, view: Any, names: Names) -> Sequence[Zone]:
        """The table as this seat sees it."""
