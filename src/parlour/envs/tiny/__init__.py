"""Tables so small that every game at them can be played: for exact studies, one module a game.

A tiny table is a whole game with few cards, or the end of a game from one position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from msgspec import Struct

from parlour.core import NATURE, Game, Move, Seat, Settings, play


class Tiny(Struct, frozen=True):
    """A tiny table, and how its games may begin."""

    what: str  # it is, in a sentence
    game: Game[Any, Any]
    seats: int
    settings: Settings
    beginnings: Callable[[], Sequence[tuple[Any, int]]]  # states that are dealt, perhaps played on, and their weights


def tiny(game: str) -> Tiny:
    """The tiny table of a game."""
    table: Tiny = import_module(f"{__name__}.{game}").TINY
    return table


def opened(table: tuple[Game[Any, Any], int, Settings], *moves: tuple[Seat, Move] | Move) -> Any:
    """A game after these moves; one without a seat is nature's."""
    game, seats, settings = table
    s = game.begin(seats, settings)
    for move in moves:
        play(s, *((NATURE, move) if isinstance(move, Move) else move))
    return s
