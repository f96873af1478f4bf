"""Who judges a move: a game's own count of turns, or the values of a named bot; each by a view, never by a State."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from math import log2
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from parlour.bots import able
from parlour.bots.levels import mind
from parlour.core import Answer, Move, Unknown
from parlour.core.words.english import with_article

Values: TypeAlias = Callable[[Any, Random], Mapping[Move, tuple[float, float]]]  # each with its standard error
Beliefs: TypeAlias = Callable[[Any], Mapping[Unknown, Mapping[Answer, float]]]
OWN_VALUES: Final = "A bot that is judged by its own values loses little by construction."
SLOW: Final = "search"  # asked only if somebody wants to wait


class Verdict(NamedTuple):
    """What a move gave away by what its seat knew, and the best move instead."""

    loss: float
    error: float  # its standard error; 0: exact
    best: Move
    bits: tuple[float, float] | None = None  # expected of its answer, and of the most telling question
    turns: tuple[float, float] | None = None  # the par of its position, and its cost


class Judge(Protocol):
    name: str
    unit: str
    caution: str  # what its judgement does not say

    def verdict(self, view: Any, move: Move, seed: int) -> Verdict | None:
        """None where it has no opinion."""


class ByValues:
    """A bot's values of all options, compared."""

    def __init__(self, name: str, values: Values) -> None:
        told = import_module(values.__module__)  # beside the values stands in what they are counted
        self.name, self.values = name, values
        self.unit: str = told.UNIT
        self.caution = f"{OWN_VALUES} {getattr(told, 'CAUTION', '')}".strip()

    def verdict(self, view: Any, move: Move, seed: int) -> Verdict | None:
        values = self.values(view, Random(seed))
        if move not in values:
            return None
        best = max(values, key=lambda option: values[option][0])
        (high, high_error), (made, made_error) = values[best], values[move]
        error = 0.0 if best == move else (high_error**2 + made_error**2) ** 0.5
        return Verdict(high - made, error, best)


class Prospect(Protocol):
    """What a seat may expect of the questions it can ask now, as the ``value`` module of a game's bots works it out."""

    par: float  # the cost of the best question
    left: float  # the turns to be expected

    def cost(self, question: Any) -> float:
        """One turn, and the turns to be expected after the answer."""

    def outcomes(self, question: Any) -> Sequence[tuple[Fraction, float]]:
        """For each answer how likely it is, and the turns to be expected after it."""


class ByTurns:
    """The turns still needed after each answer, weighed by how likely it is."""

    name, unit, caution = "turns to proof", "turns", ""

    def __init__(self, prospect: Callable[[Any], Prospect], questions: Callable[[Any], Sequence[Move]]) -> None:
        self.prospect, self.questions = prospect, questions

    def verdict(self, view: Any, move: Move, seed: int) -> Verdict | None:
        asked = self.questions(view)
        if move not in asked:
            return None
        prospect = self.prospect(view)
        costs = {question: prospect.cost(question) for question in asked}
        told = {question: bits([float(chance) for chance, _ in prospect.outcomes(question)]) for question in asked}
        best = min(asked, key=lambda question: costs[question])
        tells = (told[move], max(told.values()))
        return Verdict(costs[move] - prospect.par, 0.0, best, tells, (prospect.par, costs[move]))

    def left(self, view: Any) -> float:
        """The turns to be expected from here."""
        return self.prospect(view).left


def bits(chances: Sequence[float]) -> float:
    """What an answer is expected to tell: it follows from the truth, so all its surprise is knowledge gained."""
    return sum([chance * log2(1 / chance) for chance in chances if chance > 0])


def judge_of(game: str, deep: bool) -> Judge | None:
    """The one who judges ``game``; ``deep``: also a bot that searches."""
    if value := module(f"parlour.bots.{game}.value"):
        return ByTurns(value.Prospect, value.questions)
    for level in reversed(able(game)):
        values: Values | None = getattr(mind(level.name, game), "values", None)
        if values and (deep or level.name != SLOW):
            return ByValues(f"{with_article(level.title)} bot", values)
    return None


def believer_of(game: str) -> tuple[str, Beliefs] | None:
    """The strongest bot that can tell what it believes, and how it is asked."""
    for level in reversed(able(game)):
        if beliefs := getattr(mind(level.name, game), "beliefs", None):
            return level.title, beliefs
    return None


def module(name: str) -> Any:
    parent = name.rpartition(".")[0]
    return import_module(name) if find_spec(parent) and find_spec(name) else None
