"""Detective Graves as a beginner plays it: pays too much to be far ahead now, and is poor at the end."""

from __future__ import annotations

from random import Random
from typing import Final

from parlour.bots.graves import thumb
from parlour.bots.graves.explain import by_thumb as explain
from parlour.bots.graves.style import Style
from parlour.core import Move
from parlour.games.graves.view import GravesView

__all__ = ["choose", "explain"]

EAGER: Final = Style(share=1.0, margin=15.0, threat=0.0, stall=8.0, nerve=0.8)


def choose(view: GravesView, rng: Random) -> Move:
    return thumb.play(view, rng, EAGER)
