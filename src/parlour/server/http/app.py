"""The door: every path the server answers."""

from __future__ import annotations

from asyncio import timeout, to_thread
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from typing import Any, Final

import segno
from aiohttp import web
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from parlour import games
from parlour.core import Refused, Words, restore, verify
from parlour.core.record import Closed, Stopped
from parlour.core.record import read as read_record
from parlour.server import wire
from parlour.server.after.what_if import play_on
from parlour.server.house import House, NoTable
from parlour.server.http.addresses import Network, Proxies
from parlour.server.http.guard import PROXIES, Guard, Trouble, add_headers, address, answered, is_operator, language_of
from parlour.server.http.guests import COOKIE, YEAR, Guests
from parlour.server.http.limits import LONGEST_BODY, Rates
from parlour.server.http.names import read_name
from parlour.server.http.outbox import farewell
from parlour.server.http.pages import Client
from parlour.server.http.porch import Porch
from parlour.server.http.replays import Replays
from parlour.server.http.sockets import Sockets
from parlour.server.rates import Buckets
from parlour.server.table.seating import Guest
from parlour.server.table.staff import Staff
from parlour.server.table.table import Table
from parlour.server.table.tabs import Farewell, Tab

RENAME: Final = Decoder(wire.Rename)
OPEN: Final = Decoder(wire.Open)
WHAT_IF: Final = Decoder(wire.WhatIf)
PROVED: Final = (
    "Every line follows from the seed that was committed to and from the words that were thrown in.  "
    "Who made the moves is not proved."
)
LONGEST_READING: Final = 10  # seconds, for the body of a request


