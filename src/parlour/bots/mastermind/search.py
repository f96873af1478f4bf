"""The Mastermind looking one step ahead: the Syndicate weighs what the table will believe after each of its options.

It does what `belief` takes for loyal.  People who have seen a few of its games can read it always, so it is not
offered: see docs/decisions/0024.  Beliefs are tried against it.
"""

from __future__ import annotations

from random import Random

from parlour.bots.mastermind import scores, veto
from parlour.bots.mastermind.belief import UNIT, beliefs, speak, values
from parlour.bots.mastermind.explain import ALIKE, Reasoning
from parlour.bots.mastermind.lookahead import Lookahead
from parlour.bots.mastermind.sides import loyal
from parlour.bots.mastermind.thumb import shuffled_targets
from parlour.core import Explanation, Move
from parlour.games.mastermind.moves import Discard, Enact, Nominate, Vote
from parlour.games.mastermind.view import MastermindView

__all__ = ["UNIT", "beliefs", "choose", "explain", "speak", "values"]


def choose(view: MastermindView, rng: Random) -> Move:
    liked = likes(view)
    return max(shuffled_targets(view, rng) or view.options, key=lambda move: liked[move])


def likes(view: MastermindView) -> dict[Move, float]:
    """How much it likes each option: the Agency as `belief` does."""
    if loyal(view) or veto.is_open(view) or not isinstance(view.options[0], Vote | Nominate | Discard | Enact):
        return scores.scores(view)
    return Lookahead(view).scores()


def explain(view: MastermindView, move: Move) -> Explanation:
    """Why it makes this move, or why it would not; ``chosen`` is 1 where it likes none better."""
    liked = likes(view)
    return Reasoning(view, chosen=liked[move] > max(liked.values()) - ALIKE).of(move)
