"""Nature asked number by number: what it draws from next, and every move that it may make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from parlour.core import Move, chance


class Wanted(Exception):
    """Nature needs one more number to make its move, any of so many."""

    def __init__(self, choices: int) -> None:
        self.choices = choices


def answer(s: Any, numbers: Sequence[int]) -> Move | int:
    """Nature's move if it draws these numbers; or, if it needs one more, from how many it is drawn."""
    following = iter(numbers)

    def below(n: int) -> int:
        if n == 1:
            return 0
        for number in following:
            return number
        raise Wanted(n)

    try:
        return chance(s, below)
    except Wanted as wanted:
        return wanted.choices


def outcomes(s: Any) -> list[tuple[Move, float]]:
    """Every move that nature may make now, with its chance.  Only for few cards: a shuffle of ten has millions."""
    found: Counter[Move] = Counter()
    for move, parts in drawn(s, ()):
        found[move] += 1 / parts  # type: ignore[assignment]  # a Counter adds up fractions as well
    return list(found.items())


def drawn(s: Any, numbers: tuple[int, ...], parts: int = 1) -> Iterator[tuple[Move, int]]:
    """Every way to go on from these numbers, each one part of so many."""
    found = answer(s, numbers)
    if isinstance(found, int):
        for number in range(found):
            yield from drawn(s, (*numbers, number), parts * found)
    else:
        yield found, parts
