"""Where heavy work of a house is done: in processes of their own, so that a long thought holds up no table.

Bots and people have a lane each.  So bots never wait for what people ask, and neither lane tells of the other.
"""

from __future__ import annotations

import os
from asyncio import Future, TimerHandle, get_running_loop, shield, wrap_future
from collections.abc import Callable, Hashable
from typing import Any, Final, Protocol, TypeVar

from parlour.bots.pool import Pool, Task
from parlour.bots.thinking import Question, answer
from parlour.core import Claim, Move
from parlour.server.fair import Fair, Who

T = TypeVar("T")
R = TypeVar("R")

SLICE: Final = 0.25  # seconds between two looks at whose turn it is, while somebody waits
SPARE: Final = 3  # works of a lane that may be begun and laid aside
LONG: Final = 300.0  # seconds of a processor's time that a work of people may take; it keeps nobody waiting


class Thinkers(Protocol):
    async def think(self, who: Who, asked: Question) -> Move | Claim | None:
        """What a bot does, or says."""

    async def study(self, who: Who, work: Callable[[T], bytes], about: T, name: Hashable = None) -> bytes:
        """Work something out for people.  Those who give it the same name wait for the same work."""

    def close(self) -> None:
        """Give up all thoughts; none is waited for."""


class InPlace:
    """Bots that think in this process; for tests, and for bots that hardly think."""

    async def think(self, who: Who, asked: Question) -> Move | Claim | None:
        return answer(asked)

    async def study(self, who: Who, work: Callable[[T], bytes], about: T, name: Hashable = None) -> bytes:
        return work(about)

    def close(self) -> None:
        pass


class Workers:
    """Bots that think in worker processes, and people's works beside them."""

    def __init__(self, processes: int | None = None) -> None:
        cores = os.cpu_count() or 2
        bots, studies = processes or max(1, cores - 1), max(2, (processes or cores) // 2)
        self.bots = Lane(bots, of_one=bots)  # many bots of one host may be asked at once
        self.studies = Lane(studies, of_one=1, patience=LONG)

    async def think(self, who: Who, asked: Question) -> Move | Claim | None:
        return await self.bots.run(who, answer, asked)

    async def study(self, who: Who, work: Callable[[T], bytes], about: T, name: Hashable = None) -> bytes:
        if name not in self.studies.named:
            self.studies.fair.check(who)
        return await self.studies.run(who, work, about, name)

    def close(self) -> None:
        for lane in (self.bots, self.studies):
            lane.pool.close()


class Lane:
    """Worker processes, and the works that are done there in turn."""

    def __init__(self, places: int, of_one: int, patience: float = 60.0) -> None:
        self.pool = Pool(places + SPARE, patience, ready=places)
        self.fair = Fair(places, of_one, places + SPARE)
        self.named: dict[Hashable, PooledWork] = {}
        self.timer: TimerHandle | None = None

    async def run(self, who: Who, work: Callable[[T], R], about: T, name: Hashable = None) -> R:
        """What comes of ``work``, done in a worker when it is this person's turn.  Who is cancelled waits no more."""
        pooled = self.named.get(name) or PooledWork(self, who, work, about, name)
        self.fair.ask(who, pooled)
        self.look_again()
        try:
            result: R = await shield(pooled.result)
            return result
        finally:
            self.fair.leave(who, pooled)

    def look_again(self) -> None:
        """For as long as somebody waits, the places go round."""
        if self.timer is None and self.fair.contested:
            self.timer = get_running_loop().call_later(SLICE, self.look)

    def look(self) -> None:
        self.timer = None
        self.fair.choose()
        self.look_again()


class PooledWork:
    """A work that the pool does."""

    def __init__(self, lane: Lane, who: Who, work: Callable[[T], Any], about: T, name: Hashable) -> None:
        self.lane, self.name = lane, name
        # It is pickled now: a view may share lists with the board, which goes on changing.
        self.task = Task(work, about, near=who.person)
        self.result: Future[Any] = get_running_loop().create_future()
        if name is not None:
            lane.named[name] = self

    def begin(self) -> None:
        try:
            self.lane.pool.take(self.task)
            wrap_future(self.task.future).add_done_callback(self.settle)
        except RuntimeError:  # the house is closing
            self.result.cancel()

    def lay_aside(self, on: bool) -> None:
        self.task.lay_aside(on)

    def drop(self) -> None:
        self.lose_name()
        self.result.cancel()
        self.task.drop()

    def settle(self, done: Future[Any]) -> None:
        """The worker is done with it; perhaps nobody waits any more."""
        self.lose_name()
        self.lane.fair.finish(self)
        error = None if done.cancelled() else done.exception()
        if self.result.done():
            return
        if done.cancelled():
            self.result.cancel()
        elif error:
            self.result.set_exception(error)
        else:
            self.result.set_result(done.result())

    def lose_name(self) -> None:
        """Who asks for the same from now on asks for another work."""
        if self.lane.named.get(self.name) is self:
            del self.lane.named[self.name]
