"""Where the work is done: here, or in worker processes.

Each worker has a pipe of its own and shares no lock with another, so it may be killed at any moment.  The pool of
the standard library would wait for ever where a worker dies half-way through handing in a result.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exc
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from parlour.study.steady import uninterrupted

Batch = TypeVar("Batch")
Fruit = TypeVar("Fruit")

SPAWN: Final = get_context("spawn")
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
        workers: list[Worker[Batch, Fruit]] = []
        try:
            workers += [Worker(work) for _ in range(self.workers)]
            yield from in_order(workers, enumerate(batches))
        finally:
            for worker in workers:
                worker.dismiss()


class Worker(Generic[Batch, Fruit]):
    """One process, started anew when it dies, and the batch it is busy with."""

    def __init__(self, work: Callable[[Batch], Fruit]) -> None:
        self.work = work
        self.number = -1  # of the batch
        self.deaths = 0  # over this batch
        self.start()

    def start(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs, self.work), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()  # so that the pipe ends when the worker does

    def take(self, number: int, batch: Batch) -> None:
        self.number, self.batch, self.deaths = number, batch, 0
        self.hand_over()

    def hand_over(self) -> None:
        try:
            self.pipe.send(self.batch)
        except OSError:
            self.replace()

    def replace(self) -> None:
        """It has died: let a new process begin again with the same batch."""
        self.deaths += 1
        if self.deaths == PATIENCE:
            raise WorkersDied(f"{PATIENCE} workers died over the same games.")
        self.dismiss()
        self.start()
        self.hand_over()

    def result(self) -> Fruit | None: ...

    def dismiss(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()
