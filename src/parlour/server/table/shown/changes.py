"""What of a view has changed, to be sent: whole fields, or of a list only the items that differ."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from operator import attrgetter
from typing import Any, Final

from msgspec import Raw, Struct, json

from parlour.core import View

ENCODER: Final = json.Encoder()
STORY: Final = frozenset(["story"])
LONG: Final = 8  # items of a list that may be sent one by one


class ViewFields(Struct, frozen=True):
    """The fields of one game's views, apart from the story."""

    names: tuple[str, ...]
    sent: tuple[bool, ...]  # which of them go out as fields of the view: the options do not
    own: tuple[bool, ...]  # which of them only this game has
    read: attrgetter[tuple[Any, ...]]


@cache
def fields_of(kind: type[View]) -> ViewFields:
    names = tuple([name for name in kind.__struct_fields__ if name != "story"])
    sent = tuple([name != "options" for name in names])
    own = tuple([name not in View.__struct_fields__ for name in names])
    return ViewFields(names, sent, own, attrgetter(*names))


class ViewChanges:
    """It remembers for each list how it last changed: all seats that see it see the same change."""

    def __init__(self) -> None:
        self.lists: dict[str, tuple[Any, Any, Raw | None]] = {}

    def add(
        self, change: dict[str, Any], kind: ViewFields, new: Sequence[Any], old: Sequence[Any], differ: Sequence[bool]
    ) -> None:
        """Put the fields that differ into the ``change`` of a board; of a list of which little has changed, only that."""
        fields: dict[str, Any] = {}
        lists: dict[str, Any] = {}
        for name, sent, own, field, before in compress(zip(kind.names, kind.sent, kind.own, new, old), differ):
            if own and type(field) is tuple and (items := self.items(name, field, before)):
                lists[name] = items
            elif sent:
                fields[name] = field
        if fields:
            change["view"] = fields
        if lists:
            change["items"] = lists

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
