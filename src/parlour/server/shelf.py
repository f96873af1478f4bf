"""The games that a guest may choose from, and what there is to choose at a table of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from structlog.typing import FilteringBoundLogger

from parlour import games
from parlour.core import Game, Window, described
from parlour.server import levels
from parlour.server.log import place
from parlour.server.wire import GameCard


class Shelf:
    """A game that can't even be imported is left out, and the operator told of it once; all others are played."""

    def __init__(self, log: FilteringBoundLogger) -> None:
        self.log = log
        self.missing: set[str] = set()

    def cards(self) -> list[GameCard]:
        found = [self.card(id) for id in games.SHELF]
        return [card for card in found if card is not None]

    def card(self, id: str) -> GameCard | None:
        try:
            return card_of(games.find(id))
        except Exception as error:
            if id not in self.missing:
                self.missing.add(id)
                self.log.error("game_unreadable", game=id, error=place(error))
            return None


def card_of(game: Game[Any, Any]) -> GameCard:
    return GameCard(
        id=game.id,
        title=game.title,
        least=game.seats[0],
        most=game.seats[-1],
        options=described(game.settings),
        bots=levels.available(game.id),
        bot=levels.strongest(game.id),
        windows=has_windows(game),
    )


def has_windows(game: Game[Any, Any]) -> bool:
    """Whether the game ever asks a first-come question: one of the steps in its package is a Window."""
    home = game.begin.__module__.rpartition(".")[0]
    return any(step.__module__.startswith(f"{home}.") for step in kinds_of(Window))


def kinds_of(step: type[Any]) -> Iterator[type[Any]]:
    """The classes made from ``step``, and those made from them."""
    for kind in step.__subclasses__():
        yield kind
        yield from kinds_of(kind)
