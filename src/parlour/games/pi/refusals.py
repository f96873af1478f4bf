"""Why something cannot be done on a turn of P.I., in sentences that tell only what everybody can see."""

from __future__ import annotations

from parlour.core import Move
from parlour.games.pi.cards import (
    CRIME,
    KINDS,
    LOCATION,
    NO_CRIME,
    NO_SUSPECT,
    SUSPECT,
    Accuse,
    Card,
    Charge,
    Locate,
    Location,
)
from parlour.games.pi.state import Desk, Pi


def why_not_place(s: Pi, desk: Desk, location: Location) -> str:
    if location not in s.tiles:
        return f"There is no location called {location}."
    if not desk.investigators:
        return "You have no Investigators left; they are for one use in the whole game."
    return f"You have an Investigator in {location} already; another could tell you nothing."


def why_not_take(s: Pi, card: Card) -> str:
    if card not in s.display:
        return f"{card} is not among the Evidence on display."
    return f"{card} carries your token already; take a card that can tell you something."


def why_not_named(s: Pi, move: Move) -> str | None:
    """What is wrong with the name in a part of an attempt."""
    match move:
        case Accuse(name):
            kind = SUSPECT
        case Charge(name):
            kind = CRIME
        case Locate(name):
            kind = LOCATION
        case _:
            return None
    if name in (NO_SUSPECT, NO_CRIME):
        return f"{name} is a blank tile; no case has it."
    return None if name in s.city.axes[kind] else f"There is no {KINDS[kind]} called {name}."
