"""A connection after its handshake: it speaks WebSocket with a browser, and hands over whole messages.

The connection has left aiohttp: a socket may be open for days, and here it costs little while nothing comes.
"""

from __future__ import annotations

from asyncio import Protocol as Speaking
from asyncio import TimerHandle, Transport, get_running_loop
from typing import Final, Protocol

from parlour.server import wire
from parlour.server.http.limits import LONGEST_MESSAGE, Rates
from parlour.server.http.sockets.heartbeat import Heartbeat
from parlour.server.http.sockets.pieces import CLOSE, PING, PONG, TEXT, Piece, Pieces, close_code, written
from parlour.server.http.sockets.post import Post
from parlour.server.metrics import Metrics
from parlour.server.rates import Bucket
from parlour.server.table.shown.tabs import Farewell, Outbox

UNREAD: Final = 500_000  # bytes that may wait for a slow reader
GOODBYE: Final = 3.0  # seconds for the other end to say goodbye in return
LONGEST_REASON: Final = 120  # bytes; the protocol allows 123
FLOOD: Final = Farewell(wire.CLOSE_FLOOD, "Too many messages.")


class Doorway(Protocol):
    """What a socket needs of the house."""

    rates: Rates
    metrics: Metrics
    heartbeat: Heartbeat
    post: Post


class Listener:
    """Who is told of what comes."""

    __slots__ = ()

    @property
    def busy(self) -> bool:
        """Whether something that came is still being carried out."""
        return False

    def take(self, piece: Piece) -> None:
        """A whole message, or a piece that belongs to none yet."""

    def give_up(self, farewell: Farewell) -> None:
        """What came last can't be understood, and nothing more will come: close, when all before it is done."""

    def end(self) -> None:
        """Nothing more will come; it may be said twice."""


class Socket(Outbox, Speaking):
    """Also the outbox of its tab: a message goes to the connection at once, and waits there if it is not read."""

    __slots__ = ("allowed", "broken", "door", "going", "leaving", "listener", "pieces", "silent", "timer", "transport")

    def __init__(self, transport: Transport, door: Doorway, listener: Listener) -> None:
        self.transport, self.listener, self.door = transport, listener, door
        self.allowed, self.pieces = Bucket(door.rates.messages), Pieces(LONGEST_MESSAGE)
        self.silent = 0
        self.leaving = False  # we have said goodbye
        self.broken = False  # what comes is not looked at any more
        self.timer: TimerHandle | None = None  # from the farewell on
        self.going = b""  # leaves when the loop goes round
        door.heartbeat.add(self)

    # ── what comes in ──

    def data_received(self, data: bytes) -> None:
        self.silent = 0
        if self.broken:
            return
        try:
            for piece in self.pieces.read(data):
                if not self.leaving:
                    self.hear(piece)
                elif piece.kind == CLOSE:
                    self.transport.close()
        except Farewell as farewell:
            self.broken = True
            self.listener.give_up(farewell)

    def hear(self, piece: Piece) -> None:
        if not self.allowed.take():
            raise FLOOD
        if piece.kind == CLOSE:
            self.leave(Farewell(close_code(piece.data), ""))
            self.transport.close()
        elif piece.kind == PING:
            self.write(written(PONG, piece.data))
        elif piece.kind != PONG:
            self.listener.take(piece)

    def connection_lost(self, error: Exception | None) -> None:
        if self.timer:
            self.timer.cancel()
        self.leaving = True
        self.door.heartbeat.remove(self)
        self.listener.end()

    def rest(self, on: bool) -> None:
        """Let nothing more come in for a while; or do again."""
        if on != self.transport.is_reading() or self.transport.is_closing():
            return
        if on:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    # ── what goes out ──

    @property
    def full(self) -> bool:
        return self.transport.get_write_buffer_size() + len(self.going) > UNREAD

    def put(self, message: bytes | Farewell) -> None:
        if isinstance(message, Farewell):
            self.leave(message)
        elif not self.leaving:
            self.door.post.messages += 1
            self.write(written(TEXT, message))

    def write(self, data: bytes) -> None:
        """What is sent at one go leaves together."""
        if not self.going:
            self.door.post.take(self)
        self.going += data

    def deliver(self) -> None:
        """If the connection is closing, the other end hears no more, and we hear of it."""
        going, self.going = self.going, b""
        if going and not self.transport.is_closing():
            self.transport.write(going)

    def leave(self, farewell: Farewell) -> None:
        """Say goodbye, once; the other end says it too, or is left without it."""
        if self.leaving:
            return
        self.leaving = True
        self.timer = get_running_loop().call_later(GOODBYE, self.abort)
        reason = farewell.reason.encode()[:LONGEST_REASON].decode(errors="ignore").encode()
        self.write(written(CLOSE, farewell.code.to_bytes(2, "big") + reason))
        self.deliver()  # before anything closes the connection
        if self.broken:  # their goodbye can't be understood, but that they hang up can
            self.transport.write_eof()
        self.listener.end()

    # ── whether somebody is there ──

    def ask(self) -> None:
        if self.listener.busy:  # then nothing is read, perhaps
            self.silent = 0
        else:
            self.write(written(PING, b""))

    def abort(self) -> None:
        self.transport.abort()
