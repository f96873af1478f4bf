"""What of a view has changed, to be sent: whole fields, or of a list only the items that differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import compress, count
from operator import ne
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, json

from parlour.core import View
from parlour.server.wire import Splice

ENCODER: Final = json.Encoder()
Way: TypeAlias = Literal[b"view", b"items", b"spliced"]  # the field of a ``BoardChange``
LONG: Final = 8  # items of a list that may be sent one by one
UNSENT: Final = frozenset({"options", "story"})  # fields of a view that are shown in other ways


class ViewFields(Struct, frozen=True):
    """The fields of one game's views."""

    names: tuple[str, ...]
    in_part: frozenset[str]  # which of them may be sent in part, if they are lists: the game's own, and the agenda


@cache
def fields_of(kind: type[View]) -> ViewFields:
    names = kind.__struct_fields__
    return ViewFields(names, frozenset(names).difference(View.__struct_fields__) | {"agenda"})


class FieldChange(Struct, frozen=True, eq=False, gc=False):
    """How a field has changed, ready to be sent."""

    way: Way
    encoded: bytes


def field_changes(names: Iterable[str], new: View, old: View) -> dict[str, FieldChange]:
    """How these fields of a view have changed, as far as they are sent."""
    in_part = fields_of(type(new)).in_part
    return {
        name: field_change(name, getattr(new, name), getattr(old, name), name in in_part)
        for name in names
        if name not in UNSENT
    }


def field_change(name: str, new: Any, old: Any, may_be_in_part: bool) -> FieldChange:
    way, value = in_part(new, old) if may_be_in_part and type(new) is tuple else (b"view", ENCODER.encode(new))
    return FieldChange(way, b'"%b":%b' % (name.encode(), value))


def by_ways(changes: Iterable[FieldChange]) -> list[bytes]:
    """All of them as fields of a ``BoardChange``."""
    ways: dict[bytes, list[bytes]] = {}
    for change in changes:
        ways.setdefault(change.way, []).append(change.encoded)
    return [b'"%b":{%b}' % (way, b",".join(encoded)) for way, encoded in ways.items()]


def in_part(new: tuple[Any, ...], old: Any) -> tuple[Way, bytes]:
    if (items := changed_items(new, old)) is not None:
        return b"items", items
    if type(old) is tuple and (long(new) or objects(new)) and (change := splice(new, old)):
        return b"spliced", ENCODER.encode(change)
    return b"view", ENCODER.encode(new)


def splice(new: Sequence[Any], old: Sequence[Any]) -> Splice | None:
    """How a list has changed in one place; None, if little of it stays."""
    begin, end = common_ends(new, old, ne)
    if 2 * (begin + end) <= len(new):
        return None
    return Splice(begin, len(old) - begin - end, tuple(new[begin : len(new) - end]))


def common_ends(new: Sequence[Any], old: Sequence[Any], differ: Callable[[Any, Any], bool]) -> tuple[int, int]:
    """How many items are the same at the beginning of both lists, and how many at their ends."""
    short = min(len(new), len(old))
    begin = next(compress(count(), map(differ, new, old)), short)
    if begin == short:
        return begin, 0
    return begin, min(next(compress(count(), map(differ, reversed(new), reversed(old))), short), short - begin)


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
