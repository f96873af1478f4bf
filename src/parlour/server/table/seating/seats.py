"""All that is kept of a table but its game, what can be asked about it, and the refusals that many requests share."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from parlour.core import Reason, Refused, Seat
from parlour.notebook import Help
from parlour.server.table.seating.chairs import Chair, GuestId, Present
from parlour.server.table.seating.doors import Doors
from parlour.server.wire import AWAY, HELP, WINDOW, How, Stage, Value


class Seats(Struct, kw_only=True):
    """Who sits where, what was agreed on, and how far things are."""

    game: str
    options: dict[str, Value]
    chairs: list[Chair]
    public: bool = False
    pace: int = 0
    budget: int = 0
    increment: int = 0
    running: list[Seat] = field(default_factory=list)  # whose clocks run
    since: float = 0.0  # since when
    paused: bool = False
    held: float | None = None  # in a pause: the seconds that are left for the question
    overdue: bool = False  # the deadline is the table's own: it waits for nothing but bots
    window: int = WINDOW
    away: int = AWAY
    help: Help = HELP
    talk: bool = True  # whether the host allows free talk
    hurried: bool = False
    moved: bool = False  # whether somebody who plays with bots alone has made a move that could be undone
    undone: int = 0  # how many choices were undone
    exercise: bool = False  # a finished game played on from one of its moves
    host: GuestId | None = None
    stage: Stage = "gathering"
    how: How | None = None
    why: str = ""
    deadline: float | None = None
    entropy: list[str] = field(default_factory=list)  # the words that were thrown into the shuffle
    doors: Doors = field(default_factory=Doors)
    again: str | None = None  # the table at which these people play again
    again_by: Seat = 0  # whose wish that was

    # ── questions ──

    def seat_of(self, guest: GuestId) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def kept_for(self, guest: GuestId) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kept_for == guest), None)

    @property
    def listed(self) -> bool:
        """Whether strangers may see the table in the public list."""
        return self.public and not self.doors.locked

    def guests(self) -> dict[GuestId, Seat]:
        """All who have a seat, whether they play it or a bot does."""
        return {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest}

    def people(self) -> Iterator[tuple[Seat, Chair]]:
        """The seats that people play themselves."""
        return ((seat, chair) for seat, chair in enumerate(self.chairs) if chair.played_by_person)

    @property
    def clocked(self) -> bool:
        return bool(self.pace or self.budget)

    @property
    def shown_deadline(self) -> float | None:
        """Until when a question may be answered, where that is the same for all."""
        return None if self.overdue or self.running else self.deadline

    def is_bot(self, seat: Seat) -> bool:
        return self.chairs[seat].bot is not None

    def has_powers(self, guest: GuestId, present: Present) -> bool:
        """The host, or anybody with a seat while the host is away: nobody can block a table by closing a lid."""
        return guest == self.host or (self.seat_of(guest) is not None and self.host not in present)

    def is_alone(self, guest: GuestId | None) -> bool:
        """Whether ``guest`` plays, and everybody else here is a bot."""
        return [chair.guest for chair in self.chairs if chair.guest] == [guest] and any(self.people())

    def closed_to(self, guest: GuestId) -> Reason | None:
        """Why ``guest`` may not come to this table; None for one who may."""
        belongs = self.seat_of(guest) is not None or self.kept_for(guest) is not None
        return self.doors.closed_to(guest, belongs)

    def lucky(self) -> tuple[Seat, ...]:
        """The seats whose players throw something into the shuffle."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.luck])

    # ── refusals ──

    def chair(self, seat: Seat) -> Chair:
        if seat not in range(len(self.chairs)):
            raise Refused("no-such-seat")
        return self.chairs[seat]

    def mine(self, guest: GuestId) -> Chair:
        if (seat := self.seat_of(guest)) is None:
            raise Refused("no-seat-of-yours")
        return self.chairs[seat]

    def my_chair(self, guest: GuestId) -> Chair:
        """The chair that ``guest`` plays, in a game that is going on."""
        chair = self.mine(guest)
        if self.stage in ("gathering", "revealing"):
            raise Refused("game-not-begun")
        self.must_be("playing", Refused("game-is-over"))
        if chair.bot is not None:
            raise Refused("you-conceded" if chair.conceded else "bot-plays-for-you")
        return chair

    def must_be(self, stage: Stage, else_: Refused) -> None:
        if self.stage != stage:
            raise else_

    def must_be_host(self, guest: GuestId) -> None:
        """Not even while the host is away may others lock the table or send somebody away."""
        if guest != self.host:
            raise Refused("only-the-host")

    def must_have_powers(self, guest: GuestId, present: Present) -> None:
        if not self.has_powers(guest, present):
            raise Refused("only-the-host")
