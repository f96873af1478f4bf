"""The shelf: one line a game.  A game is imported when somebody first asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from parlour.core import Game, Refused
from parlour.core.installed import declarer, installed, loaded

SHELF: Final = {  # the id, and where its title page stands
    "mind_reader": "MIND_READER",
    "mastermind": "MASTERMIND",
    "pi": "PI",
    "graves": "GRAVES",
    "death_cards": "DEATH_CARDS",
}
GROUP: Final = "parlour.games"  # of entry points, by which other packages put games on the shelf


@cache
def find(game_id: str) -> Game[Any, Any]:
    """The game called ``game_id``."""
    if game_id not in SHELF:
        return brought(game_id)
    found: Game[Any, Any] = getattr(import_module(f"parlour.games.{game_id}"), SHELF[game_id])
    return found


def brought(game_id: str) -> Game[Any, Any]:
    """A game of another package."""
    if game_id not in installed(GROUP):
        raise Refused(f"There is no game called {game_id}; there are {', '.join(shelf())}.")
    found = loaded(GROUP, game_id)
    if not isinstance(found, Game) or found.id != game_id:
        entry = installed(GROUP)[game_id]
        raise Refused(f"{declarer(entry)} declares {game_id}, but {entry.value} is no Game of that id.")
    return found


def shelf() -> list[str]:
    """The ids of all games, ours first; some of another package may turn out to be broken."""
    return [*SHELF, *[game_id for game_id in installed(GROUP) if game_id not in SHELF]]
