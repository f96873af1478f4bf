"""Which bots can play which game, and which of them the house puts on a seat by itself."""

from __future__ import annotations

from functools import cache
from typing import Final

from parlour import bots, games
from parlour.bots.bot import talks
from parlour.core import Refused

STRONGEST_FIRST: Final = ("belief", "thumb", "random")  # of those that answer quickly anywhere; every game has the last


def known(bot: str, game: str) -> str:
    """``bot``, if it can play ``game``; else Refused says why not."""
    bots.find(bot)(games.find(game))
    return bot


@cache
def available(game: str) -> tuple[str, ...]:
    """The bots that have learnt ``game``, in the order of their shelf."""
    return tuple([bot for bot in bots.SHELF if can_play(bot, game)])


def can_play(bot: str, game: str) -> bool:
    try:
        return bool(known(bot, game))
    except Refused:
        return False


def strongest(game: str) -> str:
    """Whom to play against, if nobody says."""
    return next(bot for bot in STRONGEST_FIRST if bot in available(game))


def standby(game: str) -> str:
    """Who goes on with the seat of somebody who left."""
    return "belief" if "belief" in available(game) else "random"


@cache
def talker(bot: str, game: str) -> bool:
    """Whether ``bot`` ever says a word in ``game``; one that has not learnt it is silent."""
    return can_play(bot, game) and talks(bots.find(bot)(games.find(game)))
