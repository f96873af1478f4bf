"""Any bot by its name: a level of ours, a class of your own or of another package, or a program as ``llm:COMMAND``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.bots.classes import GROUP, is_class, kind, own
from parlour.bots.levels import LEVELS, Level, Mind, can_play, mind
from parlour.bots.program import PREFIX, Program
from parlour.core import Refused
from parlour.core.installed import installed
from parlour.games import find

LONGEST_NAME: Final = 40  # of a bot that guests may seat, as the wire takes it


def player(name: str, game: str) -> Mind:
    """Who plays ``game`` under that name; Refused says why nobody does."""
    if name.startswith(PREFIX):
        return Program(find(game), name.removeprefix(PREFIX))
    if name in LEVELS or (name.isidentifier() and can_play(name, game)):
        return mind(name, game)
    if is_class(name):
        return own(name)
    raise Refused("no-such-bot", name=name, bots=[*LEVELS, *installed(GROUP)])


def named(name: str, game: str) -> str:
    """The name under which any process finds that player; Refused if there is nobody."""
    player(name, game)
    return found_anywhere(name)


def found_anywhere(name: str) -> str:
    """The same name, with a file by its whole path."""
    place, colon, called = name.rpartition(":")
    is_file = colon and place.endswith(".py") and not name.startswith(PREFIX)
    return f"{Path(place).resolve()}:{called}" if is_file else name


def hired(name: str) -> Level:
    """A class as a level that a house can offer: by its own name, with the first line of its docstring."""
    if not is_class(name):
        raise Refused("not-your-bot", name=name or None)
    made, called = own(name), name.rpartition(":")[2]
    if len(called) > LONGEST_NAME:
        raise Refused("bot-name-too-long", most=LONGEST_NAME, name=called)
    sentence = (kind(name).__doc__ or "A bot of this house.").strip().partition("\n")[0]
    return Level(called, called, sentence, place=found_anywhere(name), games=getattr(made, "games", None))
