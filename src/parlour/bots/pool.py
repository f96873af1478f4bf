"""Worker processes: for the server's bots and for simulations.

Each worker has a pipe and a thread for itself and shares no lock with another, so it may be killed at any moment.  The
pool of the standard library would wait for ever where a worker hangs, or dies half-way through sending a result.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import dumps, loads
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from traceback import format_exc
from typing import Any, Final, TypeVar

from msgspec import Struct

T = TypeVar("T")
R = TypeVar("R")

SPAWN: Final = get_context("spawn")
TRIES: Final = 3  # so many workers may die or hang over one task
SENT_HOME: Final = "The workers were sent home before the work was done."
SLOW: Final = 1 / 12  # of the patience: after that, a spare worker takes over the tasks that wait


class WorkersDied(Exception):
    """The workers die or hang again and again over the same task, in one sentence."""


class WorkFailed(Exception):
    """The work raised an exception in a worker; here is its stack trace."""


class Task(Struct, frozen=True, eq=False):
    """Something to be done by any worker."""

    packed: bytes  # the work, and what it is about
    future: Future[Any]


class Pool:
    """So many worker processes, started when first needed; they end with their parent.

    A worker that dies, or is not done after ``patience`` seconds (None: no limit), is killed and replaced, and its task
    is given to the new one.  Other tasks do not wait for it: a spare worker does them meanwhile.
    """

    def __init__(self, processes: int, patience: float | None = 60.0) -> None:
        self.processes, self.patience = processes, patience
        self.todo: SimpleQueue[Task | None] = SimpleQueue()  # None: a worker may go home
        self.lock = Lock()  # for what follows
        self.workers: set[Worker] = set()
        self.unfinished = self.slow = 0  # tasks not yet done, and workers that have been busy with one for long
        self.closed = False

    def submit(self, work: Callable[[T], R], about: T) -> Future[R]:
        """Have ``work`` done by a worker; both are pickled now, and the work is imported there by its name."""
        task = Task(dumps((work, about)), Future())
        with self.lock:
            if self.closed:
                raise RuntimeError("The pool is closed.")
            self.unfinished += 1
            self.todo.put(task)
            self.hire()
        return task.future

    def close(self) -> None:
        """Give up all that is not done; nobody is waited for."""
        with self.lock:
            self.closed = True
            workers = list(self.workers)
        with suppress(Empty):
            while task := self.todo.get_nowait():
                task.future.cancel()
                task.future.set_running_or_notify_cancel()  # wakes those who wait for it
        for worker in workers:
            self.todo.put(None)
            worker.kill()

    def hire(self) -> None:
        """Start another worker, if there is work for it and room."""
        prompt = len(self.workers) - min(self.slow, self.processes)  # so there are twice as many at most
        if not self.closed and self.unfinished > len(self.workers) and prompt < self.processes:
            self.workers.add(worker := Worker(self))
            Thread(target=worker.run, daemon=True).start()

    def slowed(self) -> None:
        """A worker has been busy for long."""
        with self.lock:
            self.slow += 1
            self.hire()

    def done(self, worker: Worker) -> bool:
        """A worker has finished its task; whether it should go on with another."""
        with self.lock:
            self.unfinished -= 1
            self.slow -= worker.slow
            worker.slow = False
            if self.closed or len(self.workers) - self.slow > self.processes:
                self.workers.discard(worker)
                return False
            return True


class Worker:
    """A thread that hands one task after the other to a process, a new one whenever the last has died or hangs."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.slow = False  # with its present task
        self.starting = Lock()  # held while a process is started: one cut off half-way would complain aloud

    def run(self) -> None:
        if sys.platform != "win32":  # a process started by this thread inherits this: Ctrl-C is for the parent to hear
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        while task := self.pool.todo.get():
            if task.future.set_running_or_notify_cancel():
                self.settle(task)
            if not self.pool.done(self):
                break
        self.dismiss()

    def settle(self, task: Task) -> None:
        """Do the task, or say why it cannot be done."""
        try:
            went_well, result = self.attempt(task)
        except Exception as error:  # it died too often, or could not be started, or the result is nothing known here
            task.future.set_exception(error)
            return
        if went_well:
            task.future.set_result(result)
        else:
            task.future.set_exception(WorkFailed(result))

    def attempt(self, task: Task) -> tuple[bool, Any]:
        """Whether the task went well, and its result or its stack trace."""
        for _ in range(TRIES):
            pipe = self.pipe or self.start()
            with suppress(EOFError, OSError):  # it died
                pipe.send_bytes(task.packed)
                if self.ready(pipe):
                    return unpacked(pipe.recv_bytes())
            self.dismiss()
            if self.pool.closed:
                raise WorkersDied(SENT_HOME)
        raise WorkersDied(f"{TRIES} workers died or got stuck over the same work.")

    def ready(self, pipe: Connection) -> bool:
        """Whether the process answers in time."""
        patience = self.pool.patience
        if patience is None:
            return pipe.poll(None)
        if pipe.poll(patience * SLOW):
            return True
        if not self.slow:
            self.slow = True
            self.pool.slowed()
        return pipe.poll(patience * (1 - SLOW))

    def start(self) -> Connection:
        pipe, theirs = SPAWN.Pipe()
        with self.starting:
            if self.pool.closed:
                raise WorkersDied(SENT_HOME)
            process = SPAWN.Process(target=serve, args=(theirs,), daemon=True)
            process.start()
            self.process, self.pipe = process, pipe
        theirs.close()  # only the process holds it now: when that dies, the pipe ends
        return pipe

    def kill(self) -> None:
        with self.starting:
            if process := self.process:
                process.kill()

    def dismiss(self) -> None:
        """End the process, also one that is stuck."""
        if self.process:
            self.process.kill()
            self.process.join()
        if self.pipe:
            self.pipe.close()
        self.process = self.pipe = None


def serve(pipe: Connection) -> None:
    """In a process: do one task after the other, for as long as the parent lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            pipe.send_bytes(packed_result(pipe.recv_bytes()))


def packed_result(packed: bytes) -> bytes:
    """Do one task: whether it went well, and its result or its stack trace."""
    try:
        work, about = loads(packed)
        return dumps((True, work(about)))
    except Exception:
        return dumps((False, format_exc()))


def unpacked(reply: bytes) -> tuple[bool, Any]:
    went_well, result = loads(reply)
    return went_well, result


def end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
    os._exit(1)
