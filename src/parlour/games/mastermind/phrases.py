"""Phrases that prompts, story and board share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Names, Result, Seat
from parlour.games.mastermind.cards import (
    AGENCY,
    AGENT,
    ROLES,
    SYNDICATE,
    THE_MASTERMIND,
    Cards,
    Council,
    Learned,
    Policy,
    Role,
)
from parlour.games.mastermind.rulesets import Ruleset

ROLE_NAMES: Final = {AGENCY: "with the Agency", AGENT: "a Syndicate Agent", THE_MASTERMIND: "the Mastermind"}
ANSWERS: Final = {
    AGENCY: "Agency",
    SYNDICATE: "Syndicate-aligned",
    AGENT: "a Syndicate Agent",
    THE_MASTERMIND: "the Mastermind",
}
GROUPS: Final = {AGENCY: "Agency", AGENT: "Agents", THE_MASTERMIND: "Mastermind"}
ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def policies(cards: Cards) -> str:
    """1 Agency and 2 Syndicate policies."""
    parts = [f"{number} {kind}" for kind, number in ((AGENCY, cards.agency), (SYNDICATE, cards.syndicate)) if number]
    return f"{' and '.join(parts)} {'policy' if parts[-1].startswith('1 ') else 'policies'}"


def a_policy(policy: Policy) -> str:
    return "an Agency policy" if policy == AGENCY else "a Syndicate policy"


def in_order(cards: Sequence[Policy]) -> str:
    """Syndicate, Agency, Syndicate."""
    return ", ".join(cards)


def side_of(result: Result) -> str:
    """Who has won."""
    return AGENCY if result.ending in ("agency_policies", "mastermind_purged") else SYNDICATE


def knowledge(event: Learned, rules: Ruleset, names: Names) -> str:
    """A role, what its holder knows of the others, and what those know of the holder."""
    if event.role == AGENCY:
        return "You are with the Agency. You know nobody else's role."
    agents = [seat for seat, role in event.others if role == AGENT]
    if event.role == THE_MASTERMIND:
        return f"You are the Mastermind. {followers(agents, rules, names)}"
    fellows = f"{are('Your fellow Agent', agents, names)}." if agents else "There is no other Agent."
    leader = [names[seat] for seat, role in event.others if role == THE_MASTERMIND]
    return f"You are a Syndicate Agent. {fellows} {leadership(leader, rules)}"


def followers(agents: Sequence[Seat], rules: Ruleset, names: Names) -> str:
    """What the Mastermind knows of the Agents, and they of the Mastermind."""
    if rules.blind_mastermind:
        known = "though they know you" if rules.agents_know_mastermind else "and they do not know you"
        return f"You are not told who your Agents are, {known}."
    verbs = ("knows", "does not know") if len(agents) == 1 else ("know", "do not know")
    return f"{are('Your Agent', agents, names)}, who {verbs[not rules.agents_know_mastermind]} you."


def leadership(leader: Sequence[str], rules: Ruleset) -> str:
    """What an Agent knows of the Mastermind, and the Mastermind of an Agent."""
    known = "does not know you" if rules.blind_mastermind else "knows you"
    if leader:
        return f"{leader[0]} is the Mastermind and {known}."
    return f"The Mastermind {known}, {'and' if rules.blind_mastermind else 'but'} you are not told who that is."


def are(what: str, seats: Sequence[Seat], names: Names) -> str:
    """Your Agent is Ann; your Agents are Ann and Bea."""
    return f"{what} is {names[seats[0]]}" if len(seats) == 1 else f"{what}s are {names.listed(seats)}"


def every_role(roles: Sequence[Role], names: Names) -> str:
    """The Mastermind first, then the Agents, then the Agency."""
    groups = [(GROUPS[role], [seat for seat, held in enumerate(roles) if held == role]) for role in reversed(ROLES)]
    return " ".join([f"{group}: {names.listed(seats)}." for group, seats in groups])


def told_of(number: int, council: Council, names: Names) -> str:
    """A Council after the game."""
    director = f"{names[council.director]} drew {policies(council.drawn)} and discarded {council.discarded}"
    operative = f"{names[council.operative]} discarded {council.buried} and enacted {council.enacted}"
    return f"Council {number}: {director}; {operative}."
