"""What a whole run measures: the ladder of each game, and the game's own figures."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bench.strength import ladder
from bench.strength.parts import Part

DEALS: Final = 100  # of a step of the ladder; a whole run should take about an hour on two cores
FEWER: Final = 5  # a game's own figures are measured on so many times fewer


def parts_of(game: str, deals: int) -> list[Part]:
    own = import_module(f"bench.strength.{game}")
    return [*ladder.parts(game, deals), *own.parts(max(2, deals // FEWER))]
