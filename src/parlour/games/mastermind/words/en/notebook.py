"""The notebook in words: its sheets, and what is proved in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.core import Caption, Fact, Heading, Label, Seat, Sheet
from parlour.core.words.english import Names, listed, plural
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
from parlour.games.mastermind.words.en.phrases import ROLE_NAMES, a_policy, policies

SIZES: Final = {"drawn": DRAWN, "received": DRAWN - 1}  # of the hands that are asked about
VERBS: Final = {"drawn": ("draw", "drew"), "received": ("receive", "received")}
ROLE_COLUMNS: Final = {
    "agency": Caption("Agency", text="Wins with the Agency."),
    "syndicate": Caption("Syndicate", text="An Agent or the Mastermind: what an Investigation tells."),
    "agent": Caption("Agent", text="A Syndicate Agent."),
    "mastermind": Caption("Mastermind", text="The Mastermind."),
}
COUNCIL_COLUMNS: Final = {
    "drawn": "The Director drew",
    "received": "The Global Operative received",
    "discarded": "The Director discarded",
    "buried": "The Global Operative discarded",
}
SHORT: Final = {"drawn": "", "received": "", "discarded": "Director ", "buried": "Operative "}


def sheet(sheet: Sheet, view: MastermindView, names: Names) -> Label:
    if sheet.id == "roles":
        agency, agents, masterminds = view.rules.mix
        mix = listed([f"{agency} Agency", plural(agents, "Agent"), plural(masterminds, "Mastermind")])
        return Label("Who is who", note=f"{mix} among {view.seats} players")
    left = policies(Cards(POLICIES.count(AGENCY) - view.agency, POLICIES.count(SYNDICATE) - view.syndicate))
    return Label("What the Councils held", "Councils", f"{left} are not on the board")


def heading(heading: Heading, sheet: Sheet, view: MastermindView, names: Names) -> Caption:
    match heading.id.split(":"):
        case ["seat", seat]:
            return Caption(names[int(seat)])
        case ["council", number]:
            return council_caption(council_of(int(number), view), names)
    return ROLE_COLUMNS.get(heading.id) or card_caption(*heading.id.split("-"))


def council_of(number: int, view: MastermindView) -> CouncilSeen:
    return KnownCards(view).councils[number - 1]


def council_caption(council: CouncilSeen, names: Names) -> Caption:
    members = f"{names[council.director]} as Director, {names.to(council.operative)} as Global Operative"
    result = f": {a_policy(council.enacted)}." if council.enacted else "."
    return Caption(f"Council {council.number}", str(council.number), members + result)


def card_caption(aspect: str, answer: str) -> Caption:
    """The column of an answer about cards: so many Syndicate policies, or one policy by its name."""
    if aspect not in SIZES:
        return Caption(f"{COUNCIL_COLUMNS[aspect]} Agency", f"{SHORT[aspect]}A")
    hand = cards(aspect, int(answer))
    return Caption(f"{COUNCIL_COLUMNS[aspect]} {policies(hand)}", "A" * hand.agency + "S" * hand.syndicate)


def cards(aspect: str, syndicate: int) -> Cards:
    return Cards(SIZES[aspect] - syndicate, syndicate)


def fact(fact: Fact, view: MastermindView, names: Names) -> str:
    aspect, of = asked(fact)
    if aspect == "role":
        return f"{names.does(of, 'are/is')} {'' if fact.holds else 'not '}{of_roles(fact.among)}."
    return f"In Council {of} {card_fact(fact, council_of(of, view), names)}."


def asked(fact: Fact) -> tuple[str, int]:
    """What a fact is about: an aspect, and of which player or Council."""
    assert isinstance(fact.unknown, tuple)
    aspect, of = fact.unknown
    return aspect, of


def of_roles(roles: Sequence[Any]) -> str:
    """With the Syndicate; or, of one role, a Syndicate Agent."""
    if set(roles) == {AGENT, THE_MASTERMIND}:
        return "with the Syndicate"
    return listed([ROLE_NAMES[role] for role in roles], "or")


def card_fact(fact: Fact, council: CouncilSeen, names: Names) -> str:
    aspect, _ = asked(fact)
    who = names.to(member(aspect, council))
    if aspect not in SIZES:
        return f"{who} discarded {listed([a_policy(policy) for policy in left(fact)], 'or')}"
    plain, past = VERBS[aspect]
    what = listed([policies(cards(aspect, int(str(number)))) for number in fact.among], "or")
    return f"{who} {past} {what}" if fact.holds else f"{who} did not {plain} {what}"


def member(aspect: str, council: CouncilSeen) -> Seat:
    """Whose cards or choice it is."""
    return council.director if aspect in ("drawn", "discarded") else council.operative


def left(fact: Fact) -> list[Policy]:
    """The policies that a fact leaves."""
    return [policy for policy in SIDES if (policy in fact.among) == fact.holds]
