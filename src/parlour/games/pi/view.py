"""P.I. as one seat sees it: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from typing import Annotated

from parlour.core import FIXED, BySeat, Seat, View, by_place, common
from parlour.games.pi.cards import BOXES, CITIES, PENALTIES, Card, Case, City, Location, StreetMap, Tiles
from parlour.games.pi.moves import Accuse, Charge
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
    desks: BySeat[Desk]
    case: Case | None  # held by this seat, for its left neighbour to solve
    streets: Annotated[StreetMap, FIXED]
    boxes: Annotated[tuple[int, ...], FIXED] = BOXES
    penalties: Annotated[tuple[int, ...], FIXED] = PENALTIES

    @property
    def city(self) -> City:
        return CITIES[self.settings.city]

    @property
    def solved(self) -> tuple[tuple[Card, ...], ...]:
        """The cases that are solved: they lie open for everybody."""
        return tuple([desk.discs for desk in self.desks if desk.solved])

    def desk(self, seat: Seat) -> Desk:
        """What a player has on the table."""
        return self.desks[seat]

    def has_tried(self, location: Location) -> bool:
        """Whether this seat has failed already with the case that it is naming, if it ends with ``location``."""
        match self.sealed:
            case (Accuse(suspect), Charge(crime)) if self.seat is not None:
                return Case(suspect, crime, location) in self.desks[self.seat].tried
        return False


@by_place
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
        streets=s.city.street_map,
    )
