"""How far stated chances lie from what comes true, told apart from what luck alone would show.

Chances are put into ten buckets, and a bucket errs by how far its chances lie from how often they come true.  Taken as
it is, that error is too large: even exact chances miss by luck, and every miss counts (``gap``).  So half of the games
say to which side each bucket errs, and the other half how far it errs to that side: luck adds to it as often as it
takes away, and exact chances show nothing on average (``shown_error``).  That is a little too small, where a side is
taken wrongly.  With more games both come to the true error.
What is said in one game hangs together, so a game counts as one observation, and intervals are over games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from bench.strength.figures import Row, figure

BUCKETS: Final = 10  # of stated chances


class Forecasts(NamedTuple):
    """Chances that were stated, whether each came true, and in which game it was."""

    said: Any
    true: Any
    game: Any


def forecasts(said: Sequence[float], true: Sequence[float], game: Sequence[int]) -> Forecasts:
    """Games are counted from 0 on, without those of which nothing was said."""
    return Forecasts(np.array(said), np.array(true, dtype=float), np.unique(game, return_inverse=True)[1])


def gap(said: Any, true: Any) -> float:
    """The error of all buckets, weighed by how many chances are in each."""
    return float(np.abs(np.bincount(buckets(said), true - said, BUCKETS)).sum() / len(said))


def buckets(said: Any) -> Any:
    return np.minimum((said * BUCKETS).astype(int), BUCKETS - 1)


def shown_error(found: Forecasts) -> list[float]:
    """A value for every game, of which the mean is the error that is shown and the spread tells how sure that is."""
    errors, many = misses(found), np.bincount(found.game)
    half = np.arange(len(many)) % 2
    sides = np.sign([errors[half == 1].sum(axis=0), errors[half == 0].sum(axis=0)])  # by the games of the other half
    missed = (sides[half] * errors).sum(axis=1)
    mean = missed.sum() / many.sum()
    return list(mean + (missed - mean * many) / many.mean())  # games of which more was said count more


def misses(found: Forecasts) -> Any:
    """By game and bucket, by how much more came true than was said."""
    games = int(found.game.max()) + 1
    place = found.game * BUCKETS + buckets(found.said)
    return np.bincount(place, found.true - found.said, games * BUCKETS).reshape(games, BUCKETS)


def calibration_row(what: str, found: Forecasts, at_most: float) -> Row:
    """The error that is shown, with the raw one beside it."""
    return figure(what, shown_error(found), at_most=at_most, raw=gap(found.said, found.true))
