"""P.I. as one seat sees it: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from parlour.core import Seat, View, common
from parlour.games.pi.cards import CITIES, Card, Case, City, Location, PiSettings, Tiles
from parlour.games.pi.state import Desk, Pi


class PiView(View, frozen=True):
    """The case this seat holds is its only secret; everything else lies open."""

    settings: PiSettings
    number: int
    first: Seat
    round: int
    box: int
    passes: int
    tiles: dict[Location, Tiles]
    display: tuple[Card, ...]
    deck: int
    discard: tuple[Card, ...]
    desks: tuple[Desk, ...]
    case: Case | None  # held by this seat, for its left neighbour to solve

    @property
    def city(self) -> City:
        return CITIES[self.settings.city]


def view(s: Pi, seat: Seat | None) -> PiView:
    return PiView(
        *common(s, seat),
        s.settings,
        s.number,
        s.first,
        s.round,
        s.box,
        s.passes,
        s.tiles,
        tuple(s.display),
        len(s.deck),
        tuple(s.discard),
        tuple(s.desks),
        s.cases[seat] if seat is not None and s.cases else None,
    )
