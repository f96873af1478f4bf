"""Figures with their intervals of 95%: a rate of games, or a mean."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final

from msgspec import Struct

CONFIDENT: Final = 1.96  # standard errors either side
DOUBT: Final = 0.05  # how often chance alone may make something stand out, of all that is compared together
MANY: Final = 30  # values, from which on their own spread tells how sure a mean is


class Interval(Struct, frozen=True):
    """A figure, where the true one lies 95 times out of a hundred, and of how many it was taken."""

    mean: float
    low: float
    high: float
    of: int

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"

    @property
    def rate(self) -> str:
        """As a share in words: 41.2% (38 to 44)."""
        return f"{self.mean:.1%} ({100 * self.low:.0f} to {100 * self.high:.0f})"

    def by_chance(self, even: float) -> float:
        """How often chance alone gives a figure so far from ``even``, where that is the true one."""
        reach = (self.high - self.mean) if even > self.mean else (self.mean - self.low)
        if self.of < 2 or self.mean == even:
            return 1.0
        return erfc(abs(self.mean - even) * CONFIDENT / reach / sqrt(2)) if reach > 0 else 0.0

    def within(self, least: float, most: float) -> Interval:
        """The same where no figure can lie outside these two."""
        return Interval(self.mean, max(least, self.low), min(most, self.high), self.of)


def rate(hits: float, of: int) -> Interval | None:
    """By Wilson, which is right for a few games, and for none or all of many."""
    if not of:
        return None
    share, square = hits / of, CONFIDENT**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = CONFIDENT * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach), of)


def standing_out(figures: Sequence[Interval], even: Sequence[float], compared: int) -> list[int]:
    """The places of those that differ from ``even`` for certain, where so many are compared together: by Holm."""
    chances = [figure.by_chance(other) for figure, other in zip(figures, even)]
    found: list[int] = []
    for place in sorted(range(len(chances)), key=chances.__getitem__):
        if chances[place] > DOUBT / (compared - len(found)):
            break
        found.append(place)
    return sorted(found)


class Mean:
    """A mean that gathers, one value at a time."""

    def __init__(self) -> None:
        self.of, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.of += 1
        self.total += value
        self.squares += value * value

    def interval(self) -> Interval | None:
        """The mean so far; None of nothing."""
        if not self.of:
            return None
        mean = self.total / self.of
        variance = max(0.0, self.squares / self.of - mean * mean) * self.of / max(1, self.of - 1)
        reach = CONFIDENT * sqrt(variance / self.of)
        return Interval(mean, mean - reach, mean + reach, self.of)

    def share(self) -> Interval | None:
        """The mean of values from 0 to 1; of a few that are alike it is no surer than as many games would be."""
        own = self.interval()
        if own is None or own.of < MANY or own.low == own.high:
            return rate(self.total, self.of)
        return own.within(0, 1)
