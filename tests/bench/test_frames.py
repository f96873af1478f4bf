"""The bench of frames runs, and both of its ways send something; what they cost is for `make bench` to say."""

from __future__ import annotations

import pytest
from bench import frames


@pytest.mark.parametrize(("game", "seats"), frames.TABLES)
def test_both_ways_show_a_short_game(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "GAMES", 1)
    monkeypatch.setattr(frames, "MOST_MOVES", 5)
    changes, plain = [frames.measured(game, seats, show) for show in (frames.by_changes, frames.plainly)]
    assert changes.moves == plain.moves == 5
    assert sum(changes.sizes) < sum(plain.sizes)
