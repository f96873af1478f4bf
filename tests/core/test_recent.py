"""What was worked out lately is kept, and never more than so much."""

from __future__ import annotations

from parlour.core.recent import MOST, Recent


def test_what_is_kept_is_found_again() -> None:
    recent = Recent[str, int]()
    recent["a"] = 1
    assert recent.get("a") == 1


def test_it_begins_anew_when_it_is_full() -> None:
    recent = Recent[int, int]()
    for number in range(MOST + 1):
        recent[number] = number
    assert dict(recent) == {MOST: MOST}
