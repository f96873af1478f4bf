"""The Mastermind looking ahead: no tree search has been tried here yet, so it acts on exact beliefs, like `belief`."""

from __future__ import annotations

from parlour.bots.mastermind.belief import choose, speak

__all__ = ["choose", "speak"]
