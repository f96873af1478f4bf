"""`make bench-server`: Parlour's server and boardgame.io's, driven by the same pattern in turns.

Each round starts both servers anew, opens 50 tables with five sockets each, and lets everybody move at random as fast
as the server answers.  The driver is this process.  Parlour writes every move to SQLite (synchronous=FULL) before
anybody hears of it; boardgame.io keeps its matches in memory.  CPU is the time that the server's threads were running,
so that what else runs on the machine matters little; moves a second and the times of answers suffer from it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import uvloop
from aiohttp import ClientSession, TCPConnector
from bench.server.house_tables import house_guests
from bench.server.pattern import Load, load
from bench.server.peer_tables import PeerGuests
from bench.server.processes import boardgame_io, parlour
from bench.server.rows import SEATS, STORED, idle_memory, reconnect, start

TABLES = 50
ROUNDS = 3
PEER = "boardgame.io"
GAMES = {"mastermind": "The Mastermind", "pi": "P.I."}


async def house_load(game: str) -> Load:
    with TemporaryDirectory() as folder:
        async with parlour(Path(folder) / "house.sqlite3") as server:
            guests = await house_guests(server, SEATS)
            async with guests.session:
                return await load(server, [await guests.table(game, number) for number in range(TABLES)])


async def peer_load() -> Load:
    async with boardgame_io() as server, ClientSession(connector=TCPConnector(limit=0)) as session:
        guests = PeerGuests(server, session, SEATS)
        return await load(server, [await guests.table(number) for number in range(TABLES)])


async def rounds(number: int) -> dict[str, list[Load]]:
    found: dict[str, list[Load]] = {name: [] for name in (PEER, *GAMES)}
    for _ in range(number):
        found[PEER].append(await peer_load())
        for game in GAMES:
            found[game].append(await house_load(game))
    return found


def spread(loads: Sequence[Load], figure: Callable[[Load], float], digits: int = 0) -> str:
    """The middle of all rounds, with the least and the most."""
    found = sorted(map(figure, loads))
    least, middle, most = [f"{value:,.{digits}f}" for value in (found[0], median(found), found[-1])]
    return f"{middle} ({least}-{most})"


def row(name: str, loads: Sequence[Load], peers: Sequence[Load]) -> str:
    ratio = median([peer.microseconds / ours.microseconds for ours, peer in zip(loads, peers)])
    cells = [
        name,
        spread(loads, lambda found: found.microseconds),
        f"{ratio:.2f}",
        spread(loads, lambda found: found.rate),
        spread(loads, lambda found: found.p50, 1),
        spread(loads, lambda found: found.p99, 1),
        f"{median([size for found in loads for size in found.sizes]):,.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def print_loads(found: dict[str, list[Load]]) -> None:
    print(f"\n{TABLES} tables with {SEATS} seats; {len(found[PEER])} rounds in turns: the middle, and least to most")
    print("| server | CPU µs a move | times cheaper than the peer | moves/s | p50 ms | p99 ms | frame, median bytes |")
    print("|---|---|---|---|---|---|---|")
    for game, title in {**GAMES, PEER: f"{PEER}, in memory"}.items():
        print(row(title, found[game], found[PEER]), flush=True)


async def main(arguments: Sequence[str]) -> None:
    number = int(arguments[0]) if arguments else ROUNDS
    print_loads(await rounds(number))
    with TemporaryDirectory() as folder:
        print("\n| figure | |\n|---|---|")
        for name, size in (await idle_memory(Path(folder))).items():
            print(f"| memory for a table with five idle sockets, {name} | {size:.0f} KiB |", flush=True)
        came = await reconnect(Path(folder))
        print(f"| coming back late in P.I. | {came['again'] / 1000:.1f} kB |")
        print(f"| coming late for the first time | {came['first'] / 1000:.1f} kB, without the older story |")
    print(f"| start with {STORED:,} tables in the store | {await start(deadlines=False):.2f} s |")
    print(f"| the same, each with a deadline | {await start(deadlines=True):.2f} s |")


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(sys.argv[1:]))
