"""What the things and zones of P.I. are called, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from parlour.core import Caption, Label, Piece, Seat, Thing, ThingId, Zone
from parlour.core.words.english import Names, listed, plural
from parlour.games.pi.cards import CITIES, KINDS, Card, solver_for
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.state import Desk
from parlour.games.pi.things import CARD_OF
from parlour.games.pi.view import PiView

SHORT: Final = {
    "Jewellery Heist": "Heist",
    "Police Corruption": "Corruption",
    "Protection Racket": "Racket",
    "Central Station": "Central",
}
TOKENS: Final = {
    "disc": Caption(
        "Disc", text="On a tile: it is in its owner's case. On an Investigator: one of the three tiles here is."
    ),
    "cube": Caption(
        "Cube",
        text="On a tile: the true tile of the same kind, for its owner's case, lies next door. On an Investigator: the "
        "tile of one card of that case lies next door.",
    ),
    "marker": Caption(
        "First Player marker",
        "First",
        "Its owner begins every round of this mini-game; for the next one it passes to the left.",
    ),
}


def thing(thing: Thing, settings: PiSettings) -> Caption:
    if thing.id.startswith("investigator"):
        return Caption("Investigator", text=investigator(settings))
    if thing.kind == "token":
        return TOKENS[thing.id.partition(":")[0]]
    card = CARD_OF[thing.id]
    if thing.kind == "card":
        return Caption(f"Evidence: {card}", SHORT.get(card, card), examined(card, thing.suit))
    return Caption(card, SHORT.get(card, ""), tile(card, thing.suit, settings))


def investigator(settings: PiSettings) -> str:
    counted = "disc" if settings.repeat_cubes else "disc or cube"
    return (
        "Place it in a location where you have none. For each of the three cards of your case it is given a disc if "
        "the card's tile lies there, or a cube if it lies next door; you are not told which token is for which card. "
        f"A tile there that carries your {counted} already brings no second one. It is used once in the whole game."
    )


def examined(card: Card, suit: str) -> str:
    return (
        f"Take it from the display. If {card} is the {suit} of your case, your disc goes onto its tile; if the {suit} "
        "of your case lies next door to that tile, your cube does. With a token the card is discarded, and without one "
        "it stays before you."
    )


def tile(card: Card, suit: str, settings: PiSettings) -> str:
    city = CITIES[settings.city]
    if card not in city.kind_of:
        return f"A blank tile: there is no {suit} here. It is in no case, earns no token and keeps none away."
    near = listed([f"{city.numbers[place]} {place}" for place in city.neighbours.get(card, ())])
    what = f"A {suit}, next to {near}" if near else f"A {suit}"
    return (
        f"{what}. If it is in your case, your Investigators here are given a disc for it, and those next door a cube."
    )


def zone(zone: Zone, view: PiView, names: Names) -> Label:
    if zone.kind == "place":
        return place(zone, view, names)
    if zone.owner is None:
        return PILES[zone.id]
    if zone.id == "attempt":
        return Label(f"{names.own(zone.owner)} attempt", "Attempt", "named so far, unheard by the others")
    if zone.kind == "score":
        return Label(f"{names.own(zone.owner)} score", "Score", score(view.desk(zone.owner), zone.owner == view.first))
    if zone.kind == "secret":
        solver = names.to(solver_for(zone.owner, view.seats))
        return Label(names.does(zone.owner, "hold"), "Case held", f"for {solver} to solve")
    return Label(f"{names.own(zone.owner)} kept Evidence", "Kept Evidence")


PILES: Final = {"display": Label("Display"), "deck": Label("Evidence deck"), "discard": Label("Discards")}


def place(zone: Zone, view: PiView, names: Names) -> Label:
    """A location with its number, everybody's tokens there, and the numbers of its neighbours."""
    empty = empty_place(zone.at, view.settings.city)
    if len(zone.pieces) == len(KINDS):
        return empty
    found = [f"{names[seat]}: {owned}" for seat, owned in lying(zone.pieces)]
    return Label(empty.title, note="; ".join([*found, empty.note]))


@cache
def empty_place(location: ThingId, city: str) -> Label:
    card, numbers = CARD_OF[location], CITIES[city].numbers
    near = [str(numbers[place]) for place in CITIES[city].neighbours[card]]
    return Label(f"{numbers[card]} {card}", note=f"next to {' '.join(near)}")


@lru_cache(maxsize=8192)  # every seat at a table is told the same, except for the names
def lying(pieces: tuple[Piece, ...]) -> list[tuple[Seat, str]]:
    """What each player has in one location: an Investigator with its tokens, and tokens on tiles."""
    owned = groupby(pieces[len(KINDS) :], lambda piece: int(piece.thing.partition(":")[2]))
    return [(seat, belongings([(piece.thing.partition(":")[0], piece.on) for piece in each])) for seat, each in owned]


def belongings(tokens_on: Sequence[tuple[str, ThingId]]) -> str:
    """Investigator with 1 cube, disc on Bubbles."""
    carried = [token for token, on in tokens_on if on and on not in CARD_OF]
    agent = "Investigator with " + tokens(carried.count("disc"), carried.count("cube")) if carried else "Investigator"
    on_tiles = [f"{token} on {CARD_OF[on]}" for token, on in tokens_on if on in CARD_OF]
    return ", ".join([agent, *on_tiles] if ("investigator", "") in tokens_on else on_tiles)


def tokens(discs: int, cubes: int) -> str:
    """1 disc and 2 cubes."""
    return listed([plural(number, token) for number, token in ((discs, "disc"), (cubes, "cube")) if number])


@lru_cache(maxsize=8192)
def score(desk: Desk, first: bool) -> str:
    notes = [plural(desk.total, "point"), f"{plural(desk.investigators, 'Investigator')} left"]
    if desk.penalty:
        notes[0] += f" ({sum(desk.points)} less {desk.penalty} for failed attempts)"
    if desk.solved:
        notes.append(f"solved in round {desk.solved}")
    if first:
        notes.append("First Player")
    return ", ".join(notes)
