"""Work that Ctrl-C may not cut in half."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C wait until this is done.  A process started meanwhile never hears of it."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or current_thread() is not main_thread():
        yield  # Ctrl-C is ignored, or handled elsewhere
        return
    pressed: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        with blocked():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def blocked() -> Iterator[None]:
    """Keep Ctrl-C from this thread, and from every process that it starts: they inherit this."""
    if sys.platform == "win32":
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A temporary neighbour of ``path``, which takes its place once it is whole and otherwise leaves no trace."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        yield temporary
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
