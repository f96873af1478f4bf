"""Looking ahead over imagined worlds, within a budget of time; where that adds nothing, the stronger of the others."""

from __future__ import annotations

from parlour.bots.level import Level


class SearchBot(Level):
    level = "search"
