"""A purge as a bet of the Agency: that it hits the Mastermind."""

from __future__ import annotations

from fractions import Fraction

from parlour.core import Bet, Fact, Move, Seat
from parlour.games.mastermind.cards import AGENCY, THE_MASTERMIND
from parlour.games.mastermind.moves import Purge
from parlour.games.mastermind.view import MastermindView
from parlour.games.mastermind.worlds import MastermindWorlds


def bet(view: MastermindView, move: Move) -> Bet | None:
    if not isinstance(move, Purge) or view.seat is None or view.roles[view.seat] != AGENCY:
        return None
    chances = MastermindWorlds(view).roles.marginals()
    return Bet((hit(move.seat),), chances[move.seat].get(THE_MASTERMIND, Fraction(0)))


def nameable(view: MastermindView) -> tuple[Fact, ...]:
    """That a player is certainly the Mastermind, where the Agency may purge that player."""
    bets = [bet(view, move) for move in view.options if isinstance(move, Purge)]
    return tuple([fact for sure in bets if sure and sure.chance == 1 for fact in sure.facts])


def hit(seat: Seat) -> Fact:
    return Fact(("role", seat), (THE_MASTERMIND,))
