"""What lies on a table, in no language: things with ids and kinds, and the zones they lie in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from parlour.core.settings import Settings
from parlour.core.vocabulary import Claim, Event, Move, Seat

ThingId: TypeAlias = str  # such as "card:7R" or "seat:2"; the same for every seat and in every language
ThingKind: TypeAlias = Literal["card", "tile", "token", "place", "role", "question", "seat"]
ZoneKind: TypeAlias = Literal[
    "hand",  # what a player holds
    "secret",  # what lies face down before a player
    "set",  # what a player has laid down together
    "won",  # what a player has won
    "score",  # a player's points and other figures
    "pile",  # what a player has brought to a place
    "place",  # a place on the board, and what lies there
    "track",  # how far something has come
    "display",  # what lies open for anyone to take
    "deck",  # what is drawn from
    "discard",
    "aside",  # what is out of play, for now or for good
]


class Thing(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something a person can point at.  What is in the box is no secret: the things are the same for every seat."""

    id: ThingId
    kind: ThingKind
    rank: str = ""
    suit: str = ""
    owner: Seat | None = None  # whose it always is; None: it may change hands
    beats: tuple[ThingId, ...] = ()  # the things that it is stronger than, such as suits


class Piece(Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing as it lies in a zone, where this seat may know which it is."""

    thing: ThingId
    face: ThingId = ""  # what is on the other side of a thing that lies face down, if this seat may know
    up: bool = True  # whether it lies face up for everybody
    on: ThingId = ""  # the thing in the same zone that it lies on
    value: int | None = None  # what it counts just now, where that changes


class Zone(Struct, frozen=True, omit_defaults=True, gc=False):
    """A place on the table: pieces that this seat can tell apart, and how many more lie there unknown."""

    id: str
    kind: ZoneKind
    owner: Seat | None = None  # None: it belongs to everybody
    pieces: tuple[Piece, ...] = ()
    hidden: int = 0
    at: ThingId = ""  # the thing that this zone belongs to, such as the place of a pile
    value: int | None = None  # what all of it is worth just now


class Things(Protocol):
    """A game's ``things`` module.  All of it is read from views and events, never from a State."""

    def things(self, seats: int, settings: Any) -> Sequence[Thing]:
        """Everything in the box; the seats are things as well, but not listed here."""

    def zones(self, view: Any) -> Sequence[Zone]:
        """The table as this seat sees it, in the order in which a person would look at it."""

    def of_move(self, move: Move, view: Any) -> tuple[ThingId, ...]:
        """The things an option is about, in the order in which a person would point at them."""

    def of_claim(self, claim: Claim, view: Any) -> tuple[ThingId, ...]:
        """The things that something said aloud is about."""

    def of_event(self, event: Event) -> tuple[ThingId, ...]:
        """The things a line of the story is about, in the order in which a person would point at them."""


def seat_thing(seat: Seat) -> ThingId:
    """A player as a thing to point at."""
    return f"seat:{seat}"


def catalogue(game_things: Things, seats: int, settings: Settings) -> tuple[Thing, ...]:
    """Everything that can be pointed at on a table: the box, and the seats."""
    people = [Thing(seat_thing(seat), "seat", owner=seat) for seat in range(seats)]
    return (*people, *game_things.things(seats, settings))


def revealed_zones(game_things: Things, view: Any, views: Sequence[Any]) -> list[Zone]:
    """The table after the end, when nothing is secret any more: each zone of ``view`` as its owner sees it.

    ``views`` are those of all seats, in their order.
    """
    owners = [{zone.id: zone for zone in game_things.zones(seat_view)} for seat_view in views]
    zones = game_things.zones(view)
    return [zone if zone.owner is None else owners[zone.owner].get(zone.id, zone) for zone in zones]


def pieces(things: Sequence[ThingId]) -> tuple[Piece, ...]:
    """Some things lying face up side by side."""
    return tuple([Piece(thing) for thing in things])
