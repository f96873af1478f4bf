"""What players say, beside what they knew when they said it."""

from __future__ import annotations

from typing import Any

from parlour.core import Cell, Fact, Game, Notebook, Seat, View
from parlour.notebook import squares


def claimed(before: Notebook, after: Notebook, seat: Seat) -> list[Cell]:
    """The squares that a player claims to be so, and did not claim before."""
    old = {id for id, _, cell in squares(before) if seat in cell.claimed}
    return [cell for id, _, cell in squares(after) if seat in cell.claimed and id not in old]


def knew_better(game: Game[Any, Any], view: View, cell: Cell) -> Fact | None:
    """What the speaker knew instead, if the claim contradicts it; by the speaker's own view."""
    reasons = game.notebook().reasons(view)
    possible = reasons.possible(cell.unknown, frozenset(reasons.lines(cell.unknown)))
    if not possible.isdisjoint(cell.among):
        return None
    return Fact(cell.unknown, tuple(possible)) if len(possible) == 1 else Fact(cell.unknown, cell.among, holds=False)
