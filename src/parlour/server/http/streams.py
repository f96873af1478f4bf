"""A table for simple programs: its messages as lines of one long answer, and a request to post."""

from __future__ import annotations

from asyncio import timeout
from collections.abc import AsyncIterator
from typing import Final

from aiohttp import web
from msgspec import Struct, json

from parlour.core import Language, known_language
from parlour.server import wire
from parlour.server.bots.thinking import Thinkers
from parlour.server.house import COME_AGAIN
from parlour.server.http.guard import Trouble, address
from parlour.server.http.limits import Rates
from parlour.server.http.porch import while_here
from parlour.server.http.routes import NDJSON
from parlour.server.http.sockets.sockets import Sockets
from parlour.server.http.sockets.visit import Still
from parlour.server.http.wording import Wording
from parlour.server.rates import Buckets
from parlour.server.table.refusals import Barred, Broken
from parlour.server.table.seating import Guest
from parlour.server.table.shown.frames import Picture
from parlour.server.table.shown.tabs import Farewell, Tab
from parlour.server.table.table import Table

LOOK_UP: Final = 1.0  # seconds between two looks whether somebody still listens
HEARTBEAT: Final = 20  # looks after which an empty line is sent
HEADERS: Final = {"Content-Type": NDJSON, "Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Answered(Struct, frozen=True):
    """Of a message, what kind it is."""

    type: str


class Streams:
    """They count as sockets, and obey the same limits."""

    def __init__(self, rates: Rates, sockets: Sockets, thinkers: Thinkers) -> None:
        self.sockets, self.thinkers = sockets, thinkers
        self.messages, self.questions = Buckets(rates.messages), Buckets(rates.questions)

    async def listen(self, request: web.Request, tab: Tab, table: Table, still: Still) -> web.StreamResponse:
        """Everything that the socket of a table would say, until somebody goes."""
        response, wording = web.StreamResponse(headers=HEADERS), self.wording(request, tab, table)
        await table.enter(tab)
        self.sockets.count(address(request), 1)
        try:
            if not await still():
                tab.close(*COME_AGAIN)
            await response.prepare(request)
            async for line in lines(request, tab):
                await response.write((await wording.worded(line) if wording and line else line) + b"\n")
        except (Broken, ConnectionError):
            pass  # the table has told its tabs, or nobody listens
        finally:
            self.sockets.count(address(request), -1)
            await table.leave(tab)
        return response

    def wording(self, request: web.Request, tab: Tab, table: Table) -> Wording | None:
        """What puts messages in words, for a program that asks for them."""
        if "words" not in request.query:
            return None
        language = known_language(table.game.words, request.query["words"])
        return Wording(self.thinkers, tab.who, table.game.id, language)

    async def post(
        self, request: web.Request, wanted: wire.AnyRequest, guest: Guest, language: Language, table: Table
    ) -> web.Response:
        """Carry out one request, and give its answer."""
        if reason := table.seating.closed_to(guest.id):
            raise Barred(reason.key)
        self.check(request, wanted, guest)
        tab = Tab(guest, language, address=address(request))
        if isinstance(wanted, wire.AskStory):
            tab.picture, tab.laid = shown_to(guest, table)
        await table.do(tab, wanted)
        try:
            answer = await while_here(request, tab.outbox.get())
        finally:
            tab.give_up()
        assert isinstance(answer, bytes)
        refused = json.decode(answer, type=Answered).type == "refused"
        headers = {"Content-Type": "application/json", "Cache-Control": "no-store"}
        return web.Response(body=answer, status=422 if refused else 200, headers=headers)

    def check(self, request: web.Request, wanted: wire.AnyRequest, guest: Guest) -> None:
        if isinstance(wanted, wire.Resync):
            raise Trouble(422, "stream-tells-everything")
        if not self.messages.take(guest.id):
            raise Trouble(429, "too-much-at-once")
        if isinstance(wanted, wire.NotebookQuestion) and not self.may_ask(request, guest):
            raise Trouble(429, "too-many-questions")

    def may_ask(self, request: web.Request, guest: Guest) -> bool:
        return self.questions.take(guest.id) and self.sockets.questions.take(address(request))


def shown_to(guest: Guest, table: Table) -> tuple[Picture, bool]:
    """What a program was last shown on its stream, and how: lines of the story are told as it was told them."""
    for tab in table.tabs:
        if tab.guest.id == guest.id and tab.picture:
            return tab.picture, tab.laid
    raise Trouble(422, "stream-first")


async def lines(request: web.Request, tab: Tab) -> AsyncIterator[bytes]:
    """What goes to ``tab``, and now and then an empty line; it ends with a farewell, or when nobody listens."""
    looks = 0
    while request.transport is not None and not request.transport.is_closing():
        try:
            async with timeout(LOOK_UP):
                message = await tab.outbox.get()
        except TimeoutError:
            looks += 1
            if looks % HEARTBEAT == 0:
                yield b""
            continue
        if isinstance(message, Farewell):
            yield json.encode(wire.Goodbye(message.code, message.reason))
            return
        yield message
