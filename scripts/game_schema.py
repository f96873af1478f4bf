"""What a game sends, as JSON Schema: a seat's view, and its moves, events, claims and steps."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, Final, cast, get_args, get_type_hints

from msgspec import defstruct
from msgspec.json import schema_components
from msgspec.structs import fields

from parlour.core import Chance, Claim, Event, Game, Hidden, Said, Step, View
from parlour.core.view import kinds_of

Shape = dict[str, Any]
APART: Final = ("options", "story")  # they are sent beside the view, not in it
NOT_MET: Final = ("Claim", "Step_Any__Any_")  # what all claims and steps are kinds of


def game_schema(game: Game[Any, Any]) -> Shape:
    """Every kind by its name; ``Move``, ``Event``, ``Claim`` and ``Step`` are any of theirs."""
    unions = {"Move": moves(game), "Event": events(game), "Step": steps(game), "Claim": game.claims}
    shapes, parts = schema_components([*unions.values(), view(game, unions)], ref_template="#/$defs/{name}")
    tops = dict(zip(unions, shapes))
    kinds = {name: by_name(complete(part), tops) for name, part in parts.items() if name not in NOT_MET}
    silent = {"Claim": {"tsType": "never"}} if game.claims is Claim else {}
    defs: Shape = json.loads(renamed(json.dumps(tupled({**kinds, **tops, **silent}))))
    return {"$defs": defs}


def view(game: Game[Any, Any], unions: dict[str, Any]) -> type:
    """The game's view as it is sent, with exact kinds in the fields that every game has."""
    kind: type[View] = get_type_hints(game.view)["return"]
    some: Any = tuple
    exact = {"agenda": some[unions["Step"], ...], "sealed": some[unions["Move"] | None, ...]}
    shape = [(field.name, exact.get(field.name, field.type)) for field in fields(kind) if field.name not in APART]
    return defstruct(kind.__name__, shape, namespace={"__doc__": kind.__doc__})


def moves(game: Game[Any, Any]) -> Any:
    """What players do; nature's moves are shown to nobody."""
    drawn = {move for step in inside(game, Chance) for base in bases(step) for move in members(get_args(base)[-1:])}
    return union([move for move in members([game.moves]) if move not in drawn] + [Hidden])


def bases(kind: type) -> list[Any]:
    return list(getattr(kind, "__orig_bases__", ()))


def members(kinds: Iterable[Any]) -> list[Any]:
    """The members of unions; a kind is its own only member."""
    return [one for kind in kinds for one in get_args(kind) or (kind,)]


def events(game: Game[Any, Any]) -> Any:
    told, said = union(inside(game, Event)), cast(Any, Said)
    return told if game.claims is Claim else told | said[game.claims]


def steps(game: Game[Any, Any]) -> Any:
    """All that can wait on the agenda."""
    return union([step for step in inside(game, Step, "parlour.core") if not is_abstract(step)])


def is_abstract(kind: type) -> bool:
    return any([getattr(getattr(kind, name), "__isabstractmethod__", False) for name in dir(kind)])


def inside(game: Game[Any, Any], base: Any, *others: str) -> list[Any]:
    """The kinds of ``base`` that the game has, or one of these other packages."""
    packages = tuple([f"{package}." for package in (game.package, *others)])
    return [kind for kind in kinds_of(base) if kind.__module__.startswith(packages) and kind is not Said]


def union(kinds: Iterable[Any]) -> Any:
    """In the order of their names, so that it does not hang on what was imported first."""
    return reduce(or_, sorted(set(kinds), key=lambda kind: str(kind.__name__)))


def complete(shape: Shape) -> Shape:
    """Nothing that a game sends is left out, whatever its default is."""
    return {**shape, "required": list(shape["properties"])} if "properties" in shape else shape


def by_name(shape: Any, unions: Shape) -> Any:
    """The shape with a union called by its name, where all of it may stand."""
    if isinstance(shape, list):
        return [by_name(part, unions) for part in shape]
    if not isinstance(shape, dict):
        return shape
    for name, union in unions.items():
        if shape == union:
            return {"$ref": f"#/$defs/{name}"}
    return {key: by_name(part, unions) for key, part in shape.items()}


def renamed(schema: str) -> str:
    """The schema without the parameters in the names of its kinds."""
    return re.sub(r"\b(Said|Step)_[^\"]*", r"\1", schema)


def tupled(shape: Any) -> Any:
    """The shape with its tuples told as the compiler of types knows them."""
    if isinstance(shape, list):
        return [tupled(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    parts = {key: tupled(part) for key, part in shape.items()}
    return parts | {"items": parts.pop("prefixItems")} if "prefixItems" in parts else parts
