"""Whether a bid stands: can the other's hand still answer it?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from parlour.bots.graves.bids import Pool, plain, pools
from parlour.bots.graves.candidates import Candidate
from parlour.bots.graves.position import Position
from parlour.bots.graves.rollout import carry_out
from parlour.games.graves.state import GravesState

WORLDS: Final = 24  # in which it is tried
FOUND: Final = 0.5  # how often an answer with another trump is found


def standing(position: Position, candidate: Candidate, lying: Sequence[GravesState]) -> float:
    """The share of worlds in which the other can't answer ``candidate``."""
    return sum([not answered(position, candidate, world.clone()) for world in lying]) / len(lying)


def holding(position: Position, candidate: Candidate, lying: Sequence[GravesState]) -> float:
    """How often ``candidate`` holds, if not every answer is found."""
    return 1 - sum([answered(position, candidate, world.clone()) for world in lying]) / len(lying)


def answered(position: Position, candidate: Candidate, s: GravesState) -> float:
    """How surely the other answers ``candidate`` in this world: an answer with another trump is often overlooked."""
    carry_out(s, position.seat, candidate, Random(0))
    if s.winners[position.table.place :] or not s.asked:
        return float(s.winners[position.table.place] != position.seat)
    other = Position(s, 1 - position.seat, s.hands[1 - position.seat])
    if other.ahead >= 0 or reach(plain(other)) > 0:
        return 1.0
    return FOUND if reach(pools(other)) > 0 else 0.0


def reach(found: Iterable[Pool]) -> float:
    """By how much the other can be ahead; -1 with nothing to play."""
    return max([pool.reach for pool in found], default=-1.0)
