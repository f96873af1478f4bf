"""Where the work is done: here, or in worker processes.

Each worker has a pipe of its own and shares no lock with another, so it may be killed at any moment.  The pool of
the standard library would wait for ever where a worker dies half-way through handing in a result.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exc
from typing import Any, Final, Generic, Protocol, TypeVar

from parlour.study.steady import uninterrupted

Batch = TypeVar("Batch")
Fruit = TypeVar("Fruit")

SPAWN: Final = get_context("spawn")
AHEAD: Final = 4  # results for each worker that may wait until the one before them is there
PATIENCE: Final = 3  # so many workers may die over one batch


class WorkersDied(Exception):
    """The workers die again and again over the same work, in one sentence."""


class WorkFailed(Exception):
    """The work raised an exception in a worker; here is its stack trace."""


class Executor(Protocol):
    """Does the same work for each of many batches."""

    def run(self, work: Callable[[Batch], Fruit], batches: Iterable[Batch]) -> Iterator[Fruit]:
        """What came of each batch, in the batches' order."""


class Here:
    """Everything in this process, one batch after the other."""

    def run(self, work: Callable[[Batch], Fruit], batches: Iterable[Batch]) -> Iterator[Fruit]:
        return map(work, batches)


class Processes:
    """Worker processes of this machine.  If one dies, another does its batch again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[Batch], Fruit], batches: Iterable[Batch]) -> Iterator[Fruit]:
        crew: list[Worker[Batch, Fruit]] = []
        try:
            crew.extend(Worker(work) for _ in range(self.workers))
            yield from in_order(crew, batches)
        finally:
            for worker in crew:
                worker.dismiss()


def in_order(crew: Sequence[Worker[Batch, Fruit]], batches: Iterable[Batch]) -> Iterator[Fruit]:
    """Keep everybody busy, but nobody far ahead of the batch that is due."""
    todo = enumerate(batches)
    idle, busy, done, due = list(crew), list[Worker[Batch, Fruit]](), dict[int, Fruit](), 0
    while True:
        while idle and len(done) < AHEAD * len(crew) and (task := next(todo, None)):
            busy.append(idle.pop().take(*task))
        if not busy:
            return
        for worker in finished(busy):
            for fruit in worker.hand_in():
                done[worker.number] = fruit
                busy.remove(worker)
                idle.append(worker)
        while due in done:
            yield done.pop(due)
            due += 1


def finished(busy: Sequence[Worker[Batch, Fruit]]) -> list[Worker[Batch, Fruit]]:
    """Wait for those who have something to hand in, or have died."""
    ready = wait([worker.pipe for worker in busy])
    return [worker for worker in busy if worker.pipe in ready]


class Worker(Generic[Batch, Fruit]):
    """One process at a time, which does one batch at a time."""

    def __init__(self, work: Callable[[Batch], Fruit]) -> None:
        self.work = work
        self.hire()

    def hire(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs, self.work), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()  # only the worker holds it now: when it dies, the pipe ends

    def dismiss(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def take(self, number: int, batch: Batch) -> Worker[Batch, Fruit]:
        """Begin with a batch."""
        self.number, self.batch, self.deaths = number, batch, 0
        self.begin()
        return self

    def begin(self) -> None:
        with suppress(OSError):  # a worker that is dead already is found out when it hands nothing in
            self.pipe.send(self.batch)

    def hand_in(self) -> list[Fruit]:
        """What came of the batch: one thing, or nothing if the worker died over it and another has begun anew."""
        try:
            well, fruit = self.pipe.recv()
        except (EOFError, OSError):
            self.begin_anew()
            return []
        if not well:
            raise WorkFailed(fruit)
        return [fruit]

    def begin_anew(self) -> None:
        self.deaths += 1
        if self.deaths == PATIENCE:
            raise WorkersDied(f"{PATIENCE} workers died over the same games.")
        self.dismiss()
        self.hire()
        self.begin()


def serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """In a worker: do one batch after the other, for as long as the parent lives; Ctrl-C is the parent's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            pipe.send(attempt(work, pipe.recv()))


def attempt(work: Callable[[Any], Any], batch: Any) -> tuple[bool, Any]:
    """Whether the work went well, and what came of it: its fruit or its stack trace."""
    try:
        return True, work(batch)
    except Exception:
        return False, format_exc()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
