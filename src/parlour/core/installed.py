"""What other packages bring: a package that is installed beside Parlour declares games and bots as entry points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from parlour.core.vocabulary import Refused

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@cache
def installed(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group in the order of their names.  Nothing of theirs is imported yet."""
    from importlib.metadata import entry_points  # slow, and seldom needed

    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


def loaded(group: str, name: str) -> Any:
    """What is declared under that name; Refused says who declares something that can't be loaded."""
    entry = installed(group)[name]
    try:
        return entry.load()
    except Exception as error:  # its code fails, in any way it likes
        raise Refused("package-not-loaded", by=declarer(entry), name=name, place=entry.value, error=error) from None


def declarer(entry: EntryPoint) -> str:
    return f"The package {entry.dist.name}" if entry.dist else "A package"
