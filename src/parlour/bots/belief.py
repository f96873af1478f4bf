"""Acting on what can be known: the exact worlds of the seat's view."""

from __future__ import annotations

from parlour.bots.level import Level


class BeliefBot(Level):
    level = "belief"
