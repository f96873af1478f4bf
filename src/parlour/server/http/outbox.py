"""What goes out on a socket: messages that are sent at one go leave together, and wait there if they are not read."""

from __future__ import annotations

from asyncio import Task, Transport, create_task, get_running_loop
from contextlib import suppress
from typing import Final

from aiohttp import web

from parlour.server.metrics import Metrics
from parlour.server.table.shown.tabs import Farewell, Outbox

TEXT: Final = b"\x81"  # a whole message of text
UNREAD: Final = 500_000  # bytes that may wait for a slow reader


class SocketOutbox(Outbox):
    """The outbox of a tab with a socket, which empties itself as soon as the loop goes round: no task need do it."""

    __slots__ = ("farewell", "going", "sent", "socket", "soon", "transport")

    def __init__(self, socket: web.WebSocketResponse, transport: Transport, metrics: Metrics) -> None:
        self.socket, self.transport, self.sent = socket, transport, metrics.frames.inc
        self.farewell: Task[None] | None = None
        self.soon, self.going = get_running_loop().call_soon, list[bytes]()

    @property
    def full(self) -> bool:
        return self.transport.get_write_buffer_size() > UNREAD

    def put(self, message: bytes | Farewell) -> None:
        if isinstance(message, Farewell):
            self.leave()
            self.farewell = create_task(farewell(self.socket, message))
            return
        if not self.going:
            self.soon(self.leave)
        self.going += header(len(message)), message

    def leave(self) -> None:
        """Hand over what waits to the connection; if that is closing, the listener notices too."""
        if self.going and not self.transport.is_closing():
            self.transport.write(b"".join(self.going))
            self.sent(len(self.going) // 2)
        self.going.clear()

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
