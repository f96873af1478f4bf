"""What an option says of the piles is what comes of it."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random

from parlour.core import NATURE, Move, View, chance, options, play
from parlour.games.graves import GRAVES, GravesState
from parlour.games.graves.moves import Pick, Place, Use
from tests.games.graves.table import ANN, at, offered, place


def worths(s: GravesState, piles: str) -> dict[str, int | None]:
    """What the piles of one Location are worth; where no card lies, nothing."""
    lying = {zone.id: zone.value for zone in GRAVES.things.zones(GRAVES.view(s, None))}
    return {pile: lying.get(pile, 0) for pile in (f"{piles}0", f"{piles}1")}


def outlook(s: GravesState, move: Move) -> dict[str, int]:
    view: View = GRAVES.view(s, s.asked[0])
    return dict(GRAVES.worth_after(move, view))


def test_every_option_of_a_game_foretells_what_the_piles_are_worth_after_it() -> None:
    s, rng, foretold = GRAVES.begin(2, GRAVES.table(2, {"cases": 1})), Random(5), Counter[str]()
    while s.asked:
        seat = s.asked[0]
        if seat == NATURE:
            play(s, NATURE, chance(s, rng.randrange))
            continue
        moves, piles = options(s, seat), f"pile:{s.place}:"
        move = rng.choice([move for move in moves if isinstance(move, Place | Use | Pick)] or moves)
        after = deepcopy(s)
        play(after, seat, move)
        told = outlook(s, move)
        before, now = worths(s, piles), worths(after, piles)
        assert told == {pile: now[pile] for pile in now if now[pile] != before[pile]}
        foretold[type(move).__name__] += len(told)
        s = after
    assert foretold["Place"] > 20 and foretold["Pick"] > 5


def test_a_new_trump_is_reckoned_into_both_piles() -> None:
    s = at("Station", ann="M2 N7 S3 S4 S5", bea="M7 N3 S6 S8 S9")
    place(s, "N7")
    plain, as_trump = [move for move in offered(s, Place) if move in (Place("M2"), Place("M2", "M"))]
    assert outlook(s, plain) == {f"pile:0:{ANN}": 16}
    assert outlook(s, as_trump) == {f"pile:0:{ANN}": 11}
