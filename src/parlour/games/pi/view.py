"""P.I. as one seat sees it: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from parlour.core import Seat, View, common
from parlour.games.pi.cards import CITIES, Card, Case, City, Location, Tiles
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.state import Desk, PiState


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
    deck_size: int
    discard: tuple[Card, ...]
    desks: tuple[Desk, ...]
    case: Case | None  # held by this seat, for its left neighbour to solve

    @property
    def city(self) -> City:
        return CITIES[self.settings.city]


def view(s: PiState, seat: Seat | None) -> PiView:
    return PiView(
        *common(s, seat),
        settings=s.settings,
        number=s.number,
        first=s.first,
        round=s.round,
        box=s.box,
        passes=s.passes,
        tiles=s.tiles,
        display=tuple(s.display),
        deck_size=len(s.deck),
        discard=tuple(s.discard),
        desks=tuple(s.desks),
        case=s.cases[seat] if seat is not None and s.cases else None,
    )
