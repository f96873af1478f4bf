"""What happens to every request before and after it is answered: limits, origin, plain refusals, headers, the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from ipaddress import ip_address
from os import environ
from secrets import compare_digest
from time import perf_counter
from typing import Any, Final, TypeAlias

from aiohttp import web
from aiohttp.typedefs import Middleware
from msgspec import Struct, json

from parlour.core import ENGLISH, Game, Language, Reason, Refused, known_language
from parlour.core.words import languages_of_house
from parlour.server.after.archive import NotYet
from parlour.server.fair import TooMuchAsked
from parlour.server.house import NoTable
from parlour.server.http.addresses import Proxies, household
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
MOST_LANGUAGES: Final = 20  # of a header that are looked at
AS_IT_IS: Final = "identity"  # HTTP's word for a body that is not compressed
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
    404: Reason("nothing-here"),
    405: Reason("not-done-here"),
    413: Reason("too-long"),
    417: Reason("not-as-expected"),
}


class Trouble(Reason):
    """The answer is a problem: an HTTP status and a sentence."""

    def __init__(self, status: int, key: str, **given: object) -> None:
        super().__init__(key, **given)
        self.status = status


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
            status, reason = self.trouble(request, error)
            return problem(status, reason, reader_language(request), as_page=wants_page(request))

    def trouble(self, request: web.Request, error: Exception) -> tuple[int, Reason]:
        """What has happened, as far as anybody outside is told."""
        match error:
            case Trouble():
                return error.status, error
            case NotYet():
                return 409, error
            case Barred():
                return 403, error
            case NoTable():
                return 404, Reason("no-such-table")
            case TooMuchAsked():
                return 429, error
            case Refused():
                return 422, error
            case NotWritten():
                self.staff.metrics.losses.inc()
                self.staff.log.error("not_written", route=route(request))
                return 503, Reason("nothing-written")
            case web.HTTPException():
                return error.status, REASONS.get(error.status, Reason("not-answered"))
            case _:
                self.staff.metrics.failures.inc()
                self.staff.log.error("request_failed", route=route(request), error=place(error))
                return 500, Reason("went-wrong")

    async def expect(self, request: web.Request) -> web.StreamResponse | None:
        """Before a body is sent: whether it is welcome.  aiohttp asks this before it asks anything else."""
        if request.headers.get("Expect", "").lower() == "100-continue":
            await request.writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            request.writer.output_size = 0  # so far nothing of the answer is sent
            return None
        return await self.answered(request, unexpected)

    def check(self, request: web.Request) -> None:
        if not self.requests.take(address(request)):
            raise Trouble(429, "too-much-at-once")
        if "\0" in request.path:
            raise Trouble(400, "no-address")
        if request.headers.get("Content-Encoding", AS_IT_IS).strip().lower() != AS_IT_IS:
            raise Trouble(400, "nothing-compressed")
        harmless = request.method in ("GET", "HEAD") and "Upgrade" not in request.headers
        if not harmless and bearer(request) is None and not self.from_here(request):
            raise Trouble(403, "page-may-not-speak")

    def from_here(self, request: web.Request) -> bool:
        """Whether our own page asks.  What shows a cookie must say where it comes from: every browser does."""
        origin = request.headers.get("Origin")
        if origin is None:
            return COOKIE not in request.cookies and SESSION not in request.cookies
        return same_origin(origin, request.host, self.staff.origin)

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
    return household(request.app[PROXIES].asker(request.remote or "", forwarded))


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
        return compare_digest(given.encode(errors="surrogateescape"), token.encode())
    forwarded = "X-Forwarded-For" in request.headers or "Forwarded" in request.headers
    return is_loopback(request.remote or "") and not forwarded


def language_of(request: web.Request, game: Game[Any, Any]) -> Language:
    """The language in which a game answers a request.  It is a known one: nothing is looked up or kept by another."""
    return known_language(game.words, asked_language(request))


def asked_language(request: web.Request) -> Language:
    """The language that a request asks for: two or three letters, which nobody may know."""
    asked = request.query.get("language", ENGLISH)
    return asked if asked.isascii() and asked.isalpha() and asked.islower() and len(asked) in (2, 3) else ENGLISH


def wants_zones(request: web.Request) -> bool:
    """Whether somebody wants to be told what lies where: a table of its own finds that in the view."""
    return request.query.get("zones") == "sent"


def reader_language(request: web.Request) -> Language:
    """The language of whoever reads a sentence of the house: as asked for, or else as the browser prefers."""
    wished = [request.query.get("language", ""), *preferred(request.headers.get("Accept-Language", ""))]
    return next((language for language in wished if language in languages_of_house()), ENGLISH)


def preferred(header: str) -> list[Language]:
    """The languages of an Accept-Language header, the dearest first: de for ``de-AT;q=0.9``."""
    weighed = [each.strip().lower().partition(";q=") for each in header.split(",")[:MOST_LANGUAGES]]
    return [
        name.partition("-")[0].strip() for name, _, _ in sorted(weighed, key=lambda each: weight(each[2]), reverse=True)
    ]


def weight(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0.0


def answered(body: Struct | list[Struct], status: int = 200) -> web.Response:
    headers = {"Content-Type": "application/json", "Cache-Control": "no-store"}
    return web.Response(body=json.encode(body), status=status, headers=headers)


def problem(status: int, reason: Reason, language: Language = ENGLISH, as_page: bool = False) -> web.Response:
    said = reason.told(language)
    response = sentence_page(said, status, language) if as_page else answered(Problem(said), status)
    if status == 429:
        response.headers["Retry-After"] = "2"
    return response
