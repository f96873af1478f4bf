"""What the host may do to a table and those at it; and the table at which the same people play again."""

from __future__ import annotations

from parlour.core import Refused, Seat
from parlour.server.table.seating.chairs import Guest, GuestId, Present, once_more
from parlour.server.table.seating.settling import Settling
from parlour.server.wire import Kicked


class Seating(Settling, kw_only=True):
    """Everything about a table but its game; kept beside the record.  Everything is checked first and then done."""

    def allow_talk(self, guest: GuestId, on: bool, present: Present) -> None:
        self.must_have_powers(guest, present)
        self.talk = on

    def lock(self, guest: GuestId, on: bool) -> None:
        self.must_be_host(guest)
        self.doors.locked = on

    def kick(self, guest: GuestId, seat: Seat, ban: bool, bot: str) -> None:
        """Send away who sits there; during the game ``bot`` goes on, and the seat is no longer theirs."""
        chair = self.chair(seat)
        self.must_be_host(guest)
        if chair.guest is None or chair.guest == guest:
            raise Refused("nobody-sits-there" if chair.guest is None else "not-yourself")
        if self.stage in ("revealing", "over"):
            raise Refused("game-is-over" if self.stage == "over" else "game-being-dealt")
        self.doors.kicked[chair.guest] = Kicked(chair.name, ban)
        if self.stage == "gathering":
            self.rise(chair.guest)
        else:
            chair.guest, chair.kicked, chair.bot, chair.agrees, chair.replaced = None, True, bot, False, False
            self.abort_if_all_agree()

    def forgive(self, guest: GuestId, name: str) -> None:
        """Let somebody come back; a seat that a bot plays now stays the bot's."""
        self.must_be_host(guest)
        if not self.doors.forgive_named(name):
            raise Refused("nobody-was-sent-away")

    # ── once more ──

    def another(self, guest: Guest, moved: bool = False) -> Seating:
        """The seating of a table at which the same people play the same again; ``guest`` sits there already."""
        chairs = [once_more(chair) for chair in self.chairs]
        seating = Seating(
            game=self.game,
            options=self.options,
            chairs=[*chairs[-1:], *chairs[:-1]] if moved else chairs,
            doors=self.doors.of_another_table(),
            public=self.public,
            pace=self.pace,
            budget=self.budget,
            increment=self.increment,
            window=self.window,
            away=self.away,
            help=self.help,
            talk=self.talk,
        )
        seating.come_back(guest)
        return seating

    def come_back(self, guest: Guest) -> None:
        """Sit down on the seat that was kept, or on any free one; without either one may watch."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.open_to(guest.id)]
        if self.stage == "gathering" and self.seat_of(guest.id) is None and free:
            kept = self.kept_for(guest.id)
            self.sit(guest, free[0] if kept is None else kept)

    def may_play_again(self, guest: GuestId) -> Seat:
        """The seat of ``guest``, who may wish for another game."""
        self.mine(guest)
        self.must_be("over", Refused("game-not-over"))
        seat = self.seat_of(guest)
        assert seat is not None
        return seat

    def go_on_at(self, table: str, seat: Seat) -> None:
        self.again, self.again_by = table, seat
