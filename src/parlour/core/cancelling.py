"""What a cancel refers to, and whether that stands: read from the agenda, where every cancel waits as a StrikeNext."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.core.steps import Step, StrikeNext


class Contested(Struct, frozen=True, gc=False):
    """What an open window is about: the step behind it, and how many cancels were played so far."""

    step: Step[Any, Any]
    cancels: int

    @property
    def stands(self) -> bool:
        """Whether the step happens if nobody steps in any more: each cancel strikes the one before it."""
        return self.cancels % 2 == 0


def contested(agenda: Sequence[Step[Any, Any]]) -> Contested | None:
    """What the window on top of the agenda is about; None if no window is open."""
    if not agenda or not agenda[-1].first_come:
        return None
    at = len(agenda) - 2
    while at >= 0 and type(agenda[at]) is StrikeNext:
        at -= 1
    return Contested(agenda[at], len(agenda) - 2 - at) if at >= 0 else None
