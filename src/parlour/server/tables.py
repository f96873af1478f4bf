"""A table owns its match.  Every deed is done in turn, written down, and only then shown to anybody."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import ValidationError, json

from parlour import games
from parlour.core import Match, Names, Refused, commitment, restore
from parlour.server import frames, levels, wire
from parlour.server.answers import Answers, answer_for_all
from parlour.server.company import Company
from parlour.server.frames import Moment, Sight
from parlour.server.log import alias, place
from parlour.server.seating import Guest, GuestId, Seating
from parlour.server.shelf import has_windows
from parlour.server.staff import Staff
from parlour.server.store import Broken, Change, Done, Saved
from parlour.server.tabs import Tab


def stay(table: Table) -> None:
    """Where there is no shelf to put a table away on."""


class Table:
    """Between two deeds everything here is also on disk; whoever looks must hold ``turn``."""

    def __init__(self, saved: Saved, staff: Staff, put_away: Callable[[Table], None] = stay) -> None:
        self.id, self.seed, self.staff, self.put_away = saved.id, saved.seed, staff, put_away
        self.game = games.find(saved.seating.game)
        self.windows = has_windows(self.game)
        self.tabs: dict[Tab, None] = {}
        self.turn = Lock()
        self.broken = False  # beyond repair: to be read anew by whoever comes next
        self.visits = 0  # of those who hold on to the table, so that it isn't put away under their hands
        self.log = staff.log.bind(table=alias(saved.id))
        self.remember(saved)
        self.answers, self.company = Answers(self), Company(self)

    def remember(self, saved: Saved) -> None:
        """Be as it was written down."""
        self.seating: Seating = saved.seating
        self.match: Match[Any, Any] | None = restore(self.game, saved.lines, saved.seed) if saved.lines else None
        self.timed = self.match.decision if self.match else -1  # the question to which the deadline belongs
        self.written, self.done = len(saved.lines), saved.done
        self.kept, self.version = json.encode(saved.seating), saved.version

    # ── who is here ──

    @property
    def present(self) -> set[GuestId]:
        return {tab.guest.id for tab in self.tabs}

    async def enter(self, tab: Tab) -> None:
        async with self.turn:
            self.tabs[tab] = None
            self.publish()
            self.company.wake()

    async def leave(self, tab: Tab) -> None:
        async with self.turn:
            self.tabs.pop(tab, None)
            self.publish()

    # ── what is done ──

    async def do(self, tab: Tab, request: wire.AnyRequest) -> None:
        """Carry out a request, and answer it."""
        kind = type(request).__name__.lower()
        async with self.turn:
            try:
                await self.carry_out(tab, request)
            except Refused as reason:
                self.staff.metrics.refusals.labels(kind).inc()
                tab.send(self.refusal(tab, request, str(reason)))
            else:
                self.staff.metrics.deeds.labels(kind).inc()
                tab.send(json.encode(wire.Done(request.id)))

    async def carry_out(self, tab: Tab, request: wire.AnyRequest) -> None:
        match request:
            case wire.Play() | wire.Say():
                await self.answer(tab.guest, request)
            case wire.Resync():
                tab.forget()
                self.publish()
            case _:
                await self.attempt(lambda: self.arrange(tab.guest, request))

    async def answer(self, guest: Guest, request: wire.Play | wire.Say) -> None:
        """A move, or something said aloud; the same one sent twice is done once."""
        done = Done(guest.id, request.id)
        if done in self.done:
            return
        self.seating.my_chair(guest.id)
        seat, match = self.seating.seat_of(guest.id), self.match
        assert seat is not None and match is not None
        if isinstance(request, wire.Play):
            move, decision = read(self.game.read_move, request.move), request.decision
            await self.attempt(lambda: self.answers.play(seat, move, decision), done)
        else:
            claim = read(self.game.read_claim, request.claim)
            await self.attempt(lambda: match.say(seat, claim), done)

    def arrange(self, guest: Guest, request: wire.AnyRequest) -> None:
        """Anything that has to do with the seats."""
        seating, present = self.seating, self.present
        match request:
            case wire.Sit(seat=seat, entropy=entropy):
                seating.sit(guest, seat, entropy)
            case wire.Leave():
                seating.leave(guest.id, levels.standby(self.game.id))
            case wire.Resume():
                seating.resume(guest.id)
            case wire.SeatBot(seat=seat, bot=bot):
                seating.seat_bot(guest.id, seat, bot and levels.known(bot, self.game.id), present)
            case wire.Start(entropy=entropy):
                seating.begin(guest, present, entropy)
                self.deal()
            case wire.Standing(name=name):
                self.answers.leave(guest.id, name)
            case wire.Concede():
                seating.concede(guest.id, levels.standby(self.game.id))
            case wire.Abort(agree=agree):
                seating.agree_to_abort(guest.id, agree)

    def deal(self) -> None:
        seating = self.seating
        self.match = self.staff.deal(self.game, len(seating.chairs), self.seed, seating.options, tuple(seating.entropy))
        self.log.info("game_began", game=self.game.id, seats=len(seating.chairs))

    # ── once more ──

    async def play_again(self, guest: Guest, open_: Callable[[Seating], Awaitable[str]]) -> str:
        """The table at which these people play again; whoever wishes for it first opens it, and only one is opened."""
        async with self.turn:
            seat = self.seating.may_play_again(guest.id)
            if self.seating.again is None:
                id = await open_(self.seating.another(guest))
                await self.attempt(lambda: self.seating.go_on_at(id, seat))
            assert self.seating.again is not None
            return self.seating.again

    async def welcome_back(self, guest: Guest) -> None:
        async with self.turn:
            await self.attempt(lambda: self.seating.come_back(guest))

    # ── writing it down ──

    async def attempt(self, deed: Callable[[], None], done: Done | None = None) -> None:
        """Do it, write it down and show it; or raise Refused, and nothing has happened."""
        try:
            deed()
            self.conclude()
            await self.write(self.change(done))
            self.publish()
            self.company.wake()
        except Refused:
            if self.unwritten:
                await self.rebuild()
            raise
        except Exception as error:  # the disk, another process, or a mistake of ours: go back to what is written
            self.staff.metrics.failures.inc()
            self.log.error("deed_undone", error=place(error))
            await self.rebuild()
            raise Refused("Something went wrong here; nothing has changed.") from None

    async def write(self, change: Change) -> None:
        if change.lines or change.seating or change.done:
            with self.staff.metrics.commit.time():
                await self.staff.store.write(change)
        self.written += len(change.lines)
        if change.seating:
            self.kept, self.version = change.seating, self.version + 1
        if change.done:
            self.done.add(change.done)

    @property
    def unwritten(self) -> bool:
        """Whether anything here is not on disk."""
        lines = len(self.match.record.lines) if self.match else 0
        return lines != self.written or json.encode(self.seating) != self.kept

    def conclude(self) -> None:
        """The game may be over, or another question asked: what follows from that for the table."""
        if self.seating.stage != "playing" or self.match is None:
            return
        while not self.match.result:
            self.company.set_deadline()
            self.answers.heed()
            if not self.answers.complete:
                return
            answer_for_all(self.match)
        self.seating.end("finished", self.match.result.why)
        self.log.info("game_over", game=self.game.id)

    def change(self, done: Done | None) -> Change:
        lines = self.match.record.lines[self.written :] if self.match else []
        seating = json.encode(self.seating)
        changed, deadline = seating if seating != self.kept else None, self.seating.deadline
        number, version = self.written + 1, self.version
        return Change(
            table=self.id, number=number, lines=lines, done=done, seating=changed, version=version, deadline=deadline
        )

    async def rebuild(self) -> None:
        """Forget everything since the last commit, whoever made it."""
        try:
            saved = await self.staff.store.load(self.id)
            assert saved is not None
            self.remember(saved)
        except Exception as error:
            self.log.error("table_broken", error=place(error))
            self.broken = True
            for tab in self.tabs:
                tab.close(wire.CLOSE_BROKEN, "This table can't be continued just now.")
            raise Broken from None
        self.publish()
        self.company.wake()

    # ── showing it ──

    def publish(self) -> None:
        """Show every tab what it may see; a tab for which nothing has changed is sent nothing."""
        sights: dict[wire.You, Sight] = {}
        present = self.present
        for tab in self.tabs:
            you = frames.you(self.seating, tab.guest.id, present)
            try:
                if you not in sights:
                    sights[you] = self.sight(you, present)
                tab.show(sights[you])
            except Exception as error:  # a game that can't find words for one seat must not stop the others
                self.staff.metrics.failures.inc()
                self.log.error("frame_failed", game=self.game.id, error=place(error))
                tab.close(wire.CLOSE_FAILED, "Something went wrong here.")

    def sight(self, you: wire.You, present: set[GuestId]) -> Sight:
        seating, match = self.seating, self.match
        names = Names(tuple([chair.name for chair in seating.chairs]), you.seat)
        view = match.view(you.seat) if match else None
        board = frames.board(self.game, view, self.moment(match), names, seating) if match and view else None
        end = frames.ending(seating, match.result if match else None, self.seed, f"/api/tables/{self.id}/record")
        cards = frames.seat_cards(seating, present)
        still = wire.Still(self.title_page(), cards, you, self.watching(present), board, end)
        return Sight(still, self.game, view, names)

    def moment(self, match: Match[Any, Any]) -> Moment:
        return Moment(match.decision, match.result, self.seating.stage == "over")

    def title_page(self) -> wire.Table:
        seating = self.seating
        return wire.Table(
            id=self.id,
            game=self.game.id,
            title=self.game.title,
            stage=seating.stage,
            options=seating.options,
            public=seating.public,
            pace=seating.pace,
            window=seating.window,
            windows=self.windows,
            invite=self.staff.invite(self.id),
            commitment=commitment(self.seed),
        )

    def watching(self, present: set[GuestId]) -> int:
        return len(present - {chair.guest for chair in self.seating.chairs if chair.guest})

    def refusal(self, tab: Tab, request: wire.AnyRequest, reason: str) -> bytes:
        """Why not, and how things stand."""
        present = self.present
        sight = self.sight(frames.you(self.seating, tab.guest.id, present), present)
        return json.encode(wire.RefusedDeed(request.id, reason, sight.whole(sight.lines)))

    async def card(self) -> wire.TableCard:
        async with self.turn:
            chairs, present = self.seating.chairs, self.present
            return wire.TableCard(
                id=self.id,
                game=self.game.id,
                title=self.game.title,
                stage=self.seating.stage,
                seats=len(chairs),
                free=sum(chair.open_to(None) for chair in chairs),
                bots=sum(chair.bot is not None for chair in chairs),
                people=tuple([chair.name for chair in chairs if chair.guest]),
                watching=self.watching(present),
                options=self.seating.options,
                window=self.seating.window if self.windows else None,
            )

    @property
    def idle(self) -> bool:
        """Whether the table could be put away: nobody is here and nothing is going to happen."""
        return not self.visits and not self.tabs and not self.company.busy


def read(reader: Any, raw: Any) -> Any:
    try:
        return reader(raw)
    except (ValidationError, RecursionError):
        raise Refused("There is no such thing to say or do in this game.") from None
