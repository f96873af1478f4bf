"""The Detective's guess as a bet: who the Mastermind is, and how likely that is."""

from __future__ import annotations

from fractions import Fraction

from parlour.core import Bet, Fact, Move
from parlour.games.graves.moves import Guess
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import IDENTITY, quick_worlds


def bet(view: GravesView, move: Move) -> Bet | None:
    if not isinstance(move, Guess):
        return None
    chances = quick_worlds(view).marginals()[IDENTITY]
    return Bet((Fact(IDENTITY, (move.identity,)),), chances.get(move.identity, Fraction(0)))


def nameable(view: GravesView) -> tuple[Fact, ...]:
    """The identity, where it is certain when the Detective must guess."""
    bets = [bet(view, move) for move in view.options if isinstance(move, Guess)]
    return tuple([fact for sure in bets if sure and sure.chance == 1 for fact in sure.facts])
