"""A player aid: on one screen how a turn goes and what everything does, at a table with these players and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.core.things import Thing, ThingId

if TYPE_CHECKING:
    from parlour.core.words import Caption


class Entry(Struct, frozen=True, omit_defaults=True):
    """What something is called and does; several things that do the same stand together."""

    title: str
    text: str
    things: tuple[ThingId, ...] = ()  # none: it tells of the rules


class Section(Struct, frozen=True):
    """Entries that belong together."""

    title: str
    entries: tuple[Entry, ...]


class Aid(Struct, frozen=True):
    """How a turn goes, and what everything does.  It goes by the options of a table, not by what happens there."""

    flow: tuple[str, ...] = ()  # a turn or a round, step by step
    sections: tuple[Section, ...] = ()


def entries(things: Iterable[Thing], caption: Callable[[Thing], Caption]) -> tuple[Entry, ...]:
    """What the captions of ``things`` say; those with the same text stand together."""
    said = [(caption(thing), thing.id) for thing in things]
    return together([Entry(each.title, each.text, (id,)) for each, id in said])


def together(entries: Iterable[Entry], joint: str = ", ") -> tuple[Entry, ...]:
    """One entry for all that have the same text; the same title is said once."""
    alike: dict[str, list[Entry]] = {}
    for entry in entries:
        alike.setdefault(entry.text, []).append(entry)
    return tuple([joined(text, each, joint) for text, each in alike.items()])


def joined(text: str, alike: Sequence[Entry], joint: str) -> Entry:
    titles = dict.fromkeys([entry.title for entry in alike])
    return Entry(joint.join(titles), text, tuple([thing for entry in alike for thing in entry.things]))
