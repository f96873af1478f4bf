"""Minimal sets: a part of some reasons that is enough on its own, and from which none can be spared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def minimal(reasons: Sequence[T], enough: Callable[[list[T]], bool]) -> list[T]:
    """Reasons that are ``enough`` together while none of them can be left out; the first are kept rather than the last.

    All ``reasons`` together must be enough, and more reasons never be enough for less.  It halves the rest again and
    again, so that few needed among many cost few tries.
    """
    return [] if enough([]) else needed([], False, list(reasons), enough)


def needed(given: list[T], grown: bool, rest: list[T], enough: Callable[[list[T]], bool]) -> list[T]:
    """Which of ``rest`` are needed beside ``given``; ``grown``: whether something was given since the last try."""
    if grown and enough(given):
        return []
    if len(rest) == 1:
        return rest
    half = len(rest) // 2
    first, last = rest[:half], rest[half:]
    late = needed(given + first, True, last, enough)
    early = needed(given + late, bool(late), first, enough)
    return early + late
