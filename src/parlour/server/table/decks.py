"""The deck files of the house: its operator keeps them in a folder, and a host chooses one by its name.

They are read once, when the house opens.  A table is given the text itself, which its seating and its record hold, so
it goes on with the deck it began with when a file is changed or removed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, cast

from msgspec import Struct, to_builtins

from parlour import games
from parlour.core import Game, Refused, Setting, described
from parlour.server.wire import Value

MARK: Final = "@"  # before a name, in place of a text
LONGEST_NAME: Final = 60
MOST: Final = 100  # files
LARGEST: Final = 1 << 16  # bytes of a file; an option may allow less


class Decks(Struct, frozen=True):
    """Those that can be played, by their names."""

    texts: Mapping[str, str] = {}

    def offered(self, game: Game[Any, Any], setting: Setting) -> tuple[str, ...]:
        """The decks that a table may choose for this option."""
        if not setting.deck:
            return ()
        return tuple([name for name, text in self.texts.items() if refusal(game, setting, text) is None])

    def filled(self, game: Game[Any, Any], options: Mapping[str, Value]) -> dict[str, Value]:
        """The options of a table, with the text of each deck that was chosen by its name."""
        taking = {setting.name for setting in described(game.settings) if setting.deck}
        return {name: self.text(value) if name in taking else value for name, value in options.items()}

    def options(self, game: Game[Any, Any], seats: int, wanted: Mapping[str, Value]) -> dict[str, Value]:
        """All options of a table, as they are kept; Refused where the game can't be played so."""
        return cast("dict[str, Value]", to_builtins(game.table(seats, self.filled(game, wanted))))

    def text(self, value: Value) -> Value:
        if not isinstance(value, str) or not value.startswith(MARK):
            return value
        name = value.removeprefix(MARK)
        if name not in self.texts:
            raise Refused("no-such-deck", name=name[:LONGEST_NAME], decks=[*self.texts])
        return self.texts[name]


def read_decks(folder: Path) -> tuple[Decks, list[str]]:
    """The decks of a folder; and of each file that can't be played, a sentence that says why."""
    if not folder.is_dir():
        raise Refused("no-such-folder", folder=folder)
    texts, faults = dict[str, str](), list[str]()
    for path in sorted(folder.glob("*.toml"))[:MOST]:
        try:
            texts[path.stem] = checked(path)
        except Refused as reason:
            faults.append(f"{path.name} is not offered. {reason}")
    return Decks(texts), faults


def checked(path: Path) -> str:
    """The text of a deck file, if a game can be played with it."""
    if len(path.stem) > LONGEST_NAME or not path.stem.isprintable():
        raise Refused("deck-name-too-long", most=LONGEST_NAME)
    text = content(path)
    reasons = [refusal(game, setting, text) for game, setting in places()]
    if None not in reasons:
        raise reasons[0] if reasons and reasons[0] else Refused("no-game-takes-decks")
    return text


def content(path: Path) -> str:
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except OSError as error:
        raise Refused("deck-unreadable", error=error.strerror) from None
    if len(found) > LARGEST:
        raise Refused("deck-too-large", most=LARGEST)
    try:
        return found.decode()
    except UnicodeDecodeError:
        raise Refused("deck-not-utf8") from None


def places() -> Iterator[tuple[Game[Any, Any], Setting]]:
    """Every option of our games that takes a deck."""
    for game in [games.find(id) for id in games.SHELF]:
        yield from [(game, setting) for setting in described(game.settings) if setting.deck]


def refusal(game: Game[Any, Any], setting: Setting, text: str) -> Refused | None:
    """Why a game can't be played with this deck; None if it can."""
    try:
        game.table(game.seats[0], {setting.name: text})
    except Refused as reason:
        return reason
    return None
