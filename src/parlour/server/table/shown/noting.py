"""Which fields of a view something was made from: while these stay the same, so does what was made."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from types import FunctionType
from typing import Any, Final, TypeAlias

from parlour.core import Heard, View

Read: TypeAlias = dict[Any, Any]  # what was read for something: fields and what methods found, and what that was
CONSTANT: Final[tuple[str, ...]] = (
    "seats",
    "settings",
    "rules",
)  # at one table they are the same for all seats and for ever
NOTHING: Final[Read] = {}  # kept once for all that depends on no view
SOMETHING: Final = object()  # stands for a field of which only a part was read, by a method


class NotedView:
    """A view that remembers which of its fields were read; to those who read it, it is the view itself.

    Of what a method reads that is one of the view's ``finds``, only what it found counts.
    """

    __slots__ = ("_found", "_read", "_view")
    __hash__ = None  # type: ignore[assignment]  # nothing is remembered by a view: what it read would not be noted again

    def __init__(self, view: View) -> None:
        self._view = view
        self._read: Read = {}
        self._found: Read = {}  # what methods find in this view, as far as it was asked for


def read_since(noted: Any) -> Read:
    """The fields that were read since this was last asked."""
    read: Read = noted._read
    if not read:
        return NOTHING
    noted._read = {}
    return read


def fields_in(read: Read) -> frozenset[str]:
    """There are few such sets, and each is kept once."""
    return kept_once(frozenset([key for key in read if type(key) is str]))


@lru_cache(maxsize=1024)
def kept_once(fields: frozenset[str]) -> frozenset[str]:
    return fields


def together(read: Read, more: Read) -> Read:
    """Both; what was read of a field as a whole stands, even if a method has read a part of it as well."""
    whole = {key: found for key, found in more.items() if found is not SOMETHING or key not in read}
    return read | whole


def reads_same(noted: Any, read: Read) -> bool:
    """Whether all of this would be found in this view as well."""
    for key, before in read.items():
        if type(key) is tuple:
            if found_by(noted, *key) != before:
                return False
        elif before is not SOMETHING and getattr(noted._view, key) != before:
            return False
    return True


def found_by(noted: Any, method: str, *given: Any) -> Any:
    """What a method or a property of the view finds; it is asked once."""
    key = method, *given
    if key not in noted._found:
        try:
            found = getattr(noted._view, method)
            noted._found[key] = found(*given) if callable(found) else found
        except Exception:  # it finds nothing any more, so what it found before is no longer there
            noted._found[key] = SOMETHING
    return noted._found[key]


@cache
def noted_view(kind: type[View]) -> type[NotedView]:
    """Its class for views of this kind: a property for each field, and the view's methods, which read fields too."""
    own = {name: member for base in kind.__mro__[::-1] for name, member in vars(base).items()}
    methods = {name: member for name, member in own.items() if isinstance(member, FunctionType | property)}
    found = {name: finding(name, own[name]) for name in kind.finds}
    fields = {name: property(reader(name)) for name in kind.__struct_fields__ if name not in CONSTANT}
    constant = {name: property(attrgetter(f"_view.{name}")) for name in CONSTANT if name in kind.__struct_fields__}
    members: dict[str, Any] = {**methods, **found, **fields, **constant}
    shape = {"__slots__": (), "__class__": property(lambda _: kind), "heard": heard}
    return type(f"Noted{kind.__name__}", (NotedView,), {**members, **shape})


def heard(noted: Any) -> Heard:
    """The story, which need not be written out to be read on."""
    story: Heard = noted._view.heard()
    noted._read["story"] = story
    return story


def finding(name: str, member: Any) -> Any:
    """The same method, or property, of a view that notes what it finds."""
    return property(finder(name, member.fget)) if isinstance(member, property) else finder(name, member)


def finder(name: str, method: Any) -> Callable[..., Any]:
    """A method of which is noted what it finds, and the names of the fields that it reads for that."""

    def find(noted: Any, *given: Any) -> Any:
        outer, noted._read = noted._read, {}
        try:
            found = method(noted, *given)
        finally:
            inner, noted._read = noted._read, outer
        outer |= dict.fromkeys([key for key in inner if type(key) is str and key not in outer], SOMETHING)
        outer[(name, *given)] = found
        return found

    return find


def reader(name: str) -> Callable[[Any], Any]:
    """It is written out for each field, as a person would: boards are read through it."""
    scope: dict[str, Any] = {}
    exec(f"def read(noted): found = noted._read[{name!r}] = noted._view.{name}; return found", scope)
    read: Callable[[Any], Any] = scope["read"]
    return read
