"""Who plays whom on which deal: every deal is played once for each turn of the table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour import __version__, games
from parlour.core.settings import Value


class Tournament(Struct, frozen=True):
    """What is played: all that a worker must know."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]  # who takes part
    seed: str
    beliefs: bool = True  # whether their beliefs are judged

    @property
    def about(self) -> dict[str, Any]:
        """What these games are, for every result to say."""
        return {
            "game": self.game,
            "rules": games.find(self.game).version,
            "parlour": __version__,
            "seats": self.seats,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "beliefs": self.beliefs,
        }

    def whole(self, count: int) -> int:
        """At least ``count`` games, so that every deal is played from every seat and every bot sits as often."""
        round_of_deals = self.seats * len(self.bots)
        return -(-count // round_of_deals) * round_of_deals

    def deal(self, number: int) -> int:
        """Which deal a game is played on."""
        return number // self.seats

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bot on each seat: the table of this deal, turned by one seat from game to game."""
        deal, turned = divmod(number, self.seats)
        return tuple([self.bots[(deal + (seat + turned) % self.seats) % len(self.bots)] for seat in range(self.seats)])
