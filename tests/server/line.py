"""A socket spoken byte by byte, to say on it what no browser would."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.server.visitors import Visitor

MORE, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MASK = b"\x11\x22\x33\x44"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # the RFC's own, with the answer that it gives
ACCEPTED = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


class Said(NamedTuple):
    kind: int
    data: bytes

    @property
    def code(self) -> int:
        assert self.kind == CLOSE
        return int.from_bytes(self.data[:2], "big")


def piece(kind: int, data: bytes = b"", last: bool = True, masked: bool = True, first: int = 0) -> bytes:
    """A piece as the RFC has it, or nearly: ``first`` sets more bits of the first byte."""
    size = len(data)
    short = size if size < 126 else 126 if size < 1 << 16 else 127
    length = b"" if size < 126 else size.to_bytes(2 if size < 1 << 16 else 8, "big")
    head = bytes([last << 7 | first | kind, masked << 7 | short]) + length
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(data))


class Line:
    """One connection."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, *pieces: bytes) -> None:
        self.writer.write(b"".join(pieces))

    async def said(self) -> Said:
        """The next message of the house, which comes unmasked and whole."""
        first, short = await self.read(2)
        assert first & 0x80 and not short & 0x80
        size = short if short < 126 else int.from_bytes(await self.read(2 if short == 126 else 8), "big")
        return Said(first & 0x0F, await self.read(size))

    async def read(self, size: int) -> bytes:
        return await asyncio.wait_for(self.reader.readexactly(size), 300)

    async def until(self, *kinds: int) -> Said:
        while (said := await self.said()).kind not in kinds:
            pass
        return said

    async def answer(self) -> bytes:
        """What is said to the last request."""
        while not (said := await self.until(TEXT)).data.startswith((b'{"type":"refused"', b'{"type":"mistake"')):
            pass
        return said.data

    async def end(self) -> bytes:
        """All that comes before the house hangs up."""
        return await asyncio.wait_for(self.reader.read(-1), 300)


async def connected(url: str) -> Line:
    host, port = url.removeprefix("http://").split(":")
    return Line(*await asyncio.open_connection(host, int(port)))


def asking(visitor: Visitor, table: str, **changed: str | None) -> bytes:
    """A request for a socket; a header that is changed to None is left out."""
    cookies = "; ".join(f"{cookie.key}={cookie.value}" for cookie in visitor.session.cookie_jar)
    headers = {"Host": visitor.url.removeprefix("http://"), "Origin": visitor.url, "Cookie": cookies}
    headers |= {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
    }
    named = {**headers, **{name.replace("_", "-"): value for name, value in changed.items()}}
    lines = [f"{name}: {value}" for name, value in named.items() if value is not None]
    return "\r\n".join([f"GET /api/tables/{table}/socket HTTP/1.1", *lines, "", ""]).encode()


@asynccontextmanager
async def socket(visitor: Visitor, table: str) -> AsyncIterator[Line]:
    """A socket at a table, after the first frame."""
    line = await connected(visitor.url)
    line.send(asking(visitor, table))
    head = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 300)
    assert head.startswith(b"HTTP/1.1 101 ") and f"Sec-WebSocket-Accept: {ACCEPTED}".encode() in head
    while b'"type":"frame"' not in (await line.said()).data[:20]:
        pass
    try:
        yield line
    finally:
        line.writer.transport.abort()
