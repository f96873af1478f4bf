"""Fits how likely the suspicion of Death on the Cards finds each style of play before anything has happened.

Games of the ``FITTED`` tables are played once, and what a detective would think in each style is noted.  Then the
shares of the styles, and the power that all is raised to, are drawn at random, again and again, each time around the
best of those before.  A loss above the even model's counts ten times more, and so does a calibration error after a
whole round.  In the middle of a round, when some have had a turn more than others, the loss counts half.  Shares are
held near what we would expect of people, and the power near 1.

``python -m bench.strength.death_cards.fit --games 250`` prints bots/death_cards/evidence/fitted.json.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
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
SHARPENED: Final = (3, 4)  # seats: with an Accomplice pairs are weighed, and a power of them is not one of the seats
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
MANY: Final = {"everybody at random": 3.0, "belief": 0.4, "belief hunts thumb": 0.4}  # times as many games, or as few
HALVES: Final = (0.5, 1, 1.5, 2)  # rounds
TRUSTED: Final = {
    "a Murderer like a detective": 1.5,
    "everybody at random": 2.0,
}  # counts more: three of five tables have a gang in a hurry
ROUNDS, TRIES, KEPT, WIDTH, NARROW = 60, 24, 6, 0.6, 0.05
HELD: Final = 0.05  # how much shares and power are held near what is expected, by the square of the logarithm
ABOVE, WORSE = 0.015, 10.0  # the loss beyond the even model's that counts more, and how many times
APART, CAREFUL = 0.03, 10.0  # a calibration error that counts, and how much beside the loss
MIDDLE: Final = 0.5  # what a loss in the middle of a round counts
TINY: Final = 1e-9


class Cases(NamedTuple):
    """Moments of one table: a row for each."""

    styles: Any  # for every style and seat, what it counts for if the seat is the Murderer
    even: Any  # how likely each seat is the Murderer by the even model
    guilty: Any
    judges: Any  # the seat that thinks
    counts: Any  # what its loss counts: a game counts once, no matter how many moments of it were noted


def cases(met: list[tuple[DeathCardsView, Seat]], games: list[int]) -> Cases:
    """``games`` tells of which game each moment is."""
    rows, many = [weighed(view) for view, _ in met], Counter(games)
    return Cases(
        np.array([styles for styles, _ in rows]),
        np.array([even for _, even in rows]),
        np.array([guilty for _, guilty in met]),
        np.array([view.seat for view, _ in met]),
        np.array([1 / many[game] for game in games]),
    )


def weighed(view: DeathCardsView) -> tuple[Any, Any]:
    own = suspicion.own(view)
    styles = np.array([own.mixed([(1.0, *style)]) for style in STYLES]) * np.array(own.shown)
    murderers = np.array([[seat == of for seat in range(view.seats)] for of, _ in own.gangs], dtype=float)
    return styles @ murderers, murderers.mean(axis=0)


class Fitted(NamedTuple):
    """What suspicion is made of: the shares of the styles, and the power that what they say is raised to."""

    shares: Any
    sharper: float


def sharpened(met: Cases, found: Fitted) -> Any:
    """How likely each seat is the Murderer."""
    mixed = np.tensordot(found.shares, met.styles, (0, 1))
    said = met.even * (mixed / np.maximum(met.even, TINY)) ** found.sharper
    return said / said.sum(axis=1, keepdims=True)


def judged(met: Cases, found: Fitted) -> tuple[float, float]:
    """What suspicion loses on the true Murderer beyond the even model, and its calibration error."""
    said = sharpened(met, found)
    row = np.arange(len(said))
    true, others = np.zeros_like(said), np.ones(said.shape, dtype=bool)
    true[row, met.guilty], others[row, met.judges] = 1.0, False
    losses = np.log(met.even[row, met.guilty]) - np.log(said[row, met.guilty])
    return float(np.average(losses, weights=met.counts)), gap(said[others], true[others])


class Noted(NamedTuple):
    """What was noted at one table: after whole rounds and in the middle of them, and how much it counts."""

    whole: Cases
    middle: Cases
    counts: float


def cost(tables: list[Noted], numbers: Any) -> float:
    """Of shares and power given by their logarithms."""
    found, total = of_logarithms(numbers), 0.0
    for table in tables:
        lost, apart = judged(table.whole, found)
        total += table.counts * (painful(lost) + CAREFUL * max(0.0, apart - APART))
        total += table.counts * MIDDLE * painful(judged(table.middle, found)[0])
    strange = [*(np.log(found.shares) - np.log(EXPECTED)), np.log(found.sharper)]
    return total / len(tables) + HELD * float((np.array(strange) ** 2).mean())


def painful(lost: float) -> float:
    return lost + WORSE * max(0.0, lost - ABOVE)


def of_logarithms(numbers: Any) -> Fitted:
    """Without a number for the power it is 1."""
    shares, sharper = np.exp(numbers[: len(STYLES)]), np.exp(numbers[len(STYLES) :])
    return Fitted(shares / shares.sum(), float(sharper.prod()))


def fitted(tables: list[Noted], powers: bool) -> Fitted:
    """The best of all rounds; ``powers``: also of powers."""
    rng, middle = np.random.default_rng(0), np.log([*EXPECTED, *([1.0] if powers else [])])
    width, best = np.full(len(middle), WIDTH), (cost(tables, middle), middle)
    for _ in range(ROUNDS):
        tried = middle + width * rng.standard_normal((TRIES, len(middle)))
        costs = [cost(tables, numbers) for numbers in tried]
        order = np.argsort(costs)[:KEPT]
        best = min(best, (costs[order[0]], tried[order[0]]), key=lambda found: found[0])
        middle, width = tried[order].mean(axis=0), np.maximum(0.8 * width + 0.26 * tried[order].std(axis=0), NARROW)
    found = of_logarithms(best[1])
    return Fitted([round(float(share), 4) for share in found.shares], round(found.sharper, 2))


def noted(seats: int, games: int, name: str) -> Noted:
    """Most tables at random are over before anything is noted; where `belief` plays, it takes longer."""
    numbers = range(int(games * MANY.get(name, 1.0)))
    met = [
        (half % 1 == 0, seen, number)
        for number in numbers
        for half, seen in zip(HALVES, moments(seats, number, FITTED[name], DEALS, HALVES))
    ]
    return of_moments(met, TRUSTED.get(name, 1.0))


def of_moments(met: list[tuple[bool, tuple[DeathCardsView, Seat], int]], counts: float) -> Noted:
    """Each moment with whether a round ends there, what is seen and who is guilty, and its game."""
    whole, middle = [[(seen, game) for ends, seen, game in met if ends == wanted] for wanted in (True, False)]
    return Noted(cases(*map(list, zip(*whole))), cases(*map(list, zip(*middle))), counts)


def fit(seats: int, games: int) -> Fitted:
    return fitted([noted(seats, games, name) for name in FITTED], seats in SHARPENED)


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 250
    found = {seats: fit(seats, games)._asdict() for seats in TABLES}
    print(json.dumps({"styles": STYLES, "tables": found}))
