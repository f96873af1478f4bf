"""The door: every path the server answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache, partial
from io import BytesIO
from typing import Final

import segno
from aiohttp import web
from msgspec import json
from msgspec.json import Decoder

from parlour import games
from parlour.core import Guide, Reason, Refused, Words
from parlour.server import wire
from parlour.server.after.what_if import play_on
from parlour.server.house import House, NoTable
from parlour.server.http.accounts import AccountDoor
from parlour.server.http.addresses import Network, Proxies
from parlour.server.http.callers import Caller, Callers
from parlour.server.http.guard import (
    PROXIES,
    Guard,
    Trouble,
    add_headers,
    address,
    answered,
    asked_language,
    is_operator,
    language_of,
    reader_language,
    wants_zones,
)
from parlour.server.http.guests import COOKIE, YEAR, Guests
from parlour.server.http.limits import LONGEST_BODY, Rates
from parlour.server.http.names import read_name
from parlour.server.http.notices import NoticeDoor
from parlour.server.http.openapi import document
from parlour.server.http.pages import Client
from parlour.server.http.played.records import Records
from parlour.server.http.played.replays import Replays
from parlour.server.http.porch import Porch
from parlour.server.http.reading import read
from parlour.server.http.routes import NDJSON, Route, added
from parlour.server.http.sockets.sockets import Sockets
from parlour.server.http.streams import Streams
from parlour.server.http.words import WordsDoor
from parlour.server.notices.contacts import Contacts
from parlour.server.people.accounts import Accounts
from parlour.server.people.ratings import Ratings
from parlour.server.rates import Buckets
from parlour.server.store.people import People
from parlour.server.table.seating import Guest
from parlour.server.table.shown.tabs import Farewell, Tab
from parlour.server.table.staff import Staff
from parlour.server.table.table import Table

RENAME: Final = Decoder(wire.Rename)
OPEN: Final = Decoder(wire.Open)
AGAIN: Final = Decoder(wire.PlayAgain)
WHAT_IF: Final = Decoder(wire.WhatIf)
SHOWN: Final = ("language", "view", "zones")
TOLD: Final = (*SHOWN, "words")
POSTED: Final = wire.Done | wire.EarlierStory | wire.EarlierRemarks | wire.NotebookPages | wire.ProofGiven | wire.Advice


class Door:
    """One for each house; the cookie says who a guest is, and nothing else in a request does."""

    def __init__(
        self,
        house: House,
        guests: Guests,
        client: Client,
        rates: Rates,
        contacts: Contacts,
        proxies: Sequence[Network] = (),
    ) -> None:
        self.house, self.guests, self.client = house, guests, client
        self.proxies = Proxies(proxies)
        self.staff: Staff = house.staff
        self.guard = Guard(self.staff, rates)
        self.porch = Porch(self.staff, rates, self.guard.requests, self.proxies)
        self.sockets = Sockets(rates, self.staff.metrics)
        self.streams = Streams(rates, self.sockets, house.thinkers)
        people = People(self.staff.store)
        accounts = Accounts(people, self.staff.clock, partial(house.say_farewell, "signed_out"))
        self.callers = Callers(guests, accounts, Ratings(people))
        self.records, self.replays = Records(house, self.callers), Replays(house, self.callers)
        self.account = AccountDoor(house, self.callers, rates, contacts)
        self.notices = NoticeDoor(self.account)
        self.words = WordsDoor(self.staff.log)
        self.openings, self.connecting = Buckets(rates.openings), Buckets(rates.sockets)

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.guard.middleware(self.porch.answering)], client_max_size=LONGEST_BODY)
        app[PROXIES] = self.proxies
        app.on_response_prepare.append(add_headers)
        added(app, self.routes(), self.guard.expect)
        app.router.add_route("*", "/{path:.*}", self.file, expect_handler=self.guard.expect)
        return app

    def routes(self) -> list[Route]:
        """Every path but those of the client's files."""
        table, worded = "/api/tables/{table}", ("language",)
        return [
            Route("GET", "/healthz", self.health, "Whether the house can write", wire.Health),
            Route("GET", "/readyz", self.ready, "Whether people may be sent here", wire.Health),
            Route("GET", "/metrics", self.metrics, "Figures for those who run the house", "text/plain"),
            Route("GET", "/api/openapi.json", self.openapi, "This description", "application/json"),
            Route("GET", "/api/me", self.me, "Who I am; the first time, a guest's cookie", wire.Me),
            Route("PUT", "/api/me", self.rename, "Choose a name", wire.Me, wire.Rename),
            Route("GET", "/api/me/tables", self.my_tables, "The tables at which I have a seat", list[wire.MyTable]),
            Route("GET", "/api/games", self.games, "The games on the shelf", list[wire.GameCard], query=worded),
            Route("GET", "/api/games/{game}/page", self.page, "The rules of a game", "text/markdown", query=worded),
            Route("GET", "/api/games/{game}/guide", self.guide, "How a newcomer begins", Guide, query=worded),
            Route("GET", "/api/tables", self.tables, "The public tables", list[wire.TableCard]),
            Route("POST", "/api/tables", self.open, "Open a table and sit down", wire.OpenedTable, wire.Open, 201),
            Route("GET", table, self.card, "A table as an invitation shows it", wire.TableCard),
            Route(
                "POST", f"{table}/again", self.again, "Play again", wire.OpenedTable, wire.PlayAgain, 201, optional=True
            ),
            Route("GET", f"{table}/qr.svg", self.qr, "The invite link as a picture", "image/svg+xml"),
            Route("GET", f"{table}/socket", self.socket, "The table itself: a WebSocket", status=101, query=SHOWN),
            Route(
                "GET", f"{table}/events", self.events, "What the socket says", NDJSON, None, 200, TOLD, wire.AnyAnswer
            ),
            Route("POST", f"{table}/requests", self.request, "Ask what the socket takes", POSTED, wire.AnyRequest),
            *self.words.routes(),
            *self.account.routes(),
            *self.notices.routes(),
            *self.records.routes(),
            *self.replays.routes(),
            Route("POST", f"{table}/what-if", self.what_if, "Play on from a line", wire.OpenedTable, wire.WhatIf, 201),
        ]

    @cached_property
    def description(self) -> bytes:
        """The whole of it takes the loop long, and never changes."""
        return json.encode(document(self.routes()))

    # ── for operators ──

    async def health(self, request: web.Request) -> web.Response:
        await self.staff.store.reach()
        return answered(wire.Health())

    async def ready(self, request: web.Request) -> web.Response:
        """Whether a proxy should send people here."""
        if not self.house.open_to_people:
            raise Trouble(503, "house-closing")
        return await self.health(request)

    async def metrics(self, request: web.Request) -> web.Response:
        if not is_operator(request):
            raise Trouble(403, "only-for-operators")
        return web.Response(body=self.staff.metrics.page(), headers={"Content-Type": "text/plain; version=0.0.4"})

    async def openapi(self, request: web.Request) -> web.Response:
        return made(self.description)

    # ── guests ──

    async def me(self, request: web.Request) -> web.Response:
        return self.greet(await self.callers.find(request) or self.stranger())

    async def rename(self, request: web.Request) -> web.Response:
        name = read_name((await read(RENAME, request)).name)
        caller = await self.callers.find(request) or self.stranger()
        if caller.account is not None:
            raise Refused("name-is-the-accounts")
        return self.greet(Caller(Guest(caller.guest.id, name, chosen=True)))

    async def my_tables(self, request: web.Request) -> web.Response:
        caller = await self.callers.find(request)
        return answered([*await self.house.tables_of(*caller.ids)] if caller else [])

    def stranger(self) -> Caller:
        return Caller(self.guests.new())

    def greet(self, caller: Caller) -> web.Response:
        guest, account = caller.guest, caller.account
        me = wire.Me(guest.name, guest.chosen, account.name if account else None, self.staff.clock.now())
        return self.remembered(caller, answered(me))

    def remembered(self, caller: Caller, response: web.Response) -> web.Response:
        """Give a guest the cookie by which we know each other again; who has an account is known by that."""
        if caller.account is not None:
            return response
        guest = caller.guest
        secure = self.staff.public_url.startswith("https:")
        cookie = self.guests.write(guest)
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="Lax", secure=secure)
        return response

    # ── games and tables ──

    async def games(self, request: web.Request) -> web.Response:
        return made(self.house.shelf.page(asked_language(request)))

    async def page(self, request: web.Request) -> web.Response:
        return web.Response(text=words_of(request).PAGE, content_type="text/markdown", charset="utf-8")

    async def guide(self, request: web.Request) -> web.Response:
        return answered(words_of(request).GUIDE)

    async def tables(self, request: web.Request) -> web.Response:
        return answered([*await self.house.public()])

    async def open(self, request: web.Request) -> web.Response:
        wanted = await read(OPEN, request)
        self.check_openings(request)
        caller = await self.callers.find(request) or self.stranger()
        guest = (await self.callers.with_rating(caller, wanted.game)).guest
        id = await self.house.open(guest, wanted)
        return self.remembered(caller, answered(wire.OpenedTable(id, self.staff.invite(id)), 201))

    async def card(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            return answered(await table.card())

    async def qr(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            return web.Response(body=qr_picture(self.staff.invite(table.id)), content_type="image/svg+xml")

    def check_openings(self, request: web.Request) -> None:
        if not self.openings.take(address(request)):
            raise Trouble(429, "too-many-tables")

    # ── after the end ──

    async def again(self, request: web.Request) -> web.Response:
        caller = await self.callers.known(request)
        wanted = await read(AGAIN, request) if request.can_read_body else wire.PlayAgain()
        self.check_openings(request)
        async with self.house.at(request.match_info["table"]) as table:
            guest = await self.guest_at(caller, table)
        id = await self.house.open_again(guest, request.match_info["table"], wanted.seats == "moved")
        return answered(wire.OpenedTable(id, self.staff.invite(id)), 201)

    async def what_if(self, request: web.Request) -> web.Response:
        caller, wanted = await self.callers.known(request), await read(WHAT_IF, request)
        self.check_openings(request)
        async with self.house.at(request.match_info["table"]) as table:
            guest, who = await self.guest_at(caller, table), await self.callers.who(request)
            id = await play_on(self.house, who, table, guest, wanted)
        return answered(wire.OpenedTable(id, self.staff.invite(id)), 201)

    # ── the table itself, and the client ──

    async def guest_at(self, caller: Caller, table: Table) -> Guest:
        """Who somebody is at a table, and how well they play there."""
        return (await self.callers.with_rating(caller, table.game.id)).at(table.seating)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        caller = await self.callers.known(request)
        self.check_connecting(request)
        if is_outdated(request):
            return await self.sockets.turn_away(request, Farewell(wire.CLOSE_BROKEN, wire.OUTDATED))
        try:
            async with self.house.at(request.match_info["table"]) as table:
                self.check_room(request, table)
                tab = tab_of(request, await self.guest_at(caller, table), table, caller.key)
                still = partial(self.callers.still, request, caller.key)
                return await self.sockets.serve(request, address(request), tab, table, still)
        except NoTable:  # a browser hears of a close code, and never of an HTTP status
            return await self.turn_away(request, wire.CLOSE_FORGOTTEN, Reason("no-such-table"))
        except Refused as reason:
            return await self.turn_away(request, wire.CLOSE_BROKEN, reason)

    async def turn_away(self, request: web.Request, code: int, reason: Reason) -> web.StreamResponse:
        return await self.sockets.turn_away(request, Farewell(code, reason.told(reader_language(request))))

    async def events(self, request: web.Request) -> web.StreamResponse:
        caller = await self.callers.known(request)
        self.check_connecting(request)
        async with self.house.at(request.match_info["table"]) as table:
            self.check_room(request, table)
            tab = tab_of(request, await self.guest_at(caller, table), table, caller.key)
            return await self.streams.listen(request, tab, table, partial(self.callers.still, request, caller.key))

    async def request(self, request: web.Request) -> web.Response:
        caller, wanted = await self.callers.known(request), await read(wire.READ, request)
        async with self.house.at(request.match_info["table"]) as table:
            guest = await self.guest_at(caller, table)
            return await self.streams.post(request, wanted, guest, language_of(request, table.game), table)

    def check_connecting(self, request: web.Request) -> None:
        if not self.connecting.take(address(request)):
            raise Trouble(429, "too-many-sockets")

    def check_room(self, request: web.Request, table: Table) -> None:
        if self.sockets.full(address(request), table):
            raise Trouble(429, "too-many-sockets-open")

    async def file(self, request: web.Request) -> web.Response:
        if request.method not in ("GET", "HEAD"):
            raise Trouble(405, "not-done-here")
        path = request.match_info["path"]
        page = None if path.startswith("api/") else self.client.find(path)
        if page is None:
            raise Trouble(404, "nothing-here")
        return page.response(request)


def is_outdated(request: web.Request) -> bool:
    """Whether it comes from a page of another release, left open; programs need not say what they speak."""
    return "catalogue" in request.query and request.query.get("wire") != wire.VERSION


def tab_of(request: web.Request, guest: Guest, table: Table, key: str) -> Tab:
    """The tab that asks for a socket; it says which catalogue it has already."""
    asked = request.query
    return Tab(
        guest,
        language_of(request, table.game),
        whole=asked.get("view") == "whole",
        laid=wants_zones(request),
        catalogue=asked.get("catalogue", ""),
        address=address(request),
        key=key,
    )


def words_of(request: web.Request) -> Words:
    """How the game in the path speaks to this person."""
    if request.match_info["game"] not in games.shelf():
        raise Trouble(404, "no-game-of-that-name")
    return games.find(request.match_info["game"]).words(asked_language(request))


@lru_cache(maxsize=256)  # each takes the loop long
def qr_picture(invite: str) -> bytes:
    file = BytesIO()
    segno.make(invite).save(file, kind="svg", scale=8, border=2, light="white")
    return file.getvalue()


def made(body: bytes) -> web.Response:
    """An answer that is the same for everybody and was made before."""
    return web.Response(body=body, headers={"Content-Type": "application/json", "Cache-Control": "no-store"})
