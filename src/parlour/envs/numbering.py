"""Every move that a seat may ever be offered at a table, numbered; the same numbers for as long as the rules stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core import Game, Move, Refused, Settings
from parlour.envs.games import in_numbers


class Numbering:
    """The moves of a table by their numbers, from 0."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings) -> None:
        self.moves: tuple[Move, ...] = tuple(in_numbers(game.id).moves(seats, settings))
        self.number = {move: number for number, move in enumerate(self.moves)}
        self.number_of = Offered(self.number).__getitem__
        self.size = len(self.moves)

    def __len__(self) -> int:
        return self.size

    def mask(self, options: Sequence[Move]) -> bytearray:
        """1 for every move that is offered, else 0."""
        row = bytearray(self.size)
        for number in map(self.number_of, options):
            row[number] = 1
        return row

    def move(self, number: int) -> Move:
        if not 0 <= number < len(self.moves):
            raise Refused(f"There is no move {number}; the moves are numbered from 0 to {len(self.moves) - 1}.")
        return self.moves[number]


class Offered(dict[Move, int]):
    """The numbers of moves that a game has offered: it offers the same objects again, which are found at once."""

    def __init__(self, number: Mapping[Move, int]) -> None:
        super().__init__()
        self.number = number

    def __missing__(self, move: Move) -> int:
        found = self[move] = self.number[move]
        return found
