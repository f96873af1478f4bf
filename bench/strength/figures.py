"""What every measurement of strength shares: figures with intervals and goals, seats rotated, and a line for each."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf, sqrt
from statistics import mean, stdev
from typing import Any, Final, TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy comes in: threads cost more than they save here

from parlour import bots
from parlour.bots import Mind
from parlour.core import Game, Match, Seat
from parlour.study.simulate import seed_of

Row: TypeAlias = dict[str, Any]
Figures: TypeAlias = Callable[[int], Iterator[Row]]
Player: TypeAlias = str | Mind  # a level by its name, or a mind that is tried
EVEN: Final = (0.4, 0.6)  # of the games: how often a side should win among equals
CONFIDENT: Final = 1.96  # standard errors either side: 95%


def figure(
    what: str, values: Sequence[float], *, at_least: float | None = None, at_most: float | None = None, **more: Any
) -> Row:
    """A mean with the half-width of its interval of 95%, and the goal it is measured against, if there is one."""
    values = [float(value) for value in values]  # a row is kept as plain data, and some values come from numpy
    spread = stdev(values) if len(values) > 1 else 0.0
    row = {"what": what, "mean": mean(values), "within": CONFIDENT * spread / sqrt(len(values)), "of": len(values)}
    if at_least is not None:
        row = between(row, at_least, inf, f"≥ {at_least:.3g}")
    if at_most is not None:
        row = between(row, -inf, at_most, f"≤ {at_most:.3g}")
    return row | more


def between(row: Row, least: float, most: float, goal: str) -> Row:
    """Held to a goal: met by the mean, or open as long as the interval reaches it, or missed."""
    low, high = interval(row)
    met = least <= row["mean"] <= most
    return row | {"goal": goal, "met": met, "open": not met and low <= most and high >= least}


def even(row: Row) -> Row:
    """Held to the goal of a table of equals."""
    return between(row, *EVEN, "{} to {}".format(*EVEN))


def verdict(row: Row) -> str:
    return ("met" if row["met"] else "open" if row.get("open") else "missed") if "met" in row else ""


def interval(row: Row) -> tuple[float, float]:
    """Where the true mean lies, 95 times out of a hundred."""
    return row["mean"] - row["within"], row["mean"] + row["within"]


def seatings(first: Player, second: Player, seats: int) -> Iterator[tuple[Seat, dict[Seat, Player]]]:
    """One ``first`` among rivals that are all ``second``, on every seat in turn."""
    for own in range(seats):
        yield own, {seat: first if seat == own else second for seat in range(seats)}


def played(
    game: Game[Any, Any],
    key: str,
    number: int,
    players: Mapping[Seat, Player],
    options: Mapping[str, object] | None = None,
) -> Match[Any, Any]:
    """The deal of that key and number, played to the end."""
    match = Match(game, len(players), seed_of(key, number), options or {})
    company = bots.Company(match, players)
    while match.result is None:
        company.answer(company.next())
    return match


def share(match: Match[Any, Any], seat: Seat) -> float:
    """Of a win that may be shared, what falls to ``seat``."""
    assert match.result is not None
    return (seat in match.result.winners) / len(match.result.winners)


def shown(row: Row) -> str:
    """A figure on one line."""
    goal = f"   {row['goal']} {verdict(row)}" if "goal" in row else ""
    cost = f"   {row['ms']:.1f} ms a turn" if "ms" in row else ""
    cost += f", at most {row['worst']:.0f}" if "worst" in row else ""
    raw = f"   raw {row['raw']:.3f}" if "raw" in row else ""
    return f"{row['what']:<64} {row['mean']:>8.3f} ± {row['within']:.3f}   of {row['of']}{goal}{cost}{raw}"


def main(figures: Figures, games: int) -> None:
    """``--games N`` of one module, shown as they come."""
    count = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else games
    for row in figures(count):
        print(shown(row), flush=True)
