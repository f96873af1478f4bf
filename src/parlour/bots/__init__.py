"""Bots: each takes a seat, sees what that seat sees, and chooses.  The shelf has one line a bot."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.company import Company
from parlour.bots.streams import stream
from parlour.core import Refused

SHELF: Final = {  # the name, which is also its file's, and its class there; imported when somebody first asks for it
    "random": "RandomBot",
    "thumb": "ThumbBot",
    "belief": "BeliefBot",
    "search": "SearchBot",
}


def find(name: str) -> type[Bot]:
    """The bot called ``name``, to be seated at a game: ``find("random")(game)``."""
    if name not in SHELF:
        raise Refused(f"There is no bot called {name}; there are {', '.join(SHELF)}.")
    found: type[Bot] = getattr(import_module(f"parlour.bots.{name}"), SHELF[name])
    return found


__all__ = ["SHELF", "Bot", "Company", "find", "stream"]
