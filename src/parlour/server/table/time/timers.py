"""What is to be done at a table at a certain time."""

from __future__ import annotations

from asyncio import Task, create_task, current_task
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Seat
from parlour.server.clock import Clock

Key: TypeAlias = Seat | str | None  # a seat that will answer, a guest who is away; None: a question's time is over
Due: TypeAlias = Callable[[], Awaitable[bool]]  # what is to be done then; whether that is settled
RETRY: Final = 1.0  # seconds, after something that was due could not be written down


class Timer(Struct, frozen=True, eq=False):
    about: float | tuple[int, str]  # what it was set for: for the same thing no other is set
    task: Task[None]


class Timers:
    """One timer for each key; a new one takes the place of the old."""

    def __init__(self, clock: Clock, failed: Callable[[Exception], None], rest: Callable[[], None]) -> None:
        self.clock, self.failed, self.rest = clock, failed, rest
        self.running: dict[Key, Timer] = {}

    def set(self, key: Key, about: float | tuple[int, str], moment: Callable[[], float], due: Due) -> None:
        """Have ``due`` done at a moment, unless a timer for the same thing is running."""
        old = self.running.get(key)
        if old is None or old.about != about:
            self.cancel(key)
            self.running[key] = Timer(about, create_task(self.run(key, moment(), due)))

    def cancel(self, key: Key) -> None:
        timer = self.running.pop(key, None)
        if timer and timer.task is not current_task():
            timer.task.cancel()

    async def run(self, key: Key, moment: float, due: Due) -> None:
        try:
            await self.clock.until(moment)
            while not await due():
                await self.clock.until(self.clock.now() + RETRY)
        except Exception as error:
            self.failed(error)
        finally:
            timer = self.running.get(key)
            if timer and timer.task is current_task():
                del self.running[key]
            self.rest()

    def stop(self) -> list[Task[None]]:
        """Let nothing more be done; the tasks returned end by themselves."""
        tasks = [timer.task for timer in self.running.values()]
        for task in tasks:
            task.cancel()
        return tasks
