"""Which fields of a view something was made from: while these stay the same, so does what was made."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

from parlour.core import View


class NotedView:
    """A view that remembers which of its fields were read; to those who read it, it is the view itself."""

    __slots__ = ("_read", "_view")

    def __init__(self, view: View) -> None:
        self._view, self._read = view, set[str]()


def read_since(noted: Any) -> set[str]:
    """The fields that were read since this was last asked."""
    read: set[str] = noted._read
    noted._read = set()
    return read


@cache
def noted_view(kind: type[View]) -> type[NotedView]:
    """Its class for views of this kind: a property for each field, and the view's methods, which read fields too."""
    own = {name: member for base in kind.__mro__[::-1] for name, member in vars(base).items()}
    methods = {name: member for name, member in own.items() if isinstance(member, FunctionType | property)}
    fields = {name: property(reader(name)) for name in kind.__struct_fields__}
    members = {**methods, **fields, "__slots__": (), "__class__": property(lambda _: kind)}
    return type(f"Noted{kind.__name__}", (NotedView,), members)


def reader(name: str) -> Callable[[Any], Any]:
    def read(noted: Any) -> Any:
        noted._read.add(name)
        return getattr(noted._view, name)

    return read
