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


def smallest(reasons: Sequence[T], enough: Callable[[list[T]], bool]) -> list[T]:
    """The fewest reasons that are ``enough`` together; of several such sets the first.

    What is not enough, made as large as it can be, leaves out something of every set that is enough.  So a set must hit
    each of these gaps: the smallest that does is tried, and if it is not enough it shows another gap.
    """
    gaps: list[frozenset[int]] = []
    while True:
        hit = smallest_hitting(gaps)
        if enough([reasons[n] for n in hit]):
            return [reasons[n] for n in hit]
        gaps.append(gap_beside(hit, reasons, enough))


def gap_beside(hit: Sequence[int], reasons: Sequence[T], enough: Callable[[list[T]], bool]) -> frozenset[int]:
    """What is left out when as much as possible is added to ``hit`` that is still not enough."""
    kept = set(hit)
    for n in range(len(reasons)):
        if n not in kept and not enough([reasons[m] for m in sorted({*kept, n})]):
            kept.add(n)
    return frozenset(range(len(reasons))) - kept


def smallest_hitting(gaps: Sequence[frozenset[int]]) -> list[int]:
    """The fewest numbers of which each gap has one."""
    size = 0
    while True:
        found = hitting(gaps, size)
        if found is not None:
            return sorted(found)
        size += 1


def hitting(gaps: Sequence[frozenset[int]], size: int) -> set[int] | None:
    """At most ``size`` numbers of which each gap has one; None if that is too few."""
    if not gaps:
        return set()
    if not size:
        return None
    for n in sorted(gaps[0]):
        rest = hitting([gap for gap in gaps if n not in gap], size - 1)
        if rest is not None:
            return {n, *rest}
    return None
