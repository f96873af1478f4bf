"""What is said at Manor where the type of a thing does not say it all: which message, with which arguments."""

from __future__ import annotations

from parlour.core import Event, Fact, Heading, Sheet
from parlour.core.words.messages import AidSay, Say, SectionSay, entry
from parlour.core.words.messages.saying import event as told
from parlour.core.words.messages.saying import thing
from tests.toy.cards import Drew, Options
from tests.toy.things import things
from tests.toy.view import GuestView


def aid(seats: int, settings: Options) -> AidSay:
    box = [entry(thing(each, settings), each.id) for each in things(seats, settings)]
    return AidSay((Say("flow"),), (SectionSay(Say("aid-box"), tuple(box)),))


def event(event: Event, settings: Options) -> Say:
    if isinstance(event, Drew) and isinstance(event.cards, int):
        return Say("DrewUnseen", of=event)
    return told(event, settings)


def sheet(sheet: Sheet, view: GuestView) -> Say:
    return Say("sheet-secrets")


def heading(heading: Heading, sheet: Sheet, view: GuestView) -> Say:
    row = heading in sheet.rows and heading.about[0].startswith("secret:")
    return Say("heading-place" if row else "heading-secret", {"id": heading.id})


def fact(fact: Fact, view: GuestView) -> Say:
    assert isinstance(fact.unknown, tuple)
    return Say("fact", {"place": fact.unknown[1], "holds": fact.holds, "secrets": fact.among})


def because(line: int, fact: Fact, view: GuestView) -> Say:
    told = view.story[line]
    return Say(f"because-{type(told).__name__}", of=told)
