"""The Mastermind looking ahead: what `belief` does, for no search that fits into a decision can beat it.

Not for want of a tree, but of games: to tell two votes apart by two points of a hundred takes thousands of imagined
ends.  A whole game played by `belief` takes 0.2 s at five seats and 1.7 s at ten, one played by `thumb` 0.03 s, so half
a second holds fifteen at best, of players much weaker than `belief`.  So none was built, and there is no figure of one.
"""

from __future__ import annotations

from parlour.bots.mastermind.belief import choose, speak

__all__ = ["choose", "speak"]
