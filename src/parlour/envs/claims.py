"""Claims in numbers: who says it, which kind of claim it is, then what it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints

from msgspec import to_builtins

from parlour.core import Said
from parlour.envs.tensors import MOST
from parlour.games import find


class Claims:
    """The claims of a game.  Words that stand in no move are numbered after those that do."""

    def __init__(self, game: str, words: Mapping[str, int]) -> None:
        claims = find(game).claims
        kinds = get_args(claims) or (claims,)
        self.kinds = {kind: place for place, kind in enumerate(kinds)}
        self.words = dict(words)
        for word in [word for kind in kinds for hint in get_type_hints(kind).values() for word in literals(hint)]:
            self.words.setdefault(word, len(self.words) + 1)

    def numbered(self, said: Said[Any]) -> list[Any]:
        """A claim as numbers that a history can write, each one less than it will be there."""
        return [said.seat, self.kinds[type(said.claim)], self.without_words(to_builtins(said.claim))]

    def without_words(self, thing: Any) -> Any:
        match thing:
            case dict():
                return [self.without_words(part) for name, part in thing.items() if name != "type"]
            case list() | tuple():
                return [self.without_words(part) for part in thing]
            case str():
                return self.words.get(thing, MOST) - 1
        return thing


def literals(hint: Any) -> Iterator[str]:
    """The words that a type allows, if it names them."""
    for part in get_args(hint):
        if isinstance(part, str):
            yield part
        else:
            yield from literals(part)
