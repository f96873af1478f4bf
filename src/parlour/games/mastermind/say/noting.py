"""The notebook: its sheets, and what is proved in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.core import Fact, Heading, Seat, Sheet
from parlour.core.words.messages import Say
from parlour.games.mastermind.cards import (
    AGENCY,
    AGENT,
    DRAWN,
    POLICIES,
    SIDES,
    SYNDICATE,
    THE_MASTERMIND,
    Cards,
    Policy,
)
from parlour.games.mastermind.knowledge import CouncilSeen, KnownCards
from parlour.games.mastermind.view import MastermindView

SIZES: Final = {"drawn": DRAWN, "received": DRAWN - 1}  # of the hands that are asked about


def sheet(sheet: Sheet, view: MastermindView) -> Say:
    if sheet.id == "roles":
        agency, agents, masterminds = view.rules.mix
        mix = {"agency": agency, "agents": agents, "masterminds": masterminds}
        return Say("sheet-roles", {**mix, "players": view.seats})
    left = Cards(POLICIES.count(AGENCY) - view.agency, POLICIES.count(SYNDICATE) - view.syndicate)
    return Say("sheet-councils", {"left": left})


def heading(heading: Heading, sheet: Sheet, view: MastermindView) -> Say:
    match heading.id.split(":"):
        case ["seat", seat]:
            return Say("heading-seat", {"seat": int(seat)})
        case ["council", number]:
            return council_heading(council_of(int(number), view))
    aspect, _, answer = heading.id.partition("-")
    if aspect not in SIZES:
        return Say(f"heading-{aspect}")
    hand = cards(aspect, int(answer))
    return Say(f"heading-{aspect}", {"cards": hand, "letters": "A" * hand.agency + "S" * hand.syndicate})


def council_of(number: int, view: MastermindView) -> CouncilSeen:
    return KnownCards(view).councils[number - 1]


def council_heading(council: CouncilSeen) -> Say:
    members = {"director": council.director, "operative": council.operative}
    told = {"number": council.number, "enacted": council.enacted, "vetoed": council.vetoed}
    return Say("heading-council", {**members, **told})


def cards(aspect: str, syndicate: int) -> Cards:
    return Cards(SIZES[aspect] - syndicate, syndicate)


def fact(fact: Fact, view: MastermindView) -> Say:
    aspect, of = asked(fact)
    if aspect == "role":
        return Say("fact-role", {"seat": of, "holds": fact.holds, **of_roles(fact.among)})
    told: dict[str, Any] = {"council": of, "seat": member(aspect, council_of(of, view)), "holds": fact.holds}
    if aspect not in SIZES:
        return Say("fact-discarded", {**told, "left": left(fact)})
    return Say(f"fact-{aspect}", {**told, "hands": [cards(aspect, int(str(number))) for number in fact.among]})


def asked(fact: Fact) -> tuple[str, int]:
    """What a fact is about: an aspect, and of which player or Council."""
    assert isinstance(fact.unknown, tuple)
    aspect, of = fact.unknown
    return aspect, of


def of_roles(roles: Sequence[Any]) -> dict[str, Any]:
    """With the Syndicate; or, of one role, a Syndicate Agent."""
    return {"roles": roles, "syndicate": set(roles) == {AGENT, THE_MASTERMIND}}


def member(aspect: str, council: CouncilSeen) -> Seat:
    """Whose cards or choice it is."""
    return council.director if aspect in ("drawn", "discarded") else council.operative


def left(fact: Fact) -> list[Policy]:
    """The policies that a fact leaves."""
    return [policy for policy in SIDES if (policy in fact.among) == fact.holds]
