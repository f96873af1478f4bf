"""What a move, a socket and a table cost where several processes serve one PostgreSQL.

    python -m bench.workers [TABLES] [SECONDS]

Runs `parlour serve --workers` with one process and with two, drives tables of The Mastermind with five seats of random
moves over loopback from this process, and prints CPU time by process group: figures of CPU hold on a busy machine too.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct
from tests.server.postgres import server
from tests.server.stores import PostgresPlace
from tests.server.visitors import Tab, seated, visitors

PLENTY = "most_sockets = 100000\nmost_quiet = 100000\n" + "".join(
    f"[{name}]\nrefill = 1e6\nburst = 1e6\n" for name in ("requests", "openings", "sockets", "messages")
)
TICK = os.sysconf("SC_CLK_TCK")
SEATS = 5


class Usage(Struct, frozen=True):
    """CPU seconds of the house and of the database, and the memory of the house in KiB."""

    house: float
    database: float
    memory: int


def usage(parent: int, database: str) -> Usage:
    house = [parent, *children(parent)]
    backends = [int(pid.name) for pid in Path("/proc").glob("[0-9]*") if is_backend(words_of(pid), database)]
    return Usage(sum(map(cpu, house)), sum(map(cpu, backends)), sum(map(memory, house[1:] or house)))


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in found.splitlines() if "serve" in line]


def is_backend(words: str, database: str) -> bool:
    return words.startswith("postgres:") and database in words


def words_of(process: Path) -> str:
    try:
        return (process / "cmdline").read_text()
    except OSError:
        return ""


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> int:
    (found,) = re.findall(r"RssAnon:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found)


@asynccontextmanager
async def served(url: str, workers: int, folder: Path) -> AsyncIterator[tuple[int, str]]:
    limits = folder / "limits.toml"
    limits.write_text(PLENTY)
    command = [sys.executable, "-m", "parlour", "serve", "--host", "127.0.0.1", "--port", "0", "--store", url]
    process = await asyncio.create_subprocess_exec(
        *command, "--workers", str(workers), "--limits", str(limits), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    (address,) = re.findall(r"http://\S+", (await process.stdout.readline()).decode())
    await asyncio.sleep(2)
    try:
        yield process.pid, address
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def play(tab: Tab, rng: Random, ends: float, waits: list[float]) -> None:
    while perf_counter() < ends and not tab.frame["ending"]:
        if tab.options and not tab.frame["board"]["passed"]:
            began = perf_counter()
            await tab.ask("play", decision=tab.frame["board"]["decision"], move=rng.choice(tab.options))
            waits.append(perf_counter() - began)
        else:
            try:
                await asyncio.wait_for(tab.receive(), max(0.01, ends - perf_counter()))
            except TimeoutError:
                return


async def measure(pg: str, workers: int, tables: int, seconds: float) -> None:
    place = PostgresPlace(pg)
    await place.make()
    with TemporaryDirectory() as folder:
        async with served(place.url, workers, Path(folder)) as (pid, url), visitors(url, *"ABCDE"[:SEATS]) as guests:
            empty = usage(pid, place.name)
            tabs = [tab for _ in range(tables) for tab in await seated(guests, "mastermind")]
            before, began, waits = usage(pid, place.name), perf_counter(), list[float]()
            rng, ends = Random(1), perf_counter() + seconds
            await asyncio.gather(*[play(tab, rng, ends, waits) for tab in tabs])
            after, took, moves = usage(pid, place.name), perf_counter() - began, len(waits)
            print(
                f"{workers} workers, {tables} tables x {SEATS}: {moves} moves in {took:.1f} s, {moves / took:.0f}/s, "
                f"median {1000 * median(waits):.0f} ms, p99 {1000 * quantiles(waits, n=100)[98]:.0f} ms; CPU a move: "
                f"house {1e6 * (after.house - before.house) / moves:.0f} us, "
                f"PostgreSQL {1e6 * (after.database - before.database) / moves:.0f} us; "
                f"memory a table with {SEATS} sockets: {(before.memory - empty.memory) / tables:.0f} KiB"
            )


def main(tables: int = 20, seconds: float = 15) -> None:
    with server() as pg:
        for workers in (1, 2):
            asyncio.run(measure(pg, workers, tables, seconds))


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
