"""What a table costs that nobody plays at: memory, coming back, and the start of a house with many tables."""

from __future__ import annotations

from asyncio import gather
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Any

from aiohttp import ClientSession, TCPConnector
from bench.server.house_tables import HouseTable, house_guests
from bench.server.pattern import Driven
from bench.server.peer_tables import PeerGuests
from bench.server.processes import Server, boardgame_io, parlour
from msgspec import json

from parlour.server import wire
from parlour.server.store import Change
from parlour.server.store.places import opened
from parlour.server.table.seating import Chair, Seating

SEATS = 5
IDLE = 40  # tables
LATE = 400  # moves
STORED = 5_000  # tables
DAY = 24 * 3600  # seconds


async def memory(server: AbstractAsyncContextManager[Server], game: str = "") -> float:
    """KiB for each table with five sockets on which nothing happens; the peer's, if no game is named."""
    async with server as running, visiting(running, game) as opened_table:
        tables = [await opened_table(0)]  # what the first one needs, all share
        before = running.memory()
        tables += [await opened_table(number) for number in range(IDLE)]
        grown = running.memory() - before
        for table in tables:
            await table.close()
        return grown / IDLE / 1024


@asynccontextmanager
async def visiting(running: Server, game: str) -> AsyncIterator[Callable[[int], Awaitable[Driven]]]:
    """People who sit down at new tables, one after the other."""
    if game:
        guests = await house_guests(running, SEATS)
        async with guests.session:
            yield partial(guests.table, game)
    else:
        async with ClientSession(connector=TCPConnector(limit=0)) as session:
            yield PeerGuests(running, session, SEATS).table


async def idle_memory(folder: Path) -> dict[str, float]:
    return {
        "mastermind": await memory(parlour(folder / "mastermind.sqlite3"), "mastermind"),
        "pi": await memory(parlour(folder / "pi.sqlite3"), "pi"),
        "boardgame.io": await memory(boardgame_io()),
    }


async def reconnect(folder: Path) -> dict[str, int]:
    """Bytes until a player who comes late in P.I. sees the table: again, and for the first time."""
    async with parlour(folder / "late.sqlite3") as server:
        guests = await house_guests(server, SEATS)
        async with guests.session:
            table = await guests.table("pi", 1)
            for _ in range(LATE):
                if not await table.move():
                    break
            version = await first_bytes(guests, table, "")
            return {"again": sum(await sizes(guests, table, version)), "first": sum(await sizes(guests, table, ""))}


async def first_bytes(guests: Any, table: HouseTable, has: str) -> str:
    """The version of the catalogue."""
    return str(json.decode((await messages(guests, table, has))[0])["version"])


async def sizes(guests: Any, table: HouseTable, has: str) -> list[int]:
    return [len(message.encode()) for message in await messages(guests, table, has)]


async def messages(guests: Any, table: HouseTable, has: str) -> list[str]:
    """All that is sent to somebody who connects, up to the first frame."""
    address = f"{guests.server.url}/api/tables/{table.id}/socket?wire={wire.VERSION}&catalogue={has}"
    async with guests.session.ws_connect(address, headers=guests.headers(guests.cookies[0]), max_msg_size=0) as socket:
        came = [await socket.receive_str()]
        while '"type":"frame"' not in came[-1][:20]:
            came.append(await socket.receive_str())
        return came


async def start(deadlines: bool) -> float:
    """Seconds until a house with many tables answers: they wait for people, or games go on there against the clock."""
    with TemporaryDirectory() as folder:
        store = await opened(Path(folder) / "many.sqlite3")
        for number in range(STORED):
            await store.open(f"{number:012}", Random(number).randbytes(32), json.encode(waiting()), {})
        if deadlines:
            await gather(*[store.write(asked(f"{number:012}", time() + DAY + number)) for number in range(STORED)])
            assert len(await store.with_deadlines()) == STORED
        await store.close()
        began = perf_counter()
        async with parlour(Path(folder) / "many.sqlite3"):
            return perf_counter() - began


def waiting() -> Seating:
    return Seating(game="mastermind", options={}, chairs=[Chair() for _ in range(SEATS)])


def asked(table: str, deadline: float) -> Change:
    """A player is asked something at a table, and has time until then."""
    seating = waiting()
    seating.stage, seating.pace, seating.deadline = "playing", DAY, deadline
    return Change(table=table, seating=json.encode(seating), deadline=deadline)
