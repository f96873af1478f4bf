"""Which requests are open to somebody at a table."""

from __future__ import annotations

from typing import Final

from parlour.core import Refused
from parlour.server.table.seating.chairs import Gone, GuestId, Present
from parlour.server.table.seating.seats import Seats
from parlour.server.wire import May

MOST_UNDONE: Final = 100  # in one game: the record is played again for each, whenever the table is read


class Rights(Seats, kw_only=True):
    """What each guest may do now; the host is asked for some things, the others for theirs."""

    def may(self, guest: GuestId, present: Present, gone: Gone = ()) -> tuple[May, ...]:
        """The requests open to ``guest``, for buttons."""
        if self.stage in ("revealing", "over"):
            return ()
        mine = self.may_before_the_deal(guest) if self.stage == "gathering" else self.may_in_play(guest)
        powers = self.may_as_host(gone) if self.has_powers(guest, present) else ()
        return (*mine, *powers, *(self.may_at_the_door() if guest == self.host else ()))

    def may_at_the_door(self) -> tuple[May, ...]:
        others = any(chair.guest not in (None, self.host) for chair in self.chairs)
        kick: tuple[May, ...] = ("kick",) if others else ()
        forgive: tuple[May, ...] = ("forgive",) if self.doors.kicked else ()
        return ("lock", *kick, *forgive, *(("clock", "settle") if self.stage == "gathering" else ()))

    def may_before_the_deal(self, guest: GuestId) -> tuple[May, ...]:
        free = any(chair.open_to(guest) for chair in self.chairs)
        seated = self.seat_of(guest) is not None
        return (*(("sit",) if free else ()), *(("leave",) if seated else ()))

    def may_in_play(self, guest: GuestId) -> tuple[May, ...]:
        seat = self.seat_of(guest)
        if seat is None or self.chairs[seat].conceded:
            return ()
        if self.is_bot(seat):
            return ("resume",)
        alone = self.may_alone() if self.is_alone(guest) else ()
        return ("leave", "concede", "abort", *alone, *(("pause",) if self.clocked else ()))

    def may_alone(self) -> tuple[May, ...]:
        return ("hurry", "undo") if self.moved else ("hurry",)

    def may_as_host(self, gone: Gone) -> tuple[May, ...]:
        if self.stage == "playing":
            return ("bot", "quiet") if any(chair.guest in gone for _, chair in self.people()) else ("quiet",)
        if any(chair.free for chair in self.chairs):
            return ("bot", "quiet")
        return ("bot", "start", "quiet") if any(chair.guest is None for chair in self.chairs) else ("start", "quiet")

    def must_be_free_to_undo(self, guest: GuestId) -> None:
        self.my_chair(guest)
        if not self.is_alone(guest):
            raise Refused("undo-only-with-bots")
        if self.undone >= MOST_UNDONE:
            raise Refused("undone-enough", count=MOST_UNDONE)
