"""One process or several that do the same work: one that dies or hangs is replaced, and they all end together."""

from __future__ import annotations

import os
import signal
from multiprocessing import connection
from time import monotonic, sleep
from types import FrameType
from typing import Final

from structlog.typing import FilteringBoundLogger

from parlour.core import Refused
from parlour.server.processes.notify import ALIVE, READY, STOPPING, notify
from parlour.server.processes.place import Place, Work

LOOK: Final = 0.25  # seconds between two looks at the processes
HANGS: Final = 5.0  # usable seconds without a sign of life, after which a process is replaced
OPENING: Final = 60.0  # the same, before its first sign of life
FAREWELL: Final = 15.0  # seconds in which a process may finish what it has begun


class Processes:
    """Keeps so many processes at work until it is told to stop.  They inherit all that is open here."""

    def __init__(self, count: int, work: Work, log: FilteringBoundLogger, hangs: float = HANGS) -> None:
        self.work, self.log, self.hangs = work, log, hangs
        self.stopping = self.ready = False
        self.places = [Place(number) for number in range(count)]

    def run(self) -> None:
        """Until a signal comes; then everything begun is finished first."""
        for end in (signal.SIGINT, signal.SIGTERM):
            signal.signal(end, self.stop)
        while not self.stopping and not self.spent:
            for place in self.places:
                self.look_at(place)
            self.tell_system()
            self.wait(LOOK)
        notify(STOPPING)
        given_up = self.spent
        self.end()
        if given_up:
            raise Refused("house-given-up")

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True

    @property
    def spent(self) -> bool:
        return any([place.restarts.spent for place in self.places])

    def tell_system(self) -> None:
        """That the house is open, once, and that somebody watches over it."""
        if not self.ready and any([place.open for place in self.places]):
            self.ready = True
            notify(READY)
        notify(ALIVE)

    def wait(self, seconds: float) -> None:
        ends = [place.process.sentinel for place in self.places if place.process]
        connection.wait(ends, seconds) if ends else sleep(seconds)

    def look_at(self, place: Place) -> None:
        now = monotonic()
        if place.process is None:
            if now >= place.restarts.not_before:
                place.start(self.work, now)
        elif not place.process.is_alive():
            self.log.error("process_ended", place=place.number, code=place.process.exitcode)
            self.bury(place, now)
        elif place.hangs(now, self.hangs if place.open else OPENING):
            self.log.error("process_hangs", place=place.number, stacks=place.stacks.ask(place.process.pid))
            self.bury(place, now)

    def bury(self, place: Place, now: float) -> None:
        pid = place.process.pid
        place.end(now)
        forget_figures(pid)
        if place.restarts.spent:
            self.log.error("given_up", place=place.number, short_lives=place.restarts.short)

    def end(self) -> None:
        working, last = [place for place in self.places if place.process], monotonic() + FAREWELL
        for place in working:
            place.process.terminate()
        for place in working:
            place.end(monotonic(), max(0.0, last - monotonic()))


def forget_figures(pid: int | None) -> None:
    """What a dead process measured of the moment, such as open sockets, counts no more."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(pid)  # type: ignore[no-untyped-call]
