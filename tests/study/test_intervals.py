"""Figures come with intervals that hold what they promise."""

from __future__ import annotations

from random import Random

import pytest

from parlour.study.intervals import Mean, rate


def test_a_rate_of_nothing_is_none() -> None:
    assert rate(0, 0) is None
    assert Mean().interval() is None


def test_a_rate_of_none_or_all_is_still_uncertain() -> None:
    none, every = rate(0, 20), rate(20, 20)
    assert none and every
    assert none.low == 0 < none.high < 0.2
    assert every.high == 1 > every.low > 0.8


@pytest.mark.parametrize(("hits", "of", "low", "high"), [(50, 100, 0.404, 0.596), (1, 10, 0.018, 0.404)])
def test_a_rate_is_wilson_s(hits: int, of: int, low: float, high: float) -> None:
    found = rate(hits, of)
    assert found
    assert (round(found.low, 3), round(found.high, 3)) == (low, high)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        mean = Mean()
        for _ in range(60):
            mean.add(rng.random() < 0.3)
        found = mean.share()
        assert found
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_a_few_values_that_are_alike_prove_little() -> None:
    mean = Mean()
    for _ in range(3):
        mean.add(1.0)
    found = mean.share()
    assert found
    assert found.low < 0.5
