"""The shelf: one line a game.  A game is imported when somebody first asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from parlour.core import Game, Refused
from parlour.core.installed import declarer, installed, loaded

if TYPE_CHECKING:  # for those who read types: a view of ours has its own
    from parlour.games.death_cards import DeathCardsState, DeathCardsView
    from parlour.games.graves import GravesState, GravesView
    from parlour.games.mastermind import MastermindState, MastermindView
    from parlour.games.mind_reader import MindReaderState, MindReaderView
    from parlour.games.pi import PiState, PiView

SHELF: Final = {  # the id, and where its title page stands
    "mind_reader": "MIND_READER",
    "mastermind": "MASTERMIND",
    "pi": "PI",
    "graves": "GRAVES",
    "death_cards": "DEATH_CARDS",
}
GROUP: Final = "parlour.games"  # of entry points, by which other packages put games on the shelf


@overload
def find(game_id: Literal["mind_reader"]) -> Game[MindReaderState, MindReaderView]: ...
@overload
def find(game_id: Literal["mastermind"]) -> Game[MastermindState, MastermindView]: ...
@overload
def find(game_id: Literal["pi"]) -> Game[PiState, PiView]: ...
@overload
def find(game_id: Literal["graves"]) -> Game[GravesState, GravesView]: ...
@overload
def find(game_id: Literal["death_cards"]) -> Game[DeathCardsState, DeathCardsView]: ...
@overload
def find(game_id: str) -> Game[Any, Any]: ...
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
        raise Refused("no-such-game", name=game_id, games=[*shelf()])
    found = loaded(GROUP, game_id)
    if not isinstance(found, Game) or found.id != game_id:
        entry = installed(GROUP)[game_id]
        raise Refused("package-is-no-game", by=declarer(entry), name=game_id, place=entry.value)
    return found


def shelf() -> list[str]:
    """The ids of all games, ours first; some of another package may turn out to be broken."""
    return [*SHELF, *[game_id for game_id in installed(GROUP) if game_id not in SHELF]]
