"""Every move that a seat may ever be offered at a table, numbered; the same numbers for as long as the rules stay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core import Game, Move, Refused, Settings
from parlour.envs.games import in_numbers

Mask = NDArray[np.int8]
INT8: Final = np.dtype(np.int8)


class Numbering:
    """The moves of a table by their numbers, from 0."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings) -> None:
        self.moves: tuple[Move, ...] = tuple(in_numbers(game.id).moves(seats, settings))
        self.number = {move: number for number, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def numbered(self, options: Sequence[Move]) -> list[int]:
        """The numbers of these moves, in their order."""
        return [*map(self.number.__getitem__, options)]

    def mask(self, numbers: Iterable[int]) -> Mask:
        """1 for every move that is offered, else 0."""
        row = bytearray(len(self.moves))
        for number in numbers:
            row[number] = 1
        return np.frombuffer(row, INT8)

    def move(self, number: int) -> Move:
        if not 0 <= number < len(self.moves):
            raise Refused(f"There is no move {number}; the moves are numbered from 0 to {len(self.moves) - 1}.")
        return self.moves[number]
