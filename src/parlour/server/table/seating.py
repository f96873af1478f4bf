"""Who sits at a table and who may do what there, from the first chair to the end of the game; it knows no rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from msgspec import Struct, field

from parlour.core import Refused, Seat
from parlour.server.wire import WINDOW, How, May, Stage, Value

GuestId: TypeAlias = str
Present: TypeAlias = Collection[GuestId]  # the guests who are connected now
BOTS: Final = ("Agatha", "Basil", "Cora", "Dashiell", "Edith", "Father B.", "Gideon", "Hester", "Ivo", "Josephine")


class Guest(Struct, frozen=True):
    """Somebody who came in: known by a signed cookie, called by a name."""

    id: GuestId
    name: str
    chosen: bool = False  # whether the guest chose the name, or the house did


class Chair(Struct):
    """One seat: whose it is, and whether a bot plays it."""

    guest: GuestId | None = None
    name: str = ""
    bot: str | None = None
    conceded: bool = False
    agrees: bool = False  # to end the game without a result
    entropy: str = ""
    standing: str | None = None  # the answer left with the table, by its name; nobody else is told
    kept_for: GuestId | None = None  # while it is free: who played here before, and is called ``name``

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    def open_to(self, guest: GuestId | None) -> bool:
        """Whether ``guest`` may sit down here; None: just anybody."""
        return self.free and self.kept_for in (None, guest)

    @property
    def played_by_person(self) -> bool:
        return self.guest is not None and self.bot is None


class Seating(Struct, kw_only=True):
    """Everything about a table but its game; kept beside the record.  Everything is checked first and then done."""

    game: str
    options: dict[str, Value]
    chairs: list[Chair]
    public: bool = False
    pace: int = 0
    window: int = WINDOW
    host: GuestId | None = None
    stage: Stage = "gathering"
    how: How | None = None
    why: str = ""
    deadline: float | None = None
    entropy: list[str] = field(default_factory=list)  # as it was thrown in when the game began
    again: str | None = None  # the table at which these people play again
    again_by: Seat = 0  # whose wish that was

    # ── questions ──

    def seat_of(self, guest: GuestId) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def kept_for(self, guest: GuestId) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kept_for == guest), None)

    def people(self) -> Iterator[tuple[Seat, Chair]]:
        """The seats that people play themselves."""
        return ((seat, chair) for seat, chair in enumerate(self.chairs) if chair.played_by_person)

    def is_bot(self, seat: Seat) -> bool:
        return self.chairs[seat].bot is not None

    def has_powers(self, guest: GuestId, present: Present) -> bool:
        """The host, or anybody with a seat while the host is away: nobody can block a table by closing a lid."""
        return guest == self.host or (self.seat_of(guest) is not None and self.host not in present)

    def may(self, guest: GuestId, present: Present) -> tuple[May, ...]:
        """The requests open to ``guest``, for buttons."""
        if self.stage == "over":
            return ()
        mine = self.may_before_the_deal(guest) if self.stage == "gathering" else self.may_in_play(guest)
        return (*mine, *(self.may_as_host(present) if self.has_powers(guest, present) else ()))

    def may_before_the_deal(self, guest: GuestId) -> tuple[May, ...]:
        free = any(chair.open_to(guest) for chair in self.chairs)
        seated = self.seat_of(guest) is not None
        return (*(("sit",) if free else ()), *(("leave",) if seated else ()))

    def may_in_play(self, guest: GuestId) -> tuple[May, ...]:
        seat = self.seat_of(guest)
        if seat is None or self.chairs[seat].conceded:
            return ()
        return ("resume",) if self.is_bot(seat) else ("leave", "concede", "abort")

    def may_as_host(self, present: Present) -> tuple[May, ...]:
        if self.stage == "playing":
            return ("bot",) if any(chair.guest not in present for _, chair in self.people()) else ()
        if any(chair.free for chair in self.chairs):
            return ("bot",)
        return ("bot", "start") if any(chair.guest is None for chair in self.chairs) else ("start",)

    # ── before the deal ──

    def sit(self, guest: Guest, seat: Seat, entropy: str = "") -> None:
        self.must_be("gathering", "The game has begun: no seat is free.")
        chair = self.chair(seat)
        if chair.guest != guest.id and not chair.free:
            raise Refused("That seat is taken.")
        if chair.kept_for not in (None, guest.id):
            raise Refused(f"That seat is kept for {chair.name}.")
        self.rise(guest.id)
        self.chairs[seat] = Chair(guest.id, self.distinct(guest.name), entropy=entropy)
        self.host = self.host or guest.id

    def distinct(self, name: str) -> str:
        """``name``, or with a number after it: nobody at a table is called like somebody else."""
        taken = {chair.name for chair in self.chairs}
        numbered = (f"{name} {n}" for n in range(2, len(taken) + 2))
        return name if name not in taken else next(other for other in numbered if other not in taken)

    def rise(self, guest: GuestId) -> None:
        """Empty the chair of ``guest``, or the one kept for them, if there is one."""
        for seat, chair in enumerate(self.chairs):
            if guest in (chair.guest, chair.kept_for):
                self.chairs[seat] = Chair()

    def seat_bot(self, guest: GuestId, seat: Seat, bot: str | None, present: Present) -> None:
        chair = self.chair(seat)
        self.must_have_powers(guest, present)
        if self.stage == "gathering":
            self.change_bot(seat, chair, bot)
        else:
            self.stand_in(chair, bot, present)

    def change_bot(self, seat: Seat, chair: Chair, bot: str | None) -> None:
        """Before the deal: a bot comes, or goes; a seat kept for somebody is kept no longer."""
        if chair.guest is not None:
            raise Refused("Somebody sits there.")
        self.chairs[seat] = Chair()
        if bot is not None:
            self.chairs[seat] = Chair(name=self.bot_name(), bot=bot)

    def bot_name(self) -> str:
        taken = {chair.name for chair in self.chairs}
        return next((name for name in BOTS if name not in taken), self.distinct("Bot"))

    def begin(self, guest: Guest, present: Present, entropy: str = "") -> None:
        self.must_be("gathering", "The game has already begun.")
        self.must_have_powers(guest.id, present)
        if any(chair.free for chair in self.chairs):
            raise Refused("Every seat must be taken first, by a person or a bot.")
        thrown_in = [chair.entropy for chair in self.chairs] + [entropy]
        self.entropy = [word for word in thrown_in if word]
        self.stage = "playing"

    # ── during the game ──

    def stand_in(self, chair: Chair, bot: str | None, present: Present) -> None:
        """During the game: a bot takes over from somebody who is away."""
        self.must_be("playing", "The game is over.")
        if bot is None or not chair.played_by_person:
            raise Refused("During the game a bot can only take over from a person.")
        if chair.guest in present:
            raise Refused("A bot can only take over from somebody who is away.")
        chair.bot, chair.agrees = bot, False
        self.abort_if_all_agree()

    def leave(self, guest: GuestId, bot: str) -> None:
        if self.stage == "gathering":
            self.mine(guest)
            self.rise(guest)
        else:
            chair = self.my_chair(guest)
            chair.bot, chair.agrees = bot, False
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
            raise Refused("There is nothing to take up again.")
        chair.bot = None

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
        people = [chair for _, chair in self.people()]
        if self.stage == "playing" and people and all(chair.agrees for chair in people):
            self.end("aborted", "Everybody at the table agreed to end the game.")

    def end(self, how: How, why: str) -> None:
        self.stage, self.how, self.why, self.deadline = "over", how, why, None

    # ── once more ──

    def another(self, guest: Guest) -> Seating:
        """The seating of a table at which the same people play the same again; ``guest`` sits there already."""
        seating = Seating(
            game=self.game,
            options=self.options,
            chairs=[once_more(chair) for chair in self.chairs],
            public=self.public,
            pace=self.pace,
            window=self.window,
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
        self.must_be("over", "The game is not over yet.")
        seat = self.seat_of(guest)
        assert seat is not None
        return seat

    def go_on_at(self, table: str, seat: Seat) -> None:
        self.again, self.again_by = table, seat

    # ── refusals ──

    def chair(self, seat: Seat) -> Chair:
        if seat not in range(len(self.chairs)):
            raise Refused("There is no such seat at this table.")
        return self.chairs[seat]

    def mine(self, guest: GuestId) -> Chair:
        if (seat := self.seat_of(guest)) is None:
            raise Refused("You have no seat at this table.")
        return self.chairs[seat]

    def my_chair(self, guest: GuestId) -> Chair:
        """The chair that ``guest`` plays, in a game that is going on."""
        chair = self.mine(guest)
        if self.stage == "gathering":
            raise Refused("The game has not begun.")
        self.must_be("playing", "The game is over.")
        if chair.bot is not None:
            raise Refused("You conceded." if chair.conceded else "A bot plays your seat: take it back first.")
        return chair

    def must_be(self, stage: Stage, else_: str) -> None:
        if self.stage != stage:
            raise Refused(else_)

    def must_have_powers(self, guest: GuestId, present: Present) -> None:
        if not self.has_powers(guest, present):
            raise Refused("Only the host may do that.")


def once_more(chair: Chair) -> Chair:
    """The same chair at another table: a bot sits there again, a person's is kept for them."""
    if chair.guest is not None:
        return Chair(name=chair.name, kept_for=chair.guest)
    return Chair(name=chair.name, bot=chair.bot)
