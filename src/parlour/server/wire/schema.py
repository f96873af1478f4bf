"""The whole protocol as JSON Schema, from which the client's types are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Struct, structs
from msgspec.json import schema_components

from parlour.server.wire import answers, asked, bodies, frames, notes, people, requests, talk

STRUCTS: Final = {
    name: thing
    for room in (answers, bodies, frames, notes, people, requests, talk)
    for name, thing in vars(room).items()
    if isinstance(thing, type) and issubclass(thing, Struct)
}


def schema() -> dict[str, Any]:
    """The JSON schema of the whole protocol, from which the client's types are made."""
    kinds = [asked.AnyRequest, answers.AnyAnswer, *bodies.HTTP]
    (request, answer, *pages), parts = components(kinds, "#/$defs/{name}")
    named = {body.__name__: shape for body, shape in zip(bodies.HTTP, pages) if body.__name__ not in parts}
    shapes = {**parts, **{name: exact(name, shape) for name, shape in named.items()}}
    tops = {"AnyRequest": request, "AnyAnswer": answer}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**shapes, **tops}}


def components(kinds: Sequence[Any], reference: str) -> tuple[tuple[dict[str, Any], ...], dict[str, dict[str, Any]]]:
    """The shape of each of these kinds, and of all that they are made of, by name."""
    tops, parts = schema_components(kinds, ref_template=reference)
    return tops, {name: exact(name, shape) for name, shape in parts.items()}


def exact(name: str, shape: dict[str, Any]) -> dict[str, Any]:
    """The shape of a struct with its ``required`` fields: of what the server writes, all that it never leaves out."""
    struct = STRUCTS.get(name)
    if struct is None or struct.__struct_config__.forbid_unknown_fields or struct.__struct_config__.omit_defaults:
        return shape
    there = [field.name for field in structs.fields(struct) if field.default is not UNSET]
    tag = ["type"] if struct.__struct_config__.tag else []
    return {**shape, "required": tag + there}
