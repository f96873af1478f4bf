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
LONG: Final = 8  # items of a list that may be sent one by one


class ViewFields(Struct, frozen=True):
    """The fields of one game's views, apart from the story; the options come last, and are not sent here."""

    names: Sequence[str]
    keys: Sequence[bytes]
    own: Sequence[bool]  # which of them only this game has
    read: attrgetter[tuple[Any, ...]]


@cache
def fields_of(kind: type[View]) -> ViewFields:
    sent = [name for name in kind.__struct_fields__ if name not in ("options", "story")]
    own = [name not in View.__struct_fields__ for name in sent]
    keys = [json.encode(name) + b":" for name in sent]
    return ViewFields([*sent, "options"], keys, own, attrgetter(*sent, "options"))


def encoded(keys: Sequence[bytes], parts: Sequence[Any], wanted: Iterable[object] = repeat(True)) -> list[bytes]:
    """Each part that is wanted, behind its key."""
    return [key + ENCODER.encode(part) for key, part in compress(zip(keys, parts), wanted)]


def view_change(kind: ViewFields, new: Sequence[Any], old: Sequence[Any], differ: Sequence[bool]) -> list[bytes]:
    """The fields of a view that differ; of a list of which little has changed, only that."""
    fields, lists = [], []
    for key, own, field, before in compress(zip(kind.keys, kind.own, new, old), differ):
        if own and (items := changed_items(field, before)):
            lists.append(key + items)
        else:
            fields.append(key + ENCODER.encode(field))
    parts = [b'"view":{%b}' % b",".join(fields)] if fields else []
    return [*parts, b'"items":{%b}' % b",".join(lists)] if lists else parts


def changed_items(new: Any, old: Any) -> bytes | None:
    """The items of a list that differ, each behind its place; None, if it is better sent as a whole."""
    if type(new) is not tuple or type(old) is not tuple or len(new) != len(old) or not (long(new) or objects(new)):
        return None
    places = [place for place, (item, before) in enumerate(zip(new, old)) if item != before]
    if 2 * len(places) > len(new):
        return None
    found = [(place, item) for place in places if (item := changed_item(new[place], old[place])) is not None]
    if len(found) < len(places):
        return None
    return b"{%b}" % b",".join([b'"%d":%b' % pair for pair in found])


def long(items: tuple[Any, ...]) -> bool:
    return len(items) >= LONG


def objects(items: tuple[Any, ...]) -> bool:
    return bool(items) and isinstance(items[0], Struct)


def changed_item(new: Any, old: Any) -> bytes | None:
    """An item, or of an object the fields that differ; None for what could be taken for a part of another object."""
    if not isinstance(new, Struct):
        return None if isinstance(new, dict) else ENCODER.encode(new)
    if not isinstance(old, Struct | dict):
        return ENCODER.encode(new)
    kind = type(new)
    if kind is not type(old) or kind.__struct_config__.omit_defaults:
        return None
    names = kind.__struct_fields__
    return ENCODER.encode({name: found for name in names if (found := getattr(new, name)) != getattr(old, name)})


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
