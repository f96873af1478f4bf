"""``parlour games``: the shelf."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter
from msgspec import json

from parlour import games as shelf
from parlour.bots import Level, offered
from parlour.cli.arguments import AnyGame, AsJson
from parlour.cli.mistakes import complain
from parlour.core import Refused, Setting, described
from parlour.core.settings import shortened

GameName: TypeAlias = Annotated[str | None, Parameter(help="One game, by its name; all of them if none is named.")]


def games(game: GameName = None, /, *, as_json: AsJson = False) -> None:
    """Show the games on the shelf, or one of them: its options, and the bots that can play it."""
    found = on_the_shelf() if game is None else [shelf.find(game)]
    if as_json:
        entries = [entry(each) for each in found]
        print(json.format(json.encode(entries if game is None else entries[0])).decode())
    else:
        print("\n\n".join([page(each) for each in found]))
    if game is not None and not as_json:
        print("\n" + levels(game))


def on_the_shelf() -> list[AnyGame]:
    """All that can be played; a broken game of another package is told of, and stops nobody."""
    found = []
    for name in shelf.shelf():
        try:
            found.append(shelf.find(name))
        except Refused as reason:
            complain(reason, 0)
    return found


def entry(game: AnyGame) -> dict[str, Any]:
    """One game for a program to read."""
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.seats),
        "rules": game.version,
        "options": [option(setting) for setting in described(game.settings)],
        "bots": [bot(level, game.id) for level in offered(game.id)],
    }


def bot(level: Level, game: str) -> dict[str, Any]:
    return {
        "name": level.name,
        "title": level.title,
        "sentence": level.sentence,
        "strength": level.strength.get(game),
        "seconds": level.thinking.get(game),
    }


def option(setting: Setting) -> dict[str, Any]:
    common = {"name": setting.name, "type": setting.type, "default": setting.default, "help": setting.help}
    if setting.type == "choice":
        return common | {"allowed": setting.allowed}
    if setting.type == "number":
        return common | {"low": setting.low, "high": setting.high}
    return common | ({"longest": setting.high} if setting.type == "text" else {"allowed": [False, True]})


def page(game: AnyGame) -> str:
    """One game for a person to read."""
    lines = [f"{game.id}: {game.title}, {game.players}, version {game.version} of its rules"]
    for setting in described(game.settings):
        lines += [f"  {setting.name}={shortened(setting.default)}", f"      {setting.help}  ({setting.wants})"]
    return "\n".join(lines)


def levels(game: str) -> str:
    """The bots that can play a game, weakest first."""
    lines = ["Bots, weakest first:"]
    for level in offered(game):
        strength = level.strength.get(game, "")
        lines += [f"  {level.name} ({level.title})", f"      {level.sentence}" + (f"  {strength}" if strength else "")]
    return "\n".join(lines)
