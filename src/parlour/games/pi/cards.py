"""The city of P.I., its cases and Evidence; the options, the moves and the events: its whole vocabulary."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from parlour.core import Event, Move, Seat, Settings

Card: TypeAlias = str  # a suspect, a crime or a location: tiles, Case cards and Evidence cards share their names
Location: TypeAlias = str
Found: TypeAlias = Literal["disc", "cube", "nothing", "known"]
Reason: TypeAlias = Literal["solved", "passed", "cap"]

NO_SUSPECT: Final = "No Suspect"
NO_CRIME: Final = "No Crime"
SUSPECT, CRIME, LOCATION = range(3)  # the kinds of tile, left to right
KINDS: Final = ("suspect", "crime", "location")
BOXES: Final = (7, 5, 3, 1, 0)  # the printed points boxes
PENALTY: Final = 2

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

    suspect: Card
    crime: Card
    location: Location


Tiles: TypeAlias = Case  # what lies in one location, left to right, "No Suspect" and "No Crime" included


class City(Struct, frozen=True, dict=True):
    """A map to play on: its locations row by row, like bricks in a wall, and what is shuffled over them."""

    rows: tuple[tuple[Location, ...], ...]
    suspects: tuple[Card, ...]
    crimes: tuple[Card, ...]
    display: int  # how many Evidence cards lie face up

    @cached_property
    def locations(self) -> tuple[Location, ...]:
        return tuple([location for row in self.rows for location in row])

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
)
CITIES: Final = {"whole": WHOLE, "harbour": HARBOUR}


class PiSettings(Settings, frozen=True, kw_only=True):
    """How long the game is, on which map, and two literal readings of the rulebook."""

    mini_games: Annotated[int, Meta(ge=1, le=9, description="How many mini-games make a game.")] = 3
    investigators: Annotated[
        int, Meta(ge=0, le=14, description="Investigators of each player, for the whole game.")
    ] = 5  # fmt: skip
    rounds: Annotated[
        int, Meta(ge=1, le=200, description="A mini-game ends after so many rounds; whoever has not solved takes 0.")
    ] = 60
    city: Annotated[
        Literal["whole", "harbour"],
        Meta(description="The whole city, or only its harbour: four locations, for two or three players."),
    ] = "whole"
    repeat_cubes: Annotated[
        bool, Meta(description="An Investigator brings a cube even for a tile there that carries your cube already.")
    ] = False
    marked_cards: Annotated[
        bool, Meta(description="An Evidence card may be taken even if its tile carries your token already.")
    ] = False


class Drawn(Move, frozen=True):
    """Nature's move: who takes the First Player marker."""

    first: Seat


class Dealt(Move, frozen=True):
    """Nature's move: the tiles in the order of the locations, each seat's case, the Evidence deck top card last."""

    suspects: tuple[Card, ...]
    crimes: tuple[Card, ...]
    cases: tuple[Case, ...]
    evidence: tuple[Card, ...]


class Shuffled(Move, frozen=True):
    """Nature's move: which place of the discards lies where in the new Evidence deck, top card last."""

    order: tuple[int, ...]


class Place(Move, frozen=True):
    """Put an Investigator into a location."""

    location: Location


class Take(Move, frozen=True):
    """Take an Evidence card from the display."""

    card: Card


class Accuse(Move, frozen=True):
    """Begin an attempt to solve the case; crime and location follow."""

    suspect: Card


class Charge(Move, frozen=True):
    crime: Card


class Locate(Move, frozen=True):
    location: Location


class MiniGameBegan(Event, frozen=True):
    number: int
    first: Seat


class CityLaid(Event, frozen=True):
    """The tiles, location by location, and the Evidence on display."""

    tiles: tuple[Tiles, ...]
    display: tuple[Card, ...]


class Held(Event, frozen=True):
    """The case a player holds, told to that player."""

    case: Case


class RoundBegan(Event, frozen=True):
    round: int


class Investigated(Event, frozen=True):
    """How many new discs and cubes an Investigator was given."""

    seat: Seat
    location: Location
    discs: int
    cubes: int


class Examined(Event, frozen=True):
    """What an Evidence card told; known: its tile carried a token already.  A moved token came off an Investigator."""

    seat: Seat
    card: Card
    found: Found
    moved: bool = False


class TurnedUp(Event, frozen=True):
    """An Evidence card joins the display."""

    card: Card


class Reshuffled(Event, frozen=True):
    """The discarded Evidence is the new deck."""

    cards: int


class NothingToTurnUp(Event, frozen=True):
    """Deck and discards are used up: the display shrinks."""


class Solved(Event, frozen=True):
    seat: Seat
    case: Case
    round: int
    points: int


class Failed(Event, frozen=True):
    """At least one of the three was wrong."""

    seat: Seat
    case: Case
    penalty: int  # points lost so far in the whole game


class Passed(Event, frozen=True):
    seat: Seat


class MiniGameEnded(Event, frozen=True):
    """Why it is over, the cases nobody solved, each with its holder, and what everybody has now."""

    number: int
    why: Reason
    unsolved: tuple[tuple[Seat, Case], ...]
    totals: tuple[int, ...]
