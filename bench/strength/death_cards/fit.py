"""Fits how likely the suspicion of Death on the Cards finds each style of play before anything has happened.

Games of the ``FITTED`` tables are played once, and what a detective would think in each style is noted.  Then the
shares of the styles are drawn at random, again and again, each time around the best of those before.  A loss above the
even model's counts ten times more, and a calibration error three times.

``python -m bench.strength.death_cards.fit --games 250`` prints bots/death_cards/evidence/fitted.json.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final, NamedTuple

import numpy as np
from bench.strength.calibration import gap
from bench.strength.death_cards.beliefs import moments
from bench.strength.death_cards.styles import FITTED

from parlour.bots.death_cards.evidence import suspicion
from parlour.bots.death_cards.evidence.pace import ANYHOW, ANYTHING
from parlour.core import Seat
from parlour.games.death_cards.view import DeathCardsView

TABLES: Final = (3, 4, 5, 6)  # with two, everybody knows
STYLES: Final = (
    (0, ANYTHING),
    (0, ANYHOW),
    (0, "usual"),
    (1, "usual"),
    (2, "usual"),
    (3, "usual"),
    (0, "hurried"),
    (1, "hurried"),
    (2, "hurried"),
    (1, "wasteful"),
    (0, "rushed"),
    (1, "rushed"),
)  # powers of what was done, and how cards are thrown away
AT_FIRST: Final = (0.1, 0.3, 0.03, 0.05, 0.1, 0.1, 0.05, 0.2, 0.1, 0.05, 0.05, 0.1)
LEAST: Final = {3: {0: 0.126, 9: 0.1}, 4: {0: 0.126, 9: 0.1}, 5: {0: 0.27}, 6: {0: 0.14}}
# by players and style, what its share is at least: there are more tables at which roles don't matter than we know, and
# gangs that throw cards away only now and then
DEALS: Final = "F"  # no others are measured on these
MANY: Final = {"everybody at random": 4.0, "belief": 0.3, "belief hunts thumb": 0.3}  # times as many games, or as few
ROUNDS, TRIES, KEPT, WIDTH, NARROW = 80, 24, 6, 0.8, 0.05
FEWEST: Final = 3.0  # the logarithm of how small a share may be
SPREAD: Final = 0.01  # how much small shares are held back
ABOVE, WORSE = 0.012, 10.0  # the loss beyond the even model's that counts more, and how many times
APART, CAREFUL = 0.045, 3.0  # a calibration error that counts, and how much beside the loss


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
    styles = np.array([own.mixed([(1.0, *style)]) for style in STYLES]) * np.array(own.shown)
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


def cost(tables: list[Cases], numbers: Any, least: dict[int, float]) -> float:
    shares = shares_of(numbers, least)
    total = 0.0
    for lost, apart in [judged(table, shares) for table in tables]:
        total += lost + WORSE * max(0.0, lost - ABOVE) + CAREFUL * max(0.0, apart - APART)
    return total / len(tables) - SPREAD * float(np.log(shares).mean())


def shares_of(numbers: Any, least: dict[int, float]) -> Any:
    """From their logarithms, beyond the least."""
    shares = np.exp(numbers)
    shares *= (1 - sum(least.values())) / shares.sum()
    for style, share in least.items():
        shares[style] += share
    return shares


def fitted(tables: list[Cases], least: dict[int, float]) -> list[float]:
    """The best shares of all rounds."""
    rng, middle = np.random.default_rng(0), np.log(AT_FIRST)
    width, best = np.full(len(STYLES), WIDTH), (cost(tables, middle, least), middle)
    for _ in range(ROUNDS):
        tried = np.maximum(middle + width * rng.standard_normal((TRIES, len(STYLES))), -FEWEST)
        costs = [cost(tables, numbers, least) for numbers in tried]
        order = np.argsort(costs)[:KEPT]
        best = min(best, (costs[order[0]], tried[order[0]]), key=lambda found: found[0])
        middle, width = tried[order].mean(axis=0), np.maximum(0.8 * width + 0.26 * tried[order].std(axis=0), NARROW)
    return [round(float(share), 4) for share in shares_of(best[1], least)]


def shares(seats: int, games: int) -> list[float]:
    """Most tables at random are over before anything is noted; where `belief` plays, it takes longer."""
    met = [
        [one for number in range(int(games * MANY.get(name, 1.0))) for one in moments(seats, number, table, DEALS)]
        for name, table in FITTED.items()
    ]
    return fitted([cases(table) for table in met], LEAST[seats])


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 250
    print(json.dumps({"styles": STYLES, "shares": {seats: shares(seats, games) for seats in TABLES}}))
