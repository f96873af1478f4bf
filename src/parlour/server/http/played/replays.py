"""Finished games over HTTP: replay, notebooks of the past, analysis.  Before the end there is one sentence."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from parlour.server import wire
from parlour.server.after.archive import Archive, Told
from parlour.server.after.talk import talk_of
from parlour.server.house import House
from parlour.server.http.callers import Callers
from parlour.server.http.guard import Trouble, answered, language_of, wants_zones
from parlour.server.http.pages import Page
from parlour.server.http.porch import while_here
from parlour.server.http.routes import Route
from parlour.server.http.styled import HTML, STYLED

JSON: Final = "application/json"


class Replays:
    """Anyone with the link to a table may see its game again once it is over, as anyone may have its record then."""

    def __init__(self, house: House, callers: Callers) -> None:
        self.house, self.callers, self.archive = house, callers, Archive(house.thinkers)

    def routes(self) -> list[Route]:
        table, pages = "/api/tables/{table}", wire.NotebookPages | wire.ProofGiven | wire.RefusedRequest
        seen, asked, worded = ("eyes", "zones"), ("eyes", "line", "square", "language"), ("language",)
        return [
            Route("GET", f"{table}/replay", self.replay, "A finished game again", wire.Replay, query=seen),
            Route("GET", f"{table}/replay/notebook", self.notebook, "What a seat could know", pages, query=asked),
            Route("GET", f"{table}/talk", self.talk, "What was said", list[wire.RecordedRemark], query=worded),
            Route("GET", f"{table}/analysis", self.analysis, "Every move judged", wire.Review, query=worded),
            Route("GET", "/analysis/{table}", self.page, "The same as a page", "text/html", query=worded),
        ]

    async def replay(self, request: web.Request) -> web.Response:
        who, eyes = await self.callers.who(request), request.query.get("eyes", "spectator")
        async with self.house.at(request.match_info["table"]) as table:
            told = await while_here(request, self.archive.replay(who, table, eyes, wants_zones(request)))
            return sent(request, told, JSON)

    async def notebook(self, request: web.Request) -> web.Response:
        who = await self.callers.who(request)
        async with self.house.at(request.match_info["table"]) as table:
            seat, line, square = number(request, "eyes"), number(request, "line"), request.query.get("square")
            language = language_of(request, table.game)
            told = await while_here(request, self.archive.notebook(who, table, seat, line, square, language))
            return sent(request, told, JSON)

    async def talk(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            return answered([*await talk_of(table, language_of(request, table.game))])

    async def analysis(self, request: web.Request) -> web.Response:
        who = await self.callers.who(request)
        async with self.house.at(request.match_info["table"]) as table:
            told = await while_here(request, self.archive.analysis(who, table, language_of(request, table.game)))
            return sent(request, told, JSON)

    async def page(self, request: web.Request) -> web.Response:
        who = await self.callers.who(request)
        async with self.house.at(request.match_info["table"]) as table:
            told = await while_here(request, self.archive.page(who, table, language_of(request, table.game)))
            response = sent(request, told, HTML)
            response.headers["Content-Security-Policy"] = STYLED
            return response


def sent(request: web.Request, told: Told, type: str) -> web.Response:
    return Page(told.body, type, "no-cache", {"gzip": told.gzip}).response(request)


def number(request: web.Request, name: str) -> int:
    """A whole number in the query."""
    said = request.query.get(name, "")
    if not (said.isascii() and said.isdecimal() and len(said) <= 9):
        raise Trouble(400, "wants-number", name=name)
    return int(said)
