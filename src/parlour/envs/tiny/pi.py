"""The tiny P.I.: the last round in the harbour for two, over one layout of the city and one order of the Evidence.

In the rounds before, both have looked at an Evidence card and placed an Investigator.
"""

from __future__ import annotations

from itertools import permutations, product

from parlour.core import play
from parlour.envs.tiny import Tiny, opened
from parlour.games.pi import PI, PiState
from parlour.games.pi.cards import HARBOUR, Case
from parlour.games.pi.moves import Dealt, Drawn, Place, Take
from parlour.games.pi.settings import PiSettings

SEATS = 2
SETTINGS = PiSettings(city="harbour", mini_games=1, rounds=3, investigators=1)
EVIDENCE = tuple(sorted(HARBOUR.evidence, key=lambda card: card[1:]))  # the kinds well mixed


def beginnings() -> list[tuple[PiState, int]]:
    """Every way to deal the cases; seat 0 begins each round."""
    dealt = product(*[permutations(cards, SEATS) for cards in HARBOUR.axes])
    return [(last_round(tuple([Case(*case) for case in zip(*cards)])), 1) for cards in dealt]


def last_round(cases: tuple[Case, ...]) -> PiState:
    deal = Dealt(HARBOUR.suspect_tiles, HARBOUR.crime_tiles[::-1], cases, EVIDENCE)
    s: PiState = opened((PI, SEATS, SETTINGS), Drawn(0), deal)
    for seat in range(SEATS):
        play(s, seat, Take(s.display[0]))
    for seat in range(SEATS):
        play(s, seat, Place(HARBOUR.locations[seat]))
    return s


TINY = Tiny("the last round of two players in the harbour", PI, SEATS, SETTINGS, beginnings)
