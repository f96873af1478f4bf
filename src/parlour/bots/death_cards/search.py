"""Death on the Cards, looking ahead, for the Murderer and the Accomplice."""

from __future__ import annotations

from random import Random
from typing import Final

from parlour.bots.death_cards import suspicion
from parlour.bots.death_cards.belief import speak
from parlour.bots.death_cards.conduct import decide, promise
from parlour.bots.death_cards.lookahead import Lookahead
from parlour.bots.death_cards.sight import Sight
from parlour.bots.death_cards.stakes import Stakes
from parlour.core import Move, Seat
from parlour.games.death_cards.detectives import PickPlayer, PickSecret
from parlour.games.death_cards.moves import Mark, Name
from parlour.games.death_cards.not_so_fast import NotSoFast
from parlour.games.death_cards.rules import TakeTurn
from parlour.games.death_cards.view import PartyView

PLAYS: Final = 4  # of a turn, the most promising, are looked at


def choose(view: PartyView, rng: Random) -> Move:
    sight = Sight(view)
    stakes = Stakes(sight, suspicion.own(view).chances())
    first = decide(stakes, rng)
    moves = [first] if sight.hunts else tried(stakes, first)
    if len(moves) == 1:
        return first
    caught = Lookahead(view, rng).values(moves)
    return moves[caught.index(min(caught))]  # the first of equals


def tried(stakes: Stakes, first: Move) -> list[Move]:
    """The moves worth trying, what `belief` would do first of all."""
    sight = stakes.sight
    rest = [move for move in sight.options if move != first]
    if type(sight.step) is NotSoFast:
        return [first, *rest]
    if type(sight.step) is TakeTurn:
        return [first, *sorted(rest, key=lambda move: -promise(stakes, move))[: PLAYS - 1]]
    if type(sight.step) is PickPlayer or type(sight.step) is PickSecret:
        return [first, *{aimed(sight, move): move for move in rest}.values()]
    return [first]


def aimed(sight: Sight, move: Move) -> Seat | None:
    """At whom."""
    return move.seat if type(move) is Name else sight.owner(move.secret) if type(move) is Mark else None


__all__ = ["choose", "speak"]
