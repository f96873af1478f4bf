"""The notebook: its sheets, and what is proved in it."""

from __future__ import annotations

from typing import Any

from parlour.core import Fact, Heading, Sheet
from parlour.core.words.messages import Say
from parlour.games.graves.cards import ASIDE, RANKS, SUITS
from parlour.games.graves.notebook.sheets import CLEARING
from parlour.games.graves.say.of_cards import pair
from parlour.games.graves.say.things import EVIDENCE_OF, IDENTITY_OF
from parlour.games.graves.view import GravesView


def sheet(sheet: Sheet, view: GravesView) -> Say:
    """The question that a page answers."""
    kind, _, *owner = sheet.id.split("-")
    return Say(f"sheet-{kind}", {"detective": view.detective, "owner": int(owner[0]) if owner else None})


def heading(heading: Heading, sheet: Sheet, view: GravesView) -> Say:
    kind, _, number = heading.id.partition("-")
    about = heading.about[0] if heading.about else ""
    if kind == "place":
        return Say("heading-place", {"number": int(number), "location": view.locations[int(number) - 1]})
    if heading.id in SUITS:
        return Say("heading-suit", {"suit": heading.id})
    if heading.id in RANKS:
        return Say("heading-rank", {"rank": heading.id})
    if about in EVIDENCE_OF:
        return Say("heading-evidence", {"cleared": pair(EVIDENCE_OF[about])})
    if about in IDENTITY_OF:
        return Say("heading-identity", {"identity": IDENTITY_OF[about]})
    return Say(f"heading-{heading.id}")


def fact(fact: Fact, view: GravesView) -> Say:
    """Something that is proved."""
    match fact.unknown:
        case ("identity",):
            return Say("fact-identity", {"holds": fact.holds, "among": fact.among})
        case ("evidence", int(place)):
            return evidence_fact(fact, place, view)
        case ("cleared", str(identity)):
            so = fact.holds == (True in fact.among)
            return Say("fact-cleared", {"detective": view.detective, "holds": so, "identity": identity})
        case ("card", int(owner), str(card)):
            return Say("fact-card", {"card": card, "owner": owner, "holds": fact.holds, "zones": fact.among})
    raise ValueError(f"There is no message for {fact}.")


def evidence_fact(fact: Fact, place: int, view: GravesView) -> Say:
    """Of one card, which it is; of all that clear somebody, whom it clears."""
    told: dict[str, Any] = {"holds": fact.holds, "location": None if place == ASIDE else view.locations[place]}
    for identity, cards in CLEARING.items():
        if set(cards) == set(fact.among):
            return Say("fact-clears", {**told, "identity": identity})
    return Say("fact-evidence", {**told, "cards": [pair(str(one)) for one in fact.among]})
