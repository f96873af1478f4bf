"""The placard after a round: it passes on, and with it the term limits change."""

from __future__ import annotations

from parlour.core import Happening, Steps
from parlour.games.mastermind.state import MastermindState


class PassPlacard(Happening[MastermindState], frozen=True):
    """The placard passes to the left of the last to hold it in turn; a Special Election does not change the turns."""

    def happen(self, s: MastermindState) -> Steps:
        s.give_placard(s.left_of(s.last_in_turn))
        s.last_in_turn = s.director
        return ()


class LiftLimits(Happening[MastermindState], frozen=True):
    """In some rulesets everyone may be nominated again after a policy enacted by Instability."""

    def happen(self, s: MastermindState) -> Steps:
        if s.rules.top_deck_frees:
            s.barred = ()
        return ()
