"""Every move that a seat may ever be offered at a table, numbered; the same numbers for as long as the rules stay.

Seats are counted from the one who moves, as in what it sees: the same number means the same to every seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args, get_origin

from parlour.core import Chance, Game, Hidden, Move, Refused, Seat, Settings, TakeBack, TimeUp
from parlour.core.view import kinds_of
from parlour.numbers.types import MANY, Types

NEVER_OFFERED = (Hidden, TakeBack, TimeUp)


class Numbering:
    """The moves of a table by their numbers, from 0."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings) -> None:
        types, kinds = Types(game, seats, settings), players_moves(game)
        self.moves_of = tuple([tuple(listed(types, kinds, seat)) for seat in range(seats)])
        self.moves = self.moves_of[0]
        self.number_of = [Offered(moves).__getitem__ for moves in self.moves_of]
        self.size = len(self.moves)

    def __len__(self) -> int:
        return self.size

    def number(self, move: Move, seat: Seat) -> int:
        """The number of a move that ``seat`` makes."""
        return self.number_of[seat](move)

    def mask(self, options: Sequence[Move], seat: Seat | None) -> bytearray:
        """1 for every move that is offered to ``seat``, else 0."""
        row = bytearray(self.size)
        for number in map(self.number_of[seat or 0], options):
            row[number] = 1
        return row

    def move(self, number: int, seat: Seat) -> Move:
        if not 0 <= number < self.size:
            raise Refused(f"There is no move {number}; the moves are numbered from 0 to {self.size - 1}.")
        return self.moves_of[seat][number]


class Offered(dict[Move, int]):
    """The numbers of moves that a game has offered: it offers the same objects again, which are found at once."""

    def __init__(self, moves: Sequence[Move]) -> None:
        super().__init__()
        self.numbers: Mapping[Move, int] = {move: number for number, move in enumerate(moves)}

    def __missing__(self, move: Move) -> int:
        number = self.numbers.get(move)
        if number is None:
            raise Refused(f"{move} has no number: the types of its fields do not allow it, or ``fits`` does not.")
        self[move] = number
        return number


def listed(types: Types, kinds: Sequence[type[Move]], seat: Seat) -> Iterator[Move]:
    count = 0
    for kind in kinds:
        for move in types.made(kind, seat):
            count += 1
            if count > MANY:
                raise Refused(f"A table has more than {MANY:,} moves from {kind.__name__} on: say which it may offer.")
            yield move


def players_moves(game: Game[Any, Any]) -> list[type[Move]]:
    """The moves that seats make, in the order in which the title page lists them."""
    drawn = set(natures_moves(game.package))
    kinds = get_args(game.moves) or (game.moves,)
    return [kind for kind in kinds if kind not in drawn and kind not in NEVER_OFFERED]


def natures_moves(package: str) -> Iterator[type[Move]]:
    """The moves that nature makes: each of its steps says which."""
    for step in kinds_of(Chance):
        if step.__module__.startswith(f"{package}."):
            for base in getattr(step, "__orig_bases__", ()):
                _, *moves = get_args(base) if get_origin(base) else (None,)
                for move in moves:
                    yield from get_args(move) or (move,)
