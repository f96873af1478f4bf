"""Parts made by several processes, the longest first, so that all end at about the same time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeAlias

from bench.strength.figures import Row
from bench.strength.parts import Part

Job: TypeAlias = tuple[str, Part]  # the game, and what to measure of it


def made(jobs: Sequence[Job], workers: int) -> Iterator[tuple[str, Part, list[Row]]]:
    """Each part with its figures, as it is done; who stops waiting stops the work."""
    ordered = sorted(jobs, key=lambda job: -job[1].seconds)
    with get_context("spawn").Pool(workers, ignore_stops) as pool:  # at its end all processes are stopped
        yield from pool.imap_unordered(done, ordered)


def done(job: Job) -> tuple[str, Part, list[Row]]:
    game, part = job
    return game, part, part.rows()


def ignore_stops() -> None:
    """Ctrl-C goes to the process that waits: it decides what is kept."""
    signal(SIGINT, SIG_IGN)
