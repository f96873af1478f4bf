"""Works measured side by side: in many short rounds, each work once a round, by the processor's time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple

Work = Callable[[], int]  # does some of the work, and says how many units that was

ROUNDS = 40
SECONDS = 0.03  # at least so long a turn


class Measured(NamedTuple):
    """Microseconds a unit: the least of all rounds, and each round's."""

    least: float
    rounds: list[float]


def measured(works: Mapping[str, Work], rounds: int | None = None) -> dict[str, Measured]:
    """All works in turn, round after round: a busy moment of the machine hits all alike."""
    times: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds or ROUNDS):
        for name, work in works.items():
            times[name].append(turn(work))
    return {name: Measured(min(each), each) for name, each in times.items()}


def turn(work: Work) -> float:
    since, units = process_time(), 0
    while (passed := process_time() - since) < SECONDS or not units:
        units += work()
    return passed * 1e6 / units


def ratio(slow: Measured, fast: Measured) -> tuple[float, float, float]:
    """How many times as fast, round by round: the median, and where eight rounds of ten lie."""
    found = [a / b for a, b in zip(slow.rounds, fast.rounds)]
    tenths = quantiles(found, n=10) if len(found) > 1 else [found[0]] * 9
    return median(found), tenths[0], tenths[-1]


def hundred(work: Callable[[], object]) -> Work:
    """``work`` in hundreds, so that looking at the clock costs nothing."""

    def many() -> int:
        for _ in range(100):
            work()
        return 100

    return many
