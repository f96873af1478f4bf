"""How each game is written in numbers: one module a game."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from parlour.core import Move, Refused
from parlour.envs.tensors import Block


class GameInNumbers(Protocol):
    """What such a module holds."""

    def moves(self, seats: int, settings: Any) -> Iterable[Move]:
        """Every move that a seat may ever be offered, in a fixed order."""

    def blocks(self, seats: int, settings: Any) -> list[Block]:
        """What the table looks like to a seat."""


def in_numbers(game: str) -> GameInNumbers:
    """The module of a game; Refused where there is none."""
    if find_spec(f"{__name__}.{game}") is None:
        raise Refused(f"Nobody has written {game} in numbers yet: it needs a module parlour.envs.games.{game}.")
    return cast("GameInNumbers", import_module(f"{__name__}.{game}"))
