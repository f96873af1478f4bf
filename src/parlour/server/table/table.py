"""A table owns its match.  Everything is done in turn, written down, and only then shown to anybody."""

from __future__ import annotations

from asyncio import Lock, Task
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import json

from parlour.core import Match, Refused
from parlour.server import wire
from parlour.server.fair import Who
from parlour.server.log import alias, place
from parlour.server.store import RequestKey, Saved
from parlour.server.store.neighbours import News
from parlour.server.table.actors import Actor, Busy, no_notebook
from parlour.server.table.commits import Commits
from parlour.server.table.course import Course
from parlour.server.table.doing import carry_out
from parlour.server.table.ledger import Ledger
from parlour.server.table.neighbours.charge import Charge
from parlour.server.table.neighbours.hearing import Hearing
from parlour.server.table.pauses import Pauses
from parlour.server.table.presence import Presence
from parlour.server.table.reading import ReadTable, read_table
from parlour.server.table.refusals import Barred, TooLate
from parlour.server.table.screens import Screens
from parlour.server.table.seating import Guest, GuestId, Seating
from parlour.server.table.shown.cards import table_card
from parlour.server.table.shown.showing import Showing
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.staff import Staff
from parlour.server.table.time.absence import Absence
from parlour.server.table.time.clocks import hand_back

TRIES: Final = 20  # for a request, while other processes are quicker again and again


def stay(table: Table) -> None:
    """Where there is no shelf to put a table away on."""


