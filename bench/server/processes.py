"""Servers that run in processes of their own, and what they use; read from /proc, so on Linux only."""

from __future__ import annotations

import os
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from msgspec import Struct

PEER = Path(__file__).parent.parent / "peers" / "boardgame_io"
TICK = os.sysconf("SC_CLK_TCK")


class Server(Struct, frozen=True):
    process: Process
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """Seconds of CPU that it has used in all its threads, its own and the system's for it."""
        return sum([run_time(task) for pid in self.pids() for task in Path(f"/proc/{pid}/task").iterdir()])

    def pids(self) -> list[int]:
        """The process that was started, and those that serve under its eyes."""
        pid = self.process.pid
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]

    def memory(self) -> int:
        """Bytes that it keeps for itself."""
        lines = [line for pid in self.pids() for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()]
        return sum(
            [1024 * int(line.split()[1]) for line in lines if line.startswith(("Private_Dirty", "Private_Clean"))]
        )


def run_time(task: Path) -> float:
    """Seconds that one thread was on a CPU; to the nanosecond where the kernel counts so."""
    try:
        return int((task / "schedstat").read_text().split()[0]) / 1e9
    except OSError:
        fields = (task / "stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK


@asynccontextmanager
async def started(*command: str, **environment: str) -> AsyncIterator[Server]:
    """A server that says its port in its first line; it is ended with the block."""
    process = await create_subprocess_exec(*command, stdout=PIPE, env={**os.environ, **environment})
    assert process.stdout is not None
    try:
        yield Server(process, int(await process.stdout.readline()))
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def parlour(store: Path) -> AbstractAsyncContextManager[Server]:
    return started(sys.executable, "-m", "bench.server.house", str(store))


def boardgame_io() -> AbstractAsyncContextManager[Server]:
    return started("node", str(PEER / "server.js"), NODE_ENV="production")
