"""Fits how likely the suspicion of Death on the Cards finds a gang that gives itself away, and by how much.

With five and with six players games of the ``FITTED`` tables are played once; then a mixture of the styles is changed
little by little, and what is better is kept.  A loss above the even model's counts ten times more, and a calibration
error twice.

``python -m bench.strength.death_cards_fit --games 140`` prints bots/death_cards/evidence/fitted.json.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final, NamedTuple

import numpy as np
from bench.strength.calibration import gap
from bench.strength.death_cards_beliefs import moments
from bench.strength.death_cards_styles import FITTED

from parlour.bots.death_cards.evidence import suspicion
from parlour.core import Seat
from parlour.games.death_cards.view import DeathCardsView

TABLES: Final = (5, 6)
KEPT: Final = (0.6, 0.1, 0.0, 0.0, 0.3, 0.0, 0.0, 0.0)
# with three and four players, where no mixture was found that is better against all styles; with two, everybody knows
STYLES: Final = ((0, 0), (0.5, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
# powers of what was done, and of cards thrown away
DEEDS: Final = np.array([acts >= 1 for acts, _ in STYLES])
SPEAK: Final = 0.2  # the least share of the styles in which what was done counts in full
DEALS: Final = "A"  # no others are measured on these
FEW: Final = 25  # moments of a table, with fewer of which it is left out
STARTS: Final = 3
TRIES: Final = 800
LEAST: Final = 0.0003  # no share is smaller
MATTERS: Final = 0.003  # what leaving out a style may cost
WORSE: Final = 10.0  # how many times more a loss above the even model's counts
APART: Final = 0.03  # a calibration error that counts ...
CAREFUL: Final = 2.0  # ... so much beside the loss


class Cases(NamedTuple):
    """Moments of one table: a row for each."""

    styles: Any  # for every style and seat, what it counts for if the seat is the Murderer
    even: Any  # how likely each seat is the Murderer by the even model
    guilty: Any
    judges: Any  # the seat that thinks


def cases(met: list[tuple[DeathCardsView, Seat]]) -> Cases:
    rows = [weighed(view) for view, _ in met]
    return Cases(
        np.array([styles for styles, _ in rows]),
        np.array([even for _, even in rows]),
        np.array([guilty for _, guilty in met]),
        np.array([view.seat for view, _ in met]),
    )


def weighed(view: DeathCardsView) -> tuple[Any, Any]:
    own = suspicion.own(view)
    told, thrown, shown = np.array(own.told), np.array(own.thrown), np.array(own.shown)
    styles = np.array([told**acts * thrown**throws for acts, throws in STYLES]) * shown
    murderers = np.array([[seat == of for seat in range(view.seats)] for of, _ in own.gangs], dtype=float)
    return styles @ murderers, murderers.mean(axis=0)


def judged(met: Cases, shares: Any) -> tuple[float, float]:
    """What suspicion loses on the true Murderer beyond the even model, and its calibration error."""
    said = np.tensordot(shares, met.styles, (0, 1))
    said /= said.sum(axis=1, keepdims=True)
    row = np.arange(len(said))
    true, others = np.zeros_like(said), np.ones(said.shape, dtype=bool)
    true[row, met.guilty], others[row, met.judges] = 1.0, False
    losses = np.log(met.even[row, met.guilty]) - np.log(said[row, met.guilty])
    return float(losses.mean()), gap(said[others], true[others])


def objective(tables: list[Cases], shares: Any) -> float:
    total = 0.0
    for lost, apart in [judged(table, shares) for table in tables]:
        total += lost + WORSE * max(0.0, lost) + CAREFUL * max(0.0, apart - APART)
    return total


def fitted(tables: list[Cases]) -> list[float]:
    """The best mixture found, without the styles that hardly matter."""
    shares = min([climbed(tables, start) for start in range(STARTS)], key=lambda tried: objective(tables, tried))
    for style in np.argsort(shares)[:-1]:
        without = np.where(np.arange(len(STYLES)) == style, 0.0, shares)
        if style and not DEEDS[style] and objective(tables, without) < objective(tables, shares) + MATTERS:
            shares = without / without.sum()
    return [round(float(share), 4) for share in shares]


def climbed(tables: list[Cases], start: int) -> Any:
    """From a mixture drawn at random, some shares grow or shrink, if that is better.

    A small share matters too: a style that tells much is soon likelier than one that tells little.
    """
    rng, size = np.random.default_rng(start), len(STYLES)
    best = np.where(DEEDS, 1.0, rng.random(size)) / size
    least = objective(tables, best)
    for width in np.geomspace(2.0, 0.1, TRIES):
        tried = best * np.exp(width * rng.normal(size=size) * (rng.random(size) < 0.4))
        tried = np.maximum(tried / tried.sum(), LEAST)
        if tried[DEEDS].sum() >= SPEAK and (found := objective(tables, tried)) < least:
            best, least = tried, found
    return best


def shares(seats: int, games: int) -> list[float]:
    """Of tables where `belief` plays, which thinks for longer, half as many games."""
    met = [
        [one for n in range(games // (2 if "belief" in name else 1)) for one in moments(seats, n, table, DEALS)]
        for name, table in FITTED.items()
    ]
    return fitted([cases(table) for table in met if len(table) >= FEW])


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 140
    found = {3: KEPT, 4: KEPT} | {seats: shares(seats, games) for seats in TABLES}
    print(json.dumps({"styles": STYLES, "shares": found}))
