"""Small tables of P.I. for brute force: the harbour, and a corner so small that its Evidence is soon used up."""

from __future__ import annotations

from itertools import permutations, product
from typing import Annotated, Literal

from msgspec import Meta

from parlour.core import Move, Seat
from parlour.games.pi import PiSettings, PiState
from parlour.games.pi.cards import CITIES, Case, City
from parlour.games.pi.moves import Dealt, Drawn, Shuffled
from parlour.games.pi.rules.evidence import Reshuffle
from parlour.games.pi.rules.mini_games import DrawFirstPlayer
from parlour.games.pi.rules.turn import PARTS, parts_of
from parlour.testing import Small

CORNER = City(  # three places far from each other: no cubes, so that most cards are kept
    rows=(("Waterfront", "Road House", "Lakeside"),),
    suspects=("Bubbles", "Doc"),
    crimes=("Forgery", "Murder"),
    display=4,
)
CITIES["corner"] = CORNER  # no table can choose it: it is not among the options
PARTS["corner"] = parts_of(CORNER)


class CornerSettings(PiSettings, frozen=True, kw_only=True):
    """Without Investigators: Evidence only, so that deck and discards run out."""

    city: Annotated[Literal["corner"], Meta(description="A corner of the city, for tests.")] = "corner"  # type: ignore[assignment]


def outcomes(s: PiState) -> list[tuple[Move, int]]:
    """Every way to deal the cases over one layout of the city; seat 0 begins; the discards are turned over or cut."""
    if isinstance(s.agenda[-1], DrawFirstPlayer):
        return [(Drawn(0), 1)]
    if isinstance(s.agenda[-1], Reshuffle):
        order = range(len(s.discard))
        return [(Shuffled(cards), 1) for cards in {tuple(order), tuple(order[::-1]), (*order[1:], *order[:1])}]
    city = s.city
    dealt = product(*[permutations(cards, s.seats) for cards in city.axes])
    cases = [tuple([Case(*case) for case in zip(*cards)]) for cards in dealt]
    evidence = sorted(city.evidence, key=lambda card: card[1:])  # the kinds well mixed
    return [(Dealt(city.suspect_tiles, city.crime_tiles[::-1], each, tuple(evidence)), 1) for each in cases]


def weight(s: PiState, seat: Seat, move: Move) -> int:
    """What a player does is done openly."""
    return 1


SMALL = (
    Small(2, {"city": "harbour"}, outcomes, weight, actions=10),
    Small(3, {"city": "harbour", "investigators": 1}, outcomes, weight, actions=7),
    Small(2, CornerSettings(investigators=0, mini_games=2, rounds=14), outcomes, weight, actions=50),
)
