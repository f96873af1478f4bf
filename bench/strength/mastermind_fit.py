"""Fits how likely the beliefs of The Mastermind find each style, trait and habit before anything has happened.

Games of the ``FITTED`` tables are played once; then one share after the other is tried larger and smaller, as long as
the beliefs lose less on the true roles.  A table on which they lose more than the even model counts ten times.

``python -m bench.strength.mastermind_fit --games 60`` prints the file src/parlour/bots/mastermind/fitted.json.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
from bench.strength.mastermind import excess, moments
from bench.strength.mastermind_styles import FITTED

from parlour.bots.mastermind import reliability, styles, votes
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.games.mastermind.view import MastermindView

Moment = tuple[MastermindView, list[int]]  # an Agency seat's view, and the true roles
SHARES: dict[str, Any] = {"styles": styles.SHARES, "traits": reliability.AT_FIRST, "habits": votes.SHARES}
STEPS = (1.6, 1 / 1.6)
WORSE = 10.0  # how many times a loss above the even model's counts


def objective(tables: list[list[Moment]]) -> float:
    means = [float(np.mean([excess(Beliefs(view), truth) for view, truth in table])) for table in tables]
    return sum([mean + WORSE * max(0.0, mean) for mean in means])


def fit(tables: list[list[Moment]]) -> None:
    """Each share in turn, larger or smaller."""
    best = objective(tables)
    for name, shares in SHARES.items():
        for place in range(len(shares)):
            for step in STEPS:
                before = shares.copy()
                shares[place] *= step
                shares /= shares.sum()
                found = objective(tables)
                print(name, place, f"{step:.2f} {found:.4f} {best:.4f}", file=sys.stderr, flush=True)
                if found < best:
                    best = found
                    break
                shares[:] = before


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 60
    fit([[moment for n in range(games) for moment in moments(5, n, table)] for table in FITTED.values()])
    print(json.dumps({name: [round(float(share), 3) for share in shares] for name, shares in SHARES.items()}))
