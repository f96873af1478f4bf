"""Who judges a move: a game's own count of turns, or the values of a named bot; each by a view, never by a State."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from math import log2
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from parlour.bots import LEVELS, offered
from parlour.bots.levels import mind
from parlour.core import Answer, Move, Unknown

Values: TypeAlias = Callable[[Any, Random], Mapping[Move, tuple[float, float]]]  # each with its standard error
Outcomes: TypeAlias = Callable[[Any], Mapping[Move, Sequence[tuple[Fraction, float]]]]  # chance, and turns after it
Beliefs: TypeAlias = Callable[[Any], Mapping[Unknown, Mapping[Answer, float]]]
SLOW: Final = "search"  # asked only if somebody wants to wait


class Verdict(NamedTuple):
    """What a move gave away by what its seat knew, and the best move instead."""

    loss: float
    error: float  # its standard error; 0: exact
    best: Move
    bits: tuple[float, float] | None = None  # that the answer was expected to tell, and that the best one was


class Judge(Protocol):
    name: str
    unit: str

    def verdict(self, view: Any, move: Move, seed: int) -> Verdict | None:
        """None where it has no opinion."""


class ByValues:
    """A bot's values of all options, compared."""

    def __init__(self, name: str, unit: str, values: Values) -> None:
        self.name, self.unit, self.values = name, unit, values

    def verdict(self, view: Any, move: Move, seed: int) -> Verdict | None:
        values = self.values(view, Random(seed))
        if move not in values:
            return None
        best = max(values, key=lambda option: values[option][0])
        (high, high_error), (made, made_error) = values[best], values[move]
        error = 0.0 if best == move else (high_error**2 + made_error**2) ** 0.5
        return Verdict(high - made, error, best)


class ByTurns:
    """The turns that are still needed after each answer, weighed by how likely it is: all of it exact."""

    name, unit = "turns", "turns"

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes

    def verdict(self, view: Any, move: Move, seed: int) -> Verdict | None:
        outcomes = self.outcomes(view)
        if move not in outcomes:
            return None
        expected = {option: sum([float(chance) * turns for chance, turns in each]) for option, each in outcomes.items()}
        best = min(expected, key=lambda option: expected[option])
        told = {option: bits([float(chance) for chance, _ in each]) for option, each in outcomes.items()}
        return Verdict(expected[move] - expected[best], 0.0, best, (told[move], max(told.values())))


def bits(chances: Sequence[float]) -> float:
    """What an answer is expected to tell: it follows from the truth, so all its surprise is knowledge gained."""
    return -sum([chance * log2(chance) for chance in chances if chance > 0])


def judge_of(game: str, deep: bool) -> Judge | None:
    """The one who judges ``game``; ``deep``: also a bot that searches."""
    if (value := module(f"parlour.bots.{game}.value")) and hasattr(value, "outcomes"):
        return ByTurns(value.outcomes)
    for level in reversed(offered(game)):
        values: Values | None = getattr(mind(level.name, game), "values", None)
        if values and (deep or level.name != SLOW):
            return ByValues(LEVELS[level.name].title, getattr(mind(level.name, game), "VALUE", "value"), values)
    return None


def believer_of(game: str) -> tuple[str, Beliefs] | None:
    """The strongest bot that can tell what it believes, and how it is asked."""
    for level in reversed(offered(game)):
        if beliefs := getattr(mind(level.name, game), "beliefs", None):
            return level.title, beliefs
    return None


def module(name: str) -> Any:
    parent = name.rpartition(".")[0]
    return import_module(name) if find_spec(parent) and find_spec(name) else None
