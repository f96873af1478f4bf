"""The notebooks of the players at one table, with marks and notes that nobody else ever sees.

An answer is made in a worker process from the player's own view, and goes out at the end of a fixed span of time, or of
a later one if it took longer: how busy the house is with others' secrets does not show.
"""

from __future__ import annotations

from asyncio import Task, create_task
from pickle import dumps
from typing import Final, cast

from msgspec import json
from msgspec.structs import replace

from parlour.core import Reason, Refused, Seat
from parlour.notebook import Help, Mark, Marks, allows, marked
from parlour.server import wire
from parlour.server.bots.thinking import Thinkers
from parlour.server.fair import Who
from parlour.server.notebook.answers import Inquiry, answered
from parlour.server.store import NotebookKey, NotWritten
from parlour.server.table.seating import GuestId
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.table import Table

NEEDED: Final[dict[type[wire.Request], tuple[Help, Refused]]] = {
    wire.OpenNotebook: ("marks", Refused("no-notebook-at-table")),
    wire.MarkSquare: ("marks", Refused("no-notebook-at-table")),
    wire.WriteNote: ("marks", Refused("no-notebook-at-table")),
    wire.AskWhy: ("notebook", Refused("notebook-proves-nothing")),
    wire.AskHint: ("hints", Refused("no-hints-at-table")),
}
NOTE: Final = ""  # the square under which a player's note is kept


class Notebooks:
    """Each player is answered one question at a time."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table, self.staff, self.thinkers = table, table.staff, thinkers
        self.answering: dict[GuestId, Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self.answering)

    def wake(self) -> None:
        """It acts only when it is asked."""

    def stop(self) -> list[Task[None]]:
        for task in self.answering.values():
            task.cancel()
        return [*self.answering.values()]

    async def take(self, tab: Tab, request: wire.NotebookRequest) -> None:
        """Write down what a player marks or notes; begin to answer what one asks.  Refused, if that is not allowed."""
        async with self.table.turn:
            key = self.key(tab.guest.id, request)
            if not isinstance(request, wire.MarkSquare | wire.WriteNote):
                self.begin(tab, self.inquiry(tab, request, key.seat), key)
                return
        try:
            await self.write(request, key)
        except NotWritten as error:
            self.table.stumbled(error)
            raise Refused("went-wrong-nothing-changed") from None
        self.table.confirm(tab, request)

    def key(self, guest: GuestId, request: wire.NotebookRequest) -> NotebookKey:
        """Whose notebook it is; Refused, if that may not be asked of it now."""
        seating = self.table.seating
        needed, else_ = NEEDED[type(request)]
        if not allows(seating.help, needed):
            raise Refused(else_.key)
        seating.mine(guest)
        if self.table.match is None:
            raise Refused("game-not-begun")
        if isinstance(request, wire.AskHint):
            seating.my_chair(guest)
        seat = seating.seat_of(guest)
        assert seat is not None
        return NotebookKey(self.table.id, seat, guest)

    # ── marks and notes ──

    async def write(self, request: wire.MarkSquare | wire.WriteNote, key: NotebookKey) -> None:
        if isinstance(request, wire.WriteNote):
            await self.staff.store.write_mark(key, NOTE, request.text or None)
        else:
            marked(await self.marks(key), request.square, request.mark)  # Refused where the notebook is full
            await self.staff.store.write_mark(key, request.square, request.mark)

    async def marks(self, key: NotebookKey) -> Marks:
        kept = await self.staff.store.marks(key)
        squares = {square: cast("Mark", mark) for square, mark in kept.items() if square != NOTE}
        return Marks(squares, kept.get(NOTE, ""))

    # ── questions ──

    def inquiry(self, tab: Tab, request: wire.NotebookQuestion, seat: Seat) -> Inquiry:
        table = self.table
        assert table.match is not None
        names = tuple([chair.name for chair in table.seating.chairs])
        view = dumps(table.match.view(seat))
        return Inquiry(request, table.game.id, view, Marks(), table.seating.help, names, tab.language)

    def begin(self, tab: Tab, asked: Inquiry, key: NotebookKey) -> None:
        if key.guest in self.answering:
            raise Refused("still-working")
        self.answering[key.guest] = tab.awaited = create_task(self.answer(tab, asked, key))

    async def answer(self, tab: Tab, asked: Inquiry, key: NotebookKey) -> None:
        ends = self.staff.clock.now() + self.staff.span
        try:
            answer = await self.worked_out(tab.who, asked, key)
            await self.past(ends)
            tab.send(answer)
        finally:
            del self.answering[key.guest]
            self.table.rest()

    async def worked_out(self, who: Who, asked: Inquiry, key: NotebookKey) -> bytes:
        try:
            with self.staff.metrics.notebook.time():
                return await self.thinkers.study(who, answered, replace(asked, marks=await self.marks(key)))
        except Refused as reason:
            return json.encode(wire.RefusedRequest(asked.request.id, reason.told(asked.language)))
        except Exception as error:
            self.table.stumbled(error)
            failed = Reason("went-wrong-nothing-changed").told(asked.language)
            return json.encode(wire.RefusedRequest(asked.request.id, failed))

    async def past(self, ends: float) -> None:
        """Wait for the end of the span; if it is past already, for the end of the next."""
        clock, span = self.staff.clock, self.staff.span
        while span and clock.now() > ends:
            ends += span
        await clock.until(ends)
