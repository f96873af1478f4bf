"""Work for worker processes, which import it by name."""

from __future__ import annotations

import fcntl
import os
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from parlour.bots import Question, answer
from parlour.core import Claim, Move

FOR_EVER = 100_000  # seconds


def square(number: int) -> int:
    return number * number


def die_once(folder: Path, number: int) -> int:
    """The first worker that comes to number 3 is killed."""
    if number == 3 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def die(number: int) -> int:
    os._exit(1)


def fail(number: int) -> int:
    raise FileNotFoundError(f"over number {number}")


def not_picklable(number: int) -> Any:
    return lambda: number


def hang(folder: Path, number: int) -> int:
    """Number 0 never comes to an end, and keeps the lock until its worker is gone."""
    if number == 0:
        begin_to_hold(folder, str(os.getpid()))
        time.sleep(FOR_EVER)
    return square(number)


def work_slowly(rounds: int) -> int:
    """As on a busy machine: a little work, and a long wait until the processor is free again."""
    for _ in range(rounds):
        work_for(0.3)
        time.sleep(3)
    return rounds


def work_for(seconds: float) -> int:
    """So long by the processor's time."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return os.getpid()


def count_up(folder: Path) -> int:
    """Count in a file until it is told to stop."""
    number = 0
    while not (folder / "stop").exists():
        number += 1
        (folder / "counting").write_text(str(number))
        (folder / "counting").rename(folder / "count")
    return number


def hang_once(folder: Path, number: int) -> int:
    if not (folder / "hung").exists():
        (folder / "hung").touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return square(number)


def answer_after_hanging(about: tuple[Path, Question]) -> Move | Claim | None:
    """A bot that is stuck over its question the first time."""
    hang_once(about[0], 0)
    return answer(about[1])


def hand_in_much(folder: Path, number: int) -> bytes:
    """Number 1 is more than a pipe holds, the first time; so its worker waits in the middle of sending it."""
    if number == 0 or (folder / "worker").exists():
        return b"little"
    while not (folder / "go").exists():  # nobody is listening any more
        time.sleep(0.01)
    (folder / "pid").write_text(str(os.getpid()))
    (folder / "pid").rename(folder / "worker")
    return b"much" * 10_000_000


def hold(folder: Path, number: int) -> int:
    """Number 0 returns at once; any other holds a lock for as long as its worker lives."""
    if number:
        begin_to_hold(folder, str(number))
        time.sleep(FOR_EVER)
    return number


HELD: list[Any] = []


def begin_to_hold(folder: Path, name: str) -> None:
    HELD.append(file := (folder / "lock").open("w"))
    fcntl.flock(file, fcntl.LOCK_SH)
    (folder / f"held-{name}").touch()


class Spy:
    """A mind that takes any option and remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, float]] = []

    def choose(self, view: Any, rng: Random) -> Move:
        self.given.append((view, rng.random()))
        move: Move = view.options[-1]
        return move


if __name__ == "__main__":
    from functools import partial

    from parlour.study.executor import Processes

    for result in Processes(2).run(partial(hold, Path(sys.argv[1])), range(3)):
        print(result, flush=True)
