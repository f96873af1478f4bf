"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from parlour.core import Claim, Game, Move


class Bot(Protocol):
    """One player of one game.  It is given a view, never a State, and a generator of its own.

    It keeps nothing between two questions: whatever it knows is in the view, so a table may be left and resumed.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        """Sit down at a game."""

    def choose(self, view: Any, rng: Random) -> Move:
        """One of ``view.options``; there is at least one."""

    def speak(self, view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
        """One of the ``claims`` allowed now, to be said aloud, or silence."""
        return None


def talks(bot: Bot) -> bool:
    """Whether ``bot`` ever says a word: the silent ones need not be offered any."""
    return type(bot).speak is not Bot.speak
