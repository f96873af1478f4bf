"""The table of P.I.: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from parlour.core import Seat, State, UpTo
from parlour.games.pi.cards import CITIES, Card, Case, City, Location, Tiles
from parlour.games.pi.settings import PiSettings

TRIES: Final = 5  # failed attempts that agents are shown beside the story


class Agent(Struct, frozen=True):
    """An Investigator on the board and the tokens on it."""

    location: Location
    discs: int
    cubes: int


class Desk(Struct, frozen=True, cache_hash=True):
    """All that a player has on the table, open to everybody."""

    investigators: int  # not yet used
    agents: Annotated[tuple[Agent, ...], UpTo(lambda seats, settings: settings.investigators)] = ()
    discs: tuple[Card, ...] = ()  # the tiles that carry this player's discs
    cubes: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()  # Evidence that told nothing
    tried: Annotated[tuple[Case, ...], UpTo(TRIES)] = ()  # attempts that failed in this mini-game
    solved: int = 0  # the round in which the case was solved
    points: Annotated[tuple[int, ...], UpTo(lambda seats, settings: settings.mini_games)] = ()  # of each mini-game
    penalty: int = 0  # points lost by failed attempts

    @property
    def total(self) -> int:
        return sum(self.points) - self.penalty

    def agent_in(self, location: Location) -> Agent | None:
        for agent in self.agents:
            if agent.location == location:
                return agent
        return None


class PiState(State):
    settings: PiSettings = PiSettings()
    number: int = 0  # of the mini-game, from 1
    first: Seat = 0  # who has the First Player marker
    round: int = 0
    box: int = 0  # which points box is filled next
    passes: int = 0  # in this round
    tiles: dict[Location, Tiles] = {}  # laid anew for every mini-game, never changed in between
    homes: dict[Card, Location] = {}  # the same the other way round: where each tile lies
    display: list[Card] = []
    deck: list[Card] = []  # top card last
    discard: list[Card] = []
    desks: list[Desk] = []
    cases: tuple[Case, ...] = ()  # by holder; the holder's left neighbour must solve it

    @property
    def city(self) -> City:
        return CITIES[self.settings.city]

    def goal(self, seat: Seat) -> Case:
        """The case that ``seat`` must solve: the one its right neighbour holds."""
        return self.cases[seat - 1]

    def unsolved(self) -> list[Seat]:
        """The seats still at work, in the order of a round."""
        order = [(self.first + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if not self.desks[seat].solved]


def homes_of(tiles: dict[Location, Tiles]) -> dict[Card, Location]:
    return {tile: location for location, here in tiles.items() for tile in here}
