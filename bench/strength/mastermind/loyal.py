"""Fits how loyal `belief` players of The Mastermind vote and nominate, for the disguise of the Syndicate.

Tables of `belief` play.  Whenever a loyal player votes or nominates, it is noted how much the choice was worth to
somebody who knows what everybody knows and that this player is loyal.  What such players choose beyond that is theirs.

``python -m bench.strength.mastermind.loyal --games 60`` prints bots/mastermind/loyal.json.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Final, TypeAlias

import numpy as np
from bench.strength.mastermind import played

from parlour.bots.mastermind import belief
from parlour.bots.mastermind.ballot import Ballot
from parlour.bots.mastermind.disguise import ODD
from parlour.bots.mastermind.evidence.styles import Array
from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs, Pretended, public
from parlour.bots.mastermind.thumb import loyal, own, proposed, targets
from parlour.core import Move
from parlour.games.mastermind.moves import Nominate, Vote
from parlour.games.mastermind.view import MastermindView

FIRST: Final = 20_000  # deals that nothing else is measured on
SLOPES: Final = np.geomspace(10, 3000, 51)
INSIDE: Final = np.linspace(-1, 4, 26)  # what being nominated counts for, in logits
Voting: TypeAlias = tuple[float, bool, bool]  # what approval is worth, whether the voter is nominated, the vote
Naming: TypeAlias = tuple[list[float], int]  # what each nominee is worth, and which was nominated


class Noting:
    """Plays as `belief` does, and notes what its loyal players do."""

    def __init__(self) -> None:
        self.ballots: list[Voting] = []
        self.namings: list[Naming] = []

    speak = staticmethod(belief.speak)

    def choose(self, view: MastermindView, rng: Random) -> Move:
        move = belief.choose(view, rng)
        if loyal(view) and isinstance(move, Vote | Nominate) and not proposed(view):
            self.note(view, move, Pretended(Beliefs(public(view)), own(view)))
        return move

    def note(self, view: MastermindView, move: Vote | Nominate, looks: Beliefs) -> None:
        if isinstance(move, Vote):
            self.ballots.append((Ballot(view, Forecast(looks)).gained, view.seat == view.nominee, move.approve))
        else:
            worth, seats = Forecast(looks).worth[own(view)], targets(view)
            self.namings.append(([float(worth[seat]) for seat in seats], seats.index(move.seat)))


def of_votes(ballots: list[Voting]) -> tuple[float, float]:
    """The slope and what being nominated counts for, with which the votes are likeliest."""
    worth, inside, votes = np.array(ballots, float).T
    sides = 2 * votes - 1

    def fits(slope: float, more: float) -> float:
        return likely(np.exp(-np.logaddexp(0, -sides * (slope * worth + more * inside))), 2)

    _, slope, more = max([(fits(slope, more), slope, more) for slope in SLOPES for more in INSIDE])
    return slope, more


def of_nominations(namings: list[Naming]) -> float:
    def fits(slope: float) -> float:
        return sum([likely(chosen(worth, slope)[place : place + 1], len(worth)) for worth, place in namings])

    return float(max(SLOPES, key=fits))


def chosen(worth: list[float], slope: float) -> Array:
    often: Array = np.exp(slope * (np.array(worth) - max(worth)))
    return often / often.sum()


def likely(chances: Array, options: int) -> float:
    """The logarithm of how likely choices are, of which a few are made anyhow."""
    return float(np.log(ODD / options + (1 - ODD) * chances).sum())


if __name__ == "__main__":
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 60
    table = Noting()
    for number in range(games):
        played(5, FIRST + number, table, table)
    vote, inside = of_votes(table.ballots)
    found = {"vote": vote, "inside": inside, "nominate": of_nominations(table.namings)}
    print(json.dumps({name: round(float(number), 2) for name, number in found.items()}))
