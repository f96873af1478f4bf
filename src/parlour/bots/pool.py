"""Worker processes: for the server's bots and for simulations.

Each worker has a pipe and a thread for itself and shares no lock with another, so it may be killed at any moment.  The
pool of the standard library would wait for ever where a worker hangs, or dies half-way through sending a result.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawArray
from pickle import dumps, loads
from threading import Condition, Lock, Thread
from time import monotonic, process_time, sleep
from traceback import format_exc
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

SPAWN: Final = get_context("spawn")
TRIES: Final = 3  # so many workers may die or hang over one task
SENT_HOME: Final = "The workers were sent home before the work was done."
NOT_WANTED: Final = "Nobody wants this work done any more."
LOOK: Final = 1.0  # seconds between two looks at a worker that is busy
BEAT: Final = 0.1  # seconds of its processor's time after which a worker gives a sign


class WorkersDied(Exception):
    """The workers die or hang again and again over the same task, in one sentence."""


class WorkFailed(Exception):
    """The work raised an exception in a worker; here is its stack trace."""


class Task:
    """Something to be done by any worker.  It is pickled now, and the work is imported there by its name."""

    def __init__(self, work: Callable[[T], Any], about: T, near: Hashable = None) -> None:
        self.near = near  # workers remember what they worked out, so the same one may do what is near sooner
        self.packed = dumps((work, about))
        self.future: Future[Any] = Future()
        self.worker: Worker | None = None  # who does it
        self.dropped = self.aside = False

    def drop(self) -> None:
        """Nobody wants it done any more: it does not begin, or its worker is killed over it."""
        self.dropped = True
        if not self.future.cancel() and self.worker:
            self.worker.kill(self)

    def lay_aside(self, on: bool) -> None:
        """Let its worker rest over it until it is to go on; where signals are unknown, it does not rest."""
        self.aside = on
        if self.worker:
            self.worker.signs.rest(on)


class Signs:
    """What a worker and its parent tell each other in memory that they share, without waiting."""

    def __init__(self) -> None:
        self.shared = RawArray("d", 2)

    @property
    def worked(self) -> float:
        """Seconds of the processor's time that the worker has used."""
        return float(self.shared[0])

    @property
    def resting(self) -> bool:
        return bool(self.shared[1])

    def rest(self, on: bool) -> None:
        self.shared[1] = on

    def beat(self, *_: object) -> None:
        """In the worker, each time that it has worked for a while: say so, and rest if it is told to."""
        self.shared[0] = process_time()
        while self.resting:
            sleep(BEAT / 2)


class Patience:
    """It counts work: a worker may use the processor for so many seconds, and may stand still for as many.

    On a busy machine a worker is slow, but it does not stand still.
    """

    def __init__(self, seconds: float, worked: float, now: Callable[[], float] = monotonic) -> None:
        self.seconds, self.now = seconds, now
        self.at_first = self.worked = worked
        self.still, self.looked = 0.0, now()

    def is_lost(self, worked: float, aside: bool = False) -> bool:
        """Whether it is over, now that the worker has worked for so long; one that is laid aside may stand still."""
        now = self.now()
        passed, self.looked = now - self.looked, now
        self.still = 0.0 if worked != self.worked else self.still + (0.0 if aside else passed)
        self.worked = worked
        return max(worked - self.at_first, self.still) > self.seconds


class Pool:
    """So many worker processes, started when first needed; they end with their parent.

    A worker that dies is replaced, and its task is given to the new one.  So is one that works at a task for more than
    ``patience`` seconds, or stands still over it for as long (None: no limit).  Where ``ready`` is given, so many start
    with the first task and stand ready, and no more than those stay when there is nothing to do.
    """

    def __init__(self, processes: int, patience: float | None = 60.0, ready: int | None = None) -> None:
        self.processes, self.patience, self.ready = processes, patience, ready
        self.changed = Condition()  # held for what follows
        self.todo: deque[Task] = deque()
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []  # the one that has been so for longest is the first
        self.unfinished = 0  # tasks not yet done
        self.closed = False

    def submit(self, work: Callable[[T], R], about: T) -> Future[R]:
        """Have ``work`` done by a worker."""
        task = Task(work, about)
        self.take(task)
        return task.future

    def take(self, task: Task) -> None:
        """Have a task done."""
        with self.changed:
            if self.closed:
                raise RuntimeError("The pool is closed.")
            self.unfinished += 1
            self.todo.append(task)
            self.hire()
            self.changed.notify_all()

    def close(self) -> None:
        """Give up all that is not done; nobody is waited for."""
        with self.changed:
            self.closed = True
            workers = [*self.workers]
            self.changed.notify_all()
        for task in self.todo:
            task.future.cancel()
            task.future.set_running_or_notify_cancel()  # wakes those who wait for it
        for worker in workers:
            worker.kill()

    def hire(self) -> None:
        """Start more workers, if there is work for them and room."""
        needed = min(self.processes, max(self.unfinished, self.ready or 0))
        while len(self.workers) < needed:
            self.workers.add(worker := Worker(self))
            Thread(target=worker.run, daemon=True).start()

    def next_for(self, worker: Worker) -> Task | None:
        """The next task for a worker, once there is one; None: it may go home."""
        with self.changed:
            self.idle.append(worker)
            while not self.closed and (not self.todo or self.nearest(self.todo[0]) is not worker):
                self.changed.wait()
            self.idle.remove(worker)
            self.changed.notify_all()  # the next task may be for another
            return None if self.closed else self.todo.popleft()

    def nearest(self, task: Task) -> Worker:
        """The idle worker that last did something near; if there is none, a fresh one, or the longest idle."""
        found = [worker for near in (task.near, None) for worker in self.idle if worker.near == near]
        return found[0] if found else self.idle[0]

    def done(self, worker: Worker) -> bool:
        """A worker has finished its task; whether it should go on with another."""
        with self.changed:
            self.unfinished -= 1
            needed = self.processes if self.ready is None else max(self.unfinished, self.ready)
            if self.closed or len(self.workers) > needed:
                self.workers.discard(worker)
                return False
            return True


