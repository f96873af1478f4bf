"""What the holder of a case must answer; at this table the engine answers for them, so nobody can be misled (PI-28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from parlour.games.pi.cards import NEIGHBOURS, Card, Case, Found, Location, Tiles

NEAR: Final = {location: frozenset(neighbours) for location, neighbours in NEIGHBOURS.items()}


def token(homes: Mapping[Card, Location], here: Location, true: Card) -> Found:
    """What a card of the case gives to a player who looks in ``here``: its tile is there, next door, or farther off."""
    home = homes[true]
    if home == here:
        return "disc"
    return "cube" if home in NEAR[here] else "nothing"


class Look(Struct, frozen=True):
    """An Investigator arrives: the tiles in its location, and those of them that carry tokens of its player already."""

    homes: Mapping[Card, Location]
    here: Tiles
    discs: tuple[Card, ...]
    cubes: tuple[Card, ...]
    repeat_cubes: bool

    def new_token(self, kind: int, true: Card) -> Found:
        """What one card of the case gives; nothing if the tile of its kind here carries such a token (PI-9, PI-10)."""
        found, tile = token(self.homes, self.here.location, true), self.here[kind]
        if found == "disc" and tile in self.discs:
            return "nothing"
        if found == "cube" and tile in self.cubes and not self.repeat_cubes:
            return "nothing"
        return found

    def new_tokens(self, goal: Case) -> tuple[int, int]:
        """The discs and cubes for all three cards of the case; which is for which is not told (PI-33)."""
        found = [self.new_token(kind, true) for kind, true in enumerate(goal)]
        return found.count("disc"), found.count("cube")
