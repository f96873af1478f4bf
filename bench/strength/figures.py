"""What every measurement of strength shares: figures with intervals and goals, seats rotated, and a line for each."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy comes in: threads cost more than they save here

import numpy as np

from parlour import bots
from parlour.bots import Mind
from parlour.core import Game, Match, Seat
from parlour.study.simulate import seed_of

Row: TypeAlias = dict[str, Any]
Figures: TypeAlias = Callable[[int], Iterator[Row]]
Player: TypeAlias = str | Mind  # a level by its name, or a mind that is tried
BUCKETS: Final = 10  # of stated chances
CONFIDENT: Final = 1.96  # standard errors either side: 95%


def figure(
    what: str, values: Sequence[float], *, at_least: float | None = None, at_most: float | None = None, **more: Any
) -> Row:
    """A mean with the half-width of its interval of 95%, and the goal it is measured against, if there is one."""
    spread = stdev(values) if len(values) > 1 else 0.0
    row = {"what": what, "mean": mean(values), "within": CONFIDENT * spread / sqrt(len(values)), "of": len(values)}
    if at_least is not None:
        row |= {"goal": f"≥ {at_least:.3g}", "met": row["mean"] >= at_least}
    if at_most is not None:
        row |= {"goal": f"≤ {at_most:.3g}", "met": row["mean"] <= at_most}
    return row | more


def gap(said: Any, came_true: Any) -> float:
    """How far chances lie from what came true, bucket by bucket, weighed by how many there are."""
    buckets = np.minimum((said * BUCKETS).astype(int), BUCKETS - 1)
    return float(np.abs(np.bincount(buckets, came_true - said, BUCKETS)).sum() / len(said))


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
    goal = f"   {row['goal']} {'✓' if row['met'] else '✗'}" if "goal" in row else ""
    cost = f"   {row['ms']:.1f} ms a turn" if "ms" in row else ""
    cost += f", at most {row['worst']:.0f}" if "worst" in row else ""
    return f"{row['what']:<64} {row['mean']:>8.3f} ± {row['within']:.3f}   of {row['of']}{goal}{cost}"


def main(figures: Figures, games: int) -> None:
    """``--games N`` of one module, shown as they come."""
    count = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else games
    for row in figures(count):
        print(shown(row), flush=True)
