"""Works measured side by side: in many short rounds, each work once a round, by the processor's time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
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
    return measured_by({name: partial(turn, work) for name, work in works.items()}, rounds)


def measured_by(turns: Mapping[str, Callable[[], float]], rounds: int | None) -> dict[str, Measured]:
    times: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(rounds or ROUNDS):
        for name, take in turns.items():
            times[name].append(take())
    return {name: Measured(min(each), each) for name, each in times.items()}


def measured_apart(works: Mapping[str, Callable[[], Work]], rounds: int | None = None) -> dict[str, Measured]:
    """The same, each work in a process of its own, as its users run it; one of them works at a time."""
    context = get_context("spawn")
    lines = {name: context.Pipe() for name in works}
    for name, make in works.items():
        context.Process(target=take_turns, args=(make, lines[name][1]), daemon=True).start()
    asked = {name: answered(line) for name, (line, _) in lines.items()}
    return measured_by(asked, rounds)


def take_turns(make: Callable[[], Work], line: Connection) -> None:
    """What such a process does: a turn whenever it is asked for one."""
    work = make()
    while True:
        line.recv()
        line.send(turn(work))


def answered(line: Connection) -> Callable[[], float]:
    def ask() -> float:
        line.send(None)
        took: float = line.recv()
        return took

    ask()  # it starts, and the first turn is not counted
    return ask


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
