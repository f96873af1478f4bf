"""P.I. in numbers: the city, the tokens of every desk, the Evidence on display, the case this seat holds."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from parlour.core import PASS, Move
from parlour.envs.tensors import Block, Deck, Known, as_last_time, numbers, remembered
from parlour.games.pi.cards import CITIES, Tiles
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.state import Agent, Desk

TRIES: Final = 5  # failed attempts that are shown


def moves(seats: int, settings: PiSettings) -> Iterator[Move]:
    city = CITIES[settings.city]
    yield PASS
    yield from map(Place, city.locations)
    yield from map(Take, city.evidence)
    yield from map(Accuse, city.suspects)
    yield from map(Charge, city.crimes)
    yield from map(Locate, city.locations)


def blocks(seats: int, settings: PiSettings) -> list[Block]:
    city = CITIES[settings.city]
    cards, places = Deck(city.evidence), Deck(city.locations)
    suspects, crimes = Deck(city.suspect_tiles), Deck(city.crime_tiles)
    city_width = len(city.locations) * (suspects.width + crimes.width)

    def laid(tiles: tuple[Tiles, ...]) -> bytes:
        """For each location its suspect and its crime."""
        lying = {here.location: suspects.one(here.suspect) + crimes.one(here.crime) for here in tiles}
        return b"".join([lying[location] for location in city.locations]) if tiles else bytes(city_width)

    def standing(agents: tuple[Agent, ...]) -> bytes:
        """Where a player's Investigators are, and the tokens on each."""
        tokens = bytearray(2 * len(city.locations))
        for agent in agents:
            here = 2 * places.place[agent.location]
            tokens[here : here + 2] = agent.discs, agent.cubes
        return places.counted(tuple([agent.location for agent in agents])) + tokens

    cities, agents, cases = Known(laid), Known(standing), Known(cards.count)

    def desk(one: Desk) -> bytes:
        """The last attempts come last, and may be few."""
        counts = numbers((one.investigators, one.solved, sum(one.points), one.penalty, len(one.tried)))
        lying = map(cards.counted, (one.discs, one.cubes, one.kept))
        tried = map(cases.__getitem__, one.tried[-TRIES:])
        return b"".join((counts, agents[one.agents], *lying, *tried)).ljust(desk_width, b"\0")

    desks = Known(desk)
    desk_width = 5 + 3 * len(city.locations) + (3 + TRIES) * cards.width
    return [
        Block("round", 5, lambda view: numbers((view.number, view.first, view.round, view.box, view.deck_size))),
        Block(
            "city",
            city_width,
            as_last_time(lambda view: cities[tuple(view.tiles.values())], attrgetter("tiles")),
        ),
        Block("display", cards.width, remembered(lambda view: cards.count(view.display), "display")),
        Block("discards", cards.width, remembered(lambda view: cards.count(view.discard), "discard")),
        Block("own case", cards.width, remembered(lambda view: cards.count(view.case or ()), "case")),
        Block(
            "half-made attempt",
            cards.width,
            remembered(lambda view: cards.counted(tuple(map(first_word, view.sealed))), "sealed"),
        ),
        Block(
            "desks",
            seats * desk_width,
            lambda view: b"".join(map(desks.__getitem__, view.desks)) or bytes(seats * desk_width),
        ),
    ]


def first_word(move: Move | None) -> str:
    """The card that a part of an attempt names."""
    match move:
        case Accuse(suspect=card) | Charge(crime=card) | Locate(location=card) | Place(location=card) | Take(card=card):
            return card
    return ""
