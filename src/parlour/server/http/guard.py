"""What happens to every request before and after it is answered: limits, origin, plain refusals, headers, the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from ipaddress import ip_address
from os import environ
from secrets import compare_digest
from time import perf_counter
from typing import Final, TypeAlias

from aiohttp import web
from aiohttp.typedefs import Middleware
from msgspec import Struct, json

from parlour.core import ENGLISH, Language, Refused
from parlour.server.after.archive import NotYet
from parlour.server.house import NoTable
from parlour.server.http.addresses import Proxies
from parlour.server.http.guests import COOKIE, SESSION, bearer
from parlour.server.http.limits import Rates, same_origin
from parlour.server.http.styled import sentence_page, wants_page
from parlour.server.log import place
from parlour.server.rates import Buckets
from parlour.server.store import NotWritten
from parlour.server.table.refusals import Barred
from parlour.server.table.staff import Staff
from parlour.server.wire import Problem

PROXIES: Final = web.AppKey("proxies", Proxies)
Answer: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a table's address is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Server": "Parlour",
}
REASONS: Final = {
    404: "There is nothing here.",
    405: "That can't be done here.",
    413: "That is too long.",
    417: "What this request expects is not done here.",
}


class Trouble(Exception):
    """The answer is a problem: an HTTP status and a sentence."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status, self.reason = status, reason


class Guard:
    """Stands at the door of one house."""

    def __init__(self, staff: Staff, rates: Rates) -> None:
        self.staff, self.requests = staff, Buckets(rates.requests)

    def middleware(self, answering: Callable[[web.Request], AbstractContextManager[None]]) -> Middleware:
        @web.middleware
        async def guarded(request: web.Request, handler: Answer) -> web.StreamResponse:
            began = perf_counter()
            with answering(request):
                response = await self.answered(request, handler)
            self.note(request, response.status, perf_counter() - began)
            return response

        return guarded

    async def answered(self, request: web.Request, answer: Answer) -> web.StreamResponse:
        try:
            self.check(request)
            return await answer(request)
        except Exception as error:
            trouble = self.trouble(request, error)
            return problem(trouble.status, trouble.reason, as_page=wants_page(request))

    def trouble(self, request: web.Request, error: Exception) -> Trouble:
        """What has happened, as far as anybody outside is told."""
        match error:
            case Trouble():
                return error
            case NotYet():
                return Trouble(409, str(error))
            case Barred():
                return Trouble(403, str(error))
            case NoTable():
                return Trouble(404, "There is no such table.")
            case Refused():
                return Trouble(422, str(error))
            case NotWritten():
                self.staff.metrics.losses.inc()
                self.staff.log.error("not_written", route=route(request))
                return Trouble(503, "Nothing can be written down here just now; nothing has changed.")
            case web.HTTPException():
                return Trouble(error.status, REASONS.get(error.status, "That can't be answered."))
            case _:
                self.staff.metrics.failures.inc()
                self.staff.log.error("request_failed", route=route(request), error=place(error))
                return Trouble(500, "Something went wrong here.")

    async def expect(self, request: web.Request) -> web.StreamResponse | None:
        """Before a body is sent: whether it is welcome.  aiohttp asks this before it asks anything else."""
        if request.headers.get("Expect", "").lower() == "100-continue":
            await request.writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            request.writer.output_size = 0  # so far nothing of the answer is sent
            return None
        return await self.answered(request, unexpected)

    def check(self, request: web.Request) -> None:
        if not self.requests.take(address(request)):
            raise Trouble(429, "That is too much at once; try again in a moment.")
        harmless = request.method in ("GET", "HEAD") and "Upgrade" not in request.headers
        if not harmless and bearer(request) is None and not self.from_here(request):
            raise Trouble(403, "This page may not speak for you here.")

    def from_here(self, request: web.Request) -> bool:
        """Whether our own page asks.  What shows a cookie must say where it comes from: every browser does."""
        origin = request.headers.get("Origin")
        if origin is None:
            return COOKIE not in request.cookies and SESSION not in request.cookies
        return same_origin(origin, request.host, self.staff.public_url)

    def note(self, request: web.Request, status: int, seconds: float) -> None:
        self.staff.metrics.requests.labels(route(request), str(status)).inc()
        milliseconds = round(1000 * seconds, 1)
        self.staff.log.debug("request", method=request.method, route=route(request), status=status, ms=milliseconds)


async def unexpected(request: web.Request) -> web.StreamResponse:
    raise web.HTTPExpectationFailed


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Those of every answer; one that has such a header already keeps it."""
    for name, value in HEADERS.items():
        if name not in response.headers:
            response.headers[name] = value
    response.headers["Server"] = HEADERS["Server"]  # aiohttp has put there what it is made with


def route(request: web.Request) -> str:
    """The kind of path: the path itself may be an invitation."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "nowhere"


def address(request: web.Request) -> str:
    """Whose limits apply: behind proxies that we trust, the address that they name."""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
    return request.app[PROXIES].asker(request.remote or "", forwarded)


def is_loopback(peer: str) -> bool:
    try:
        return ip_address(peer).is_loopback
    except ValueError:
        return False


def is_operator(request: web.Request) -> bool:
    """Somebody on this machine, not come through a proxy; or who knows the token."""
    token = environ.get("PARLOUR_METRICS_TOKEN")
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if token:
        return compare_digest(given.encode(), token.encode())
    forwarded = "X-Forwarded-For" in request.headers or "Forwarded" in request.headers
    return is_loopback(request.remote or "") and not forwarded


def language_of(request: web.Request) -> Language:
    """The language that a request asks for: two or three letters."""
    asked = request.query.get("language", ENGLISH)
    return asked if asked.isascii() and asked.isalpha() and asked.islower() and len(asked) in (2, 3) else ENGLISH


def answered(body: Struct | list[Struct], status: int = 200) -> web.Response:
    headers = {"Content-Type": "application/json", "Cache-Control": "no-store"}
    return web.Response(body=json.encode(body), status=status, headers=headers)


def problem(status: int, reason: str, as_page: bool = False) -> web.Response:
    response = sentence_page(reason, status) if as_page else answered(Problem(reason), status)
    if status == 429:
        response.headers["Retry-After"] = "2"
    return response
