"""How the Syndicate votes and nominates: as a loyal player in its seat might, weighed by what it brings.

How likely a loyal player makes each choice is fitted to games (``loyal.json``).  What a choice tells the table is in
that alone: a Syndicate that reckons with what the table will believe is strong, and can always be read.  It knows well
how loyal players will vote, so its vote keeps to theirs, and helps its own only where it may decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from math import exp, log
from random import Random
from statistics import fmean
from typing import Final

import numpy as np
from msgspec import json

from parlour.bots.mastermind.ballot import Ballot
from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.lookahead import Lookahead
from parlour.bots.mastermind.role_beliefs import Pretended
from parlour.bots.mastermind.scores import passes, scores
from parlour.bots.mastermind.sides import friends, loyal, own
from parlour.bots.mastermind.thumb import members, proposed, targets
from parlour.core import Move, Seat
from parlour.games.mastermind.cards import AGENCY_WINS
from parlour.games.mastermind.moves import Nominate, Vote
from parlour.games.mastermind.view import MastermindView

LOYAL: Final[dict[str, float]] = json.decode(
    files(__package__).joinpath("loyal.json").read_bytes()
)  # by bench.strength.mastermind.loyal
ODD: Final = 0.02  # how often a loyal player chooses anyhow
LEEWAY: Final = {
    "vote": 2.0,
    "nominate": 5.0,
}  # how many times less closely it follows what a choice seems worth than loyal players do
CROWD: Final = 0.5  # how much a vote goes with those who are taken for loyal, and not with the own seat's view
EAGER: Final = {
    "vote": 0.05,
    "nominate": 0.02,
}  # chances of winning that make the Syndicate choose e times as often
SELDOM: Final = 0.01  # beside the likeliest option, how likely one must be to be drawn at all


def hides(view: MastermindView) -> bool:
    """Whether a member of the Syndicate is asked what everybody will see, and loyal players would not all do alike."""
    return not (loyal(view) or proposed(view)) and isinstance(view.options[0], Vote | Nominate)


def likes(view: MastermindView) -> dict[Move, float]:
    """How much `belief` likes each option."""
    return Disguise(view).likes if hides(view) else scores(view)


def taken(view: MastermindView, liked: Mapping[Move, float], alike: float) -> list[Move]:
    """The options that it may take: the best, and where it hides all that are likely enough."""
    least = max(liked.values()) + (log(SELDOM) if hides(view) else -alike)
    return [move for move, like in liked.items() if like >= least]


def draw(liked: Mapping[Move, float], rng: Random) -> Move:
    """One of the options, each as likely as the exponential of how much it is liked."""
    best = max(liked.values())
    return rng.choices([*liked], [exp(like - best) for like in liked.values()])[0]


class Disguise:
    """What a member of the Syndicate makes of a vote or a nomination."""

    def __init__(self, view: MastermindView) -> None:
        self.view, self.me, self.ahead = view, own(view), Lookahead(view)

    @property
    def likes(self) -> dict[Move, float]:
        """How likely a loyal player does the same, as a logarithm, and what it brings."""
        brings, goes_on = self.brings(), self.goes_on()
        return {move: goes_on * log(chance) + brings[move] for move, chance in self.loyal.items()}

    def brings(self) -> dict[Move, float]:
        """By how much each choice lowers the Agency's chances apart from what it tells, by how eager that makes."""
        if isinstance(self.view.options[0], Nominate):
            return {Nominate(seat): -self.ahead.does(seat) / EAGER["nominate"] for seat in targets(self.view)}
        return {Vote(True): -self.ahead.helps(self.approvals) / EAGER["vote"], Vote(False): 0.0}

    def goes_on(self) -> float:
        """How likely there is anybody left to deceive: not if the Council voted on enacts the last Agency policy."""
        v, ahead = self.view, self.ahead
        if v.nominee is None or v.agency < AGENCY_WINS - 1:
            return 1.0
        stands = float(passes(v.director, ahead.theirs)[v.nominee])
        return 1 - stands * (1 - ahead.forecast.syndicate_policy(v.director, v.nominee))

    @cached_property
    def loyal(self) -> dict[Move, float]:
        """How likely a loyal player in this seat might take each option, by what everybody knows."""
        if isinstance(self.view.options[0], Nominate):
            return self.loyal_nominations()
        yes, crowd = self.approvals[self.me], self.crowd
        if crowd and self.me != self.view.nominee:
            yes = (1 - CROWD) * yes + CROWD * fmean([self.approvals[seat] for seat in crowd])
        return {Vote(True): yes, Vote(False): 1 - yes}

    @property
    def crowd(self) -> list[Seat]:
        """The others outside the Council, as far as they are not known to belong to the Syndicate."""
        apart = {self.me, *members(self.view), *friends(self.view)}
        return [seat for seat in self.view.living if seat not in apart]

    @cached_property
    def approvals(self) -> dict[Seat, float]:
        """How likely each seat approves if it is loyal, by what everybody knows; the Director always does."""
        found = {seat: self.approval(seat) for seat in self.view.living if seat != self.view.director}
        return {**found, self.view.director: 1.0}

    def approval(self, seat: Seat) -> float:
        forecast = Forecast(Pretended(self.ahead.everybody, seat))
        inside = LOYAL["inside"] * (seat == self.view.nominee)
        willing = LOYAL["vote"] / LEEWAY["vote"] * Ballot(self.view, forecast).gained + inside
        return ODD / 2 + (1 - ODD) / (1 + float(np.exp(-willing)))

    def loyal_nominations(self) -> dict[Move, float]:
        looks = Pretended(self.ahead.everybody, self.me)
        worth, seats = Forecast(looks).worth[self.me], targets(self.view)
        often = np.exp((worth[seats] - worth[seats].max()) * LOYAL["nominate"] / LEEWAY["nominate"])
        chances = ODD / len(seats) + (1 - ODD) * often / often.sum()
        return {Nominate(seat): float(chance) for seat, chance in zip(seats, chances)}
