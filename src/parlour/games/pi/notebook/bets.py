"""Attempts as bets: which case they name, and how likely that is."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

from parlour.core import Bet, Fact, Move, Seat
from parlour.games.pi.cards import KINDS, Case, holder_for
from parlour.games.pi.moves import Accuse, Charge, Locate
from parlour.games.pi.view import PiView
from parlour.games.pi.worlds import PiWorlds


def bet(view: PiView, move: Move) -> Bet | None:
    """What the attempt names that this location completes."""
    if not isinstance(move, Locate) or view.seat is None:
        return None
    accuse, charge = cast("tuple[Accuse, Charge]", view.sealed)
    case = Case(accuse.suspect, charge.crime, move.location)
    holder = holder_for(view.seat, view.seats)
    return Bet(facts(holder, case), PiWorlds(view).cases(holder).get(case, Fraction(0)))


def nameable(view: PiView) -> tuple[Fact, ...]:
    """The case to solve, once it is certain."""
    if view.seat is None or view.sealed or not any([isinstance(move, Accuse) for move in view.options]):
        return ()
    holder = holder_for(view.seat, view.seats)
    cases = list(PiWorlds(view).cases(holder))
    return facts(holder, cases[0]) if len(cases) == 1 else ()


def facts(holder: Seat, case: Case) -> tuple[Fact, ...]:
    return tuple([Fact((kind, holder), (card,)) for kind, card in zip(KINDS, case)])
