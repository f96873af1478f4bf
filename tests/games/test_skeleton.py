"""All games are of one shape: if you know one, you know where to look in the next."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import parlour.games
from parlour.core import Settings, State, View
from parlour.games import SHELF, find

HOME = Path(parlour.games.__file__).parent
BOX = {"settings", "cards", "moves", "events", "state"}
PLAY = {"rules", "view", "knowledge", "worlds"}
TABLE = {"things", "words", "notebook", "tally"}
ROOMS = BOX | PLAY | TABLE  # a file each, or a folder where that would grow too long
MAY_HAVE = {
    "say",  # which message something is, in no language: every game, once Graves has its messages too
    "speech",  # what may be said aloud
    "outlook",  # what a move is worth before it is made
    "decks",  # data that players may write themselves
}


def rooms(folder: Path) -> set[str]:
    return {path.stem for path in folder.iterdir() if path.name not in ("__init__.py", "__pycache__")}


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_the_same_rooms(game: str) -> None:
    assert rooms(HOME / game) - MAY_HAVE == ROOMS


@pytest.mark.parametrize("game", SHELF)
def test_state_view_settings_and_worlds_are_named_after_the_game_and_stand_in_their_rooms(game: str) -> None:
    name = "".join([word.capitalize() for word in game.split("_")])
    for room, base in (("state", State), ("view", View), ("settings", Settings), ("worlds", object)):
        found = getattr(import_module(f"parlour.games.{game}.{room}"), f"{name}{room.capitalize()}")
        assert issubclass(found, base) and found.__module__.startswith(f"parlour.games.{game}.{room}")


@pytest.mark.parametrize("game", SHELF)
def test_what_worlds_ask_is_answered_beside_them(game: str) -> None:
    assert callable(import_module(f"parlour.games.{game}.worlds").unknowns)


@pytest.mark.parametrize("game", SHELF)
def test_every_language_has_a_rules_page(game: str) -> None:
    words = HOME / game / "words"
    assert find(game).words("en").PAGE.strip()
    for messages in words.glob("*.ftl"):
        assert messages.with_suffix(".md").is_file() or (words / messages.stem / "page.md").is_file()
