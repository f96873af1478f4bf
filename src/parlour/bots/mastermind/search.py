"""The Mastermind looking ahead is not offered: it is `belief`, for tables that began with it.

To tell two votes apart by two points in a hundred takes thousands of imagined games.  One decision has room for fifteen
at best, played by `thumb`, which is much weaker than `belief`.  So there is no search, and no figure for one.
"""

from __future__ import annotations

from parlour.bots.mastermind.belief import UNIT, beliefs, choose, explain, speak, values

__all__ = ["UNIT", "beliefs", "choose", "explain", "speak", "values"]
