"""What of a view has changed, to be sent: whole fields, or of a list only the items that differ."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress, count
from operator import is_not
from typing import Any, Final

from msgspec import Raw, Struct, json

from parlour.core import View

ENCODER: Final = json.Encoder()
LONG: Final = 8  # items of a list that may be sent one by one


class ViewFields(Struct, frozen=True):
    """The fields of one game's views, by their places."""

    names: tuple[str, ...]
    own: tuple[bool, ...]  # which of them only this game has


@cache
def fields_of(kind: type[View]) -> ViewFields:
    names = kind.__struct_fields__
    return ViewFields(names, tuple([name not in View.__struct_fields__ for name in names]))


class ViewChanges:
    """It remembers for each list how it last changed: all seats that see it see the same change."""

    def __init__(self) -> None:
        self.lists: dict[str, tuple[Any, Any, Raw | None]] = {}

    def between(
        self, kind: ViewFields, old: Sequence[Any], new: Sequence[Any]
    ) -> tuple[dict[str, Any], dict[str, Raw]]:
        """The fields that differ; those that are lists of which little has changed come apart, as their items."""
        fields: dict[str, Any] = {}
        lists: dict[str, Raw] = {}
        for place in compress(count(), map(is_not, new, old)):  # most fields are the very same objects
            field, before = new[place], old[place]
            if field != before:
                name = kind.names[place]
                if kind.own[place] and type(field) is tuple and (items := self.items(name, field, before)):
                    lists[name] = items
                else:
                    fields[name] = field
        return fields, lists

    def items(self, name: str, new: tuple[Any, ...], old: Any) -> Raw | None:
        known = self.lists.get(name)
        if known is None or known[0] != new or known[1] != old:
            items = changed_items(new, old)
            known = self.lists[name] = new, old, None if items is None else Raw(items)
        return known[2]


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
