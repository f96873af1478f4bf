"""Where each thread of a process is: files, lines and functions, never a value."""

from __future__ import annotations

import faulthandler
import os
import re
import signal
from contextlib import suppress
from select import select
from typing import Final

PATIENCE: Final = 1.0  # seconds, until a process writes
PAUSE: Final = 0.1  # after which it has written everything
ENTRY: Final = re.compile(r'File "(?:.*/)?(.*)", line (\d+) in (.*)')


class Stacks:
    """A pipe from a process to the one that watches it.  Also a process that hangs writes to it: no Python runs."""

    def __init__(self) -> None:
        self.reading, self.writing = os.pipe()

    def offer(self) -> None:
        """In the process that is watched."""
        faulthandler.register(signal.SIGUSR1, self.writing, all_threads=True)

    def ask(self, pid: int) -> list[str]:
        """One line for each thread of that process, the innermost call first."""
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGUSR1)
        written, patience = b"", PATIENCE
        while select([self.reading], [], [], patience)[0]:
            written, patience = written + os.read(self.reading, 1 << 16), PAUSE
        return told(written.decode("utf-8", "replace"))

    def close(self) -> None:
        os.close(self.reading)
        os.close(self.writing)


def told(dump: str) -> list[str]:
    threads = [ENTRY.findall(thread) for thread in re.split(r"^(?:Current thread|Thread) ", dump, flags=re.MULTILINE)]
    return [" < ".join([f"{file}:{line} {name}" for file, line, name in calls]) for calls in threads if calls]
