"""Bots think in processes of their own: a long thought holds up no table."""

from __future__ import annotations

import os
import signal
from asyncio import get_running_loop, wrap_future
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pickle import loads
from random import Random
from threading import Thread
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from parlour import bots, games
from parlour.core import Claim, Move

A = TypeVar("A")


class Question(Struct, frozen=True):
    """What a bot is given: the view of its seat and nothing else, with a generator of its own."""

    bot: str
    game: str
    decision: int
    view: bytes  # pickled at once: a view may share lists with the board, which goes on changing
    seed: int


class Occasion(Struct, frozen=True):
    """What a bot is given that may say something, if it likes: the claims open to its seat."""

    bot: str
    game: str
    view: bytes
    claims: bytes
    seed: int


def answer(asked: Question) -> Move:
    """Think it over; in whatever process this is."""
    bot = bots.find(asked.bot)(games.find(asked.game))
    return bot.choose(loads(asked.view), Random(asked.seed))


def remark(on: Occasion) -> Claim | None:
    """Something to say, or nothing; in whatever process this is."""
    bot = bots.find(on.bot)(games.find(on.game))
    return bot.speak(loads(on.view), loads(on.claims), Random(on.seed))


class Thinkers(Protocol):
    """Where the bots of a house think."""

    async def choose(self, asked: Question) -> Move: ...

    async def speak(self, on: Occasion) -> Claim | None: ...

    def close(self) -> None: ...


class InPlace:
    """Bots that think at the table; for tests, and for bots that hardly think."""

    async def choose(self, asked: Question) -> Move:
        return answer(asked)

    async def speak(self, on: Occasion) -> Claim | None:
        return remark(on)

    def close(self) -> None:
        pass


class Workers:
    """Worker processes, started when first needed; one that dies is replaced and its question asked again."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Question) -> Move:
        return await self.do(answer, asked)

    async def speak(self, on: Occasion) -> Claim | None:
        return await self.do(remark, on)

    async def do(self, thought: Callable[[Any], A], about: Question | Occasion) -> A:
        for _ in range(2):
            pool = self.open()
            try:
                return await wrap_future(pool.submit(thought, about), loop=get_running_loop())
            except BrokenProcessPool:
                self.discard(pool)
        return thought(about)

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), end_with_parent)
        return self.pool

    def discard(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


def end_with_parent() -> None:
    """A worker ends when the server does, even if that was killed; Ctrl-C is for the server to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    if parent := parent_process():
        parent.join()
    os._exit(0)
