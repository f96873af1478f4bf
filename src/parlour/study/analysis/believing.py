"""Bots show their minds: what a bot in a seat believes, asked again from that seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.core import Answer, Game, Unknown, View
from parlour.study.analysis.judges import Beliefs, believer_of
from parlour.study.analysis.knowledge import Asks, Knowledge

EVEN: Final = "the even model"


class Believer:
    """The strongest bot that can tell what it believes; where none can, the even model of the notebook."""

    name: str
    ask: Beliefs | None

    def __init__(self, game: Game[Any, Any]) -> None:
        self.name, self.ask = believer_of(game.id) or (EVEN, None)

    def beliefs(self, view: View, known: Knowledge) -> Mapping[Asks, Mapping[Answer, float]]:
        """How likely each answer is to what the first page of the notebook asks."""
        told: Mapping[Unknown, Mapping[Answer, float]] = self.ask(view) if self.ask else {}
        return {asked: told[asked.unknown] if asked.unknown in told else known.chances(asked) for asked in known.asks}
