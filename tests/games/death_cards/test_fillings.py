"""Cards given to places, some of which bar some cards: against every permutation."""

from itertools import permutations
from math import factorial

import pytest

from parlour.games.death_cards.knowledge.fillings import shares, ways

TABLES = [  # cards of each group, places of each class
    ((2, 1), (3, 1, 1, 1)),
    ((1, 2), (2, 0, 2, 1)),
    ((0, 3), (4, 2, 0, 0)),
    ((2, 2), (1, 3, 1, 1)),
    ((3,), (2, 3)),
    ((), (5,)),
]


def laid_out(cards, places):
    """Labelled cards as bits of the group they belong to, and the classes of labelled places."""
    groups = [1 << i for i, n in enumerate(cards) for _ in range(n)]
    classes = [c for c, n in enumerate(places) for _ in range(n)]
    return groups + [0] * (len(classes) - len(groups)), classes


@pytest.mark.parametrize(("cards", "places"), TABLES)
def test_the_ways_are_the_permutations_in_which_no_place_holds_what_it_bars(cards, places):
    pool, classes = laid_out(cards, places)
    fitting = [p for p in permutations(range(len(pool))) if not any(pool[i] & c for i, c in zip(p, classes))]
    assert ways(cards, places) == len(fitting)


def test_more_barred_cards_than_places_for_them_fit_in_no_way():
    assert ways((3,), (2, 2)) == 0


@pytest.mark.parametrize("group", [None, 0, 1])
def test_the_shares_count_the_permutations_by_how_many_like_cards_lie_here(group):
    here, elsewhere, number, cards = (1, 1, 0, 0), (2, 0, 1, 1), 2, (1, 1)
    classes = [c for part in (here, elsewhere) for c, n in enumerate(part) for _ in range(n)]
    like = 0 if group is None else 1 << group
    pool = [like] * number + [1, 2]
    pool += [0] * (len(classes) - len(pool))
    found = [0] * (number + 1)
    for p in permutations(range(len(pool))):
        if not any(pool[i] & c for i, c in zip(p, classes)):
            found[sum(i < number for i in p[: sum(here)])] += 1
    assert shares(number, group, cards, here, elsewhere) == tuple(found)


def test_without_bars_the_ways_are_a_factorial():
    assert ways((4, 10), (30, 0, 0, 0)) == factorial(30)
