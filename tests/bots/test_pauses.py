"""A pause tells nothing of the thought behind it."""

from __future__ import annotations

from parlour.bots.pauses import release, unhurried


def test_a_quick_thought_is_shown_at_the_time_drawn_before_it_began() -> None:
    assert release(1.5, 0.001, unhurried) == release(1.5, 1.4, unhurried) == 1.5


def test_a_long_thought_is_shown_after_whole_pauses_and_never_when_it_ends() -> None:
    assert release(1.0, 1.2, lambda: 2.0) == release(1.0, 2.9, lambda: 2.0) == 3.0


def test_pauses_are_between_two_thirds_of_a_second_and_a_bit_more_than_two() -> None:
    drawn = [unhurried() for _ in range(200)]
    assert 0.7 <= min(drawn) < max(drawn) <= 2.2
