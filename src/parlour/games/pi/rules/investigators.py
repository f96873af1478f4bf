"""Placing an Investigator."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core import Seat
from parlour.games.pi.cards import Location
from parlour.games.pi.events import Investigated
from parlour.games.pi.rules.answers import Look
from parlour.games.pi.state import Agent, PiState


def investigate(s: PiState, seat: Seat, location: Location) -> None:
    """One disc for each card of the case here, one cube for each next door, unless such a token lies here already."""
    desk = s.desks[seat]
    look = Look(s.homes, s.tiles[location], desk.discs, desk.cubes, s.settings.repeat_cubes)
    discs, cubes = look.new_tokens(s.goal(seat))
    agents = (*desk.agents, Agent(location, discs, cubes))
    s.desks[seat] = replace(desk, investigators=desk.investigators - 1, agents=agents)
    s.tell(Investigated(seat, location, discs, cubes))
