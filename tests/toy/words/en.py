"""Manor in English."""

from __future__ import annotations

from typing import Any, Final

from msgspec import to_builtins

from parlour.core import (
    Caption,
    Claim,
    Event,
    Explanation,
    Fact,
    Guide,
    Heading,
    Label,
    Move,
    Said,
    Sheet,
    Thing,
    Wording,
    Zone,
)
from parlour.core.words.english import PHRASES, Names, refusal, role, setting, why
from parlour.core.words.english import listed as joined
from tests.toy.cards import Hold, Options, Revealed, Saw
from tests.toy.view import GuestView

__all__ = ["PHRASES", "Names", "refusal", "role", "setting", "why"]

BLURB: Final = "One of four guests is the murderer. Turn up the right secret in time."
GUIDE: Final = Guide()
PAGE: Final = """1. Find the murderer among the secrets before the deck runs out.
2. Options: `box`, `secrets`, `reshuffles`, `silent` and `motto`."""
TITLES: Final = {"hand": "hand", "deck": "Deck", "discard": "Discards", "secret": "Secrets"}


def thing(thing: Thing, settings: Options) -> Caption:
    title = thing.id.partition(":")[2]
    if thing.id.startswith("secret:"):
        return Caption(f"Secret {title}", title, "One of the secrets that were dealt.")
    if thing.id.startswith("face:"):
        return Caption(title, text="What a secret says.")
    return Caption(title, text=f"A {title} card.")


def zone(zone: Zone, view: GuestView, names: Names) -> Label:
    title = TITLES[zone.kind]
    return Label(title) if zone.owner is None else Label(f"{names.own(zone.owner)} {title}", "Hand")


def prompt(view: GuestView, names: Names) -> str:
    if view.result:
        return view.result.why
    return "Choose." if view.seat in view.asked else f"Waiting for {names.listed(view.asked)}."


def option(move: Move, view: GuestView, names: Names) -> Wording:
    return Wording(spelt(move), type(move).__name__)


def event(event: Event, settings: Options, names: Names) -> str:
    if isinstance(event, Said):
        return f"{names[event.seat]}: {claim(event.claim, settings, names)}"
    return spelt(event)


def claim(claim: Claim, settings: Options, names: Names) -> str:
    assert isinstance(claim, Hold)
    return f"I hold a {claim.card}."


def standing(name: str) -> str:
    return name


def sheet(sheet: Sheet, view: GuestView, names: Names) -> Label:
    return Label("Which secret lies where?")


def heading(heading: Heading, sheet: Sheet, view: GuestView, names: Names) -> Caption:
    row = heading in sheet.rows and heading.about[0].startswith("secret:")
    return Caption(f"Place {heading.id}" if row else f"Secret {heading.id}", f"P{heading.id}" if row else heading.id)


def fact(fact: Fact, view: GuestView, names: Names) -> str:
    assert isinstance(fact.unknown, tuple)
    secrets = joined([str(secret) for secret in fact.among], "or")
    return f"At place {fact.unknown[1]} lies {'' if fact.holds else 'not '}secret {secrets}."


def because(line: int, fact: Fact, view: GuestView, names: Names) -> str:
    match view.story[line]:
        case Saw(secrets):
            return f"Your own secrets are {joined([str(secret) for secret in secrets])}."
        case Revealed(guest, place, secret):
            return f"{names.does(guest, 'turn')} up secret {secret} at place {place}."
    raise AssertionError(f"line {line} says nothing of secrets")


def explanation(explanation: Explanation, view: GuestView, names: Names) -> str:
    raise AssertionError("no bot of Manor explains itself")


def spelt(said: Any) -> str:
    verb, *rest = [str(value) for value in to_builtins(said).values()]
    return " ".join([verb, *rest]) + "."
