"""`make bench-server`: Parlour's server and boardgame.io's, driven by the same pattern in turns.

Each round starts both servers anew and lets everybody move at random as fast as the server answers: first at some
tables that only warm it up, then at 50, 200 and 600 tables with five sockets each.  The driver is this process.
Parlour writes every move to SQLite (synchronous=FULL) before anybody hears of it; boardgame.io keeps its matches in
memory.  CPU is the time that the server's threads were running, so that what else runs on the machine matters little;
moves a second and the times of answers suffer from it.

`python -m bench.server ROUNDS TABLES…` chooses other numbers.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

import uvloop
from bench.server.pattern import Driven, Load, load
from bench.server.processes import Server, boardgame_io, parlour
from bench.server.rows import SEATS, STORED, idle_memory, reconnect, start, visiting

WARMING = 30  # tables at which the peer's compiler finds what to compile
TABLES = (50, 200, 600)
ROUNDS = 3
PEER = "boardgame.io"
GAMES = {"mastermind": "The Mastermind", "pi": "P.I."}


async def warm_load(server: Server, opened_table: Callable[[int], Awaitable[Driven]], tables: int) -> Load:
    """What a server does at so many tables, after others have warmed it up and are gone."""
    first = [await opened_table(-number) for number in range(1, WARMING + 1)]
    await load(server, first)
    for table in first:
        await table.close()
    return await load(server, [await opened_table(number) for number in range(tables)])


async def house_load(game: str, tables: int) -> Load:
    with TemporaryDirectory() as folder:
        async with parlour(Path(folder) / "house.sqlite3") as server, visiting(server, game) as opened_table:
            return await warm_load(server, opened_table, tables)


async def peer_load(tables: int) -> Load:
    async with boardgame_io() as server, visiting(server, "") as opened_table:
        return await warm_load(server, opened_table, tables)


async def rounds(number: int, tables: int) -> dict[str, list[Load]]:
    found: dict[str, list[Load]] = {name: [] for name in (PEER, *GAMES)}
    for _ in range(number):
        found[PEER].append(await peer_load(tables))
        for game in GAMES:
            found[game].append(await house_load(game, tables))
    return found


def spread(loads: Sequence[Load], figure: Callable[[Load], float], digits: int = 0) -> str:
    """The middle of all rounds, with the least and the most."""
    found = sorted(map(figure, loads))
    least, middle, most = [f"{value:,.{digits}f}" for value in (found[0], median(found), found[-1])]
    return f"{middle} ({least}-{most})"


def ratio(loads: Sequence[Load], peers: Sequence[Load], figure: Callable[[Load], float]) -> float:
    """How many times the peer's a figure is, round by round."""
    return median([figure(ours) / figure(peer) for ours, peer in zip(loads, peers)])


def cpu(load: Load) -> float:
    return load.microseconds


def slowest(load: Load) -> float:
    return load.p99


Figure: TypeAlias = Callable[[Sequence[Load], Sequence[Load]], str]
FIGURES: Final[dict[str, Figure]] = {
    "CPU µs a move": lambda loads, peers: spread(loads, cpu),
    "times cheaper than the peer": lambda loads, peers: f"{1 / ratio(loads, peers, cpu):.2f}",
    "moves/s": lambda loads, peers: spread(loads, lambda found: found.rate),
    "p50 ms": lambda loads, peers: spread(loads, lambda found: found.p50, 1),
    "p99 ms": lambda loads, peers: spread(loads, slowest, 1),
    "p99 beside the peer's": lambda loads, peers: f"{ratio(loads, peers, slowest):.2f}",
    "frame, median bytes": lambda loads, peers: f"{median([size for one in loads for size in one.sizes]):,.0f}",
}


def print_loads(found: dict[int, dict[str, list[Load]]]) -> None:
    """A column for each number of tables."""
    print(f"\nTables with {SEATS} seats, warm; rounds in turns: the middle, and least to most")
    print(f"| | {' | '.join([f'{tables} tables' for tables in found])} |\n|---|{'---|' * len(found)}")
    for game, title in {**GAMES, PEER: f"{PEER}, in memory"}.items():
        for name, figure in FIGURES.items():
            cells = [figure(loads[game], loads[PEER]) for loads in found.values()]
            print(f"| {title}: {name} | {' | '.join(cells)} |", flush=True)


async def main(arguments: Sequence[str]) -> None:
    number = int(arguments[0]) if arguments else ROUNDS
    numbers = [int(tables) for tables in arguments[1:]] or TABLES
    print_loads({tables: await rounds(number, tables) for tables in numbers})
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
