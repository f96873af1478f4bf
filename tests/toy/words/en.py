"""Manor in English."""

from __future__ import annotations

from typing import Any, Final

from msgspec import to_builtins

from parlour.core import Caption, Claim, Event, Label, Move, Said, Thing, Wording, Zone
from parlour.core.english import Names, refusal, role, setting, why
from tests.toy.cards import Hold, Options
from tests.toy.view import GuestView

__all__ = ["Names", "refusal", "role", "setting", "why"]

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


def spelt(said: Any) -> str:
    verb, *rest = [str(value) for value in to_builtins(said).values()]
    return " ".join([verb, *rest]) + "."
