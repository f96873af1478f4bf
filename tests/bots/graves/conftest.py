"""Searches that are short."""

from __future__ import annotations

from sys import maxsize

import pytest

from parlour.bots.graves import search


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of so many worlds, however long it takes."""
    monkeypatch.setattr(search, "WORLDS", 2)
    monkeypatch.setattr(search, "LINES", maxsize)
