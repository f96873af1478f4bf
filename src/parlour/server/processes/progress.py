"""Whether a process makes progress: a loop that hangs is told apart from one that could not run.

What counts is not the time on the wall but the time that the process could have used.  A loop that spins uses the
processor.  A loop that is blocked sleeps, with all threads of its process.  One that waits for a busy machine is ready
to run, but has used nothing.  Nor has one that is stopped, or held by a debugger, or that waits for the disk.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

State: TypeAlias = Literal["running", "asleep", "held", "unknown"]
LONGEST: Final = 0.5  # seconds that count between two looks: after more the machine slept, or we did
WEIGHT: Final = 2.0  # a process that had the processor for half of the time could have done anything
DOUBT: Final = 0.25  # of a second counts as much where nobody can say what the process does
HELD: Final = frozenset("TtD")  # stopped, held by a debugger, waiting for the disk


class Use(Struct, frozen=True):
    """What a process does just now, and how many seconds of processor time it has used."""

    state: State
    seconds: float = 0.0


class Progress:
    """Of one process.  ``stuck`` is for how many usable seconds it has given no sign of life."""

    def __init__(self, now: float) -> None:
        self.then, self.sign, self.used = now, 0, 0.0
        self.stuck = 0.0

    def look(self, now: float, sign: int, use: Use) -> None:
        usable = usable_seconds(min(now - self.then, LONGEST), use, use.seconds - self.used)
        self.stuck = self.stuck + usable if sign == self.sign else 0.0
        self.then, self.sign, self.used = now, sign, use.seconds


def usable_seconds(passed: float, use: Use, used: float) -> float:
    """Of the seconds that have passed, those in which the process could have given a sign of life."""
    match use.state:
        case "held":
            return 0.0
        case "running":
            return min(used * WEIGHT, passed)
        case "asleep":
            return passed
        case "unknown":
            return passed * DOUBT


def use_of(pid: int) -> Use:
    """As the system tells it; where it does not, nothing is known."""
    try:
        threads = [fields((thread / "stat").read_text()) for thread in Path(f"/proc/{pid}/task").iterdir()]
    except (OSError, IndexError):  # no Linux, or it ends just now
        return Use("unknown")
    states = {thread[0] for thread in threads}
    ticks = sum([int(thread[11]) + int(thread[12]) for thread in threads])
    return Use(state_of(states), ticks / os.sysconf("SC_CLK_TCK"))


def fields(stat: str) -> list[str]:
    """After the name, which may hold anything: the state comes first, the ticks are 11 and 12."""
    return stat.rpartition(")")[2].split()


def state_of(states: set[str]) -> State:
    """Of all threads together: while one is ready to run, another may only wait for it."""
    if states & HELD:
        return "held"
    return "running" if "R" in states else "asleep"
