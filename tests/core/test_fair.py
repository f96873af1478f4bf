"""Fair numbers: the same for ever, each as likely as the next."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core import fair, shuffled
from parlour.core.referee.fair import commitment, mixed
from parlour.testing.laws.sampler import likelihood
from tests.core.matches import SEED


def test_they_are_the_same_for_ever() -> None:
    below = fair(SEED, 3)
    assert [below(1000) for _ in range(6)] == [225, 450, 465, 882, 822, 215]


def test_so_are_shuffles_commitments_and_what_is_mixed_in() -> None:
    assert shuffled("abcdefgh", fair(SEED, 0)) == tuple(PINNED)
    assert commitment(SEED).startswith("630dcd2966c4336691125448")
    assert mixed(SEED, ()) == SEED
    assert mixed(SEED, ("ann", "bea")).hex()[:24] == MIXED


def test_every_move_of_nature_has_numbers_of_its_own() -> None:
    firsts = {fair(SEED, k)(2**60) for k in range(500)} | {fair(bytes(32), k)(2**60) for k in range(500)}
    assert len(firsts) == 1000


def test_a_long_game_never_runs_out_of_numbers() -> None:
    below = fair(SEED, 0)
    assert len({below(2**62) for _ in range(5000)}) == 5000


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 2**63 + 1, 2**64])
def test_a_number_is_below_its_limit(n: int) -> None:
    below = fair(SEED, 5)
    assert all([0 <= below(n) < n for _ in range(200)])


def even(seen: Counter[object], cells: int) -> bool:
    """Chi-square; a fair stream fails this once in ten thousand, and this stream never changes."""
    expected = seen.total() / cells
    distance = sum([(n - expected) ** 2 / expected for n in seen.values()]) + (cells - len(seen)) * expected
    return likelihood(distance, cells - 1) > 1e-4


@pytest.mark.parametrize("n", [2, 3, 10, 97])
def test_each_number_is_as_likely(n: int) -> None:
    below = fair(SEED, 1)
    assert even(Counter([below(n) for _ in range(200 * n)]), n)


def test_numbers_that_would_favour_the_small_ones_are_drawn_again() -> None:
    """Below three quarters of the range, the lower third would come twice as often if the rest were folded onto it."""
    n = 3 * 2**62
    below = fair(SEED, 2)
    assert even(Counter([3 * below(n) // n for _ in range(6000)]), 3)


def test_each_order_is_as_likely() -> None:
    assert even(Counter([shuffled("abcd", fair(SEED, k)) for k in range(7200)]), 24)


def test_shuffling_keeps_every_card() -> None:
    assert sorted(shuffled(range(60), fair(SEED, 9))) == list(range(60))
    assert shuffled((), fair(SEED, 9)) == ()


PINNED = "afedgbhc"
MIXED = "e9b08b2d85bc200e48d0d9ea"
