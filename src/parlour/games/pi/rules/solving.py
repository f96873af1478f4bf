"""Attempting to solve a case."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core import Seat
from parlour.games.pi.cards import BOXES, PENALTY, Case
from parlour.games.pi.events import Failed, Solved
from parlour.games.pi.state import Agent, PiState


def attempt(s: PiState, seat: Seat, named: Case) -> None:
    """Right in all three: points from this round's box.  Otherwise: a penalty, and not a word about which was wrong."""
    desk = s.desks[seat]
    if named != s.goal(seat):
        s.desks[seat] = replace(desk, tried=(*desk.tried, named), penalty=desk.penalty + PENALTY)
        s.tell(Failed(seat, named, desk.penalty + PENALTY))
        return
    points = BOXES[s.box]
    bare = tuple([Agent(agent.location, 0, 0) for agent in desk.agents])
    s.desks[seat] = replace(
        desk, agents=bare, discs=tuple(named), cubes=(), solved=s.round, points=(*desk.points, points)
    )
    s.tell(Solved(seat, named, s.round, points))
