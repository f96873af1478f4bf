"""A vote: what the Council is worth beside what comes if it falls, and when that is not weighed at all."""

from __future__ import annotations

from functools import cached_property

from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.bots.mastermind.thumb import members, proposed
from parlour.core import Move
from parlour.games.mastermind.moves import Vote
from parlour.games.mastermind.view import MastermindView


class Ballot:
    """The Agency's chances with each vote, by a forecast; if none is given, by the seat's own beliefs.

    In every role a Director approves of whom they nominated (docs/decisions/0051): there the chances decide nothing.
    """

    def __init__(self, view: MastermindView, forecast: Forecast | None = None) -> None:
        self.view, self.given = view, forecast
        self.own = proposed(view)

    @cached_property
    def forecast(self) -> Forecast:
        return self.given or Forecast(Beliefs(self.view))

    @cached_property
    def stands(self) -> float:
        """With the Council voted on."""
        return float(self.forecast.approved[members(self.view)])

    @cached_property
    def falls(self) -> float:
        """Without it."""
        return self.forecast.rejected()

    @property
    def gained(self) -> float:
        """By how much they are better with the Council than without it."""
        return self.stands - self.falls

    @property
    def likes(self) -> dict[Move, float]:
        """How much a seat likes each vote that need not hide."""
        return {Vote(True): 1.0 if self.own else self.gained, Vote(False): 0.0}

    @property
    def chances(self) -> dict[Move, float]:
        """What each vote can be judged by: nothing where it is not weighed."""
        return {} if self.own else {Vote(True): self.stands, Vote(False): self.falls}
