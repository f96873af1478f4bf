"""What a detective can do on a turn: place an Investigator, take an Evidence card, attempt to solve the case."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core import Below, Chance, Move, Seat, Steps, shuffled
from parlour.games.pi.answers import Look, token
from parlour.games.pi.cards import (
    BOXES,
    PENALTY,
    Card,
    Case,
    Examined,
    Failed,
    Found,
    Investigated,
    Location,
    NothingToTurnUp,
    Reshuffled,
    Shuffled,
    Solved,
    TurnedUp,
)
from parlour.games.pi.state import Agent, Desk, Pi


def investigate(s: Pi, seat: Seat, location: Location) -> None:
    """One disc for each card of the case here, one cube for each next door, unless such a token lies here already."""
    desk = s.desks[seat]
    look = Look(s.homes, s.tiles[location], desk.discs, desk.cubes, s.settings.repeat_cubes)
    discs, cubes = look.new_tokens(s.goal(seat))
    agents = (*desk.agents, Agent(location, discs, cubes))
    s.desks[seat] = replace(desk, investigators=desk.investigators - 1, agents=agents)
    s.tell(Investigated(seat, location, discs, cubes))


def selectable(s: Pi, desk: Desk) -> list[Card]:
    """The Evidence that may be taken: what could still tell something, or else any card (PI-15)."""
    if s.settings.marked_cards:
        return s.display
    return [card for card in s.display if card not in desk.discs and card not in desk.cubes] or s.display


def examine(s: Pi, seat: Seat, card: Card) -> Steps:
    """A disc on the card's tile if it is the one, a cube if the one is next door; else the card is kept (PI-18)."""
    desk = s.desks[seat]
    s.display.remove(card)
    if card in desk.discs or card in desk.cubes:
        found: Found = "known"
    else:
        found = token(s.homes, s.homes[card], s.goal(seat)[s.city.kind_of[card]])
    agent = desk.agent_in(s.homes[card]) if found in ("disc", "cube") else None
    if found == "nothing":
        s.desks[seat] = replace(desk, kept=(*desk.kept, card))
    else:
        s.discard.append(card)
        s.desks[seat] = marked(desk, card, found, agent)
    s.tell(Examined(seat, card, found, agent is not None))
    return turn_up(s)


def marked(desk: Desk, card: Card, found: Found, agent: Agent | None) -> Desk:
    """A token goes onto a tile: off the Investigator there, if there is one, for it was counted then (PI-17)."""
    if agent is not None:
        bare = Agent(agent.location, agent.discs - (found == "disc"), agent.cubes - (found == "cube"))
        desk = replace(desk, agents=tuple([bare if each is agent else each for each in desk.agents]))
    if found == "disc":
        return replace(desk, discs=(*desk.discs, card))
    return replace(desk, cubes=(*desk.cubes, card)) if found == "cube" else desk


def turn_up(s: Pi) -> Steps:
    """One card fills the display again; an empty deck is made anew from the discards (PI-19)."""
    if s.deck:
        s.display.append(s.deck.pop())
        s.tell(TurnedUp(s.display[-1]))
    elif s.discard:
        return (Reshuffle(),)
    else:
        s.tell(NothingToTurnUp())
    return ()


class Reshuffle(Chance[Pi, Shuffled], frozen=True):
    """The discarded Evidence, shuffled, is the new deck."""

    def sample(self, s: Pi, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(len(s.discard)), below))

    def possible(self, s: Pi, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(len(s.discard)))

    def take(self, s: Pi, seat: Seat, move: Shuffled) -> Steps:
        s.deck, s.discard = [s.discard[i] for i in move.order], []
        s.tell(Reshuffled(len(s.deck)))
        return turn_up(s)


def attempt(s: Pi, seat: Seat, named: Case) -> None:
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
