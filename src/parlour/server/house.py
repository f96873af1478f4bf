"""The house: opens tables, finds them, takes them from the shelf when somebody comes and puts them back after."""

from __future__ import annotations

from asyncio import Lock, gather
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import choice
from typing import Final, cast

from msgspec import json, to_builtins

from parlour import games
from parlour.bots import levels
from parlour.core import Refused
from parlour.server import wire
from parlour.server.bots.players import Players
from parlour.server.bots.talkers import Talkers
from parlour.server.bots.thinking import Thinkers
from parlour.server.log import alias, place
from parlour.server.shelf import Shelf
from parlour.server.table.seating import Chair, Guest, Seating
from parlour.server.table.staff import Staff
from parlour.server.table.table import Table
from parlour.server.table.timekeeper import Timekeeper

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is read as another
LENGTH: Final = 12  # 59 bits: a link can't be guessed
MOST_TABLES: Final = 20_000  # in memory at once


class NoTable(Exception):
    """There is no such table."""


class House:
    """All tables of this process, by their ids."""

    def __init__(self, staff: Staff, thinkers: Thinkers, port: int = 0) -> None:
        self.staff, self.thinkers, self.port = staff, thinkers, port
        self.shelf = Shelf(staff.log)
        self.tables: dict[str, Table] = {}
        self.finding = Lock()

    async def wake(self) -> None:
        """After a restart: the clocks of tables with deadlines run on, whether anybody comes or not."""
        for id in await self.staff.store.with_deadlines():
            try:
                async with self.at(id) as table, table.turn:
                    table.wake()
            except Exception as error:  # one table that can't be read, or its game, keeps no other waiting
                self.staff.log.error("table_unreadable", table=alias(id), error=place(error))

    async def close(self) -> None:
        """Stop everything in an orderly way: nothing is cut off in the middle of being written."""
        for table in list(self.tables.values()):
            async with table.turn:
                tasks = table.stop()
                for tab in table.tabs:
                    tab.close(wire.CLOSE_RESTART, "The house closes for a moment.")
            await gather(*tasks, return_exceptions=True)

    async def open(self, guest: Guest, wanted: wire.Open) -> str:
        """A new table, at which ``guest`` sits."""
        return await self.lay(seated(guest, wanted))

    async def open_again(self, guest: Guest, id: str) -> str:
        """The table at which the people of table ``id`` play again, where ``guest`` sits down."""
        async with self.at(id) as table:
            new = await table.play_again(guest, self.lay)
        async with self.at(new) as table:
            await table.welcome_back(guest)
        return new

    async def lay(self, seating: Seating) -> str:
        """A new table; its seed is drawn now, so that its hash is known before the deal."""
        id = "".join(choice(LETTERS) for _ in range(LENGTH))
        await self.staff.store.open(id, self.staff.seed(), json.encode(seating))
        self.staff.log.info("table_opened", table=alias(id), game=seating.game, seats=len(seating.chairs))
        return id

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, which stays in memory for as long as somebody holds it."""
        table = await self.find(id)
        table.visits += 1
        try:
            yield table
        finally:
            table.visits -= 1
            self.put_away(table)

    async def find(self, id: str) -> Table:
        async with self.finding:  # two who come at once must find the same table
            table = self.tables.get(id)
            return table if table and not table.broken else await self.fetch(id)

    async def fetch(self, id: str) -> Table:
        """Read a table from its record."""
        saved = await self.staff.store.load(id) if plausible(id) else None
        if saved is None:
            raise NoTable
        if len(self.tables) >= MOST_TABLES:
            raise Refused("The house is full; try again later.")
        table = self.tables[id] = Table(saved, self.staff, self.put_away)
        table.actors += [Players(table, self.thinkers), Talkers(table, self.thinkers), Timekeeper(table)]
        self.staff.metrics.tables.set(len(self.tables))
        return table

    def put_away(self, table: Table) -> None:
        if table.idle and self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.staff.metrics.tables.set(len(self.tables))

    async def public(self) -> list[wire.TableCard]:
        """The tables that strangers may see: those where somebody is."""
        open_ = [table for table in self.tables.values() if table.seating.public and table.tabs]
        cards = [await table.card() for table in open_]
        return [card for card in cards if card.stage != "over"]


def plausible(id: str) -> bool:
    return len(id) == LENGTH and all(letter in LETTERS for letter in id)


def seated(guest: Guest, wanted: wire.Open) -> Seating:
    """The seating of a new table as it was wished for."""
    game = games.find(wanted.game)
    seats = wanted.seats if wanted.seats is not None else game.seats[0]
    options = cast("dict[str, wire.Value]", to_builtins(game.table(seats, wanted.options)))
    seating = Seating(
        game=game.id,
        options=options,
        chairs=[Chair() for _ in range(seats)],
        public=wanted.public,
        pace=wanted.pace,
        window=wanted.window,
    )
    seating.sit(guest, wanted.seat)
    if wanted.bot is not None:
        levels.known(wanted.bot, game.id)
        for seat, chair in enumerate(seating.chairs):
            if chair.free:
                seating.change_bot(seat, chair, wanted.bot)
    return seating
