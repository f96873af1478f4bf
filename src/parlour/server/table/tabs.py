"""A browser tab at a table: what it shows, and what waits to be sent to it."""

from __future__ import annotations

from asyncio import Queue
from typing import Final

from parlour.core.words import ENGLISH, Language
from parlour.server.table.pictures import Picture
from parlour.server.table.seating import Guest
from parlour.server.wire import CLOSE_SLOW

PATIENCE: Final = 100  # messages that may wait for a slow reader


class Farewell(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Tab:
    """It is sent a frame when what it shows has changed, and only then."""

    def __init__(self, guest: Guest, language: Language = ENGLISH, whole: bool = False, catalogue: str = "") -> None:
        self.guest, self.language = guest, language
        self.whole = whole  # whether it is sent the seat's whole view beside its frames
        self.view = b""  # the one it was sent last
        self.catalogue = catalogue  # the version of the one it had when it came
        self.outbox: Queue[bytes | Farewell] = Queue(PATIENCE + 1)
        self.leaving = False
        self.picture: Picture | None = None  # None: everything is still to be sent
        self.clocks = b""  # as they were last sent
        self.heard: object = None  # as what it was last told of the talk here

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
