"""During the game: people leave, come back and concede, bots stand in, and all may agree to end it."""

from __future__ import annotations

from typing import Final

from parlour.core import Reason, Refused, Seat
from parlour.server.table.seating.chairs import Chair, Gone, GuestId, Present
from parlour.server.table.seating.gathering import Gathering
from parlour.server.wire import How

CLOSED: Final = "The house has closed this table."  # why its operator has ended a game


class Playing(Gathering, kw_only=True):
    """Everything is checked first and then done."""

    def seat_bot(self, guest: GuestId, seat: Seat, bot: str | None, present: Present, gone: Gone = ()) -> None:
        chair = self.chair(seat)
        self.must_have_powers(guest, present)
        if self.stage == "gathering":
            self.change_bot(seat, chair, bot)
        else:
            self.stand_in(chair, bot, present, gone)

    def stand_in(self, chair: Chair, bot: str | None, present: Present, gone: Gone) -> None:
        """During the game: a bot takes over from somebody who has been away for some time."""
        self.must_be("playing", Refused("game-is-over" if self.stage == "over" else "game-being-dealt"))
        if bot is None or not chair.played_by_person:
            raise Refused("bot-only-for-a-person")
        if chair.guest in present:
            raise Refused("bot-only-for-the-absent")
        if chair.guest not in gone:
            raise Refused("not-away-so-long", name=chair.name, lasting=lasting(self.away))
        chair.bot, chair.replaced = bot, True

    def hurry(self, guest: GuestId, on: bool) -> None:
        self.my_chair(guest)
        if on and not self.is_alone(guest):
            raise Refused("hurry-only-bots")
        self.hurried = on

    def leave(self, guest: GuestId, bot: str) -> None:
        if self.stage == "gathering":
            self.mine(guest)
            self.rise(guest)
        else:
            chair = self.my_chair(guest)
            chair.bot, chair.agrees, chair.replaced = bot, False, False
            self.abort_if_all_agree()
        if guest == self.host:
            self.pass_on_host()

    def pass_on_host(self) -> None:
        """To the next person at the table; if before the deal nobody is left, the first who sits down is host."""
        heir = next((chair.guest for _, chair in self.people()), None)
        self.host = heir if heir is not None or self.stage == "gathering" else self.host

    def resume(self, guest: GuestId) -> None:
        chair = self.mine(guest)
        if self.stage != "playing" or chair.conceded:
            raise Refused("nothing-to-take-up")
        chair.bot, chair.replaced, chair.late, self.hurried = None, False, False, False

    def concede(self, guest: GuestId, bot: str) -> None:
        chair = self.my_chair(guest)
        chair.conceded, chair.bot, chair.agrees = True, bot, False
        left = [other for other in self.chairs if not other.conceded]
        if len(left) == 1 or not any(other.guest is not None for other in left):
            self.end("conceded", f"{chair.name} conceded.")
        elif guest == self.host:
            self.pass_on_host()
        self.abort_if_all_agree()

    def agree_to_abort(self, guest: GuestId, agrees: bool) -> None:
        self.my_chair(guest).agrees = agrees
        self.abort_if_all_agree()

    def abort_if_all_agree(self) -> None:
        """Those who were replaced while they were away count as well, and agree only when they say so."""
        people = [chair for chair in self.chairs if chair.played_by_person or (chair.replaced and not chair.conceded)]
        if self.stage == "playing" and people and all(chair.agrees for chair in people):
            self.end("aborted", "Everybody at the table agreed to end the game.")

    def end(self, how: How, why: str) -> None:
        self.stage, self.how, self.why, self.deadline = "over", how, why, None


UNITS = ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


def lasting(seconds: int) -> Reason:
    """So many seconds in words, by the largest unit that fits."""
    size, unit = next(((size, unit) for size, unit in UNITS if seconds >= size), UNITS[-1])
    return Reason("lasting", count=round(seconds / size), unit=unit)
