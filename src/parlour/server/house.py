"""The house: opens tables, finds them, takes them from the shelf when somebody comes and puts them back after."""

from __future__ import annotations

from asyncio import Lock, Task, create_task, gather, sleep, to_thread
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from secrets import choice
from typing import Final
from weakref import WeakValueDictionary

from msgspec import json

from parlour import games
from parlour.bots import levels
from parlour.core import Refused
from parlour.server import wire
from parlour.server.alarms import Alarms
from parlour.server.bots.players import Players
from parlour.server.bots.talkers import Talkers
from parlour.server.bots.thinking import Thinkers
from parlour.server.clock import until_settled
from parlour.server.log import alias, place
from parlour.server.notebook.notebooks import Notebooks
from parlour.server.shelf import Shelf
from parlour.server.store import NotWritten, Seated
from parlour.server.store.neighbours import LIFE, Farewells, News
from parlour.server.sweeping import Sweeping
from parlour.server.table.decks import Decks
from parlour.server.table.reading import read_seating, read_table
from parlour.server.table.seating import Chair, Guest, GuestId, Seating, check_clock
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.staff import Staff
from parlour.server.table.table import Table
from parlour.server.table.timekeeper import Timekeeper
from parlour.server.talk.conversation import Conversation, recall

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is read as another
LENGTH: Final = 12  # 59 bits: a link can't be guessed
MOST_TABLES: Final = 20_000  # in memory at once
EMPTY_DAYS: Final = 30  # after which a table that was never dealt is forgotten
FORGET_EVERY: Final = 6 * 3600  # seconds
COME_AGAIN: Final = wire.CLOSE_RESTART, "Come in again."  # by what lets you in now


FAREWELLS: Final[dict[Farewells, tuple[int, str]]] = {
    "erased": (wire.CLOSE_BARRED, "This account was erased."),
    "signed_out": (wire.CLOSE_BARRED, "You were signed out on this device."),
    "joined": (wire.CLOSE_RESTART, "You have an account now: come in by it."),
}


class NoTable(Exception):
    """There is no such table."""


