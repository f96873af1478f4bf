"""Fits how often the Agency of The Mastermind wins, by the board and by how much the table knows.

Tables of `belief` play against Syndicates that hide, that hide less and that don't hide at all; whenever somebody
nominates, the position is noted, and at the end who won.  A logistic regression does the rest.

``python -m bench.strength.mastermind.win_chance --games 60`` prints bots/mastermind/win_chance.json.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import numpy as np
from bench.strength.mastermind import played
from bench.strength.mastermind.styles import BLUNT

from parlour.bots.mastermind import belief, thumb
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.bots.mastermind.win_chance import Board, features, head_known, told_apart
from parlour.core import Match
from parlour.games.mastermind.cards import AGENCY, THE_MASTERMIND
from parlour.games.mastermind.rules import Nomination
from parlour.games.mastermind.view import MastermindView

SYNDICATES: Final = (belief, thumb, belief, BLUNT)
STRETCH: Final = 100  # other deals than those of the measurements
MILD: Final = 1.0  # how much large weights are held back
STEPS: Final = 30


def positions(seats: int, number: int) -> list[tuple[list[float], float]]:
    """Every nomination of one game, and whether the Agency won it."""
    seen: list[list[float]] = []

    def watch(match: Match[Any, MastermindView]) -> None:
        s = match.state
        if s.asked and type(s.agenda[-1]) is Nomination:
            everybody = Beliefs(match.view(None))
            evil = np.array([float(role != AGENCY) for role in s.roles])
            head = np.array([float(role == THE_MASTERMIND) for role in s.roles])
            board = Board(s.agency, s.syndicate, s.rules.powers)
            seen.append(features(board, seats, told_apart(everybody, evil), head_known(everybody, head)))

    match = played(seats, STRETCH * seats + number, belief, SYNDICATES[number % len(SYNDICATES)], watch)
    assert match.result is not None
    won = float(AGENCY in [match.result.roles[seat] for seat in match.result.winners])
    return [(position, won) for position in seen]


def fitted(found: list[tuple[list[float], float]]) -> Any:
    """The weights of a logistic regression, by Newton's steps."""
    x, y = np.array([position for position, _ in found]), np.array([won for _, won in found])
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - chance) - MILD * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + MILD * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 60
    tables = {5: 3 * games, 7: games, 10: games}
    found = [each for seats, many in tables.items() for number in range(many) for each in positions(seats, number)]
    print(json.dumps([round(float(weight), 3) for weight in fitted(found)]))
