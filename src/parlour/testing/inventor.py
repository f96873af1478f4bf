"""Moves that anyone might send: of a game's own vocabulary, with anything in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import inspect, to_builtins
from msgspec.structs import replace

from parlour.core import Move
from parlour.testing.breach import Breach
from parlour.testing.run import Run

MADE: Final = 0.2  # how many are moves that were made
ALTERED: Final = 0.5  # of the others, how many differ from such a move in one thing
LONGEST: Final = 4  # of the lists invented
NUMBERS: Final = (-2, -1, *range(12), 99, 10**20)
NONSENSE: Final = ("", " ", "?", "nonsense", "0")


class Inventor:
    """Makes up moves of a game's vocabulary, out of words that were used in one of its games."""

    def __init__(self, run: Run) -> None:
        self.words = [*NONSENSE, *dict.fromkeys(words_in([to_builtins(action) for _, action in run.actions]))]
        self.made = [action for _, action in run.actions if isinstance(action, Move)]
        moves = inspect.type_info(run.game.moves)
        self.kinds = moves.types if isinstance(moves, inspect.UnionType) else (moves,)
        self.fields = {kind.cls: kind.fields for kind in self.kinds if isinstance(kind, inspect.StructType)}

    def moves(self, rng: Random, number: int) -> list[Move]:
        """So many moves: some were made in that game, some were made otherwise, the rest is made up."""
        return [self.move(rng) for _ in range(number)]

    def move(self, rng: Random) -> Move:
        if rng.random() < MADE:
            return rng.choice(self.made)
        if rng.random() < ALTERED:
            return self.altered(rng.choice(self.made), rng)
        invented: Move = self.thing(rng.choice(self.kinds), rng)
        return invented

    def altered(self, move: Move, rng: Random) -> Move:
        """The same in all but one thing."""
        if type(move) not in self.fields:
            raise Breach(f"{type(move).__name__} is made, but is not among the moves on the game's title page.")
        fields = self.fields[type(move)]
        if not fields:
            return move
        field = rng.choice(fields)
        was = getattr(move, field.name)
        now = mixed_up(was, rng) if was and type(was) is tuple else self.thing(field.type, rng)
        return replace(move, **{field.name: now})

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


def mixed_up(things: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    """With one of them elsewhere, missing, or there twice."""
    some = list(things)
    thing = some.pop(rng.randrange(len(some)))
    some[(at := rng.randrange(len(some) + 1)) : at] = [thing] * rng.randrange(3)
    return tuple(some)


def words_in(thing: Any) -> Iterator[str]:
    """Every text that stands somewhere in ``thing``."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | list | tuple):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from words_in(part)
