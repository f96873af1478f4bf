"""How long bots seem to think: drawn by lot before they begin, so that a pause tells nothing of the thought."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

Pause = Callable[[], float]


def unhurried() -> float:
    """Seconds."""
    return SystemRandom().uniform(0.7, 2.2)


def release(drawn: float, took: float, pause: Pause) -> float:
    """After how many seconds an answer is shown: as drawn, with another pause for each time it took longer."""
    while drawn < took:
        drawn += pause()
    return drawn
