"""Work for worker processes, which import it by name."""

from __future__ import annotations

import fcntl
import os
import signal
import sys
import time
from pathlib import Path


def square(batch: int) -> int:
    return batch * batch


def die_once(folder: Path, batch: int) -> int:
    """The first worker that comes to batch 3 is killed."""
    if batch == 3 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(batch)


def die(batch: int) -> int:
    os._exit(1)


def fail(batch: int) -> int:
    raise ZeroDivisionError(f"over batch {batch}")


def hand_in_much(folder: Path, batch: int) -> bytes:
    """Batch 1 is more than a pipe holds, the first time; so its worker waits in the middle of handing it in."""
    if batch == 0 or (folder / "worker").exists():
        return b"little"
    while not (folder / "go").exists():  # nobody is listening any more
        time.sleep(0.01)
    (folder / "pid").write_text(str(os.getpid()))
    (folder / "pid").rename(folder / "worker")
    return b"much" * 10_000_000


def hold(folder: Path, batch: int) -> int:
    """Batch 0 returns at once; any other holds a lock for as long as its worker lives."""
    if batch:
        file = (folder / "lock").open("w")
        fcntl.flock(file, fcntl.LOCK_SH)
        (folder / f"held-{batch}").touch()
        time.sleep(100_000)
    return batch


if __name__ == "__main__":
    from functools import partial

    from parlour.study.executor import Processes

    for fruit in Processes(2).run(partial(hold, Path(sys.argv[1])), range(3)):
        print(fruit, flush=True)
