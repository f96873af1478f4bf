"""Several processes that do the same work: one that dies or hangs is replaced, and they all end together."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.sharedctypes import RawValue
from threading import Thread
from time import monotonic, sleep
from types import FrameType
from typing import Any, Final, TypeAlias

from structlog.typing import FilteringBoundLogger

LOOK: Final = 0.25  # seconds between two looks at the processes
HANGS: Final = 20.0  # seconds without a sign of life, after which a process is killed
FAREWELL: Final = 15.0  # seconds in which a process may finish what it has begun
SHORTEST_LIFE: Final = 5.0  # seconds; after a shorter one the next waits as long as that

Alive: TypeAlias = Callable[[], None]  # to be called at least every few seconds
Work: TypeAlias = Callable[[int, Alive], None]  # the place of this process among them, from 0
FORK: Final = get_context("fork") if hasattr(os, "fork") else None


class Processes:
    """Keeps so many processes at work until it is told to stop.  They inherit all that is open here."""

    def __init__(self, count: int, work: Work, log: FilteringBoundLogger, hangs: float = HANGS) -> None:
        self.work, self.log, self.hangs = work, log, hangs
        self.stopping = False
        self.places = [Place(number) for number in range(count)]

    def run(self) -> None:
        """Until a signal comes; then everything begun is finished first."""
        for end in (signal.SIGINT, signal.SIGTERM):
            signal.signal(end, self.stop)
        while not self.stopping:
            for place in self.places:
                self.look_at(place)
            self.wait(LOOK)
        self.end()

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True

    def wait(self, seconds: float) -> None:
        ends = [place.process.sentinel for place in self.places if place.process]
        connection.wait(ends, seconds) if ends else sleep(seconds)

    def look_at(self, place: Place) -> None:
        process, now = place.process, monotonic()
        if process and process.is_alive() and now - place.sign.value > self.hangs:
            self.log.error("process_hangs", place=place.number)
            process.kill()
            process.join()
        if process and not process.is_alive():
            self.log.error("process_ended", place=place.number, code=process.exitcode)
            forget_figures(process.pid)
            place.process = None
        if place.process is None and now >= place.not_before:
            place.start(self.work, now)

    def end(self) -> None:
        for place in self.places:
            if place.process:
                place.process.terminate()
        last = monotonic() + FAREWELL
        for place in self.places:
            if place.process:
                place.process.join(max(0.0, last - monotonic()))
                place.process.kill()
                place.process.join()


class Place:
    """One of the processes, and those that come after it."""

    def __init__(self, number: int) -> None:
        self.number, self.not_before, self.rest = number, 0.0, SHORTEST_LIFE
        self.process: Any = None
        self.sign = RawValue("d", 0.0)  # when it last gave a sign of life

    def start(self, work: Work, now: float) -> None:
        assert FORK is not None
        self.sign.value, self.not_before = now, now + self.rest
        self.process = FORK.Process(target=begin, args=(work, self.number, self.sign))
        self.process.start()


def begin(work: Work, number: int, sign: Any) -> None:
    """In the new process."""
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, signal.SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()

    def alive() -> None:
        sign.value = monotonic()

    with suppress(KeyboardInterrupt):
        work(number, alive)


def end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def forget_figures(pid: int | None) -> None:
    """What a dead process measured of the moment, such as open sockets, counts no more."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(pid)  # type: ignore[no-untyped-call]
