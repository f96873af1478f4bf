"""The best of several, and luck among equals; where nothing is equal, no luck is asked for.

To start a generator takes longer than most thoughts of a bot by thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


def most(things: Sequence[T], worth: Callable[[T], Any], rng: Random) -> T:
    """The one of the greatest worth; of several, the one with the greatest number, of which each thing draws one."""
    worths = [worth(thing) for thing in things]
    return lucky(things, worths, max(worths), rng, max)


def least(things: Sequence[T], worth: Callable[[T], Any], rng: Random) -> T:
    """The one of the least worth; of several, the one with the least number."""
    worths = [worth(thing) for thing in things]
    return lucky(things, worths, min(worths), rng, min)


def lucky(things: Sequence[T], worths: list[Any], best: Any, rng: Random, luckiest: Callable[..., int]) -> T:
    if worths.count(best) == 1:
        return things[worths.index(best)]
    drawn = [rng.random() for _ in things]
    return things[luckiest([place for place, worth in enumerate(worths) if worth == best], key=drawn.__getitem__)]