class Door:
    """One for each house; the cookie says who a guest is, and nothing else in a request does."""

    def __init__(
        self, house: House, guests: Guests, client: Client, rates: Rates, proxies: Sequence[Network] = ()
    ) -> None:
        self.house, self.guests, self.client = house, guests, client
        self.proxies = Proxies(proxies)
        self.staff: Staff = house.staff
        self.guard = Guard(self.staff, rates)
        self.porch = Porch(self.staff, rates, self.guard.requests, self.proxies)
        self.sockets = Sockets(rates, self.staff.metrics)
        self.replays = Replays(house)
        self.openings, self.connecting = Buckets(rates.openings), Buckets(rates.sockets)

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.guard.middleware(self.porch.answering)], client_max_size=LONGEST_BODY)
        app[PROXIES] = self.proxies
        app.on_response_prepare.append(add_headers)
        get, put, post = [partial(way, expect_handler=self.guard.expect) for way in (web.get, web.put, web.post)]
        app.add_routes(
            [
                get("/healthz", self.health),
                get("/readyz", self.ready),
                get("/metrics", self.metrics),
                get("/api/me", self.me),
                put("/api/me", self.rename),
                get("/api/me/tables", self.my_tables),
                get("/api/games", self.games),
                get("/api/games/{game}/page", self.page),
                get("/api/games/{game}/guide", self.guide),
                get("/api/tables", self.tables),
                post("/api/tables", self.open),
                get("/api/tables/{table}", self.card),
                post("/api/tables/{table}/again", self.again),
                post("/api/tables/{table}/what-if", self.what_if),
                get("/api/tables/{table}/qr.svg", self.qr),
                get("/api/tables/{table}/record", self.record),
                get("/api/tables/{table}/verdict", self.verdict),
                get("/api/tables/{table}/replay", self.replays.replay),
                get("/api/tables/{table}/replay/notebook", self.replays.notebook),
                get("/api/tables/{table}/talk", self.replays.talk),
                get("/api/tables/{table}/analysis", self.replays.analysis),
                get("/analysis/{table}", self.replays.page),
                get("/api/tables/{table}/socket", self.socket),
                web.route("*", "/{path:.*}", self.file, expect_handler=self.guard.expect),
            ]
        )
        return app

    # ── for operators ──

    async def health(self, request: web.Request) -> web.Response:
        await self.staff.store.reach()
        return web.json_response({"ok": True})

    async def ready(self, request: web.Request) -> web.Response:
        """Whether a proxy should send people here."""
        if not self.house.open_to_people:
            raise Trouble(503, "The house is closing, or does not hear of its neighbours.")
        return await self.health(request)

    async def metrics(self, request: web.Request) -> web.Response:
        if not is_operator(request):
            raise Trouble(403, "These numbers are only for the people who run the house.")
        return web.Response(body=self.staff.metrics.page(), headers={"Content-Type": "text/plain; version=0.0.4"})

    # ── guests ──

    async def me(self, request: web.Request) -> web.Response:
        return self.greet(self.guest(request) or self.guests.new())

    async def rename(self, request: web.Request) -> web.Response:
        name = read_name((await read(RENAME, request)).name)
        guest = self.guest(request) or self.guests.new()
        return self.greet(Guest(guest.id, name, chosen=True))

    async def my_tables(self, request: web.Request) -> web.Response:
        guest = self.guest(request)
        return answered([*await self.house.tables_of(guest)] if guest else [])

    def guest(self, request: web.Request) -> Guest | None:
        return self.guests.read(request.cookies.get(COOKIE))

    def known_guest(self, request: web.Request) -> Guest:
        if guest := self.guest(request):
            return guest
        raise Trouble(401, "The server does not know you yet: ask for /api/me first.")

    def greet(self, guest: Guest) -> web.Response:
        return self.remembered(guest, answered(wire.Me(guest.name, guest.chosen, self.staff.clock.now())))

    def remembered(self, guest: Guest, response: web.Response) -> web.Response:
        """Give the guest the cookie by which we know each other again."""
        secure = self.staff.public_url.startswith("https:")
        cookie = self.guests.write(guest)
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="Lax", secure=secure)
        return response

    # ── games and tables ──

    async def games(self, request: web.Request) -> web.Response:
        return answered([*self.house.shelf.cards(language_of(request))])

    async def page(self, request: web.Request) -> web.Response:
        return web.Response(text=words_of(request).PAGE, content_type="text/markdown", charset="utf-8")

    async def guide(self, request: web.Request) -> web.Response:
        return answered(words_of(request).GUIDE)

    async def tables(self, request: web.Request) -> web.Response:
        return answered([*await self.house.public()])

    async def open(self, request: web.Request) -> web.Response:
        wanted = await read(OPEN, request)
        self.check_openings(request)
        guest = self.guest(request) or self.guests.new()
        id = await self.house.open(guest, wanted)
        return self.remembered(guest, answered(wire.OpenedTable(id, self.staff.invite(id)), 201))

    async def card(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            return answered(await table.card())

    async def qr(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            file = BytesIO()
            segno.make(self.staff.invite(table.id)).save(file, kind="svg", scale=8, border=2, light="white")
            return web.Response(body=file.getvalue(), content_type="image/svg+xml")

    def check_openings(self, request: web.Request) -> None:
        if not self.openings.take(address(request)):
            raise Trouble(429, "That is too many tables at once; try again in a moment.")

    # ── after the end ──

    async def again(self, request: web.Request) -> web.Response:
        guest = self.known_guest(request)
        self.check_openings(request)
        id = await self.house.open_again(guest, request.match_info["table"])
        return answered(wire.OpenedTable(id, self.staff.invite(id)), 201)

    async def what_if(self, request: web.Request) -> web.Response:
        guest, wanted = self.known_guest(request), await read(WHAT_IF, request)
        self.check_openings(request)
        async with self.house.at(request.match_info["table"]) as table:
            id = await play_on(self.house, table, guest, wanted)
        return answered(wire.OpenedTable(id, self.staff.invite(id)), 201)

    async def record(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            text = "".join([line + "\n" for line in await truth(table)])
            name = f"{table.game.id}-{table.id}.jsonl"
            headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
            return web.Response(text=text, content_type="application/x-ndjson", charset="utf-8", headers=headers)

    async def verdict(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            lines = await truth(table)
            return answered(await to_thread(judged, table, lines))

    # ── the table itself, and the client ──

    async def socket(self, request: web.Request) -> web.StreamResponse:
        guest = self.known_guest(request)
        if not self.connecting.take(address(request)):
            raise Trouble(429, "That is too many sockets at once; try again in a moment.")
        try:
            async with self.house.at(request.match_info["table"]) as table:
                if self.sockets.full(address(request), table):
                    raise Trouble(429, "There are too many sockets open.")
                return await self.sockets.serve(request, address(request), tab_of(request, guest), table)
        except NoTable:  # a browser hears of a close code, and never of an HTTP status
            return await turned_away(request, wire.CLOSE_FORGOTTEN, "There is no such table.")
        except Refused as reason:
            return await turned_away(request, wire.CLOSE_BROKEN, str(reason))

    async def file(self, request: web.Request) -> web.Response:
        if request.method not in ("GET", "HEAD"):
            raise Trouble(405, "That can't be done here.")
        path = request.match_info["path"]
        page = None if path.startswith("api/") else self.client.find(path)
        if page is None:
            raise Trouble(404, "There is nothing here.")
        return page.response(request)


def words_of(request: web.Request) -> Words:
    """How the game in the path speaks to this person."""
    if request.match_info["game"] not in games.SHELF:
        raise Trouble(404, "There is no such game.")
    return games.find(request.match_info["game"]).words(language_of(request))


async def read(reader: Decoder[Any], request: web.Request) -> Any:
    """The body of a request, which may be anything."""
    try:
        async with timeout(LONGEST_READING):
            return reader.decode(await request.read())
    except TimeoutError:
        raise Trouble(408, "That came too slowly.") from None
    except ValidationError as error:
        raise Trouble(400, f"That can't be read: {error}.") from None
    except (DecodeError, RecursionError, UnicodeError, web.RequestPayloadError):
        raise Trouble(400, "That is not JSON.") from None


async def truth(table: Table) -> list[str]:
    """The record of a game that is over; before that it never leaves the house."""
    async with table.turn:
        if table.seating.stage != "over" or not table.lines:
            raise Trouble(409, "The record is opened when the game is over.")
        return table.lines.copy()


def judged(table: Table, lines: list[str]) -> wire.Verdict:
    """Play the record again from the seed."""
    try:
        if is_closed(lines):
            verify(table.game, lines)
        else:  # the people ended it, at a time when an earlier Parlour did not write the seed into the record then
            restore(table.game, lines, table.seed)
        return wire.Verdict(True, PROVED)
    except Refused as reason:
        return wire.Verdict(False, str(reason))


def is_closed(lines: list[str]) -> bool:
    """Whether the record's last line reveals the seed."""
    *_, last = read_record(lines)
    return isinstance(last, Closed | Stopped)


def tab_of(request: web.Request, guest: Guest) -> Tab:
    """The tab that asks for a socket, and says which catalogue it has already."""
    return Tab(guest, language_of(request), request.query.get("catalogue", ""))


async def turned_away(request: web.Request, code: int, reason: str) -> web.WebSocketResponse:
    socket = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    await farewell(socket, Farewell(code, reason))
    return socket
