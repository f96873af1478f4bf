"""Which message says something, game by game.

The type of an event, a move, a claim or a step is the key of its message.  A game's ``say`` has functions only for what
needs more than that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from parlour.core.things import Thing, Zone
from parlour.core.vocabulary import Claim, Event, Move, Said
from parlour.core.words.guide import Guide
from parlour.core.words.messages.aid import AidSay
from parlour.core.words.messages.say import Say, ended, said


def event(event: Event, settings: Any) -> Say:
    return said(event, claim=said(event.claim)) if isinstance(event, Said) else said(event)


def option(move: Move, view: Any) -> Say:
    return said(move)


def claim(claim: Claim, settings: Any) -> Say:
    return said(claim)


def prompt(view: Any) -> Say:
    if view.result:
        return Say("over", {"winners": view.result.winners, "why": ended(view.result)})
    if view.seat not in view.asked or view.seat is None:
        return Say("waiting", {"asked": view.asked})
    return said(view.agenda[-1])


def thing(thing: Thing, settings: Any) -> Say:
    kind, _, name = thing.id.partition(":")
    return Say(f"thing-{kind}", {"name": name, "rank": thing.rank, "suit": thing.suit, "owner": thing.owner})


def zone(zone: Zone, view: Any) -> Say:
    return Say(f"zone-{zone.kind}", {"owner": zone.owner, "value": zone.value})


def aid(seats: int, settings: Any) -> AidSay:
    return AidSay((Say("flow"),), ())


def unsaid(*told: Any) -> Say:
    raise NotImplementedError(f"No message says {told[0]}.")


class Saying(Struct, frozen=True):
    """What picks the messages of one game."""

    guide: Guide = Guide()  # when a newcomer is told what, without texts
    event: Callable[[Event, Any], Say] = event
    option: Callable[[Move, Any], Say] = option
    claim: Callable[[Claim, Any], Say] = claim
    prompt: Callable[[Any], Say] = prompt
    thing: Callable[[Thing, Any], Say] = thing
    zone: Callable[[Zone, Any], Say] = zone
    aid: Callable[[int, Any], AidSay] = aid
    sheet: Callable[..., Say] = unsaid
    heading: Callable[..., Say] = unsaid
    fact: Callable[..., Say] = unsaid
    because: Callable[..., Say] = unsaid
    explanation: Callable[..., Say] = unsaid


@cache
def saying(package: str) -> Saying:
    """The game's own functions, and plain ones where it has none."""
    name = f"{package}.say"
    own = import_module(name) if find_spec(name) else None
    return Saying(**{field: getattr(own, field) for field in Saying.__struct_fields__ if hasattr(own, field)})
