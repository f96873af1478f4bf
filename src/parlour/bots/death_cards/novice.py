"""Death on the Cards as a beginner plays it: by thumb, but sets go at anybody, and Not so Fast is kept too long."""

from __future__ import annotations

from random import Random

from parlour.bots.death_cards import thumb
from parlour.bots.death_cards.thumb import speak
from parlour.core import PASS, Move
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.view import DeathCardsView

__all__ = ["choose", "speak"]


def choose(view: DeathCardsView, rng: Random) -> Move:
    if m.CANCEL in view.options:
        return PASS
    aimed = [move for move in view.options if type(move) in (m.Name, m.Point, m.Mark)]
    return rng.choice(aimed) if aimed else thumb.choose(view, rng)
