"""A bot that takes any of its options, each as likely as the next."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.bots.bot import Bot
from parlour.core import Game, Move


class RandomBot(Bot):
    """It knows no rule and has no plan."""

    def __init__(self, game: Game[Any, Any]) -> None:
        pass

    def choose(self, view: Any, rng: Random) -> Move:
        moves = view.options
        move: Move = moves[int(rng.random() * len(moves))]
        return move
