"""Takes any of its options, each as likely as the next; it plays every game, knows no rule and has no plan."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.core import Move


def choose(view: Any, rng: Random) -> Move:
    moves = view.options
    move: Move = moves[int(rng.random() * len(moves))]
    return move
