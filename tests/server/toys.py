"""Beside the real games and bots, toys: Manor has every kind of step, Ballot seats ten."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

from parlour.bots import levels
from parlour.core import Game
from tests.server.ballot import BALLOT
from tests.server.manor import BOTS, MANOR, SALON

GAMES: Final[dict[str, Game[Any, Any]]] = {"manor": MANOR, "salon": SALON, "ballot": BALLOT}
PLAYED: Final = ("manor", "salon", "mind_reader")  # by the toy bots


def with_games(found: Callable[[str], Game[Any, Any]]) -> Callable[[str], Game[Any, Any]]:
    return lambda id: GAMES[id] if id in GAMES else found(id)


def with_levels(known: dict[str, levels.Level]) -> dict[str, levels.Level]:
    """The toy bots are the weakest: none is proposed where there is a real one."""
    return {name: levels.Level(name, name.title(), f"It is the {name}.") for name in BOTS} | known


def modules() -> dict[str, ModuleType]:
    """The minds of the toy bots, by the names under which they are imported."""
    names = {f"parlour.bots.{game}.{bot}": mind for game in PLAYED for bot, mind in BOTS.items()}
    packages = {name: module(name) for name in ("parlour.bots.manor", "parlour.bots.salon", "parlour.bots.ballot")}
    return packages | {name: module(name, **mind) for name, mind in names.items()}


def module(name: str, **members: Any) -> ModuleType:
    made = ModuleType(name)
    made.__spec__ = ModuleSpec(name, None, is_package=not members)
    made.__path__ = []  # type: ignore[attr-defined]  # of a package in which nothing else is found
    vars(made).update(members)
    return made


def install() -> None:
    """For good, in a process that belongs to a test."""
    from parlour import games

    games.find = with_games(games.find)  # type: ignore[assignment]
    sys.modules.update(modules())
    levels.LEVELS = with_levels(levels.LEVELS)  # type: ignore[misc]