class Table:
    """Between two changes everything here is also on disk; to look at it, hold ``turn``."""

    def __init__(
        self, saved: Saved, staff: Staff, put_away: Callable[[Table], None] = stay, read: ReadTable | None = None
    ) -> None:
        self.id, self.seed, self.staff, self.put_away = saved.id, saved.seed, staff, put_away
        self.log = staff.log.bind(table=alias(saved.id))
        self.turn = Lock()
        self.visits = 0  # so many hold on to the table: it isn't put away under their hands
        self.actors: list[Actor] = []
        self.ask_notebook: Callable[[Tab, wire.NotebookRequest], Awaitable[None]] = no_notebook
        self.neighbours = staff.store.neighbours
        self.charge = Charge(self.neighbours, saved.id, self.wake_up, staff.clock, self.stumbled, self.rest)
        self.hearing = Hearing(self.take_in, staff.clock, self.stumbled, self.rest)
        read = read or read_table(saved)
        self.game = read.game
        self.ledger = Ledger(saved)
        self.course = Course(read, saved.seed, staff, self.log)
        self.pauses = Pauses(self.course)
        self.presence = Presence(Absence(staff.clock, self.stumbled, self.rest, self.show_who_is_gone))
        self.presence.note(self.seating)
        showing = Showing(self.game, saved.id, saved.seed, staff.invite(saved.id), self.unshown)
        self.screens = Screens(showing, self.course, self.presence, self.ledger)
        self.commits = Commits(self.course, self.ledger, self.presence, self.screens, self.wake, self.log)

    @property
    def match(self) -> Match[Any, Any] | None:
        return self.course.match

    @property
    def seating(self) -> Seating:
        return self.course.seating

    @property
    def lines(self) -> list[str]:
        """The record so far."""
        return self.course.lines

    @property
    def tabs(self) -> dict[Tab, None]:
        return self.presence.tabs

    @property
    def who(self) -> Who:
        """For whom the bots here think: for the host, from where the host sits."""
        host = self.seating.host or self.id
        return next((tab.who for tab in self.tabs if tab.guest.id == host), Who(host, host))

    async def card(self) -> wire.TableCard:
        """The table as the list of tables shows it."""
        async with self.turn:
            return table_card(self.id, self.game, self.seating, self.presence.present)

    # ── coming and going ──

    async def enter(self, tab: Tab) -> None:
        async with self.turn:
            await self.commits.catch_up()
            if reason := self.seating.closed_to(tab.guest.id):
                raise Barred(reason.key)
            if tab.guest.id not in self.presence.connected:
                await self.neighbours.came(self.id, tab.guest.id)
            self.presence.come(tab)
            self.presence.note(self.seating)
            if any(chair.late and chair.guest == tab.guest.id for chair in self.seating.chairs):
                await self.tried(lambda: hand_back(self.seating, [tab.guest.id]))
            self.screens.send_everything(tab, tab.catalogue)
            self.screens.publish()
            self.wake()

    async def leave(self, tab: Tab) -> None:
        tab.give_up()
        async with self.turn:
            self.presence.go(tab)
            if tab.guest.id not in self.presence.connected:
                await self.say_who_went(tab.guest.id)
            self.presence.note(self.seating)
            self.screens.publish()
            self.presence.wind(self.seating)

    async def say_who_went(self, guest: GuestId) -> None:
        try:
            await self.neighbours.went(self.id, guest)
        except Exception as error:  # they will hear of it when we join them again
            self.stumbled(error)

    async def show_who_is_gone(self) -> bool:
        async with self.turn:
            self.screens.publish()
        return True

    # ── waking and resting ──

    def wake(self) -> None:
        """Have everybody begin who is to do something; called whenever something has changed."""
        if self.charge.held:
            for actor in self.actors:
                actor.wake()
        self.charge.seek()
        self.presence.wind(self.seating)

    async def wake_up(self) -> None:
        async with self.turn:
            self.wake()

    def stop(self) -> list[Task[None]]:
        """Let nobody here begin anything more; the tasks returned end by themselves."""
        return [task for each in self.all_busy for task in each.stop()]

    @property
    def all_busy(self) -> tuple[Busy, ...]:
        return self.presence.absence, self.charge.seeking, self.hearing.listening, *self.actors

    @property
    def busy(self) -> bool:
        return any(each.busy for each in self.all_busy)

    @property
    def idle(self) -> bool:
        """Whether the table could be put away: nobody is here and nothing is going to happen."""
        return not self.visits and not self.tabs and not self.busy

    @property
    def due(self) -> float | None:
        """When something is to happen here though nobody comes: a broken table is read anew at once."""
        return self.staff.clock.now() if self.commits.broken else self.seating.deadline

    def hold(self) -> None:
        """Somebody is here, or asks for something; until they let go of it, the table stays."""
        self.visits += 1

    def release(self) -> None:
        self.visits -= 1
        self.put_away(self)

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

    # ── requests ──

    async def do(self, tab: Tab, request: wire.AnyRequest) -> None:
        """Carry out a request, and answer it."""
        try:
            if isinstance(request, wire.NotebookRequest):
                await self.ask_notebook(tab, request)
            elif isinstance(request, wire.TalkRequest):
                await self.screens.talking.take(tab, request)
            else:
                async with self.turn:
                    if isinstance(request, wire.AskStory):
                        self.screens.send_earlier(tab, request)
                    else:
                        await self.carry_out_now(tab, request)
                        self.confirm(tab, request)
        except Refused as reason:
            self.staff.metrics.refusals.inc(kind_of(request))
            tab.send(json.encode(wire.RefusedRequest(request.id, reason.told(tab.language))))

    def confirm(self, tab: Tab, request: wire.AnyRequest) -> None:
        """Tell who asked that it is done."""
        self.staff.metrics.carried_out.inc(kind_of(request))
        tab.send(json.encode(wire.Done(request.id)))

    async def carry_out_now(self, tab: Tab, request: wire.AnyRequest) -> None:
        """Carry out a request at the table as it is now: once more where another process has gone on meanwhile."""
        for _ in range(TRIES):
            try:
                return await self.carry_out(tab, request)
            except TooLate:
                continue
            except Refused:
                if not await self.commits.catch_up():
                    raise
        raise Refused("table-crowded")

    async def carry_out(self, tab: Tab, request: wire.AnyRequest) -> None:
        """What changes the game is done once, even if the same request is sent twice."""
        once = isinstance(request, wire.Play | wire.SayAloud | wire.Undo)
        key = RequestKey(tab.guest.id, request.id) if once else None
        if isinstance(request, wire.Resync):
            self.screens.resync(tab)
        elif key not in self.ledger.requests:
            await self.attempt(lambda: carry_out(tab.guest, request, self.course, self.presence), key)

    # ── once more ──

    async def play_again(self, guest: Guest, open_: Callable[[Seating], Awaitable[str]], moved: bool) -> str:
        """The table at which these people play again; the first who wishes for it opens it, and only one is opened."""
        async with self.turn:
            seat = self.seating.may_play_again(guest.id)
            if self.seating.again is None:
                id = await open_(self.seating.another(guest, moved))
                await self.tried(lambda: self.seating.go_on_at(id, seat))  # or another process was quicker
            if self.seating.again is None:
                raise Refused("went-wrong-nothing-changed")
            return self.seating.again

    async def welcome_back(self, guest: Guest) -> None:
        async with self.turn:
            await self.attempt(lambda: self.seating.come_back(guest))

    async def attempt(self, action: Callable[[], None], key: RequestKey | None = None) -> None:
        """Do it, write it down and show it; or raise Refused, and nothing has happened."""
        await self.commits.attempt(action, key)

    async def tried(self, action: Callable[[], None]) -> bool:
        """Whether it could be done; if not, things have changed, and those still asked will be asked again."""
        return await self.commits.tried(action)

    # ── other processes ──

    async def take_in(self, news: News) -> None:
        """What another process has done here."""
        async with self.turn:
            if news == "visits":
                await self.look_around()
            elif news == "written":
                await self.commits.catch_up()
            elif news == "said":
                await self.screens.talking.hear()
            else:
                self.charge.lose() if news == "back" else self.charge.seek()

    async def look_around(self) -> None:
        """See who is connected to other processes."""
        self.presence.look(await self.neighbours.visits(self.id))
        self.presence.note(self.seating)
        self.screens.publish()
        self.presence.wind(self.seating)


def kind_of(request: wire.AnyRequest) -> str:
    return type(request).__name__.lower()
