"""Opening the house and keeping it open until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from asyncio import create_task
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from ctypes import c_bool, sizeof
from mmap import mmap
from pathlib import Path
from socket import socket
from typing import Any, Final

from aiohttp import web
from msgspec import Struct
from structlog.typing import FilteringBoundLogger
from yarl import URL

from parlour.core import Refused
from parlour.server.bots.thinking import Thinkers, Workers
from parlour.server.house import House
from parlour.server.http.addresses import Network, bound, lan_address, url_of
from parlour.server.http.app import Door
from parlour.server.http.guests import Guests
from parlour.server.http.limits import Rates
from parlour.server.http.pages import Client, built
from parlour.server.http.porch import Connection, Porch
from parlour.server.metrics import Metrics
from parlour.server.notices.contacts import Channels, Contacts
from parlour.server.notices.hooks import Webhooks
from parlour.server.notices.mail import Mailer, MailServer
from parlour.server.notices.notifier import Notifier
from parlour.server.processes import FORK, Alive, Processes
from parlour.server.store import Store
from parlour.server.store.neighbours import LIFE
from parlour.server.store.notices import Notices
from parlour.server.store.places import opened
from parlour.server.store.sqlite import alone_with
from parlour.server.table.staff import Staff

MANY_FILES: Final = 16_384
YOUNG: Final = 20_000  # things made before the collector looks for circles among them


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
    proxies: tuple[Network, ...] = ()  # that say truly who asks, besides those on this machine
    smtp: MailServer | None = None  # by which people hear that it is their turn
    webhooks: Webhooks | None = None
    processes: int = 1  # that answer at the same address and share the store
    life: float = LIFE  # seconds without a sign of life, after which other processes take this one for dead


@asynccontextmanager
async def house_at(plan: Plan, listener: socket | None = None) -> AsyncIterator[House]:
    """A house that is open, until the block ends; then all is closed in the opposite order."""
    async with AsyncExitStack() as closing:
        listener = closing.enter_context(listener or bound(plan.host, plan.port))
        if isinstance(plan.store, Path):
            closing.enter_context(alone_with(plan.store))
        store = await opened(plan.store, plan.life)
        closing.push_async_callback(store.close)
        port = listener.getsockname()[1]
        house = House(hired(plan, store, port), plan.thinkers(), port)
        closing.callback(house.thinkers.close)
        contacts = await addresses(plan, house)
        guests, client = Guests(await store.key("cookies")), Client(plan.client or built())
        door = Door(house, guests, client, plan.rates, contacts, plan.proxies)
        runner = web.AppRunner(door.app(), access_log=None, handle_signals=False, shutdown_timeout=5)
        await runner.setup()
        closing.push_async_callback(runner.cleanup)
        closing.push_async_callback(door.sockets.close)
        closing.push_async_callback(house.close)
        await house.wake()
        closing.callback(create_task(house.keep_forgetting(plan.forget_after)).cancel)
        closing.callback(create_task(house.sweeping.keep_sweeping()).cancel)
        if contacts.channels:
            notifier = Notifier(house, contacts)
            notifier.open()
            closing.push_async_callback(notifier.close)
        server = await listening(runner, listener, door.porch)
        closing.callback(server.close)
        yield house


async def addresses(plan: Plan, house: House) -> Contacts:
    """Where people want to hear of their turn, and how they can be told."""
    staff, key = house.staff, await house.staff.store.key("notices")
    channels = Channels(Mailer(plan.smtp) if plan.smtp else None, plan.webhooks)
    return Contacts(Notices(staff.store), staff.clock, staff.public_url, key, channels)


async def listening(runner: web.AppRunner, listener: socket, porch: Porch) -> asyncio.Server:
    """Let browsers in, each by way of the porch."""
    loop, manager = asyncio.get_running_loop(), runner.server
    assert manager is not None
    return await loop.create_server(lambda: Connection(manager, loop, porch), sock=listener, backlog=1024)


def hired(plan: Plan, store: Store, port: int) -> Staff:
    url = (plan.public_url or url_of(lan_address(plan.host), port)).rstrip("/")
    origin = str(URL(url).origin()) if plan.public_url else None
    return Staff(store=store, public_url=url, origin=origin, metrics=Metrics(), log=plan.log, **plan.staff)


async def keep_open(
    plan: Plan, welcome: Callable[[House], None], listener: socket | None = None, alive: Alive = lambda: None
) -> None:
    """Until somebody interrupts or ends the process; everything begun is finished first."""
    stop = asyncio.Event()
    for end in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
            asyncio.get_running_loop().add_signal_handler(end, stop.set)
    async with house_at(plan, listener) as house, asyncio.TaskGroup() as signs:
        life = signs.create_task(give_signs(alive))
        gc.collect()
        gc.freeze()  # what is here now stays: the collector need not look at it again
        gc.set_threshold(YOUNG, 20, 20)  # a move makes many things and few circles of them
        house.staff.log.info("house_opened")
        welcome(house)
        await stop.wait()
        life.cancel()
        house.staff.log.info("house_closing")


async def give_signs(alive: Alive) -> None:
    """For as long as this loop goes round, say so."""
    while True:
        alive()
        await asyncio.sleep(1)


def allow_many_files() -> None:
    """A house needs one for each socket; usually a process may have more than it has at first."""
    with suppress(ImportError, ValueError, OSError):  # there is no such limit on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MANY_FILES)), hard))


def serve(plan: Plan, welcome: Callable[[House], None]) -> None:
    """Until somebody ends it.  Where processes can be forked, even a single one is watched and replaced."""
    # Before any bot imports numpy, here or in a worker: its threads, a pool in each process, only get in the way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    allow_many_files()
    if FORK is None or (plan.processes == 1 and sys.gettrace()):  # Windows, or somebody goes through it step by step
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            runner.run(keep_open(plan, welcome))
    else:
        serve_watched(plan, welcome)


def serve_watched(plan: Plan, welcome: Callable[[House], None]) -> None:
    """Processes behind one socket; the store is tried, and brought into shape, before any of them starts."""
    welcomed = c_bool.from_buffer(mmap(-1, sizeof(c_bool)))  # by any of them: once is enough

    def greet(house: House) -> None:
        if not welcomed.value:
            welcomed.value = True
            welcome(house)

    def work(number: int, alive: Alive) -> None:
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            runner.run(keep_open(plan, greet if number == 0 else quietly, listener, alive))

    with bound(plan.host, plan.port) as listener:
        asyncio.run(tried(plan))
        Processes(plan.processes, work, plan.log).run()


def quietly(house: House) -> None:
    """Another process has said it."""


async def tried(plan: Plan) -> None:
    """Whether the store can be opened.  It is closed again: each process opens it for itself."""
    with alone_with(plan.store) if isinstance(plan.store, Path) else nullcontext():
        store = await opened(plan.store)
        try:
            if plan.processes > 1 and store.neighbours.alone:
                raise Refused("processes-need-postgres")
        finally:
            await store.close()


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # it isn't made for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop
