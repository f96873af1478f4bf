"""Death on the Cards as a beginner plays it: by thumb, but sets go at anybody, and Not so Fast is kept too long."""

from __future__ import annotations

from random import Random

from parlour.bots.death_cards import thumb
from parlour.bots.death_cards.thumb import speak, speaks_when_asked
from parlour.core import PASS, Explanation, Move
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.things import of_move
from parlour.games.death_cards.view import DeathCardsView

__all__ = ["choose", "explain", "speak", "speaks_when_asked"]


def choose(view: DeathCardsView, rng: Random) -> Move:
    if m.CANCEL in view.options:
        return PASS
    targets = aimed(view)
    return rng.choice(targets) if targets else thumb.choose(view, rng)


def aimed(view: DeathCardsView) -> list[Move]:
    return [move for move in view.options if type(move) in (m.Name, m.Point, m.Mark)]


def explain(view: DeathCardsView, move: Move) -> Explanation | None:
    """A Not so Fast is kept and targets are alike; all else is explained by thumb."""
    if m.CANCEL in view.options:
        return Explanation("save it", of_move(move, view))
    return Explanation("alike", of_move(move, view)) if move in aimed(view) else thumb.explain(view, move)
