"""What of a view has changed, to be sent: whole fields, or of a list only the items that differ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress, count
from operator import is_not, ne
from typing import Any, Final, Literal, TypeAlias

from msgspec import Raw, Struct, json

from parlour.core import View
from parlour.server.wire import Splice

ENCODER: Final = json.Encoder()
Way: TypeAlias = Literal["items", "spliced"]  # the field of a ``BoardChange``
LONG: Final = 8  # items of a list that may be sent one by one


class ViewFields(Struct, frozen=True):
    """The fields of one game's views, by their places."""

    names: tuple[str, ...]
    in_part: tuple[bool, ...]  # which of them may be sent in part, if they are lists: the game's own, and the agenda


@cache
def fields_of(kind: type[View]) -> ViewFields:
    names = kind.__struct_fields__
    return ViewFields(names, tuple([name == "agenda" or name not in View.__struct_fields__ for name in names]))


class InPart(Struct, frozen=True, eq=False):
    """How a list has changed of which not all is sent."""

    new: tuple[Any, ...]
    old: Any
    way: Way | None  # None: it is better sent as a whole
    sent: Raw = Raw()


class ViewChanges:
    """It remembers for each list how it last changed: all seats that see it see the same change."""

    def __init__(self) -> None:
        self.lists: dict[str, InPart] = {}

    def between(
        self, kind: ViewFields, old: Sequence[Any], new: Sequence[Any]
    ) -> tuple[dict[str, Any], dict[str, InPart]]:
        """The fields that differ: those that are sent as a whole, and lists of which only a part is."""
        fields: dict[str, Any] = {}
        lists: dict[str, InPart] = {}
        for place in compress(count(), map(is_not, new, old)):  # most fields are the very same objects
            field, before = new[place], old[place]
            if field != before:
                name = kind.names[place]
                if type(field) is tuple and kind.in_part[place] and (part := self.part(name, field, before)).way:
                    lists[name] = part
                else:
                    fields[name] = field
        return fields, lists

    def part(self, name: str, new: tuple[Any, ...], old: Any) -> InPart:
        known = self.lists.get(name)
        if known is None or known.new != new or known.old != old:
            known = self.lists[name] = in_part(new, old)
        return known


def in_part(new: tuple[Any, ...], old: Any) -> InPart:
    if (items := changed_items(new, old)) is not None:
        return InPart(new, old, "items", Raw(items))
    if type(old) is tuple and (long(new) or objects(new)) and (change := splice(new, old)):
        return InPart(new, old, "spliced", Raw(ENCODER.encode(change)))
    return InPart(new, old, None)


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
