"""One of the processes, and those that come after it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from ctypes import c_uint64, sizeof
from mmap import mmap
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeAlias

from parlour.server.processes.progress import Progress, use_of
from parlour.server.processes.restarts import Restarts
from parlour.server.processes.stacks import Stacks

Alive: TypeAlias = Callable[[], None]  # to be called at least every second
Work: TypeAlias = Callable[[int, Alive], None]  # the place of this process among them, from 0
FORK: Final = get_context("fork") if hasattr(os, "fork") else None


class Place:
    """A process at work, and what is known of it."""

    def __init__(self, number: int) -> None:
        self.number, self.restarts = number, Restarts()
        self.process: Any = None
        self.signs = c_uint64.from_buffer(mmap(-1, sizeof(c_uint64)))  # so many signs of life it has given
        self.progress = Progress(0.0)

    def start(self, work: Work, now: float) -> None:
        assert FORK is not None
        self.signs.value, self.progress, self.stacks = 0, Progress(now), Stacks()
        self.restarts.begin(now)
        self.process = FORK.Process(target=self.begin, args=(work,))
        self.process.start()

    def begin(self, work: Work) -> None:
        """In the new process."""
        for end in (signal.SIGINT, signal.SIGTERM):
            signal.signal(end, signal.SIG_DFL)
        self.stacks.offer()
        Thread(target=end_with_parent, daemon=True).start()
        with suppress(KeyboardInterrupt):
            work(self.number, self.give_sign)

    def give_sign(self) -> None:
        self.signs.value += 1

    @property
    def open(self) -> bool:
        """Whether the process has begun its work: opening a large store may take longer than any work."""
        return bool(self.signs.value)

    def hangs(self, now: float, patience: float) -> bool:
        self.progress.look(now, self.signs.value, use_of(self.process.pid))
        return self.progress.stuck >= patience

    def end(self, now: float, patience: float = 0.0) -> None:
        """Let the process be gone, killed if it does not go by itself within so many seconds."""
        self.process.join(patience)
        self.process.kill()
        self.process.join()
        self.process = None
        self.stacks.close()
        self.restarts.end(now)


def end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
