"""The Mastermind looking ahead: what `belief` does, for no search that fits into a decision can beat it.

Not for want of a tree, but of games: to tell two votes apart by two points of a hundred takes thousands of imagined
ends, and half a second holds about four that `belief` plays out at five seats, one at ten, or fifteen that `thumb`
plays, of which `belief` wins nine.  So none was built, and there is no figure of one.
"""

from __future__ import annotations

from parlour.bots.mastermind.belief import choose, speak

__all__ = ["choose", "speak"]
