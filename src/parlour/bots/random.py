"""Takes any of its options, each as likely as the next; it plays every game, knows no rule and has no plan."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.core import Move


def choose(view: Any, rng: Random) -> Move:
    move: Move = view.options[pick(view.options, rng.getrandbits(64))]
    return move


def pick(options: Sequence[Move], number: int) -> int:
    return len(options) * number >> 64
