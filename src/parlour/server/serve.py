"""Opening the house and keeping it open: one process, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from asyncio import create_task
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Any, Final

from aiohttp import web
from msgspec import Struct
from structlog.typing import FilteringBoundLogger

from parlour.server.bots.thinking import Thinkers, Workers
from parlour.server.house import House
from parlour.server.http.addresses import bound, lan_address, url_of
from parlour.server.http.app import Door
from parlour.server.http.guests import Guests
from parlour.server.http.limits import Rates
from parlour.server.http.pages import Client, built
from parlour.server.http.porch import Connection, Porch
from parlour.server.metrics import Metrics
from parlour.server.store import Store
from parlour.server.store.neighbours import LIFE
from parlour.server.store.places import opened
from parlour.server.store.sqlite import alone_with
from parlour.server.table.staff import Staff

MANY_FILES: Final = 16_384


class Plan(Struct, frozen=True, kw_only=True):
    """Where the house stands and who works there; tests hire other staff."""

    store: Path | str  # a file for SQLite, or the address of a PostgreSQL database
    host: str = "0.0.0.0"
    port: int = 8000
    public_url: str | None = None
    rates: Rates = Rates()
    client: Path | None = None
    thinkers: Callable[[], Thinkers] = Workers
    log: FilteringBoundLogger
    staff: dict[str, Any] = {}
    forget_after: int | None = None  # days without a change, after which a table is forgotten
    life: float = LIFE  # seconds without a sign of life, after which other processes take this one for dead


@asynccontextmanager
async def house_at(plan: Plan) -> AsyncIterator[House]:
    """A house that is open, until the block ends; then all is closed in the opposite order."""
    async with AsyncExitStack() as closing:
        listener = closing.enter_context(bound(plan.host, plan.port))
        if isinstance(plan.store, Path):
            closing.enter_context(alone_with(plan.store))
        store = await opened(plan.store, plan.life)
        closing.push_async_callback(store.close)
        port = listener.getsockname()[1]
        house = House(hired(plan, store, port), plan.thinkers(), port)
        closing.callback(house.thinkers.close)
        door = Door(house, Guests(await store.key("cookies")), Client(plan.client or built()), plan.rates)
        runner = web.AppRunner(door.app(), access_log=None, handle_signals=False, shutdown_timeout=5)
        await runner.setup()
        closing.push_async_callback(runner.cleanup)
        closing.push_async_callback(house.close)
        await house.wake()
        closing.callback(create_task(house.keep_forgetting(plan.forget_after)).cancel)
        server = await listening(runner, listener, door.porch)
        closing.callback(server.close)
        yield house


async def listening(runner: web.AppRunner, listener: socket, porch: Porch) -> asyncio.Server:
    """Let browsers in, each by way of the porch."""
    loop, manager = asyncio.get_running_loop(), runner.server
    assert manager is not None
    return await loop.create_server(lambda: Connection(manager, loop, porch), sock=listener, backlog=1024)


def hired(plan: Plan, store: Store, port: int) -> Staff:
    url = (plan.public_url or url_of(lan_address(plan.host), port)).rstrip("/")
    return Staff(store=store, public_url=url, metrics=Metrics(), log=plan.log, **plan.staff)


async def keep_open(plan: Plan, welcome: Callable[[House], None]) -> None:
    """Until somebody interrupts or ends the process; everything begun is finished first."""
    stop = asyncio.Event()
    for end in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
            asyncio.get_running_loop().add_signal_handler(end, stop.set)
    async with house_at(plan) as house:
        gc.collect()
        gc.freeze()  # what is here now stays: the collector need not look at it again
        house.staff.log.info("house_opened")
        welcome(house)
        await stop.wait()
        house.staff.log.info("house_closing")


def allow_many_files() -> None:
    """A house needs one for each socket; usually a process may have more than it has at first."""
    with suppress(ImportError, ValueError, OSError):  # there is no such limit on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MANY_FILES)), hard))


def serve(plan: Plan, welcome: Callable[[House], None]) -> None:
    # Before any bot imports numpy, here or in a worker: its threads, a pool in each process, only get in the way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    allow_many_files()
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(keep_open(plan, welcome))


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # it isn't made for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop
