"""A bad network: a TCP proxy that delays what passes, cuts connections, and lets a later one overtake an earlier."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random


class Chaos:
    """Passes everything on to one port; ``cuts`` and ``passed`` tell what it has done."""

    def __init__(self, port: int, seed: int, pieces: int = 60) -> None:
        self.port, self.rng, self.pieces = port, Random(seed), pieces
        self.cuts = self.passed = 0

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One connection: it may wait before it begins, and has so many pieces to live."""
        await asyncio.sleep(self.rng.random() * 0.02)
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        life = [self.rng.randrange(4, self.pieces)]
        ways = [asyncio.create_task(self.carry(*way, life)) for way in ((reader, back), (there, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        self.cuts += life[0] <= 0
        for way in ways:
            way.cancel()
        for end in (writer, back):
            end.transport.abort()

    async def carry(self, reader: StreamReader, writer: StreamWriter, life: list[int]) -> None:
        """In pieces of any length, each a little late, until the life of the connection is over."""
        with suppress(ConnectionError):
            while life[0] > 0 and (piece := await reader.read(self.rng.randrange(1, 4000))):
                await asyncio.sleep(self.rng.random() * 0.004)
                writer.write(piece)
                await writer.drain()
                life[0] -= 1
                self.passed += 1


@asynccontextmanager
async def chaos(port: int, seed: int) -> AsyncIterator[tuple[Chaos, str]]:
    """The proxy, and its address."""
    proxy = Chaos(port, seed)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield proxy, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
