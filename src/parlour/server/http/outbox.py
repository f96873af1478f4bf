"""What goes out on a socket: each message is handed to the connection at once, and waits there if it is not read."""

from __future__ import annotations

from asyncio import Queue, Task, Transport, create_task
from contextlib import suppress
from typing import Final

from aiohttp import web

from parlour.server.metrics import Metrics
from parlour.server.table.tabs import PATIENCE, Farewell

TEXT: Final = b"\x81"  # a whole message of text
UNREAD: Final = 500_000  # bytes that may wait for a slow reader


class SocketOutbox(Queue["bytes | Farewell"]):
    """The outbox of a tab with a socket, out of which everything goes at once: no task need empty it."""

    def __init__(self, socket: web.WebSocketResponse, transport: Transport, metrics: Metrics) -> None:
        super().__init__()
        self.socket, self.transport, self.sent = socket, transport, metrics.frames.inc
        self.farewell: Task[None] | None = None

    def qsize(self) -> int:
        """As if so many messages waited: none, or too many."""
        return PATIENCE if self.transport.get_write_buffer_size() > UNREAD else 0

    def put_nowait(self, item: bytes | Farewell) -> None:
        if isinstance(item, Farewell):
            self.farewell = create_task(farewell(self.socket, item))
        elif not self.transport.is_closing():  # else the listener notices too
            self.transport.write(header(len(item)) + item)
            self.sent()

    async def last(self) -> None:
        """Wait for the farewell that is on its way."""
        if self.farewell:
            await self.farewell


def header(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return b"%b%c" % (TEXT, size)
    if size < 1 << 16:
        return b"%b\x7e%b" % (TEXT, size.to_bytes(2, "big"))
    return b"%b\x7f%b" % (TEXT, size.to_bytes(8, "big"))


async def farewell(socket: web.WebSocketResponse, message: Farewell) -> None:
    """Close, with a reason of at most 123 bytes, as the protocol has it."""
    reason = message.reason.encode()[:120].decode(errors="ignore").encode()
    with suppress(ConnectionError):
        await socket.close(code=message.code, message=reason)
