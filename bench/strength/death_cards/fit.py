"""Fits how likely the suspicion of Death on the Cards finds each style of play before anything has happened.

Games of the ``FITTED`` tables are played once, and what a detective would think in each style is noted.  Then the
shares of the styles are drawn at random, again and again, each time around the best of those before.  A loss above the
even model's counts ten times more, and a calibration error after a whole round three times.  In the middle of a round,
when some have had a turn more than others, the loss counts half.  Shares are held near what we would expect of people.

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
    (0, ANYTHING, ANYTHING),
    (0, ANYHOW, ANYHOW),
    (0, "sparing", "sparing"),
    (1, "sparing", "sparing"),
    (2, "sparing", "sparing"),
    (3, "sparing", "sparing"),
    (0, "sparing", "some"),
    (1, "sparing", "some"),
    (0, "sparing", "many"),
    (1, "sparing", "many"),
    (2, "sparing", "many"),
    (1, "sparing", "all"),
    (0, "sparing", ANYHOW),
    (0, "some", "sparing"),
    (0, "all", "sparing"),
)  # powers of what was done, and how hunters and gang throw cards away
EXPECTED: Final = (0.06, 0.16, 0.16, 0.08, 0.03, 0.02, 0.06, 0.1, 0.04, 0.05, 0.05, 0.07, 0.06, 0.02, 0.04)
# more or less even between the kinds of tables: who saves cards alike, a gang in one hurry or another, and the reverse
DEALS: Final = "F"  # no others are measured on these
MANY: Final = {"everybody at random": 2.0, "belief": 0.4, "belief hunts thumb": 0.4}  # times as many games, or as few
HALVES: Final = (0.5, 1, 1.5, 2)  # rounds
TRUSTED: Final = {"a Murderer like a detective": 2.0}  # counts more: three of five tables have a gang in a hurry
ROUNDS, TRIES, KEPT, WIDTH, NARROW = 60, 24, 6, 0.6, 0.05
HELD: Final = 0.1  # how much shares are held near what is expected, by the square of the logarithm
ABOVE, WORSE = 0.012, 10.0  # the loss beyond the even model's that counts more, and how many times
APART, CAREFUL = 0.04, 3.0  # a calibration error that counts, and how much beside the loss
MIDDLE: Final = 0.5  # what a loss in the middle of a round counts


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


class Noted(NamedTuple):
    """What was noted at one table: after whole rounds and in the middle of them, and how much it counts."""

    whole: Cases
    middle: Cases
    counts: float


def cost(tables: list[Noted], numbers: Any) -> float:
    """Of shares given by their logarithms."""
    shares, total = shares_of(numbers), 0.0
    for table in tables:
        lost, apart = judged(table.whole, shares)
        total += table.counts * (painful(lost) + CAREFUL * max(0.0, apart - APART))
        total += table.counts * MIDDLE * painful(judged(table.middle, shares)[0])
    return total / len(tables) + HELD * float(((np.log(shares) - np.log(EXPECTED)) ** 2).mean())


def painful(lost: float) -> float:
    return lost + WORSE * max(0.0, lost - ABOVE)


def shares_of(numbers: Any) -> Any:
    shares = np.exp(numbers)
    return shares / shares.sum()


def fitted(tables: list[Noted]) -> list[float]:
    """The best shares of all rounds."""
    rng, middle = np.random.default_rng(0), np.log(EXPECTED)
    width, best = np.full(len(STYLES), WIDTH), (cost(tables, middle), middle)
    for _ in range(ROUNDS):
        tried = middle + width * rng.standard_normal((TRIES, len(STYLES)))
        costs = [cost(tables, numbers) for numbers in tried]
        order = np.argsort(costs)[:KEPT]
        best = min(best, (costs[order[0]], tried[order[0]]), key=lambda found: found[0])
        middle, width = tried[order].mean(axis=0), np.maximum(0.8 * width + 0.26 * tried[order].std(axis=0), NARROW)
    return [round(float(share), 4) for share in shares_of(best[1])]


def noted(seats: int, games: int, name: str) -> Noted:
    """Most tables at random are over before anything is noted; where `belief` plays, it takes longer."""
    numbers = range(int(games * MANY.get(name, 1.0)))
    met = [one for number in numbers for one in zip(HALVES, moments(seats, number, FITTED[name], DEALS, HALVES))]
    whole, middle = [[seen for half, seen in met if (half % 1 == 0) == ends] for ends in (True, False)]
    return Noted(cases(whole), cases(middle), TRUSTED.get(name, 1.0))


def shares(seats: int, games: int) -> list[float]:
    return fitted([noted(seats, games, name) for name in FITTED])


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 250
    print(json.dumps({"styles": STYLES, "shares": {seats: shares(seats, games) for seats in TABLES}}))
