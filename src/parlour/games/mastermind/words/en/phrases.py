"""Phrases that prompts, story and things share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Seat
from parlour.core.words.english import Names
from parlour.games.mastermind.cards import AGENCY, AGENT, ROLES, SYNDICATE, THE_MASTERMIND, Cards, Council, Policy, Role
from parlour.games.mastermind.events import Learned

ROLE_NAMES: Final = {AGENCY: "with the Agency", AGENT: "a Syndicate Agent", THE_MASTERMIND: "the Mastermind"}
ANSWERS: Final = {
    AGENCY: "Agency",
    SYNDICATE: "Syndicate-aligned",
    AGENT: "a Syndicate Agent",
    THE_MASTERMIND: "the Mastermind",
}
GROUPS: Final = {AGENCY: "Agency", AGENT: "Agents", THE_MASTERMIND: "Mastermind"}
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def ordinal(number: int) -> str:
    return ORDINALS[number - 1]


def policies(cards: Cards) -> str:
    """1 Agency and 2 Syndicate policies."""
    parts = [f"{number} {kind}" for kind, number in ((AGENCY, cards.agency), (SYNDICATE, cards.syndicate)) if number]
    return f"{' and '.join(parts)} {'policy' if parts[-1].startswith('1 ') else 'policies'}"


def a_policy(policy: Policy) -> str:
    return "an Agency policy" if policy == AGENCY else "a Syndicate policy"


def in_order(cards: Sequence[Policy]) -> str:
    """Syndicate, Agency, Syndicate."""
    return ", ".join(cards)


def knowledge(event: Learned, names: Names) -> str:
    """A role, what its holder knows about the others, and what those know about the holder."""
    if event.role == AGENCY:
        return "You are with the Agency. You know nobody else's role."
    agents = [seat for seat, role in event.others if role == AGENT]
    if event.role == THE_MASTERMIND:
        return f"You are the Mastermind. {told_of_agents(agents, AGENT in event.known_by, names)}"
    fellows = f"{are('Your fellow Agent', agents, names)}." if agents else "There is no other Agent."
    leader = [names[seat] for seat, role in event.others if role == THE_MASTERMIND]
    return f"You are a Syndicate Agent. {fellows} {told_of_mastermind(leader, THE_MASTERMIND in event.known_by)}"


def told_of_agents(agents: Sequence[Seat], known: bool, names: Names) -> str:
    """What the Mastermind knows about the Agents, and they about the Mastermind."""
    if not agents:
        return f"You are not told who your Agents are, {'though they know' if known else 'and they do not know'} you."
    one, many = ("knows", "know") if known else ("does not know", "do not know")
    return f"{are('Your Agent', agents, names)}, who {one if len(agents) == 1 else many} you."


def told_of_mastermind(leader: Sequence[str], known: bool) -> str:
    """What an Agent knows about the Mastermind, and the Mastermind about an Agent."""
    knows = "knows you" if known else "does not know you"
    if leader:
        return f"{leader[0]} is the Mastermind and {knows}."
    return f"The Mastermind {knows}, {'but' if known else 'and'} you are not told who that is."


def are(what: str, seats: Sequence[Seat], names: Names) -> str:
    """Your Agent is Ann; your Agents are Ann and Bea."""
    return f"{what} is {names[seats[0]]}" if len(seats) == 1 else f"{what}s are {names.listed(seats)}"


def every_role(roles: Sequence[Role], names: Names) -> str:
    """The Mastermind first, then the Agents, then the Agency."""
    groups = [(GROUPS[role], [seat for seat, held in enumerate(roles) if held == role]) for role in reversed(ROLES)]
    return " ".join([f"{group}: {names.listed(seats)}." for group, seats in groups])


def whole_council(number: int, council: Council, names: Names) -> str:
    """A Council as it is shown after the game."""
    director = f"{names[council.director]} drew {policies(council.drawn)} and discarded {council.discarded}"
    operative = f"{names.to(council.operative)} discarded {council.buried} and enacted {council.enacted}"
    return f"Council {number}: {director}; {operative}."
