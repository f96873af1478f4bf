"""Positions of Detective Graves that ask something of a search."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.bots.graves import thumb
from parlour.bots.graves.position import Position
from parlour.core import NATURE, chance, options, play
from parlour.games.graves import GRAVES, GravesState
from parlour.games.graves.cards import CARDS, PLACES
from parlour.games.graves.rules.turn import TakeTurn
from tests.games.graves.table import at


def middle_of_a_case() -> GravesState:
    """Ann, the Detective, leads a Location with a choice of cards."""
    return at(ann="N7 N3 S8 Q9 B9 M9 Q2", bea="Q8 Q7 Q6 S5 N4 B3 M2")


def last_words() -> Iterator[GravesState]:
    """The last turn at the last Location in some Cases."""
    for seed in range(8):
        rng, s = Random(seed), GRAVES.begin(2, GRAVES.table(2, {"cases": 1}))
        while s.asked:
            seat = s.asked[0]
            turn_begins = type(s.agenda[-1]) is TakeTurn and not s.played
            if turn_begins and s.place == PLACES - 1 and Position(s, seat, s.hands[seat]).final:
                yield s.clone()
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else thumb.choose(GRAVES.view(s, seat), rng))


def fifth_location(seed: int) -> GravesState:
    """The first turn of the Lead at the last Location, by players who go by rules of thumb."""
    rng, s = Random(seed), GRAVES.begin(2, GRAVES.table(2, {"cases": 1}))
    while s.place < PLACES - 1 or type(s.agenda[-1]) is not TakeTurn:
        seat = s.asked[0]
        play(s, seat, chance(s, rng.randrange) if seat == NATURE else thumb.choose(GRAVES.view(s, seat), rng))
    return s


def turns_at(location: str) -> Iterator[GravesState]:
    """Turns of random players whose first Location is this one, the middle of a turn too."""
    for seed in range(6):
        rng = Random(seed)
        ann, bea = [" ".join(rng.sample(CARDS, len(CARDS))) for _ in range(2)]
        s = at(location, ann, bea)
        while s.asked and not s.winners:
            seat = s.asked[0]
            if type(s.agenda[-1]) is TakeTurn:
                yield s
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
