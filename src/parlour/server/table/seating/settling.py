"""How the table will play: its host may change that until the deal, in sight of all who are there."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from parlour.core import Refused, Seat
from parlour.notebook import Help
from parlour.server.table.seating.chairs import Chair, GuestId
from parlour.server.table.seating.playing import Playing
from parlour.server.wire import Value


class ClockChoice(Protocol):
    """A clock as somebody wishes for it."""

    @property
    def pace(self) -> int: ...

    @property
    def budget(self) -> int: ...

    @property
    def increment(self) -> int: ...


class Settled(Struct, frozen=True):
    """All that a table is to play by but its clock; a game has found nothing wrong with it."""

    seats: int
    options: dict[str, Value]
    help: Help
    window: int
    away: int
    public: bool


def check_clock(clock: ClockChoice, endless: bool) -> None:
    """``endless``: first-come questions wait until everybody has passed."""
    if clock.pace and clock.budget:
        raise Refused("one-kind-of-clock")
    if clock.budget and endless:
        raise Refused("windows-need-time")


class Settling(Playing, kw_only=True):
    """Everything is checked first and then done."""

    def set_clock(self, guest: GuestId, clock: ClockChoice, windows: bool) -> None:
        """Another clock, while nobody plays by it; ``windows``: the game asks first-come questions."""
        self.must_be_host(guest)
        self.must_be("gathering", Refused("begun-clock-stays"))
        check_clock(clock, windows and not self.window)
        self.pace, self.budget, self.increment = clock.pace, clock.budget, clock.increment

    def must_be_open_to_change(self, guest: GuestId) -> None:
        self.must_be_host(guest)
        self.must_be("gathering", Refused("begun-all-stays"))

    def settle(self, guest: GuestId, new: Settled, windows: bool) -> None:
        """Play so from now on."""
        self.must_be_open_to_change(guest)
        check_clock(self, windows and not new.window)
        self.resize(new.seats)
        self.options, self.help, self.window = new.options, new.help, new.window
        self.away, self.public = new.away, new.public

    def resize(self, seats: int) -> None:
        """More free seats, or fewer: free ones go first, then those of bots, the last before the others."""
        people = sum(chair.guest is not None for chair in self.chairs)
        if seats < people:
            raise Refused("more-people-than-seats", people=people, seats=seats)
        self.chairs += [Chair() for _ in range(seats - len(self.chairs))]
        while len(self.chairs) > seats:
            del self.chairs[min(self.unsat(), key=self.to_be_missed)]

    def unsat(self) -> list[Seat]:
        """The seats of no person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is None]

    def to_be_missed(self, seat: Seat) -> tuple[bool, bool, int]:
        """How much a seat without a person would be missed: most of all one that is kept for somebody."""
        chair = self.chairs[seat]
        return chair.kept_for is not None, chair.bot is not None, -seat
