"""The story, line by line, and what is said aloud."""

from __future__ import annotations

from msgspec.structs import asdict

from parlour.core import Claim, Event, Said
from parlour.core.words.messages import Say, said
from parlour.games.mastermind import events
from parlour.games.mastermind.cards import AGENCY, AGENT, REJECTIONS, THE_MASTERMIND, Council
from parlour.games.mastermind.settings import MastermindSettings


def event(event: Event, settings: MastermindSettings) -> Say:
    match event:
        case Said(_, spoken):
            return said(event, claim=claim(spoken, settings))
        case events.Learned():
            return learned(event)
        case events.Rejected() | events.Vetoed():
            return said(event, most=REJECTIONS)
        case events.Arranged():
            return said(event, reorders=settings.says("surveillance_reorders"))
        case events.RolesRevealed(roles):
            groups = {"mastermind": THE_MASTERMIND, "agents": AGENT, "agency": AGENCY}
            held = {name: [seat for seat, one in enumerate(roles) if one == role] for name, role in groups.items()}
            return Say("RolesRevealed", held)
        case events.CouncilRevealed(number, council):
            return Say("CouncilRevealed", {"number": number, **shown(council)})
    return said(event)


def learned(event: events.Learned) -> Say:
    """A role, what its holder knows about the others, and what those know about the holder."""
    agents = [seat for seat, role in event.others if role == AGENT]
    leader = [seat for seat, role in event.others if role == THE_MASTERMIND]
    if event.role == THE_MASTERMIND:
        return Say("Learned-mastermind", {"agents": agents, "known": AGENT in event.known_by})
    if event.role == AGENCY:
        return Say("Learned-agency")
    known = THE_MASTERMIND in event.known_by
    return Say("Learned-agent", {"agents": agents, "leader": leader[0] if leader else None, "known": known})


def shown(council: Council) -> dict[str, object]:
    """A Council as it is shown after the game."""
    return {**asdict(council), "passed": council.passed}


def claim(claim: Claim, settings: MastermindSettings) -> Say:
    return said(claim)
