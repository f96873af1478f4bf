"""Minds of a test, taught to a game as if they were a level's: found by name, like all others."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

from parlour.bots import LEVELS, Level


def teach(monkeypatch: pytest.MonkeyPatch, level: str, game: str, **mind: Any) -> None:
    """From now on ``level`` plays ``game`` by the functions in ``mind``: ``choose``, and maybe ``speak``."""
    if level not in LEVELS:
        monkeypatch.setitem(LEVELS, level, Level(level, level.title(), f"Plays as {level} does."))
    package = f"parlour.bots.{game}"
    if package not in sys.modules:
        monkeypatch.setitem(sys.modules, package, module(package))
    monkeypatch.setitem(sys.modules, f"{package}.{level}", module(f"{package}.{level}", **mind))


def module(name: str, **mind: Any) -> ModuleType:
    made = ModuleType(name)
    made.__spec__ = ModuleSpec(name, None)
    made.__path__ = []
    vars(made).update(mind)
    return made
