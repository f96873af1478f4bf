"""Tables of hands counted by polynomials, against all the tables there are."""

from itertools import product
from random import Random

import pytest

from parlour.games.death_cards.knowledge import hand_tables as tables
from parlour.games.death_cards.knowledge.hand_tables import HandTables, Shape, widest

SIZES = (3, 2, 2)
KINDS = 4  # kinds 0 and 1 are the first group, kind 2 is the second


def hands(size, kinds):
    """Every hand of so many cards: how many of each kind."""
    return [hand for hand in product(range(size + 1), repeat=kinds) if sum(hand) == size]


ALL = [tuple(zip(*dealt)) for dealt in product(*[hands(size, KINDS) for size in SIZES])]  # by kind


def some_shape(rng):
    lows = [[0] * len(SIZES) for _ in range(KINDS)]
    for _ in range(rng.randrange(4)):
        lows[rng.randrange(KINDS)][rng.randrange(len(SIZES))] += 1
    caps = [sum(low) + rng.randrange(4) for low in lows]
    limits = [tuple([rng.choice([size, size, rng.randrange(size + 1)]) for size in SIZES]) for _ in range(3)]
    return Shape(tuple(map(tuple, lows)), tuple(caps), *limits)


@pytest.mark.parametrize("seed", range(40))
def test_the_tables_that_any_of_some_shapes_allows_are_counted_once(seed):
    rng = Random(seed)
    found = HandTables(SIZES, [some_shape(rng) for _ in range(rng.randrange(1, 6))], (0, 1), 2)
    assert found.count() == sum(found.allows(table) for table in ALL) and found.exact


@pytest.mark.parametrize("seed", range(10))
def test_only_the_widest_shapes_matter(seed):
    rng = Random(seed)
    shapes = [some_shape(rng) for _ in range(8)]
    wide = widest(shapes)
    every, few = HandTables(SIZES, shapes, (0, 1), 2), HandTables(SIZES, wide, (0, 1), 2)
    assert len(wide) <= len(shapes)
    assert all(every.allows(table) == few.allows(table) for table in ALL)


def test_a_count_that_would_take_too_long_is_a_lower_bound(monkeypatch):
    rng = Random(4)
    shapes = [some_shape(rng) for _ in range(9)]
    whole = HandTables(SIZES, shapes, (0, 1), 2)
    number = whole.count()
    monkeypatch.setattr(tables, "BUDGET", 100)
    rough = HandTables(SIZES, shapes, (0, 1), 2)
    assert 1 <= rough.count() <= number and not rough.exact


def test_beyond_five_hands_only_five_are_counted():
    shape = Shape(((0,) * 6,) * 3, (3, 3, 9), (1,) * 6, (1,) * 6, (1,) * 6)
    six = HandTables((1,) * 6, [shape], (0, 1), 2)
    assert 1 <= six.count() <= 3**6 and not six.exact
