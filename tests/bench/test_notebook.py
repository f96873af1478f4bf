"""The bench of the notebook runs on every table; what it costs is for `make bench` to say."""

from __future__ import annotations

import pytest
from bench import notebook


@pytest.mark.parametrize(("game", "seats"), notebook.TABLES)
def test_every_kind_of_work_is_measured(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook, "GAMES", 1)
    monkeypatch.setattr(notebook, "POSITIONS", 2)
    monkeypatch.setattr(notebook, "HINTS", 1)
    monkeypatch.setattr(notebook, "analyse", lambda lines: None)  # its own tests run it
    found = notebook.measured(game, seats)
    assert all(found.values())
