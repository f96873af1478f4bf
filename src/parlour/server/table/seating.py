"""Who sits at a table and who may do what there, from the first chair to the end of the game; it knows no rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from hashlib import sha256
from typing import Final, TypeAlias

from msgspec import Struct, field

from parlour.core import Refused, Seat
from parlour.notebook import Help
from parlour.server.table.doors import Doors
from parlour.server.wire import AWAY, HELP, WINDOW, How, Kicked, May, Stage, Value

GuestId: TypeAlias = str
Present: TypeAlias = Collection[GuestId]  # the guests who are connected now
Gone: TypeAlias = Collection[GuestId]  # those who have been away for so long that a bot may take over
REVEALING: Final = 15  # seconds in which to reveal one's luck
NOT_REVEALED: Final = "(not revealed)"  # thrown into the shuffle for somebody who did not
MOST_UNDONE: Final = 100  # in one game: the record is played again for each, whenever the table is read
BOTS: Final = ("Agatha", "Basil", "Cora", "Dashiell", "Edith", "Father B.", "Gideon", "Hester", "Ivo", "Josephine")


class Guest(Struct, frozen=True):
    """Somebody who came in: known by a signed cookie, called by a name."""

    id: GuestId
    name: str
    chosen: bool = False  # whether the guest chose the name, or the house did
    player: str | None = None  # who is rated by what this guest plays
    rating: int | None = None  # to be shown beside the name


class Chair(Struct):
    """One seat: whose it is, and whether a bot plays it."""

    guest: GuestId | None = None
    name: str = ""
    bot: str | None = None
    conceded: bool = False
    agrees: bool = False  # to end the game without a result
    late: bool = False  # a bot answers because the time was over; the seat is handed back
    left: float | None = None  # seconds on its clock; None: all of them
    pauses: bool = False  # would like to stop the clocks
    replaced: bool = False  # by a bot that somebody else put there
    luck: str = ""  # the hash of the words that its player throws into the shuffle
    words: str | None = None  # these, once they are revealed; nobody is told before the deal
    player: str | None = None  # who is rated by what is played here
    rating: int | None = None  # beside the name
    standing: str | None = None  # the answer left with the table, by its name; nobody else is told
    kicked: bool = False  # its player was sent away during the game
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

    def is_alone(self, guest: GuestId) -> bool:
        """Whether ``guest`` plays, and everybody else here is a bot."""
        return [chair.guest for chair in self.chairs if chair.guest] == [guest] and any(self.people())

    def may(self, guest: GuestId, present: Present, gone: Gone = ()) -> tuple[May, ...]:
        """The requests open to ``guest``, for buttons."""
        if self.stage in ("revealing", "over"):
            return ()
        mine = self.may_before_the_deal(guest) if self.stage == "gathering" else self.may_in_play(guest)
        powers = self.may_as_host(gone) if self.has_powers(guest, present) else ()
        return (*mine, *powers, *(self.may_at_the_door() if guest == self.host else ()))

    def may_at_the_door(self) -> tuple[May, ...]:
        others = any(chair.guest not in (None, self.host) for chair in self.chairs)
        return ("lock", "kick") if others else ("lock",)

    def closed_to(self, guest: GuestId) -> str | None:
        """Why ``guest`` may not come to this table; None for one who may."""
        belongs = self.seat_of(guest) is not None or self.kept_for(guest) is not None
        return self.doors.closed_to(guest, belongs)

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

    # ── talk ──

    def allow_talk(self, guest: GuestId, on: bool, present: Present) -> None:
        self.must_have_powers(guest, present)
        self.talk = on

    # ── before the deal ──

    def sit(self, guest: Guest, seat: Seat) -> None:
        self.must_be("gathering", "The game has begun: no seat is free.")
        chair = self.chair(seat)
        if reason := self.closed_to(guest.id):
            raise Refused(reason)
        if chair.guest != guest.id and not chair.free:
            raise Refused("That seat is taken.")
        if chair.kept_for not in (None, guest.id):
            raise Refused(f"That seat is kept for {chair.name}.")
        luck = next((chair.luck for chair in self.chairs if chair.guest == guest.id), "")
        self.rise(guest.id)
        self.doors.forgive(guest.id)
        self.chairs[seat] = Chair(
            guest.id, self.distinct(guest.name), luck=luck, player=guest.player, rating=guest.rating
        )
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

    def seat_bot(self, guest: GuestId, seat: Seat, bot: str | None, present: Present, gone: Gone = ()) -> None:
        chair = self.chair(seat)
        self.must_have_powers(guest, present)
        if self.stage == "gathering":
            self.change_bot(seat, chair, bot)
        else:
            self.stand_in(chair, bot, present, gone)

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

    def begin(self, guest: Guest, present: Present, now: float = 0.0) -> None:
        """Deal, if nobody has luck to reveal; else everybody has some seconds for that."""
        self.must_be("gathering", "The game has already begun.")
        self.must_have_powers(guest.id, present)
        if any(chair.free for chair in self.chairs):
            raise Refused("Every seat must be taken first, by a person or a bot.")
        self.stage, self.deadline = "revealing", now + REVEALING
        self.deal_if_all_revealed()

    # ── luck: all hashes are fixed before the first word is said, so nobody can choose a deal ──

    def commit_luck(self, guest: GuestId, hash: str) -> None:
        chair = self.mine(guest)
        self.must_be("gathering", "The luck is fixed: the game has begun.")
        chair.luck = hash

    def reveal_luck(self, guest: GuestId, words: str) -> None:
        chair = self.mine(guest)
        if self.stage == "gathering":
            raise Refused("Luck is revealed once the host has started the game.")
        if sha256(words.encode()).hexdigest() != chair.luck:
            raise Refused("These are not the words that you committed to.")
        if self.stage != "revealing" and words not in self.entropy:
            raise Refused("The game was dealt without these words: they came too late.")
        if self.stage == "revealing":
            chair.words = words
            self.deal_if_all_revealed()

    def deal_if_all_revealed(self) -> None:
        if all(chair.words is not None for chair in self.chairs if chair.luck):
            self.throw_in_luck()

    def throw_in_luck(self) -> None:
        """The words are complete, or the time for them is over: the game can be dealt."""
        chairs = [self.chairs[seat] for seat in self.lucky()]
        self.entropy = [NOT_REVEALED if chair.words is None else chair.words for chair in chairs]
        for chair in chairs:
            chair.words = None
        self.stage, self.deadline = "playing", None

    def lucky(self) -> tuple[Seat, ...]:
        """The seats whose players throw something into the shuffle."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.luck])

    # ── during the game ──

    def stand_in(self, chair: Chair, bot: str | None, present: Present, gone: Gone) -> None:
        """During the game: a bot takes over from somebody who has been away for some time."""
        self.must_be("playing", "The game is over." if self.stage == "over" else "The game is being dealt.")
        if bot is None or not chair.played_by_person:
            raise Refused("During the game a bot can only take over from a person.")
        if chair.guest in present:
            raise Refused("A bot can only take over from somebody who is away.")
        if chair.guest not in gone:
            raise Refused(f"{chair.name} has not been away for {self.away} seconds yet.")
        chair.bot, chair.replaced = bot, True

    def hurry(self, guest: GuestId, on: bool) -> None:
        self.my_chair(guest)
        if on and not self.is_alone(guest):
            raise Refused("Only somebody who plays with bots alone may hurry them.")
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
            raise Refused("There is nothing to take up again.")
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

    # ── the door ──

    def lock(self, guest: GuestId, on: bool) -> None:
        self.must_be_host(guest)
        self.doors.locked = on

    def kick(self, guest: GuestId, seat: Seat, ban: bool, bot: str) -> None:
        """Send away who sits there; during the game ``bot`` goes on, and the seat is no longer theirs."""
        chair = self.chair(seat)
        self.must_be_host(guest)
        if chair.guest is None or chair.guest == guest:
            raise Refused(
                "Nobody sits there." if chair.guest is None else "You can't send yourself away; leave instead."
            )
        if self.stage in ("revealing", "over"):
            raise Refused("The game is over." if self.stage == "over" else "The game is being dealt.")
        self.doors.kicked[chair.guest] = Kicked(chair.name, ban)
        if self.stage == "gathering":
            self.rise(chair.guest)
        else:
            chair.guest, chair.kicked, chair.bot, chair.agrees, chair.replaced = None, True, bot, False, False
            self.abort_if_all_agree()

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
        if self.stage in ("gathering", "revealing"):
            raise Refused("The game has not begun.")
        self.must_be("playing", "The game is over.")
        if chair.bot is not None:
            raise Refused("You conceded." if chair.conceded else "A bot plays your seat: take it back first.")
        return chair

    def must_be(self, stage: Stage, else_: str) -> None:
        if self.stage != stage:
            raise Refused(else_)

    def must_be_host(self, guest: GuestId) -> None:
        """Not even while the host is away may others lock the table or send somebody away."""
        if guest != self.host:
            raise Refused("Only the host may do that.")

    def must_have_powers(self, guest: GuestId, present: Present) -> None:
        if not self.has_powers(guest, present):
            raise Refused("Only the host may do that.")

    def must_be_free_to_undo(self, guest: GuestId) -> None:
        self.my_chair(guest)
        if not self.is_alone(guest):
            raise Refused("Only somebody who plays with bots alone may undo a choice.")
        if self.undone >= MOST_UNDONE:
            raise Refused(f"{MOST_UNDONE} choices have been undone here: now the game must go on.")


def once_more(chair: Chair) -> Chair:
    """The same chair at another table: a bot sits there again, a person's is kept for them."""
    if chair.guest is not None:
        return Chair(name=chair.name, kept_for=chair.guest)
    if chair.kicked:
        return Chair()
    return Chair(name=chair.name, bot=chair.bot)
