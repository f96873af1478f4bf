"""A player aid in no language: messages stand in place of its texts."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.things import ThingId
from parlour.core.words.messages.say import Say


class EntrySay(Struct, frozen=True):
    """What something is called and does."""

    title: Say
    text: Say
    things: tuple[ThingId, ...] = ()  # none: it tells of the rules


class SectionSay(Struct, frozen=True):
    """Entries that belong together; those whose texts read the same become one."""

    title: Say
    entries: tuple[EntrySay, ...]
    apart: bool = False  # each stands for itself, whatever the others say


class AidSay(Struct, frozen=True):
    """How a turn goes, and what everything does."""

    flow: tuple[Say, ...]
    sections: tuple[SectionSay, ...]


def entry(say: Say, *things: ThingId) -> EntrySay:
    """A message that is the title, and whose ``.text`` tells what it does: that of a thing, or one of its own."""
    return EntrySay(say, text_of(say), things)


def text_of(say: Say) -> Say:
    return Say(f"{say.key}.text", say.args, say.of)
