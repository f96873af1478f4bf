"""P.I. as a beginner plays it: crosses out, but looks at any card and names a case too soon."""

from __future__ import annotations

from random import Random
from typing import Final

from parlour.bots.pi.thumb import crossed_out, explain
from parlour.core import Move
from parlour.games.pi.moves import Take
from parlour.games.pi.view import PiView

__all__ = ["choose", "explain"]

HASTY: Final = 20  # so many cases left on the lists: name one


def choose(view: PiView, rng: Random) -> Move:
    lists = crossed_out(view)
    if view.sealed or lists.ways <= HASTY:
        return lists.attempt()
    takes = [move for move in view.options if isinstance(move, Take)]
    open_cards = [move for move in takes if move.card in lists.open[view.city.kind_of[move.card]]]
    return rng.choice(open_cards or takes or view.options)
