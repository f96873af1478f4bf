"""``parlour games``: the shelf."""

from __future__ import annotations

from typing import Any

from msgspec import json

from parlour import games as shelf
from parlour.cli.arguments import AnyGame, AsJson
from parlour.core import Setting, described
from parlour.core.settings import shortened


def games(*, as_json: AsJson = False) -> None:
    """Show the games on the shelf, and the options of each."""
    found = [shelf.find(name) for name in shelf.SHELF]
    if as_json:
        print(json.format(json.encode([entry(game) for game in found])).decode())
    else:
        print("\n\n".join([page(game) for game in found]))


def entry(game: AnyGame) -> dict[str, Any]:
    """One game for a program to read."""
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.seats),
        "rules": game.version,
        "options": [option(setting) for setting in described(game.settings)],
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
