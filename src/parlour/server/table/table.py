"""A table owns its match.  Everything is done in turn, written down, and only then shown to anybody."""

from __future__ import annotations

from asyncio import Lock, Task, to_thread
from collections.abc import Awaitable, Callable, Iterable
from copy import copy
from typing import Any, Final, Protocol

from msgspec import ValidationError, json

from parlour.bots import levels
from parlour.core import Match, Move, Refused, Seat, go_on
from parlour.server import wire
from parlour.server.log import alias, place
from parlour.server.store import Change, Ended, NotWritten, Overtaken, RequestKey, Saved
from parlour.server.store.neighbours import News, Visits
from parlour.server.table.absence import Absence
from parlour.server.table.cards import watching
from parlour.server.table.charge import Charge
from parlour.server.table.clocks import agree_to_pause, clocks, hand_back, keep_time
from parlour.server.table.doors import BANNED
from parlour.server.table.hearing import Hearing
from parlour.server.table.outcomes import outcome_of
from parlour.server.table.reading import SEATING, ReadTable, read_table
from parlour.server.table.seating import Guest, GuestId, Seating
from parlour.server.table.showing import Showing
from parlour.server.table.staff import Staff
from parlour.server.table.standing import StandingAnswers
from parlour.server.table.tabs import Tab
from parlour.server.table.windows import has_its_own_time
from parlour.server.table.words import TableWords

NO_CLOCKS: Final = wire.Clocks(left=(), running=(), since=0.0, paused=False, wishes=())
HURRIED: Final = 0.1  # of a bot's usual pause, for somebody who plays alone
FAILED: Final = "Something went wrong here; nothing has changed."
TRIES: Final = 20  # for a request, while other processes are quicker again and again
CROWDED: Final = "Too much happens at this table at once; try again."


class Broken(Exception):
    """A table could not even be read again; everybody has been sent away from it."""


class Barred(Exception):
    """Somebody may not come to this table, and why."""


class TooLate(Refused):
    """Another process was quicker: the table has been read again."""


class Actor(Protocol):
    """What acts at a table by itself: its timekeeper, its bots."""

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""

    def wake(self) -> None:
        """Something has changed at the table."""

    def stop(self) -> list[Task[None]]:
        """Begin nothing more; the tasks returned end by themselves."""


def stay(table: Table) -> None:
    """Where there is no shelf to put a table away on."""


class Talking(Protocol):
    """The free talk at a table."""

    def show(self) -> None:
        """Tell each tab anew whose place in the talk has changed."""

    async def take(self, tab: Tab, request: wire.TalkRequest) -> None:
        """Have something said, or tell what was said; Refused, if that is not allowed."""

    async def hear(self) -> None:
        """Tell of what was said by way of another process."""


class NoTalk:
    """Where nobody talks."""

    def show(self) -> None:
        pass

    async def take(self, tab: Tab, request: wire.TalkRequest) -> None:
        raise Refused("Nobody talks here.")

    async def hear(self) -> None:
        pass


async def no_notebook(tab: Tab, request: wire.NotebookRequest) -> None:
    """Where nobody answers such questions."""
    raise Refused("There is no notebook here.")


