"""Death on the Cards, looking ahead, for the Murderer and the Accomplice."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from parlour.bots.death_cards.assessment import Assessment, assess
from parlour.bots.death_cards.belief import explain, speak
from parlour.bots.death_cards.choices import decide
from parlour.bots.death_cards.lookahead import Lookahead
from parlour.bots.death_cards.plays import play_value
from parlour.bots.death_cards.position import Position
from parlour.core import TAKE_BACK, Move, Seat
from parlour.games.death_cards.moves import Mark, Name
from parlour.games.death_cards.rules.detectives import PickPlayer, PickSecret
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from parlour.games.death_cards.rules.turn import TakeTurn
from parlour.games.death_cards.view import DeathCardsView

PLAYS: Final = 4  # of a turn, the most promising, are looked at

UNIT: Final = "win chance"  # of the values below


def choose(view: DeathCardsView, rng: Random) -> Move:
    assessed = assess(view)
    first = decide(assessed, rng)
    moves = [first] if assessed.position.hunts else tried(assessed, first)
    if len(moves) == 1:
        return first
    caught = Lookahead(view, rng).values(moves)
    return moves[caught.index(min(caught))]  # the first of equals


def values(view: DeathCardsView, rng: Random) -> Mapping[Move, tuple[float, float]]:
    """How likely this seat's side wins after each option, and the standard error of that."""
    position, moves = Position(view), [move for move in view.options if move != TAKE_BACK]
    caught = Lookahead(view, rng).caught(moves) if moves else []
    won = [[each if position.hunts else 1 - each for each in outcomes] for outcomes in caught]
    return {move: (fmean(each), stdev(each) / sqrt(len(each))) for move, each in zip(moves, won)}


def tried(assessed: Assessment, first: Move) -> list[Move]:
    """The moves worth trying, what `belief` would do first of all."""
    position = assessed.position
    rest = [move for move in position.options if move != first]
    if type(position.step) is NotSoFast:
        return [first, *rest]
    if type(position.step) is TakeTurn:
        return [first, *sorted(rest, key=lambda move: -play_value(assessed, move))[: PLAYS - 1]]
    if type(position.step) is PickPlayer or type(position.step) is PickSecret:
        return [first, *{aimed(position, move): move for move in rest}.values()]
    return [first]


def aimed(position: Position, move: Move) -> Seat | None:
    """At whom."""
    return move.seat if type(move) is Name else position.owner(move.secret) if type(move) is Mark else None


__all__ = ["choose", "explain", "speak", "values"]
