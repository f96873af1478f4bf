"""What a board is sent as: each part that has changed, encoded, behind its key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress, repeat
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct, json

from parlour.core import View

ENCODER: Final = json.Encoder()
LONG: Final = 1000  # bytes of a list that may be sent item by item


class ViewFields(Struct, frozen=True):
    """The fields of one game's views, apart from the story; the options come last, and are not sent here."""

    names: Sequence[str]
    keys: Sequence[bytes]
    read: attrgetter[tuple[Any, ...]]


@cache
def fields_of(kind: type[View]) -> ViewFields:
    sent = [name for name in kind.__struct_fields__ if name not in ("options", "story")]
    return ViewFields([*sent, "options"], [json.encode(name) + b":" for name in sent], attrgetter(*sent, "options"))


def encoded(keys: Sequence[bytes], parts: Sequence[Any], wanted: Iterable[object] = repeat(True)) -> list[bytes]:
    """Each part that is wanted, behind its key."""
    return [key + ENCODER.encode(part) for key, part in compress(zip(keys, parts), wanted)]


def view_change(keys: Sequence[bytes], new: Sequence[Any], old: Sequence[Any], differ: Sequence[bool]) -> list[bytes]:
    """The fields of a view that differ; of a long list, only the items that do."""
    fields = encoded(keys, new, differ)
    if not fields or max(map(len, fields)) < LONG:
        return [b'"view":{%b}' % b",".join(fields)] if fields else []
    items = [changed_items(*change) for change in compress(zip(keys, new, old), differ)]
    parts = {b'"view":{%b}': [field for field, found in zip(fields, items) if not found or len(found) >= len(field)]}
    parts[b'"items":{%b}'] = [found for field, found in zip(fields, items) if found and len(found) < len(field)]
    return [part % b",".join(inside) for part, inside in parts.items() if inside]


def changed_items(key: bytes, new: Any, old: Any) -> bytes:
    """The items of a list that differ, each behind its place; nothing, if the two are no lists of one length."""
    if type(new) is not tuple or type(old) is not tuple or len(new) != len(old):
        return b""
    pairs = enumerate(zip(new, old))
    items = [b'"%d":%b' % (place, ENCODER.encode(item)) for place, (item, before) in pairs if item != before]
    return b"%b{%b}" % (key, b",".join(items))


def assembled(
    fields: list[bytes], zones: Sequence[bytes] | None, layout: Sequence[str] | None, view: Sequence[bytes]
) -> bytes:
    """A change of a board; None: that part has not changed."""
    parts = fields
    if zones is not None:
        parts.append(b'"zones":[%b]' % b",".join(zones))
    if layout is not None:
        parts.append(b'"layout":' + ENCODER.encode(layout))
    parts += view
    return b"{%b}" % b",".join(parts)
