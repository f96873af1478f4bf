"""Whether a bid stands: can the other's hand still answer it?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from parlour.bots.graves.bids import pools
from parlour.bots.graves.candidates import Candidate
from parlour.bots.graves.position import Position
from parlour.bots.graves.rollout import carry_out
from parlour.games.graves.state import GravesState

WORLDS: Final = 24  # in which it is tried


def standing(position: Position, candidate: Candidate, lying: Sequence[GravesState]) -> float:
    """The share of worlds in which the other can't answer ``candidate``."""
    return sum([stands(position, candidate, world.clone()) for world in lying]) / len(lying)


def stands(position: Position, candidate: Candidate, s: GravesState) -> bool:
    carry_out(s, position.seat, candidate, Random(0))
    if s.winners[position.table.place :] or not s.asked:
        return s.winners[position.table.place] == position.seat
    other = Position(s, 1 - position.seat, s.hands[1 - position.seat])
    return other.ahead < 0 and max([pool.reach for pool in pools(other)], default=-1.0) <= 0
