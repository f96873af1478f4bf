"""What is in the box of P.I.: the city, its suspects and crimes, the cases, the points boxes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from parlour.core import Among, Seat


def of_the_city(kind: str) -> Callable[[int, Any], tuple[str, ...]]:
    """What a table's city has of this kind."""
    return lambda seats, settings: getattr(CITIES[settings.city], kind)


# A card is a suspect, a crime or a location: tiles, Case cards and Evidence cards share their names.
Card: TypeAlias = Annotated[str, Among(of_the_city("evidence"))]
Location: TypeAlias = Annotated[str, Among(of_the_city("locations"))]
Suspect: TypeAlias = Annotated[str, Among(of_the_city("suspects"))]
Crime: TypeAlias = Annotated[str, Among(of_the_city("crimes"))]
SuspectTile: TypeAlias = Annotated[str, Among(of_the_city("suspect_tiles"))]
CrimeTile: TypeAlias = Annotated[str, Among(of_the_city("crime_tiles"))]
Found: TypeAlias = Literal["disc", "cube", "nothing", "known"]  # known: the tile carried a token already

NO_SUSPECT: Final = "No Suspect"
NO_CRIME: Final = "No Crime"
SUSPECT, CRIME, LOCATION = range(3)  # the kinds of tile
KINDS: Final = ("suspect", "crime", "location")
BOXES: Final = (7, 5, 3, 1, 0)  # the printed points boxes
PENALTY: Final = 2
PENALTIES: Final = (0, 2, 4, 6, 8, 10)  # the printed penalty spaces

NEIGHBOURS: Final[dict[Location, tuple[Location, ...]]] = {
    "Lakeside": ("Forest Park", "Little Italy", "Trocadero"),
    "Forest Park": ("Lakeside", "Trocadero", "Ocean Drive"),
    "Little Italy": ("Lakeside", "Trocadero", "China Town", "Central Station"),
    "Trocadero": ("Lakeside", "Forest Park", "Little Italy", "Ocean Drive", "Central Station", "Main Street"),
    "Ocean Drive": ("Forest Park", "Trocadero", "Main Street", "Road House"),
    "China Town": ("Little Italy", "Central Station", "Union Square"),
    "Central Station": ("Little Italy", "Trocadero", "China Town", "Main Street", "Union Square", "Downtown"),
    "Main Street": ("Trocadero", "Ocean Drive", "Central Station", "Road House", "Downtown", "Rick's Café"),
    "Road House": ("Ocean Drive", "Main Street", "Rick's Café"),
    "Union Square": ("China Town", "Central Station", "Downtown", "Waterfront"),
    "Downtown": ("Central Station", "Main Street", "Union Square", "Rick's Café", "Waterfront", "Skid Row"),
    "Rick's Café": ("Main Street", "Road House", "Downtown", "Skid Row"),
    "Waterfront": ("Union Square", "Downtown", "Skid Row"),
    "Skid Row": ("Downtown", "Rick's Café", "Waterfront"),
}


class Case(NamedTuple):
    """Who did what, and where they hide."""

    suspect: SuspectTile
    crime: CrimeTile
    location: Location


Tiles: TypeAlias = Case  # what lies in one location, "No Suspect" and "No Crime" included


class StreetMap(Struct, frozen=True):
    """How to draw a city: bricks that touch are next door to each other.  Locations go by their numbers."""

    rows: tuple[tuple[int, ...], ...]
    near: tuple[tuple[int, ...], ...]  # the neighbours of 1, of 2 and so on


class City(Struct, frozen=True, dict=True):
    """A map to play on: its locations row by row, like bricks in a wall, and what is shuffled over them."""

    rows: tuple[tuple[Location, ...], ...]
    suspects: tuple[Card, ...]
    crimes: tuple[Card, ...]
    display: int  # how many Evidence cards lie face up
    street: tuple[Location, ...] = ()  # all locations in one row, where the rows would touch the wrong ones

    @cached_property
    def locations(self) -> tuple[Location, ...]:
        return tuple([location for row in self.rows for location in row])

    @cached_property
    def numbers(self) -> dict[Location, int]:
        """The number of each location on the board."""
        return {location: number for number, location in enumerate(self.locations, 1)}

    @cached_property
    def neighbours(self) -> dict[Location, list[Location]]:
        """The neighbours of each location that are on this map."""
        return {here: [near for near in NEIGHBOURS[here] if near in self.numbers] for here in self.locations}

    @cached_property
    def street_map(self) -> StreetMap:
        numbers, rows = self.numbers, (self.street,) if self.street else self.rows
        return StreetMap(
            tuple([tuple([numbers[location] for location in row]) for row in rows]),
            tuple([tuple([numbers[near] for near in self.neighbours[location]]) for location in self.locations]),
        )

    @cached_property
    def axes(self) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
        """The cards of each kind, of which a case has one."""
        return self.suspects, self.crimes, self.locations

    @cached_property
    def kind_of(self) -> dict[Card, int]:
        return {card: kind for kind, cards in enumerate(self.axes) for card in cards}

    @cached_property
    def evidence(self) -> tuple[Card, ...]:
        """One Evidence card for every suspect, crime and location."""
        return tuple(self.kind_of)

    @cached_property
    def suspect_tiles(self) -> tuple[Card, ...]:
        return self.suspects + (NO_SUSPECT,) * (len(self.locations) - len(self.suspects))

    @cached_property
    def crime_tiles(self) -> tuple[Card, ...]:
        return self.crimes + (NO_CRIME,) * (len(self.locations) - len(self.crimes))

    @property
    def most_seats(self) -> int:
        """No two players hold the same card, so the shortest kind decides how many can play."""
        return min([len(cards) for cards in self.axes])


WHOLE: Final = City(
    rows=(
        ("Lakeside", "Forest Park"),
        ("Little Italy", "Trocadero", "Ocean Drive"),
        ("China Town", "Central Station", "Main Street", "Road House"),
        ("Union Square", "Downtown", "Rick's Café"),
        ("Waterfront", "Skid Row"),
    ),
    suspects=(
        "Bubbles", "Doc", "Dutch", "Earl", "Frenchy", "Knuckles",
        "Maurice", "Pinky", "Pop", "Queenie", "Rusty", "Shorty",
    ),
    crimes=(
        "Bank Job", "Blackmail", "Forgery", "Jewellery Heist", "Kidnapping",
        "Mob Killing", "Murder", "Police Corruption", "Protection Racket", "Smuggling",
    ),
    display=9,
)  # fmt: skip
HARBOUR: Final = City(
    rows=(("Union Square", "Rick's Café"), ("Waterfront", "Skid Row")),
    suspects=("Bubbles", "Doc", "Dutch"),
    crimes=("Bank Job", "Blackmail", "Forgery"),
    display=3,
    street=("Union Square", "Waterfront", "Skid Row", "Rick's Café"),
)
CITIES: Final = {"whole": WHOLE, "harbour": HARBOUR}


def holder_for(seat: Seat, seats: int) -> Seat:
    """Who holds the case that ``seat`` must solve: its right neighbour (PI-31)."""
    return (seat - 1) % seats


def solver_for(seat: Seat, seats: int) -> Seat:
    """Who must solve the case that ``seat`` holds: its left neighbour."""
    return (seat + 1) % seats
