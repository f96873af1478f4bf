"""The Mastermind looking ahead: not yet stronger than acting on exact beliefs, so that is what it does."""

from __future__ import annotations

from parlour.bots.mastermind.belief import choose, speak

__all__ = ["choose", "speak"]
