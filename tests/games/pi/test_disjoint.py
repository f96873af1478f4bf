"""Choosing candidates that share no value: against brute force, and against counts known by heart."""

from collections import Counter
from itertools import product
from math import perm
from random import Random

import numpy as np
import pytest

from parlour.games.pi.knowledge import disjoint
from parlour.games.pi.knowledge.disjoint import Disjoint, axis_by_axis, one_by_one, weigh, weigh_ranked


def box(*sizes):
    return np.array(list(product(*[range(size) for size in sizes])))


def some(rng, number, most, *sizes):
    """So many random sets of at most ``most`` candidates."""
    everything = box(*sizes)
    return [everything[sorted(rng.sample(range(len(everything)), rng.randint(2, most)))] for _ in range(number)]


def brute_force(candidates):
    """All ways to choose, each as the row chosen of every unknown."""
    for rows in product(*[range(len(each)) for each in candidates]):
        chosen = [each[row] for each, row in zip(candidates, rows)]
        if all([len(set(values)) == len(values) for values in zip(*chosen)]):
            yield rows


def weights_of(ways, candidates):
    return [[Counter(row)[i] for i in range(len(each))] for row, each in zip(list(zip(*ways)), candidates)]


@pytest.mark.parametrize("unknowns", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("sizes", [(9, 8, 10), (8, 7), (9,)])
def test_weights_equal_brute_force(unknowns, sizes):
    rng, found = Random(f"{unknowns} {sizes}"), 0
    for _ in range(6):
        candidates = some(rng, unknowns, 7, *sizes)
        ways = list(brute_force(candidates))
        weights = [each.tolist() for each in Disjoint(candidates).weights]
        assert weights == (weights_of(ways, candidates) or [[0] * len(each) for each in candidates])
        found += len(ways)
    assert found


@pytest.mark.parametrize("unknowns", [2, 3, 4, 5])
def test_full_boxes_are_counted_by_falling_factorials(unknowns):
    count = Disjoint([box(12, 10, 14)] * unknowns).count()
    assert count == perm(12, unknowns) * perm(10, unknowns) * perm(14, unknowns)


def test_no_unknowns_are_chosen_in_one_way():
    assert Disjoint([]).count() == 1 and Disjoint([]).sample(Random(1).randrange) == []


def test_an_unknown_without_candidates_leaves_no_way():
    assert Disjoint([box(2, 2), box(2, 2)[:0]]).count() == 0


def test_five_unknowns_around_one_equal_one_by_one(monkeypatch):
    monkeypatch.setattr(disjoint, "few", lambda ranked: False)
    rng = Random(5)
    for _ in range(3):
        ranked = sorted(some(rng, 5, 30, 8, 7, 8), key=len)
        assert [w.tolist() for w in weigh_ranked(ranked)] == [w.tolist() for w in one_by_one(ranked)]


def test_boxes_axis_by_axis_equal_halves():
    boxes = [box(4, 3, 5), box(6, 4, 4), box(5, 5, 5), box(3, 4, 6)]
    by_halves = weigh_ranked(sorted(boxes, key=len))
    assert sorted([w.sum() for w in axis_by_axis(boxes)]) == sorted([w.sum() for w in by_halves])
    order = sorted(range(4), key=lambda i: len(boxes[i]))
    assert [axis_by_axis(boxes)[i].tolist() for i in order] == [w.tolist() for w in by_halves]


@pytest.mark.parametrize("tries", [0, 300])
def test_every_way_is_drawn_as_often(tries, monkeypatch):
    """Blindly or by weight, the chances are the same."""
    monkeypatch.setattr(disjoint, "TRIES", tries)
    candidates, below = [box(4, 4, 4)[i::11] for i in range(3)], Random(4).randrange
    ways = [tuple([tuple(each[row]) for each, row in zip(candidates, rows)]) for rows in brute_force(candidates)]
    choices = Disjoint(candidates)
    drawn = Counter([tuple(choices.sample(below)) for _ in range(100 * len(ways))])
    assert len(ways) > 5 and set(drawn) == set(ways)
    assert sum([(n - 100) ** 2 / 100 for n in drawn.values()]) < 2.5 * len(ways) + 10


def test_the_order_of_the_unknowns_does_not_matter():
    candidates = some(Random(9), 4, 9, 6, 5, 7)
    assert [w.tolist() for w in weigh(candidates[::-1])] == [w.tolist() for w in weigh(candidates)[::-1]]
