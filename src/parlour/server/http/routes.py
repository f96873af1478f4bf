"""One line for each path that the server answers, from which both the door and its description are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

from aiohttp import web
from msgspec import Struct

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
Method: TypeAlias = Literal["GET", "PUT", "POST", "DELETE"]
NDJSON: Final = "application/x-ndjson"


class Route(Struct, frozen=True):
    """What is answered to a method and a path, by whom, and what the answer is."""

    method: Method
    path: str
    handler: Handler
    says: str  # what it is for, in a few words
    gives: Any = None  # the struct of the answer, or its media type
    body: Any = None  # the struct of the request
    status: int = 200
    query: Sequence[str] = ()
    lines: Any = None  # of an answer in JSON lines: what each is
    optional: bool = False  # whether the body may be left out


def added(app: web.Application, routes: Sequence[Route], expect: Any) -> None:
    """Let ``app`` answer all of them."""
    for route in routes:
        if route.method == "GET":
            app.router.add_get(route.path, route.handler, expect_handler=expect)
        else:
            app.router.add_route(route.method, route.path, route.handler, expect_handler=expect)
