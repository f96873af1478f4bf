"""One thread owns the database; everything that was asked for while it wrote is written next, all in one commit.

The thread shares the interpreter with the event loop: each statement gives it away and waits to have it back.  So the
changes of many tables are written by a few statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

from parlour.server.store.store import Change

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]
Apply: TypeAlias = "Callable[[sqlite3.Connection, Sequence[Change]], None]"
Asked: TypeAlias = "tuple[Job[Any] | Change, asyncio.Future[Any]]"
Answer: TypeAlias = "tuple[asyncio.Future[Any], Any, BaseException | None]"

LARGEST_GROUP: Final = 500


class Writer:
    """Takes jobs from one event loop; a job that fails leaves no trace and harms no other in its group."""

    def __init__(self, db: sqlite3.Connection, apply: Apply) -> None:
        self.db, self.apply = db, apply
        self.loop = asyncio.get_running_loop()
        self.jobs: SimpleQueue[Asked | None] = SimpleQueue()
        self.thread = Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job[T]) -> T:
        """What ``job`` returned, once it is on disk."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((job, future))
        return await future

    async def write(self, change: Change) -> None:
        """Return once it is on disk."""
        future: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put((change, future))
        await future

    async def close(self) -> None:
        """Write what was asked for, then stop."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    def work(self) -> None:
        open_ = True
        while open_:
            group = self.group()
            open_ = group[-1] is not None
            answers = self.commit([asked for asked in group if asked is not None])
            self.loop.call_soon_threadsafe(deliver, answers)
        self.db.close()

    def group(self) -> list[Asked | None]:
        """Wait for a job, and take along all that have come with it; the last one may be the end."""
        group = [self.jobs.get()]
        while group[-1] is not None and len(group) < LARGEST_GROUP:
            try:
                group.append(self.jobs.get_nowait())
            except Empty:
                break
        return group

    def commit(self, group: list[Asked]) -> list[Answer]:
        try:
            self.db.execute("BEGIN IMMEDIATE")
            answers = self.do_all(group)
            self.db.execute("COMMIT")
        except Exception as error:
            self.roll_back()
            return [(future, None, error) for _, future in group]
        return answers

    def roll_back(self) -> None:
        """If even that fails, the next BEGIN does too, and says so; the thread must live, or everybody waits."""
        with suppress(sqlite3.Error):
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")

    def do_all(self, group: list[Asked]) -> list[Answer]:
        """All at once; if one fails, all again, each for itself."""
        self.db.execute("SAVEPOINT jobs")
        try:
            if changes := [what for what, _ in group if isinstance(what, Change)]:
                self.apply(self.db, changes)
            return [(future, None if isinstance(what, Change) else what(self.db), None) for what, future in group]
        except Exception:
            self.db.execute("ROLLBACK TO jobs")
            return [self.attempt(what, future) for what, future in group]

    def attempt(self, what: Job[Any] | Change, future: asyncio.Future[Any]) -> Answer:
        self.db.execute("SAVEPOINT job")
        try:
            done = self.apply(self.db, [what]) if isinstance(what, Change) else what(self.db)
            answer: Answer = (future, done, None)
        except Exception as error:  # it belongs to the one who asked
            self.db.execute("ROLLBACK TO job")
            answer = (future, None, error)
        self.db.execute("RELEASE job")
        return answer


def deliver(answers: list[Answer]) -> None:
    for future, result, error in answers:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
