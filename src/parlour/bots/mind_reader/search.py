"""Mind Reader looking ahead: not yet stronger than acting on exact chances, so that is what it does."""

from __future__ import annotations

from parlour.bots.mind_reader.belief import choose

__all__ = ["choose"]
