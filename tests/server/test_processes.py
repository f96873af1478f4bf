"""`parlour serve --workers`: a process that dies or hangs is replaced, and one Ctrl-C ends them all."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.server.returning import asked, back
from tests.server.stores import PostgresPlace
from tests.server.visitors import id_of, seated, visitors

SERVE = [sys.executable, "-m", "parlour", "serve", "--host", "127.0.0.1", "--port", "0"]


def children(pid: int) -> list[int]:
    """Those that serve: each was forked, and has not become another program."""
    found = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in found.splitlines() if "serve" in line]


async def soon(so: Callable[[], Any]) -> Any:
    async with asyncio.timeout(240):
        while not (found := so()):
            await asyncio.sleep(0.05)
    return found


@asynccontextmanager
async def served(place: PostgresPlace, workers: int) -> AsyncIterator[tuple[int, str]]:
    """A house with so many processes: the one that watches over them, and the address."""
    await (await place.open()).close()
    command = [*SERVE, "--workers", str(workers), "--store", place.url]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert process.stdout is not None
    try:
        said = (await process.stdout.readline()).decode()
        (url,) = re.findall(r"http://\S+", said)
        await soon(lambda: len(children(process.pid)) == workers)
        yield process.pid, url
    finally:
        process.send_signal(signal.SIGINT)
        await process.stdout.read()
        assert await process.wait() == 0


async def test_people_play_on_while_the_processes_are_killed_one_after_the_other(postgres: str) -> None:
    async with served(PostgresPlace(postgres), 2) as (parent, url), visitors(url, "Ann", "Bea") as guests:
        tabs = await seated(guests)
        table = id_of(tabs[0])
        for n in range(3):
            victim = children(parent)[0]
            os.kill(victim, signal.SIGKILL)
            await soon(lambda gone=victim: len(children(parent)) == 2 and gone not in children(parent))  # type: ignore[misc]
            before, tabs = tabs, [await back(guest, table) for guest in guests]
            for old, new in zip(before, tabs):
                assert new.story[: len(old.story)] == old.story
            tab = await asked(tabs)
            await tab.play(Random(n).choice(tab.options))
    await soon(lambda: children(parent) == [])


async def test_figures_are_those_of_all_processes_together(postgres: str) -> None:
    async with served(PostgresPlace(postgres), 2) as (_, url), visitors(url, *"ABCDEF") as guests:
        for guest in guests:
            await guest.tab(await guest.open())
        _, page = await guests[0].get("/metrics")
        assert b"parlour_sockets 6.0" in page


def test_several_processes_on_one_file_are_refused_with_a_sentence(tmp_path: Path) -> None:
    command = [*SERVE, "--workers", "2", "--store", str(tmp_path / "house.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode != 0
    assert "Several processes need PostgreSQL: one SQLite file is kept by one process." in done.stdout + done.stderr
