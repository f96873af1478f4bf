"""Where the work is done: here, or in worker processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import closing
from typing import Final, Protocol, TypeVar

from parlour.bots.pool import Pool

Batch = TypeVar("Batch")
R = TypeVar("R")

AHEAD: Final = 5  # batches for each worker that are begun or done before the first of them is handed over


class Executor(Protocol):
    """Does the same work for each of many batches."""

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch]) -> Iterator[R]:
        """What came of each batch, in the batches' order."""


class Here:
    """Everything in this process, one batch after the other."""

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch]) -> Iterator[R]:
        return map(work, batches)


class Processes:
    """Worker processes of this machine.  If one dies, another does its batch again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch]) -> Iterator[R]:
        """Keep every worker busy, but none far ahead of the batch that is due; a batch may take as long as it takes."""
        begun: deque[Future[R]] = deque()
        with closing(Pool(self.workers, patience=None)) as pool:
            for batch in batches:
                begun.append(pool.submit(work, batch))
                if len(begun) == AHEAD * self.workers:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
