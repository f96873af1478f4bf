"""Minimal sets: enough, with none to spare, found with few tries."""

from __future__ import annotations

from random import Random

import pytest

from parlour.deduction.minimal import minimal, smallest

Reasons = list[int]


def case(seed: int) -> tuple[Reasons, list[set[int]]]:
    """Some reasons, and several ways to need only a part of them."""
    rng = Random(seed)
    reasons = rng.sample(range(30), rng.randrange(13))
    return reasons, [set(rng.sample(reasons, rng.randrange(len(reasons) + 1))) for _ in range(rng.randrange(1, 5))]


@pytest.mark.parametrize("seed", range(200))
def test_what_is_kept_is_enough_nothing_can_be_left_out_and_the_first_reasons_are_preferred(seed: int) -> None:
    reasons, ways = case(seed)

    def enough(some: Reasons) -> bool:
        return any([way <= set(some) for way in ways])

    kept = minimal(reasons, enough)
    assert enough(kept) and set(kept) <= set(reasons)
    assert not any([enough([other for other in kept if other != reason]) for reason in kept])
    last = max([reasons.index(reason) for reason in kept], default=0)
    assert not kept or not enough(reasons[:last])


def test_few_needed_among_many_cost_few_tries() -> None:
    tries = 0

    def enough(some: Reasons) -> bool:
        nonlocal tries
        tries += 1
        return {17, 400, 903} <= set(some)

    assert sorted(minimal(list(range(1000)), enough)) == [17, 400, 903]
    assert tries < 70


def test_nothing_is_needed_for_what_follows_from_the_rules() -> None:
    assert minimal([1, 2], lambda some: True) == []


@pytest.mark.parametrize("seed", range(200))
def test_the_smallest_set_is_enough_and_no_smaller_one_is(seed: int) -> None:
    reasons, ways = case(seed)
    found = smallest(reasons, lambda some: any([way <= set(some) for way in ways]))
    assert len(found) == min([len(way) for way in ways]) and any([way <= set(found) for way in ways])
