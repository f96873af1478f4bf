"""Fits how likely the beliefs of The Mastermind find each style before anything has happened, and how sure they are.

Games of the ``FITTED`` tables are played once, and what an Agency seat believes in each style is noted.  Then the
shares of the styles, of tables that vote and speak anyhow, and the sharpness of each style are varied at random; the
next round begins between the best of the last.  The less beliefs lose on the true roles, the better.  A table on which
they lose more than the even model counts more, and so does one on which their chances lie far from what is true.  The
other shares stay as they are.

``python -m bench.strength.mastermind.fit --games 150`` prints fitted.json and sharpness.json, which lie in
bots/mastermind/evidence.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import numpy as np
from bench.strength.calibration import gap
from bench.strength.mastermind import moments
from bench.strength.mastermind.styles import FITTED, Table

from parlour.bots.mastermind.evidence import styles, votes
from parlour.bots.mastermind.evidence.reliability import sober
from parlour.bots.mastermind.evidence.styles import (
    AGENCY_BABBLES,
    EARLY,
    LATE,
    MEANT,
    SHARES,
    SYNDICATE_BABBLES,
    Array,
)
from parlour.bots.mastermind.role_beliefs import Beliefs

WORSE: Final = 10.0  # how many times a loss above the even model's counts
APART: Final = 0.03  # calibration error from which on it counts,
FAR: Final = 6.0  # and how much
MUDDLED: Final = 0.4  # the largest share of the muddle: with more, nobody would believe a proof by their own eyes
MILD: Final = 0.003  # how much large changes are held back
ROUNDS, TRIES, KEPT, STEP, SHRINKS = 80, 16, 4, 0.3, 0.98


class Plain(Beliefs):
    """As the styles have it, not sharpened."""

    def sharpened(self, joint: Array) -> Array:
        return joint


class Noted:
    """All moments of the games of one table, side by side."""

    def __init__(self, table: Table, games: int) -> None:
        self.seen = [(Plain(view), truth) for n in range(games) for view, truth in moments(5, n, table)]
        most = max([len(beliefs.roles) for beliefs, _ in self.seen])
        self.joint = np.zeros((len(self.seen), len(SHARES), most))
        self.evil = np.zeros((len(self.seen), most, 5))
        for n, (beliefs, _) in enumerate(self.seen):
            self.joint[n, :, : len(beliefs.roles)] = beliefs.joint.sum(axis=0)
            self.evil[n, : len(beliefs.roles)] = beliefs.roles > 0
        self.right = np.array([int((beliefs.roles == truth).all(axis=1).argmax()) for beliefs, truth in self.seen])
        self.even = np.array([np.log(len(beliefs.roles)) for beliefs, _ in self.seen])
        self.own = np.array([votes.own_votes(beliefs.view.story, beliefs.me) for beliefs, _ in self.seen])
        self.councils = np.array([beliefs.talk.met for beliefs, _ in self.seen])
        self.sober = np.array([sober(beliefs.talk.joking.values()) for beliefs, _ in self.seen])
        self.others = np.array([[seat != beliefs.me for seat in range(5)] for beliefs, _ in self.seen])
        self.true = np.array([[float(role > 0) for role in truth] for _, truth in self.seen])

    def cost(self, numbers: Array) -> float:
        """What beliefs with these numbers lose."""
        chances = self.chances(numbers)
        loss = float(np.mean(-np.log(chances[np.arange(len(chances)), self.right]) - self.even))
        said = np.einsum("na,nas->ns", chances, self.evil)
        return loss + WORSE * max(0.0, loss) + FAR * max(0.0, gap(said[self.others], self.true[self.others]) - APART)

    def sharpness(self, numbers: Array) -> Array:
        found: Array = late(numbers) + early(numbers) / np.maximum(1, self.councils)[:, None]
        return found

    def sense(self, odd: float) -> Array:
        """By moment and style, how many times likelier votes and words are than with the numbers of now."""
        voted, spoke = [sensible(times, odd) / sensible(times, votes.ODD) for times in (self.own, self.sober)]
        found = np.where(MEANT, (voted * spoke)[:, None], 1.0)
        found[:, SYNDICATE_BABBLES], found[:, AGENCY_BABBLES] = 1.0, voted
        return found

    def chances(self, numbers: Array) -> Array:
        """Of every assignment, moment by moment."""
        factor = self.sense(odd(numbers)) * shares(numbers) / SHARES
        joint = self.joint * factor[:, :, None]
        joint /= joint.sum(axis=(1, 2), keepdims=True)
        raised = joint.sum(axis=1) ** np.exp((joint.sum(axis=2) * self.sharpness(numbers)).sum(axis=1))[:, None]
        found: Array = raised / raised.sum(axis=1, keepdims=True)
        return found


def sensible(times: Array, odd: float) -> Array:
    found: Array = ((1 - odd) * times + odd) / (votes.ORDERLY * times + 1 - votes.ORDERLY)
    return found


# --- the numbers: what is added to the logarithm of each share, to the sharpness of each style late and early, and to
# --- the logit of odd votes and words


def shares(numbers: Array) -> Array:
    found: Array = SHARES * np.exp(numbers[: len(SHARES)])
    return found / found.sum()


def late(numbers: Array) -> Array:
    found: Array = LATE + numbers[len(SHARES) : 2 * len(SHARES)]
    return found


def early(numbers: Array) -> Array:
    found: Array = EARLY + numbers[2 * len(SHARES) : 3 * len(SHARES)]
    return found


def odd(numbers: Array) -> float:
    return float(1 / (1 + votes.SENSIBLE / votes.ODD * np.exp(-numbers[-1])))


def objective(tables: list[Noted], numbers: Array) -> float:
    muddled = max(0.0, float(shares(numbers)[~MEANT].sum()) - MUDDLED)
    costs = [table.cost(numbers) for table in tables]
    return float(np.mean(costs) + MILD * (numbers**2).sum() + 50 * muddled)


def fit(tables: list[Noted]) -> Array:
    """The best numbers of all rounds."""
    rng, step = np.random.default_rng(0), STEP
    middle = np.zeros(3 * len(SHARES) + 1)
    best = objective(tables, middle), middle
    for _ in range(ROUNDS):
        tried = middle + step * rng.standard_normal((TRIES, len(middle)))
        costs = [objective(tables, numbers) for numbers in tried]
        order = np.argsort(costs)
        best = min(best, (costs[order[0]], tried[order[0]]), key=lambda found: found[0])
        middle, step = tried[order[:KEPT]].mean(axis=0), step * SHRINKS
    return best[1]


def rounded(numbers: Any) -> list[float]:
    return [round(float(number), 3) for number in numbers]


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 150
    found = fit([Noted(table, games) for table in FITTED.values()])
    anyhow = odd(found)
    print(json.dumps(styles.FITTED | {"styles": rounded(shares(found)), "sense": rounded([1 - anyhow, anyhow])}))
    print(json.dumps(styles.SHARPNESS | {"late": rounded(late(found)), "early": rounded(early(found))}))
