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
        """Whether the step happens if nobody steps in any more."""
        return stands(self.cancels)


def stands(cancels: int) -> bool:
    """Whether a step happens after so many cancels: each strikes the one before it."""
    return cancels % 2 == 0


def contested(agenda: Sequence[Step[Any, Any]]) -> Contested | None:
    """What the window on top of the agenda is about; None if no window is open."""
    if not agenda or not agenda[-1].first_come:
        return None
    step, cancels = behind(agenda)
    return Contested(step, cancels) if step is not None else None


def behind(agenda: Sequence[Step[Any, Any]]) -> tuple[Step[Any, Any] | None, int]:
    """The step that waits behind the window on top of the agenda, and how many cancels lie between."""
    for cancels, step in enumerate(agenda[-2::-1]):
        if type(step) is not StrikeNext:
            return step, cancels
    return None, max(0, len(agenda) - 1)
