"""A detective's turn: what can be done, and why something else can't, told without secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias, cast

from parlour.core import PASS, Move, Pass, Piecewise, Seat, Steps
from parlour.games.pi.cards import (
    CITIES,
    CRIME,
    KINDS,
    LOCATION,
    NO_CRIME,
    NO_SUSPECT,
    SUSPECT,
    Card,
    Case,
    City,
    Location,
)
from parlour.games.pi.events import Passed
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.rules.evidence import examine, selectable
from parlour.games.pi.rules.investigators import investigate
from parlour.games.pi.rules.solving import attempt
from parlour.games.pi.settings import SEATS
from parlour.games.pi.state import Desk, PiState

Part: TypeAlias = Place | Take | Accuse | Charge | Locate | Pass


class Parts(NamedTuple):
    """Every part of a turn in one city, made once."""

    places: dict[Location, Place]
    takes: dict[Card, Take]
    accuses: list[Part]
    charges: list[Part]
    locates: list[Part]


def parts_of(city: City) -> Parts:
    return Parts(
        {location: Place(location) for location in city.locations},
        {card: Take(card) for card in city.evidence},
        [Accuse(suspect) for suspect in city.suspects],
        [Charge(crime) for crime in city.crimes],
        [Locate(location) for location in city.locations],
    )


PARTS: Final = {name: parts_of(city) for name, city in CITIES.items()}


class TakeTurn(Piecewise[PiState, Part], frozen=True):
    """Place an Investigator, or take an Evidence card, or attempt to solve your case.

    An attempt is named in parts (suspect, crime, location) that nobody hears of before it is complete.
    """

    def options(self, s: PiState, seat: Seat) -> Sequence[Part]:
        if not s.sealed:
            return self.beginnings(s)
        parts = PARTS[s.settings.city]
        return parts.charges if len(s.sealed) == 1 else parts.locates

    def beginnings(self, s: PiState) -> list[Part]:
        parts, desk = PARTS[s.settings.city], s.desks[self.seat]
        moves: list[Part] = [parts.takes[card] for card in selectable(s, desk)]
        if desk.investigators:
            visited = [agent.location for agent in desk.agents]
            moves += [place for location, place in parts.places.items() if location not in visited]
        return (moves or [PASS]) + parts.accuses

    def completes(self, s: PiState, move: Part) -> bool:
        return type(move) is not Accuse and type(move) is not Charge

    def decide(self, s: PiState, parts: list[Part]) -> Steps:
        first = parts[0]
        if isinstance(first, Take):
            return examine(s, self.seat, first.card)
        if isinstance(first, Place):
            investigate(s, self.seat, first.location)
        elif isinstance(first, Accuse):
            _, charge, locate = cast("tuple[Accuse, Charge, Locate]", parts)
            attempt(s, self.seat, Case(first.suspect, charge.crime, locate.location))
        else:
            s.passes += 1
            s.tell(Passed(self.seat))
        return ()

    def why_not(self, s: PiState, seat: Seat, move: Move) -> str:
        if s.sealed:
            wanted = "crime" if isinstance(s.sealed[-1], Accuse) else "location"
            return why_not_named(s, move) or f"Name the {wanted} now, or take back what you named."
        match move:
            case Place(location):
                return why_not_place(s, s.desks[seat], location)
            case Take(card):
                return why_not_take(s, card)
            case Pass():
                return "You may pass only if you can neither place an Investigator nor take an Evidence card."
        return why_not_named(s, move) or "Begin an attempt with its suspect."


TURNS: Final = [TakeTurn(seat) for seat in range(SEATS[-1])]


def why_not_place(s: PiState, desk: Desk, location: Location) -> str:
    if location not in s.tiles:
        return f"There is no location called {location}."
    if not desk.investigators:
        return "You have no Investigators left; they are for one use in the whole game."
    return f"You have an Investigator in {location} already; another could tell you nothing."


def why_not_take(s: PiState, card: Card) -> str:
    if card not in s.display:
        return f"{card} is not among the Evidence on display."
    return f"{card} carries your token already; take a card that can tell you something."


def why_not_named(s: PiState, move: Move) -> str | None:
    """What is wrong with the name in a part of an attempt."""
    match move:
        case Accuse(name):
            kind = SUSPECT
        case Charge(name):
            kind = CRIME
        case Locate(name):
            kind = LOCATION
        case _:
            return None
    if name in (NO_SUSPECT, NO_CRIME):
        return f"{name} is a blank tile; no case has it."
    return None if name in s.city.axes[kind] else f"There is no {KINDS[kind]} called {name}."
