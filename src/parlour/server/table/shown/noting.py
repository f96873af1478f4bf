"""Which fields of a view something was made from: while these stay the same, so does what was made."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from types import FunctionType
from typing import Any, Final, TypeAlias

from parlour.core import View

Read: TypeAlias = dict[str, Any]  # the fields that were read for something, and what was found there
CONSTANT: Final = ("seats", "settings", "rules")  # at one table they are the same for all seats and for ever
NOTHING: Final[Read] = {}  # kept once for all that depends on no view


class NotedView:
    """A view that remembers which of its fields were read; to those who read it, it is the view itself."""

    __slots__ = ("_read", "_view")
    __hash__ = None  # type: ignore[assignment]  # nothing is remembered by a view: what it read would not be noted again

    def __init__(self, view: View) -> None:
        self._view = view
        self._read: Read = {}


def read_since(noted: Any) -> Read:
    """The fields that were read since this was last asked."""
    read: Read = noted._read
    if not read:
        return NOTHING
    noted._read = {}
    return read


def fields_read(noted: Any) -> frozenset[str]:
    """Only their names: there are few such sets, and each is kept once."""
    return kept_once(frozenset(read_since(noted)))


@lru_cache(maxsize=1024)
def kept_once(fields: frozenset[str]) -> frozenset[str]:
    return fields


def note(noted: Any, fields: Read) -> None:
    """Count these fields as read."""
    noted._read |= fields


def reads_same(noted: Any, read: Read) -> bool:
    """Whether this view has the same in each of these fields."""
    for name, found in read.items():
        if getattr(noted._view, name) != found:
            return False
    return True


@cache
def noted_view(kind: type[View]) -> type[NotedView]:
    """Its class for views of this kind: a property for each field, and the view's methods, which read fields too."""
    own = {name: member for base in kind.__mro__[::-1] for name, member in vars(base).items()}
    methods = {name: member for name, member in own.items() if isinstance(member, FunctionType | property)}
    fields = {name: property(reader(name)) for name in kind.__struct_fields__ if name not in CONSTANT}
    constant: dict[str, Any] = {
        name: property(attrgetter(f"_view.{name}")) for name in CONSTANT if name in kind.__struct_fields__
    }
    members: dict[str, Any] = {**methods, **fields, **constant, "__slots__": (), "__class__": property(lambda _: kind)}
    return type(f"Noted{kind.__name__}", (NotedView,), members)


def reader(name: str) -> Callable[[Any], Any]:
    """It is written out for each field, as a person would: boards are read through it."""
    scope: dict[str, Any] = {}
    exec(f"def read(noted): found = noted._read[{name!r}] = noted._view.{name}; return found", scope)
    read: Callable[[Any], Any] = scope["read"]
    return read
