"""A browser tab at a table: what it has been shown, and what waits to be sent to it."""

from __future__ import annotations

from asyncio import Queue
from typing import Final

from parlour.core import Seat
from parlour.server.frames import Sight
from parlour.server.seating import Guest
from parlour.server.wire import CLOSE_SLOW

PATIENCE: Final = 100  # messages that may wait for a slow reader


class Farewell(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Tab:
    """Each tab is sent a frame when what it shows has changed, and only then."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.outbox: Queue[bytes | Farewell] = Queue(PATIENCE + 1)
        self.leaving = False
        self.seat: Seat | None = None
        self.picture = b""
        self.lines = 0  # of the story of ``seat``, already sent

    def show(self, sight: Sight) -> None:
        """Send a frame, unless nothing has changed for this tab."""
        if sight.still.you.seat != self.seat:
            self.forget()
        if sight.picture == self.picture and sight.lines == self.lines:
            return
        self.send(sight.frame(self.lines))
        self.seat, self.picture, self.lines = sight.still.you.seat, sight.picture, sight.lines

    def forget(self) -> None:
        """Have everything sent again."""
        self.picture, self.lines = b"", 0

    def send(self, message: bytes) -> None:
        if self.leaving:
            return
        if self.outbox.qsize() >= PATIENCE:
            self.close(CLOSE_SLOW, "You read too slowly.")
        else:
            self.outbox.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        if not self.leaving:
            self.leaving = True
            self.outbox.put_nowait(Farewell(code, reason))