class House:
    """All tables of this process, by their ids."""

    def __init__(self, staff: Staff, thinkers: Thinkers, port: int = 0) -> None:
        self.staff, self.thinkers, self.port = staff, thinkers, port
        self.shelf = Shelf(staff.log, staff.decks)
        self.tables: dict[str, Table] = {}
        self.coming: WeakValueDictionary[str, Lock] = WeakValueDictionary()  # those that are being read
        self.going: dict[str, Task[None]] = {}  # those of which this process stops to be in charge
        self.closing = False
        self.sweeping = Sweeping(lambda: len(self.tables))
        self.alarms = Alarms(staff.clock, self.ring)
        self.setting: Task[None] | None = None  # of alarms
        self.neighbours = staff.store.neighbours

    async def wake(self) -> None:
        """After a restart: the clocks of tables with deadlines run on, whether anybody comes or not."""
        await self.neighbours.join(self.hear)
        await self.set_alarms()

    async def set_alarms(self) -> None:
        """For every table with a deadline of which nobody is in charge."""
        for id, moment in (await self.staff.store.with_deadlines()).items():
            self.alarms.set(id, moment)

    async def ring(self, id: str) -> bool:
        """Something is due at a table; its own clock sees to it, here or in another process.  False: try it later."""
        try:
            async with self.at(id) as table:
                await table.wake_up()
        except NoTable:
            return True  # it was forgotten
        except Exception as error:  # one table that can't be read, or its game, keeps no other waiting
            self.staff.log.error("table_unreadable", table=alias(id), error=place(error))
            return False
        return True

    def hear(self, news: News, id: str | None) -> None:
        """Another process has done something, at one table or at any.  Or what let somebody in does so no more."""
        if news == "erased" or news == "signed_out" or news == "joined":
            self.send_away(news, [str(id)])
            return
        if news == "back":
            self.call_in_again()
        tables = [*self.tables.values()] if id is None else [self.tables[id]] if id in self.tables else []
        for table in tables:
            for each in ("written", "said", "visits", news) if news == "back" else (news,):
                table.hearing.hear(each)
        if id is None and news in ("free", "back") and self.setting is None:  # a process has died, or all may have
            self.setting = create_task(self.set_alarms_anew())

    async def set_alarms_anew(self) -> None:
        try:
            await until_settled(self.are_alarms_set, self.staff.clock, LIFE)
        finally:
            self.setting = None

    async def are_alarms_set(self) -> bool:
        try:
            await self.set_alarms()
        except Exception as error:
            self.staff.log.error("alarms_unset", error=place(error))
            return False
        return True

    async def close(self) -> None:
        """Stop everything in an orderly way: nothing is cut off in the middle of being written."""
        self.closing = True
        if self.setting:
            self.setting.cancel()
        await gather(*self.alarms.stop(), return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.turn:
                tasks = table.stop()
                for tab in table.tabs:
                    tab.close(wire.CLOSE_RESTART, "The house closes for a moment.")
            await gather(*tasks, return_exceptions=True)
        await gather(*self.going.values())
        await self.neighbours.leave()

    @property
    def open_to_people(self) -> bool:
        return not self.closing and self.neighbours.listening

    async def open(self, guest: Guest, wanted: wire.Open) -> str:
        """A new table, at which ``guest`` sits."""
        return await self.lay(seated(guest, wanted, self.staff.decks))

    async def open_again(self, guest: Guest, id: str, moved: bool = False) -> str:
        """The table at which the people of table ``id`` play again, where ``guest`` sits down."""
        async with self.at(id) as table:
            new = await table.play_again(guest, self.lay, moved)
        async with self.at(new) as table:
            await table.welcome_back(guest)
        return new

    async def lay(self, seating: Seating) -> str:
        """A new table; its seed is drawn now, so that its hash is known before the deal."""
        return await self.lay_with(self.staff.seed(), seating)

    async def lay_with(self, seed: bytes, seating: Seating) -> str:
        """A new table with a seed that is given."""
        games.find(seating.game).table(len(seating.chairs), seating.options)  # once more, the rules may have changed
        id = "".join(choice(LETTERS) for _ in range(LENGTH))
        sitters = {chair.guest: False for chair in seating.chairs if chair.guest}
        await self.staff.store.open(id, seed, json.encode(seating), sitters)
        self.staff.log.info("table_opened", table=alias(id), game=seating.game, seats=len(seating.chairs))
        return id

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, which stays in memory for as long as somebody holds it."""
        table = await self.held(id)
        try:
            yield table
        finally:
            table.release()

    async def held(self, id: str) -> Table:
        """The table, already held.  Nobody can put it away between finding it and taking hold of it."""
        if table := self.found(id):
            table.hold()
            return table
        async with self.coming.setdefault(id, Lock()):  # two who come at once must find the same table
            if table := self.found(id):
                table.hold()
                return table
            return await self.fetch(id)

    def found(self, id: str) -> Table | None:
        """The table, if it is in memory and can be continued."""
        table = self.tables.get(id)
        return None if table is None or table.commits.broken else table

    async def fetch(self, id: str) -> Table:
        """Read a table from its record, and hold it; a long one is played again beside the event loop."""
        if id in self.going:
            await self.going[id]
        saved = await self.staff.store.load(id) if plausible(id) else None
        if saved is None:
            raise NoTable
        if len(self.tables) >= MOST_TABLES:
            raise Refused("house-full")
        read = await to_thread(read_table, saved)
        said = await recall(self.staff.store.talk, id)
        table = self.tables[id] = Table(saved, self.staff, self.put_away, read)
        notebooks = Notebooks(table, self.thinkers)
        table.actors += [Players(table, self.thinkers), Talkers(table, self.thinkers), Timekeeper(table), notebooks]
        table.ask_notebook, table.screens.talking = notebooks.take, Conversation(table, said)
        table.hold()
        self.staff.metrics.tables.set(len(self.tables))
        try:
            await self.catch_up(table)
        except BaseException:  # nobody gets it: it must not stay
            table.release()
            raise
        return table

    async def catch_up(self, table: Table) -> None:
        """Take in what other processes did while the table was read."""
        if not self.neighbours.alone:
            await table.take_in("written")
            await table.take_in("said")
            await table.take_in("visits")

    def put_away(self, table: Table) -> None:
        if table.idle and self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.staff.metrics.tables.set(len(self.tables))
            table.stop()
            if (moment := table.due) is not None:
                self.alarms.set(table.id, moment)
            if table.charge.held and not self.neighbours.alone:
                self.going[table.id] = create_task(self.give_up(table.id))
            self.sweeping.add()

    async def give_up(self, id: str) -> None:
        """Let another process be in charge of a table."""
        try:
            await self.neighbours.give_up(id)
        except Exception as error:  # we stay in charge until we come back, or die
            self.staff.log.error("charge_kept", error=place(error))
        finally:
            del self.going[id]

    async def tables_of(self, *guests: GuestId) -> list[wire.MyTable]:
        """The tables at which one of these has a seat.  No table is woken for that."""
        found = [(seated, guest) for guest in guests for seated in await self.staff.store.tables_of(guest)]
        readable = [(seated, guest, self.seating(seated.id, seated.seating)) for seated, guest in found]
        return [my_table(seated, guest, seating) for seated, guest, seating in readable if seating]

    def seating(self, id: str, written: bytes) -> Seating | None:
        """Who sits at a table of a list; None for one that is damaged, which takes no other with it."""
        try:
            return read_seating(written)
        except Refused as error:
            self.staff.log.error("table_unreadable", table=alias(id), error=place(error))
            return None

    async def leave_all(self, *guests: GuestId) -> None:
        """Leave every table at which one of these has a seat; in a game that goes on a bot takes it over."""
        for mine in await self.tables_of(*guests):
            if not mine.finished:
                await self.leave_table(mine.id, guests)

    async def leave_table(self, id: str, guests: Sequence[GuestId]) -> None:
        try:
            async with self.at(id) as table, table.turn:
                bot = levels.standby(table.game.id).name
                for guest in guests:
                    await table.tried(partial(table.seating.leave, guest, bot))
        except Exception as error:  # a table that can't be read holds nobody
            self.staff.log.error("table_unreadable", table=alias(id), error=place(error))

    async def say_farewell(self, news: Farewells, ids: Sequence[str]) -> None:
        """These guests, sessions or tokens let nobody in any more: their tabs are closed, in every process."""
        self.send_away(news, ids)
        try:
            for id in ids:
                await self.neighbours.say_farewell(news, id)
        except Exception as error:  # elsewhere their tabs stay until they close
            self.staff.log.error("farewell_unsaid", error=place(error))

    def send_away(self, news: Farewells, ids: Sequence[str]) -> None:
        for tab in self.tabs():
            if (tab.guest.id if news == "erased" else tab.key) in ids:
                tab.close(*FAREWELLS[news])

    def call_in_again(self) -> None:
        """We may have missed that sessions and tokens have ended: who still has one comes back by it."""
        for tab in self.tabs():
            if tab.key != tab.guest.id:
                tab.close(*COME_AGAIN)

    def tabs(self) -> list[Tab]:
        return [tab for table in self.tables.values() for tab in table.tabs]

    async def forget(self, days: int | None) -> int:
        """Forget tables that nobody has touched for so many days; those never dealt, after thirty at most."""
        now, day = self.staff.clock.now(), 24 * 3600
        empty = now - min(days if days is not None else EMPTY_DAYS, EMPTY_DAYS) * day
        any_ = None if days is None else now - days * day
        gone = await self.staff.store.forget(empty, any_, [*self.tables, *self.coming])
        if gone:
            self.staff.log.info("tables_forgotten", tables=gone)
        return gone

    async def keep_forgetting(self, days: int | None) -> None:
        while True:
            try:
                await self.forget(days)
            except NotWritten as error:
                self.staff.log.error("not_forgotten", error=place(error))
            await sleep(FORGET_EVERY)

    async def public(self) -> list[wire.TableCard]:
        """The tables that strangers may see: those where somebody is."""
        open_ = [table.id for table in self.tables.values() if table.seating.listed and table.tabs]
        visited = {id: self.seating(id, written) for id, written in (await self.neighbours.visited()).items()}
        open_ += [id for id, seating in visited.items() if id not in open_ and seating and seating.listed]
        cards = [await self.card(id) for id in open_]
        return [card for card in cards if card.stage != "over"]

    async def card(self, id: str) -> wire.TableCard:
        async with self.at(id) as table:
            return await table.card()


def plausible(id: str) -> bool:
    return len(id) == LENGTH and all(letter in LETTERS for letter in id)


def my_table(seated: Seated, guest: GuestId, seating: Seating) -> wire.MyTable:
    return wire.MyTable(
        id=seated.id,
        game=seating.game,
        title=title(seating.game),
        stage=seating.stage,
        asked_me=seated.asked and seating.stage == "playing",
        people=tuple([chair.name for chair in seating.chairs if chair.name and chair.guest != guest]),
        finished=seating.stage == "over",
    )


def title(game: str) -> str:
    """What a game is called; one that is no longer on the shelf, by its id."""
    try:
        return games.find(game).title
    except Exception:  # the shelf tells the operator of a game that can't be read
        return game


def patience(wanted: wire.Open) -> int:
    """How long a player may be away: as long as wished for, or as long as a question lasts."""
    return max(wire.AWAY, wanted.pace) if wanted.away is None else wanted.away


def seated(guest: Guest, wanted: wire.Open, decks: Decks) -> Seating:
    """The seating of a new table as it was wished for."""
    game = games.find(wanted.game)
    seats = wanted.seats if wanted.seats is not None else game.seats[0]
    check_clock(wanted, game.windows and not wanted.window)
    seating = Seating(
        game=game.id,
        options=decks.options(game, seats, wanted.options),
        chairs=[Chair() for _ in range(seats)],
        public=wanted.public,
        pace=wanted.pace,
        budget=wanted.budget,
        increment=wanted.increment,
        window=wanted.window,
        away=patience(wanted),
        help=wanted.help,
        talk=wanted.talk,
    )
    seating.sit(guest, wanted.seat)
    if wanted.bot is not None:
        levels.known(wanted.bot, game.id)
        for seat, chair in enumerate(seating.chairs):
            if chair.free:
                seating.change_bot(seat, chair, wanted.bot)
    return seating
