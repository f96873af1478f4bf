"""A level of play: the same name in every game, with a mind of its own for each."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

from parlour.bots.bot import Bot
from parlour.core import Claim, Game, Move, Refused


class Level(Bot):
    """A bot whose mind for a game is ``parlour.bots.<game>.<level>``: its ``choose``, and maybe ``speak``."""

    level: ClassVar[str]

    def __init__(self, game: Game[Any, Any]) -> None:
        name = f"parlour.bots.{game.id}.{self.level}"
        if not find_spec(f"parlour.bots.{game.id}") or not find_spec(name):
            raise Refused(f"No {self.level} bot has learnt {game.title}.")
        self.mind = import_module(name)

    def choose(self, view: Any, rng: Random) -> Move:
        if len(view.options) == 1:
            only: Move = view.options[0]
            return only
        move: Move = self.mind.choose(view, rng)
        return move

    def speak(self, view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
        if not hasattr(self.mind, "speak"):
            return None
        claim: Claim | None = self.mind.speak(view, claims, rng)
        return claim
