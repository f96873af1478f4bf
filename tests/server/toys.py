"""Beside the real games and bots, toys: Manor has every kind of step, Ballot seats ten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.bots import Bot
from parlour.core import Game
from tests.server.ballot import BALLOT
from tests.server.manor import BOTS, MANOR, SALON

GAMES: Final[dict[str, Game[Any, Any]]] = {"manor": MANOR, "salon": SALON, "ballot": BALLOT}


def with_games(found: Callable[[str], Game[Any, Any]]) -> Callable[[str], Game[Any, Any]]:
    return lambda id: GAMES[id] if id in GAMES else found(id)


def with_bots(found: Callable[[str], type[Bot]]) -> Callable[[str], type[Bot]]:
    return lambda name: BOTS[name] if name in BOTS else found(name)