class Worker:
    """A thread that hands one task after the other to a process, a new one whenever the last has died or hangs."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.signs = Signs()
        self.task: Task | None = None  # the present one
        self.near: Hashable = None  # of the last one
        self.starting = Lock()  # held while a process is started: one cut off half-way would complain aloud

    def run(self) -> None:
        if sys.platform != "win32":  # a process started by this thread inherits this: Ctrl-C is for the parent to hear
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        self.stand_ready()
        while task := self.pool.next_for(self):
            if task.future.set_running_or_notify_cancel():
                self.settle(task)
            if not self.pool.done(self):
                break
        self.dismiss()

    def stand_ready(self) -> None:
        """Start the process before there is something to do, where workers do so."""
        if self.pool.ready is not None and self.process is None:
            with suppress(WorkersDied, OSError):  # the pool is closed; or it is tried again with the next task
                self.start()

    def settle(self, task: Task) -> None:
        """Do the task, or say why it cannot be done."""
        self.task, self.near, task.worker = task, task.near, self
        self.signs.rest(task.aside)
        try:
            went_well, result = self.attempt(task)
        except Exception as error:  # it died too often, or could not be started, or the result is nothing known here
            self.let_go(task)
            self.stand_ready()
            task.future.set_exception(error)
            return
        self.let_go(task)
        if went_well:
            task.future.set_result(result)
        else:
            task.future.set_exception(WorkFailed(result))

    def let_go(self, task: Task) -> None:
        self.task = task.worker = None
        self.signs.rest(False)

    def attempt(self, task: Task) -> tuple[bool, Any]:
        """Whether the task went well, and its result or its stack trace."""
        self.check_wanted(task)
        for _ in range(TRIES):
            pipe = self.pipe or self.start()
            with suppress(EOFError, OSError):  # it died
                pipe.send_bytes(task.packed)
                if self.answers(pipe, task):
                    return unpacked(pipe.recv_bytes())
            self.dismiss()
            self.check_wanted(task)
        raise WorkersDied(f"{TRIES} workers died or got stuck over the same work.")

    def check_wanted(self, task: Task | None) -> None:
        if self.pool.closed:
            raise WorkersDied(SENT_HOME)
        if task and task.dropped:
            raise WorkersDied(NOT_WANTED)

    def answers(self, pipe: Connection, task: Task) -> bool:
        """Whether the process answers before our patience is over."""
        if self.pool.patience is None:
            return pipe.poll(None)
        patience = Patience(self.pool.patience, self.signs.worked)
        while not pipe.poll(min(LOOK, self.pool.patience)):
            if patience.is_lost(self.signs.worked, task.aside):
                return False
        return True

    def start(self) -> Connection:
        pipe, theirs = SPAWN.Pipe()
        with self.starting:
            self.check_wanted(self.task)
            self.signs.shared[0] = 0
            process = SPAWN.Process(target=serve, args=(theirs, self.signs), daemon=True)
            process.start()
            self.process, self.pipe = process, pipe
        theirs.close()  # only the process holds it now: when that dies, the pipe ends
        return pipe

    def kill(self, task: Task | None = None) -> None:
        """End the process, or only if it is still busy with one task."""
        with self.starting:
            if self.process and task in (None, self.task):
                self.process.kill()

    def dismiss(self) -> None:
        """End the process, also one that is stuck."""
        if self.process:
            self.process.kill()
            self.process.join()
        if self.pipe:
            self.pipe.close()
        self.process = self.pipe = self.near = None


def serve(pipe: Connection, signs: Signs) -> None:
    """In a process: do one task after the other, for as long as the parent lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give(signs)
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            pipe.send_bytes(packed_result(pipe.recv_bytes()))


def give(signs: Signs) -> None:
    """From now on a worker beats in the rhythm of its work; one that stands still does not."""
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, signs.beat)
        signal.setitimer(signal.ITIMER_PROF, BEAT, BEAT)


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
