"""The REST part of the house described for machines: OpenAPI 3.1, made from the routes and the structs of the wire."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from parlour import __version__
from parlour.server import wire
from parlour.server.http.routes import Route

QUERY: Final[dict[str, dict[str, Any]]] = {
    "language": {"schema": {"type": "string", "default": "en"}, "description": "Two or three letters."},
    "view": {"schema": {"enum": ["whole"]}, "description": "Send the seat's whole view too, for programs."},
    "zones": {
        "schema": {"enum": ["sent"]},
        "description": "Send what lies where too, to draw any game.",
    },
    "words": {"schema": {"type": "string"}, "description": "Say everything in this language too, for programs."},
    "eyes": {"schema": {"type": "string"}, "description": "A seat's number, `spectator` or `truth`."},
    "line": {"schema": {"type": "integer"}, "description": "A line of the record, from 1."},
    "square": {"schema": {"type": "string"}, "description": "A square of the notebook, to be proved."},
}
PROBLEM: Final = {
    "description": "Why not, in one sentence.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}
SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "A token of an account."},
    "guest": {"type": "apiKey", "in": "cookie", "name": "parlour_guest", "description": "Set by GET /api/me."},
}


def document(routes: Sequence[Route]) -> dict[str, Any]:
    """All of the routes, as one description."""
    kinds = [*dict.fromkeys([kind for route in routes for kind in kinds_of(route)]), wire.Problem]
    shapes, parts = wire.components(kinds, "#/components/schemas/{name}")
    described = Described({repr(kind): shape for kind, shape in zip(kinds, shapes)})
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = described.operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": __version__, "description": "A table for deduction games."},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": SECURITY},
        "security": [{}, {"token": []}, {"guest": []}],
    }


def kinds_of(route: Route) -> Iterator[Any]:
    """Everything that a route takes and gives, apart from plain texts."""
    return (kind for kind in (route.body, route.gives, route.lines) if kind is not None and not isinstance(kind, str))


class Described(Struct, frozen=True):
    """Operations in words of OpenAPI, with the shapes of what they take and give."""

    shapes: dict[str, dict[str, Any]]

    def operation(self, route: Route) -> dict[str, Any]:
        said: dict[str, Any] = {
            "summary": route.says,
            "operationId": f"{route.method.lower()}{re.sub(r'[^a-z]+', '_', route.path)}".rstrip("_"),
            "parameters": [*path_parameters(route), *query_parameters(route)],
            "responses": {str(route.status): self.answer(route), "default": PROBLEM},
        }
        if route.body is not None:
            content = {"application/json": {"schema": self.shapes[repr(route.body)]}}
            said["requestBody"] = {"required": not route.optional, "content": content}
        return said

    def answer(self, route: Route) -> dict[str, Any]:
        if route.gives is None:
            return {"description": route.says}
        if isinstance(route.gives, str):
            plain = {"type": "object" if route.gives == "application/json" else "string"}
            schema = self.shapes[repr(route.lines)] if route.lines is not None else plain
            return {"description": route.says, "content": {route.gives: {"schema": schema}}}
        content = {"application/json": {"schema": self.shapes[repr(route.gives)]}}
        return {"description": route.says, "content": content}


def path_parameters(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def query_parameters(route: Route) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "required": False, **QUERY[name]} for name in route.query]