class Table:
    """Between two changes everything here is also on disk; to look at it, hold ``turn``."""

    def __init__(
        self, saved: Saved, staff: Staff, put_away: Callable[[Table], None] = stay, read: ReadTable | None = None
    ) -> None:
        self.id, self.seed, self.staff, self.put_away = saved.id, saved.seed, staff, put_away
        self.log = staff.log.bind(table=alias(saved.id))
        self.tabs: dict[Tab, None] = {}
        self.turn = Lock()
        self.broken = False  # beyond repair: the next who comes reads it anew
        self.visits = 0  # so many requests hold on to the table: it isn't put away under their hands
        self.actors: list[Actor] = []
        self.ask_notebook: Callable[[Tab, wire.NotebookRequest], Awaitable[None]] = no_notebook
        self.talking: Talking = NoTalk()
        self.absence = Absence(staff.clock, self.stumbled, self.rest, self.show_who_is_gone)
        self.neighbours, self.elsewhere = staff.store.neighbours, Visits()
        self.charge = Charge(self.neighbours, saved.id, self.wake_up, self.stumbled, self.rest)
        self.hearing = Hearing(self.take_in, self.stumbled, self.rest)
        read = read or read_table(saved)
        self.game = read.game
        self.showing = Showing(self.game, saved.id, saved.seed, staff.invite(saved.id), self.unshown)
        self.standing = StandingAnswers(self.game.standing, self.standing_failed)
        self.remember(saved, read)

    def remember(self, saved: Saved, read: ReadTable) -> None:
        """Be as it was written down."""
        self.seating, self.match, self.old = read.seating, read.match, read.old
        self.deadline_of = self.match.decision if self.match else -1  # the question to which the deadline belongs
        self.written, self.requests = len(saved.lines), saved.requests
        self.kept, self.version, self.sitters = saved.seating, saved.version, saved.sitters
        self.showing.forget()
        self.note_absence()

    @property
    def lines(self) -> list[str]:
        """The record so far."""
        return self.match.record.lines if self.match else [*self.old]

    # ── who is here ──

    @property
    def present(self) -> set[GuestId]:
        """Those who are connected, to this process or to another."""
        return self.connected | self.elsewhere.here

    @property
    def connected(self) -> set[GuestId]:
        return {tab.guest.id for tab in self.tabs}

    async def enter(self, tab: Tab) -> None:
        async with self.turn:
            await self.catch_up()
            if reason := self.seating.closed_to(tab.guest.id):
                raise Barred(reason)
            if tab.guest.id not in self.connected:
                await self.neighbours.came(self.id, tab.guest.id)
            self.tabs[tab] = None
            self.note_absence()
            if any(chair.late and chair.guest == tab.guest.id for chair in self.seating.chairs):
                await self.tried(lambda: hand_back(self.seating, [tab.guest.id]))
            self.send_everything(tab, tab.catalogue)
            self.publish()
            self.wake()

    async def leave(self, tab: Tab) -> None:
        async with self.turn:
            self.tabs.pop(tab, None)
            if tab.guest.id not in self.connected:
                await self.say_who_went(tab.guest.id)
            self.note_absence()
            self.publish()
            self.wind_absence()

    async def say_who_went(self, guest: GuestId) -> None:
        try:
            await self.neighbours.went(self.id, guest)
        except Exception as error:  # they will hear of it when we join them again
            self.stumbled(error)

    def note_absence(self) -> None:
        players = [chair.guest for chair in self.seating.chairs if chair.guest]
        self.absence.note(players, self.present, self.elsewhere.gone)

    def wind_absence(self) -> None:
        """While somebody looks on, have it shown when a bot may take over from a player who is away."""
        self.note_absence()
        playing = {chair.guest for _, chair in self.seating.people() if chair.guest}
        watched = self.seating.stage == "playing" and bool(self.tabs)
        self.absence.wind(playing if watched else (), self.seating.away)

    async def show_who_is_gone(self) -> bool:
        async with self.turn:
            self.publish()
        return True

    @property
    def gone(self) -> frozenset[GuestId]:
        """Those who have been away for so long that a bot may take over."""
        return self.absence.gone(self.seating.away)

    def wake(self) -> None:
        """Have everybody begin who is to do something; called whenever something has changed."""
        if self.charge.held:
            for actor in self.actors:
                actor.wake()
        self.charge.seek()
        self.wind_absence()

    async def wake_up(self) -> None:
        async with self.turn:
            self.wake()

    def stop(self) -> list[Task[None]]:
        """Let nobody here begin anything more; the tasks returned end by themselves."""
        return [*self.absence.stop(), *[task for actor in self.actors for task in actor.stop()]]

    @property
    def busy(self) -> bool:
        acting = any(actor.busy for actor in self.actors)
        return acting or self.absence.busy or self.charge.busy or self.hearing.busy

    @property
    def idle(self) -> bool:
        """Whether the table could be put away: nobody is here and nothing is going to happen."""
        return not self.visits and not self.tabs and not self.busy

    def rest(self) -> None:
        """Something that was to happen here has happened."""
        self.put_away(self)

    def stumbled(self, error: Exception) -> None:
        self.staff.metrics.failures.inc()
        self.log.error("table_stumbled", error=place(error))

    def unshown(self, tab: Tab, error: Exception) -> None:
        """A game that can't find words for one seat does not stop the others."""
        self.staff.metrics.failures.inc()
        self.log.error("frame_failed", game=self.game.id, error=place(error))
        tab.close(wire.CLOSE_FAILED, "Something went wrong here.")

    def standing_failed(self, error: Exception) -> None:
        self.log.error("standing_failed", game=self.game.id, error=place(error))

    # ── requests ──

    async def do(self, tab: Tab, request: wire.AnyRequest) -> None:
        """Carry out a request, and answer it."""
        try:
            if isinstance(request, wire.NotebookRequest):
                await self.ask_notebook(tab, request)
            elif isinstance(request, wire.TalkRequest):
                await self.talking.take(tab, request)
            else:
                async with self.turn:
                    if isinstance(request, wire.AskStory):
                        self.send_earlier(tab, request)
                    else:
                        await self.carry_out_now(tab, request)
                        self.confirm(tab, request)
        except Refused as reason:
            self.staff.metrics.refusals.labels(kind_of(request)).inc()
            said = self.words(tab).refusal(str(reason))
            tab.send(json.encode(wire.RefusedRequest(request.id, said)))

    def confirm(self, tab: Tab, request: wire.AnyRequest) -> None:
        """Tell who asked that it is done."""
        self.staff.metrics.carried_out.labels(kind_of(request)).inc()
        tab.send(json.encode(wire.Done(request.id)))

    async def carry_out_now(self, tab: Tab, request: wire.AnyRequest) -> None:
        """Carry out a request at the table as it is now: once more where another process has gone on meanwhile."""
        for _ in range(TRIES):
            try:
                return await self.carry_out(tab, request)
            except TooLate:
                continue
            except Refused:
                if not await self.catch_up():
                    raise
        raise Refused(CROWDED)

    async def carry_out(self, tab: Tab, request: wire.AnyRequest) -> None:
        match request:
            case wire.Play() | wire.Say():
                await self.play_or_say(tab.guest, request)
            case wire.Undo():
                await self.undo(tab.guest, RequestKey(tab.guest.id, request.id))
            case wire.Resync():
                self.send_everything(tab)
                self.show_clocks()
                self.talking.show()
            case _:
                await self.attempt(lambda: self.arrange(tab.guest, request))

    async def play_or_say(self, guest: Guest, request: wire.Play | wire.Say) -> None:
        """A move, or something said aloud; the same one sent twice is done once."""
        key = RequestKey(guest.id, request.id)
        if key in self.requests:
            return
        self.seating.my_chair(guest.id)
        seat, match = self.seating.seat_of(guest.id), self.match
        assert seat is not None and match is not None
        if isinstance(request, wire.Play):
            if self.seating.paused:
                raise Refused("The game is paused; anybody who plays can go on with it.")
            move, decision = read(self.game.read_move, request.move), request.decision
            await self.attempt(lambda: self.play(match, seat, move, decision), key)
        else:
            claim = read(self.game.read_claim, request.claim)
            await self.attempt(lambda: match.say(seat, claim), key)

    def play(self, match: Match[Any, Any], seat: Seat, move: Move, decision: int) -> None:
        match.play(seat, move, decision)
        self.seating.moved = self.seating.moved or self.seating.is_alone(self.seating.chairs[seat].guest or "")

    async def undo(self, guest: Guest, key: RequestKey) -> None:
        """Go back to before the last choice of ``guest``."""
        if key in self.requests:
            return
        await self.attempt(lambda: self.go_back(guest.id), key)

    def go_back(self, guest: GuestId) -> None:
        seat, match = self.seating.seat_of(guest), self.match
        self.seating.must_be_free_to_undo(guest)
        assert seat is not None and match is not None
        match.undo(seat)
        self.seating.undone += 1

    def arrange(self, guest: Guest, request: wire.AnyRequest) -> None:
        """Anything that has to do with the seats."""
        seating, present = self.seating, self.present
        match request:
            case wire.Sit(seat=seat):
                seating.sit(guest, seat)
            case wire.Leave():
                seating.leave(guest.id, levels.standby(self.game.id).name)
            case wire.Resume():
                seating.resume(guest.id)
            case wire.SeatBot(seat=seat, bot=bot):
                seating.seat_bot(guest.id, seat, bot and levels.known(bot, self.game.id).name, present, self.gone)
            case wire.CommitLuck(hash=hash):
                seating.commit_luck(guest.id, hash)
            case wire.Start():
                seating.begin(guest, present, self.staff.clock.now())
            case wire.RevealLuck(words=words):
                seating.reveal_luck(guest.id, words)
            case wire.LeaveStanding(name=name):
                self.standing.leave(guest.id, name, self.match, seating)
            case wire.Concede():
                seating.concede(guest.id, levels.standby(self.game.id).name)
            case wire.Abort(agree=agree):
                seating.agree_to_abort(guest.id, agree)
            case wire.Pause(on=on):
                agree_to_pause(seating, guest.id, on, self.staff.clock.now())
            case wire.Quiet(on=on):
                seating.allow_talk(guest.id, not on, present)
            case wire.Hurry(on=on):
                seating.hurry(guest.id, on)
            case wire.Lock(on=on):
                seating.lock(guest.id, on)
            case wire.Kick(seat=seat, ban=ban):
                seating.kick(guest.id, seat, ban, levels.standby(self.game.id).name)
            case wire.Forgive(name=name):
                seating.forgive(guest.id, name)
            case wire.SetClock():
                seating.set_clock(guest.id, request, self.game.windows)

    def deal(self) -> None:
        seating, timed = self.seating, self.game.windows and self.seating.window > 0
        names = [chair.name for chair in seating.chairs]
        self.match = self.staff.deal(
            self.game, len(names), self.seed, seating.options, tuple(seating.entropy), timed, names
        )
        self.showing.forget()  # the people's names are certain only now
        self.log.info("game_began", game=self.game.id, seats=len(names))

    # ── once more ──

    async def play_again(self, guest: Guest, open_: Callable[[Seating], Awaitable[str]], moved: bool) -> str:
        """The table at which these people play again; the first who wishes for it opens it, and only one is opened."""
        async with self.turn:
            seat = self.seating.may_play_again(guest.id)
            if self.seating.again is None:
                id = await open_(self.seating.another(guest, moved))
                await self.tried(lambda: self.seating.go_on_at(id, seat))  # or another process was quicker
            if self.seating.again is None:
                raise Refused(FAILED)
            return self.seating.again

    async def welcome_back(self, guest: Guest) -> None:
        async with self.turn:
            await self.attempt(lambda: self.seating.come_back(guest))

    async def leave_seat(self, guest: GuestId) -> None:
        """Have ``guest`` leave, if they still play here."""
        async with self.turn:
            await self.tried(lambda: self.seating.leave(guest, levels.standby(self.game.id).name))

    # ── writing it down ──

    async def attempt(self, action: Callable[[], None], key: RequestKey | None = None) -> None:
        """Do it, write it down and show it; or raise Refused, and nothing has happened."""
        before = None if self.neighbours.alone else copy(self.match)
        try:
            action()
            self.conclude()
            await self.write(self.change(key))
            self.publish()
            self.wake()
        except Refused:
            if self.unwritten:
                await self.rebuild()
            raise
        except Overtaken:
            self.staff.metrics.overtaken.inc()
            await self.give_way(before)
            raise TooLate(CROWDED) from None
        except Exception as error:  # the disk, or a mistake of ours: go back to what is written
            self.staff.metrics.failures.inc()
            self.staff.metrics.losses.inc(isinstance(error, NotWritten))
            self.log.error("change_undone", error=place(error))
            await self.rebuild()
            raise Refused(FAILED) from None

    async def tried(self, action: Callable[[], None]) -> bool:
        """Whether it could be done; if not, things have changed, and those still asked will be asked again."""
        try:
            await self.attempt(action)
            return True
        except Refused:
            return False

    async def write(self, change: Change) -> None:
        if change.lines or change.seating or change.sitters is not None:
            with self.staff.metrics.commit.time():
                await self.staff.store.write(change)
        self.written += len(change.lines)
        if change.seating:
            self.kept, self.version = change.seating, self.version + 1
        if change.sitters is not None:
            self.sitters = change.sitters
        if change.request:
            self.requests.add(change.request)

    @property
    def unwritten(self) -> bool:
        """Whether anything here is not on disk."""
        return len(self.lines) != self.written or json.encode(self.seating) != self.kept

    def conclude(self) -> None:
        """The game may be over, or another question asked: what follows from that for the table."""
        if self.match is None and self.seating.stage == "playing":
            self.deal()
        if self.match is None:
            return
        if self.seating.how is not None:
            if self.match.result is None and not self.match.stopped:
                self.match.stop(self.seating.how, self.seating.why)
            return
        decision = -1
        while self.match.result is None and self.match.decision != decision:
            decision = self.match.decision
            self.set_deadline(self.match)
            self.standing.pass_for_players(self.match, self.seating)  # which may close the question
        if self.match.result is not None:
            self.seating.end("finished", self.match.result.why)
            self.log.info("game_over", game=self.game.id)

    def set_deadline(self, match: Match[Any, Any]) -> None:
        """A new question, a new deadline; answers of others don't move it, but stop their clocks."""
        new, self.deadline_of = match.decision != self.deadline_of, match.decision
        if new:
            hand_back(self.seating, self.present)
        keep_time(self.seating, match, new, self.staff.clock.now())

    def release(self) -> float:
        """When an answer that is thought of from now on will be given: a time that says nothing of the answer."""
        now, deadline = self.staff.clock.now(), self.seating.deadline
        if self.match and deadline is not None and has_its_own_time(self.match, self.seating):
            return now + self.staff.share() * (deadline - now)
        return now + self.pause()

    def pause(self) -> float:
        """How long a bot seems to think here."""
        return self.staff.pause() * (HURRIED if self.seating.hurried else 1)

    async def past(self, release: float) -> None:
        """Wait for a time that was drawn; if it is past already, for another, so that lateness is not seen."""
        clock = self.staff.clock
        while clock.now() > release and (pause := self.pause()):
            release += pause
        await clock.until(release)

    def sitting(self) -> dict[GuestId, bool]:
        """The people who have a seat here, and whether the table waits for each."""
        asked = self.match.asked if self.match and self.seating.stage == "playing" else ()
        chairs = enumerate(self.seating.chairs)
        return {chair.guest: seat in asked and chair.bot is None for seat, chair in chairs if chair.guest}

    def change(self, key: RequestKey | None) -> Change:
        lines, sitters = self.match.record.lines[self.written :] if self.match else [], self.sitting()
        seating = json.encode(self.seating)
        return Change(
            table=self.id,
            number=self.written + 1,
            lines=lines,
            request=key,
            seating=seating if seating != self.kept else None,
            version=self.version,
            deadline=self.seating.deadline,
            sitters=sitters if sitters != self.sitters else None,
            ended=self.ended() if self.seating.stage == "over" else None,
        )

    async def give_way(self, before: Match[Any, Any] | None) -> None:
        """Be as before, and take in what another process has written meanwhile: quicker than to read everything."""
        self.match, self.seating = before, SEATING.decode(self.kept)
        self.deadline_of = before.decision if before else -1
        if before is None or not await self.catch_up():
            await self.rebuild()

    def ended(self) -> Ended | None:
        """How the game ended just now; an exercise counts for nothing."""
        if self.seating.exercise or SEATING.decode(self.kept).stage == "over":
            return None
        result = self.match.result if self.match else None
        told = json.encode(outcome_of(self.seating, result, self.staff.clock.now())).decode()
        return Ended(self.game.id, told, self.seating.guests())

    async def rebuild(self) -> None:
        """Forget everything since the last commit, even one of another process."""
        try:
            saved = await self.staff.store.load(self.id)
            assert saved is not None
            self.remember(saved, await to_thread(read_table, saved))
        except Exception as error:
            self.log.error("table_broken", error=place(error))
            self.broken = True
            for tab in self.tabs:
                tab.close(wire.CLOSE_BROKEN, "This table can't be continued just now.")
            raise Broken from None
        self.publish()
        self.wake()

    # ── other processes ──

    async def take_in(self, news: News) -> None:
        """What another process has done here."""
        async with self.turn:
            if news == "visits":
                await self.look_around()
            elif news == "written":
                await self.catch_up()
            elif news == "said":
                await self.talking.hear()
            else:
                self.charge.lose() if news == "back" else self.charge.seek()

    async def look_around(self) -> None:
        """See who is connected to other processes."""
        self.elsewhere = await self.neighbours.visits(self.id)
        self.note_absence()
        self.publish()
        self.wind_absence()

    async def catch_up(self) -> bool:
        """Take in what other processes have written; whether there was anything.  Hold ``turn``."""
        if self.neighbours.alone:
            return False
        saved = await self.staff.store.load(self.id, self.written)
        if saved is None or (not saved.lines and saved.version == self.version):
            return False
        try:
            self.go_on(saved)
            self.publish()
            self.wake()
        except Exception:  # begun elsewhere, or a mistake of ours
            await self.rebuild()
        return True

    def go_on(self, saved: Saved) -> None:
        """Be as it was written down since."""
        assert self.match is not None
        go_on(self.match, saved.lines)
        self.written += len(saved.lines)
        self.requests |= saved.requests
        self.sitters, self.deadline_of = saved.sitters, self.match.decision
        if saved.version != self.version:
            self.seating = SEATING.decode(saved.seating)
            self.kept, self.version = saved.seating, saved.version
            self.showing.forget()
            self.note_absence()

    # ── showing it ──

    def publish(self) -> None:
        """Show every tab what it may see; a tab for which nothing has changed is sent nothing."""
        for tab in self.tabs:
            if self.seating.doors.is_banned(tab.guest.id):
                tab.close(wire.CLOSE_BARRED, BANNED)
        self.show(self.tabs)
        self.show_clocks()
        self.talking.show()

    def show_clocks(self) -> None:
        now = clocks(self.seating)
        message = json.encode(now) if now else b""
        for tab in self.tabs:
            if tab.clocks != message:
                tab.clocks = message
                tab.send(message or json.encode(NO_CLOCKS))

    def show(self, tabs: Iterable[Tab]) -> None:
        self.showing.publish(tabs, self.seating, self.match, (self.kept, self.present, self.gone), self.old)

    def send_everything(self, tab: Tab, has: str = "") -> None:
        """The catalogue, unless the tab has it, and a whole frame, no matter what this tab had before."""
        tab.picture, tab.heard, tab.view, tab.clocks = None, None, b"", b""
        if (catalogue := self.words(tab).catalogue).version != has:
            tab.send(catalogue.encoded)
        self.show([tab])

    def send_earlier(self, tab: Tab, request: wire.AskStory) -> None:
        """Lines of the story that the first frame left out; nothing changes."""
        tab.send(self.showing.earlier(tab, request.before, request.id, self.seating))

    def words(self, tab: Tab) -> TableWords:
        return self.showing.words(tab.language, self.seating)

    async def card(self) -> wire.TableCard:
        async with self.turn:
            chairs = self.seating.chairs
            return wire.TableCard(
                id=self.id,
                game=self.game.id,
                title=self.game.title,
                stage=self.seating.stage,
                seats=len(chairs),
                free=sum(chair.open_to(None) for chair in chairs),
                bots=sum(chair.bot is not None for chair in chairs),
                people=tuple([chair.name for chair in chairs if chair.guest]),
                watching=watching(self.seating, self.present),
                locked=self.seating.doors.locked,
                options=self.seating.options,
                window=self.seating.window if self.game.windows else None,
            )


def kind_of(request: wire.AnyRequest) -> str:
    return type(request).__name__.lower()


def read(reader: Any, raw: Any) -> Any:
    try:
        return reader(raw)
    except (ValidationError, RecursionError):
        raise Refused("There is no such thing to say or do in this game.") from None
