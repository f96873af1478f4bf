"""An analysis in words that need no explanation."""

from __future__ import annotations

import pytest

from parlour.study.analysis.english import ruled_out


@pytest.mark.parametrize(
    ("bits", "told"),
    [
        (-1.0, "hardly anything"),
        (0.0, "hardly anything"),
        (1.0, "about 1 of 2 possibilities"),
        (2.0, "about 3 of 4 possibilities"),
        (3.0, "about 7 of 8 possibilities"),
        (40.0, "about 99 of 100 possibilities"),
    ],
)
def test_what_is_ruled_out_is_told_as_a_part_of_the_possibilities(bits: float, told: str) -> None:
    assert ruled_out(bits) == told
