"""Fits how likely the suspicion of Death on the Cards finds a gang that gives itself away, and by how much.

Games of the ``FITTED`` tables are played once; then every mixture of the styles is tried.  A table on which suspicion
loses more than the even model counts ten times.

``python -m bench.strength.death_cards_fit --games 60`` prints bots/death_cards/fitted.json.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import numpy as np
from bench.strength.death_cards_beliefs import TABLES, moment
from bench.strength.death_cards_styles import FITTED

from parlour.bots.death_cards import suspicion
from parlour.core import Seat
from parlour.games.death_cards.view import DeathCardsView

STYLES: Final = ((0, 0), (0.5, 0), (1, 0), (1, 1))  # powers of what was done, and of cards thrown away
STEPS: Final = 10  # of a share
WORSE: Final = 10.0  # how many times a loss above the even model's counts
Case = tuple[
    Any, Any, Any
]  # what behaviour tells and what was shown, of every pair; and which pairs are the Murderer's


def case(view: DeathCardsView, guilty: Seat) -> Case:
    own = suspicion.own(view)
    told, thrown = np.array(own.told), np.array(own.thrown)
    styles = np.array([told**acts * thrown**throws for acts, throws in STYLES])
    return styles, np.array(own.shown), np.array([seat == guilty for seat, _ in own.gangs])


def loss(case: Case, shares: Any) -> float:
    """What suspicion loses on the true Murderer beyond the even model."""
    styles, shown, true = case
    weights = shown * (np.array(shares) @ styles)
    return float(np.log(true.mean()) - np.log(weights[true].sum() / weights.sum()))


def objective(tables: list[list[Case]], shares: Any) -> float:
    means = [float(np.mean([loss(case, shares) for case in table])) for table in tables]
    return sum([mean + WORSE * max(0.0, mean) for mean in means])


def mixtures() -> Iterator[tuple[float, ...]]:
    for parts in product(range(STEPS + 1), repeat=len(STYLES)):
        if sum(parts) == STEPS and parts[0] > 0:  # one style gives nothing away
            yield tuple([part / STEPS for part in parts])


def fitted(tables: list[list[Case]]) -> tuple[float, ...]:
    return min(mixtures(), key=lambda shares: objective(tables, shares))


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 60
    met = [[moment(seats, n, table) for n in range(games)] for seats in TABLES for table in FITTED.values()]
    shares = fitted([[case(*each) for each in table if each] for table in met if any(table)])
    print(json.dumps({"styles": STYLES, "shares": shares}))
