"""Selecting an Evidence card, and turning up the next one."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core import Below, Chance, Move, Seat, Steps, shuffled
from parlour.games.pi.cards import Card, Found
from parlour.games.pi.events import Examined, NothingToTurnUp, Reshuffled, TurnedUp
from parlour.games.pi.moves import Shuffled
from parlour.games.pi.rules.answers import token
from parlour.games.pi.state import Agent, Desk, PiState


def selectable(s: PiState, desk: Desk) -> list[Card]:
    """The Evidence that may be taken: what could still tell something, or else any card (PI-15)."""
    if s.settings.marked_cards:
        return s.display
    return [card for card in s.display if card not in desk.discs and card not in desk.cubes] or s.display


def examine(s: PiState, seat: Seat, card: Card) -> Steps:
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
    """A token goes onto a tile: off the Investigator there, if there is one, since it was counted then (PI-17)."""
    if agent is not None:
        bare = Agent(agent.location, agent.discs - (found == "disc"), agent.cubes - (found == "cube"))
        desk = replace(desk, agents=tuple([bare if each is agent else each for each in desk.agents]))
    if found == "disc":
        return replace(desk, discs=(*desk.discs, card))
    return replace(desk, cubes=(*desk.cubes, card)) if found == "cube" else desk


def turn_up(s: PiState) -> Steps:
    """One card fills the display again; an empty deck is made anew from the discards (PI-19)."""
    if s.deck:
        s.display.append(s.deck.pop())
        s.tell(TurnedUp(s.display[-1]))
    elif s.discard:
        return (Reshuffle(),)
    else:
        s.tell(NothingToTurnUp())
    return ()


class Reshuffle(Chance[PiState, Shuffled], frozen=True):
    """The discarded Evidence, shuffled, is the new deck."""

    def sample(self, s: PiState, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(len(s.discard)), below))

    def possible(self, s: PiState, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(len(s.discard)))

    def take(self, s: PiState, seat: Seat, move: Shuffled) -> Steps:
        s.deck, s.discard = [s.discard[i] for i in move.order], []
        s.tell(Reshuffled(len(s.deck)))
        return turn_up(s)
