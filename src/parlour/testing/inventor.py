"""Moves that anybody might send: of a game's own vocabulary, with whatever in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import inspect, to_builtins

from parlour.core import Move
from parlour.testing.run import Run

MADE: Final = 0.2  # how many are moves that were made
LONGEST: Final = 4  # of the lists invented
NUMBERS: Final = (-2, -1, *range(12), 99, 10**20)
NONSENSE: Final = ("", " ", "?", "nonsense", "0")


class Inventor:
    """Makes up moves of a game's vocabulary, out of words that were used in one of its games."""

    def __init__(self, run: Run) -> None:
        self.words = [*NONSENSE, *dict.fromkeys(words_in([to_builtins(deed) for _, deed in run.deeds]))]
        self.made = [deed for _, deed in run.deeds if isinstance(deed, Move)]
        moves = inspect.type_info(run.game.moves)
        self.kinds = moves.types if isinstance(moves, inspect.UnionType) else (moves,)

    def moves(self, rng: Random, number: int) -> list[Move]:
        """So many moves, a few of which were made in that game; the rest is made up."""
        return [self.move(rng) for _ in range(number)]

    def move(self, rng: Random) -> Move:
        if rng.random() < MADE:
            return rng.choice(self.made)
        invented: Move = self.thing(rng.choice(self.kinds), rng)
        return invented

    def thing(self, kind: inspect.Type, rng: Random) -> Any:
        """Anything of this type."""
        match kind:
            case inspect.UnionType(types):
                return self.thing(rng.choice(types), rng)
            case inspect.StructType() | inspect.NamedTupleType():
                return kind.cls(**{field.name: self.thing(field.type, rng) for field in kind.fields})
            case inspect.VarTupleType(item):
                return tuple([self.thing(item, rng) for _ in range(rng.randrange(LONGEST))])
            case inspect.LiteralType(values):
                return rng.choice(values)
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.IntType():
                return rng.choice(NUMBERS)
            case inspect.StrType():
                return rng.choice(self.words)
        raise NotImplementedError(f"Teach the inventor of moves to make a {kind}.")


def words_in(thing: Any) -> Iterator[str]:
    """Every text that stands somewhere in ``thing``."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | list | tuple):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from words_in(part)
