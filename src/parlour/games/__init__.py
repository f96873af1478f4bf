"""The shelf: one line a game.  A game is imported when somebody first asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from parlour.core import Game, Refused

SHELF: Final = {  # the id, and where its title page stands
    "mind_reader": "MIND_READER",
    "mastermind": "MASTERMIND",
    "pi": "PI",
    "graves": "GRAVES",
    "death_cards": "DEATH_CARDS",
}


@cache
def find(game_id: str) -> Game[Any, Any]:
    """The game called ``game_id``."""
    if game_id not in SHELF:
        raise Refused(f"There is no game called {game_id}; there are {', '.join(SHELF)}.")
    found: Game[Any, Any] = getattr(import_module(f"parlour.games.{game_id}"), SHELF[game_id])
    return found
