"""A browser tab at a table: what it shows, and what waits to be sent to it."""

from __future__ import annotations

from asyncio import Future, Task, get_running_loop
from typing import Final

from parlour.core.words import ENGLISH, Language
from parlour.server.fair import Who
from parlour.server.table.seating import Guest
from parlour.server.table.shown.frames import Picture
from parlour.server.wire import CLOSE_SLOW

PATIENCE: Final = 100  # messages that may wait for a slow reader


class Farewell(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Outbox:
    """What waits to be sent to a tab; a stream takes it from here, and a socket puts its own in the place."""

    __slots__ = ("reader", "waiting")

    def __init__(self) -> None:
        self.waiting: list[bytes | Farewell] = []
        self.reader: Future[None] | None = None  # who waits for more

    @property
    def full(self) -> bool:
        return len(self.waiting) >= PATIENCE

    def put(self, message: bytes | Farewell) -> None:
        self.waiting.append(message)
        if self.reader and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> bytes | Farewell:
        """The next message, once there is one."""
        while not self.waiting:
            self.reader = get_running_loop().create_future()
            await self.reader
        return self.waiting.pop(0)


class Tab:
    """It is sent a frame when what it shows has changed, and only then."""

    def __init__(
        self,
        guest: Guest,
        language: Language = ENGLISH,
        whole: bool = False,
        laid: bool = False,
        catalogue: str = "",
        address: str | None = None,
        key: str = "",
    ) -> None:
        self.guest, self.language = guest, language
        self.who = Who(guest.id, address or guest.id)  # for heavy work
        self.awaited: Task[None] | None = None  # what is being worked out for this tab alone
        self.key = key  # what let it in: the id of a session, of a token, or of a guest with a cookie
        self.whole = whole  # whether it is sent the seat's whole view beside its frames
        self.laid = laid  # whether it is sent what lies where
        self.view = b""  # the one it was sent last
        self.catalogue = catalogue  # the version of the one it has
        self.outbox = Outbox()
        self.leaving = False
        self.picture: Picture | None = None  # None: everything is still to be sent
        self.clocks = b""  # as they were last sent
        self.heard: object = None  # as what it was last told of the talk here

    def give_up(self) -> None:
        """Nobody reads here any more: what is worked out for this tab alone is dropped."""
        if self.awaited:
            self.awaited.cancel()

    def send(self, message: bytes) -> None:
        if self.leaving:
            return
        if self.outbox.full:
            self.close(CLOSE_SLOW, "You read too slowly.")
        else:
            self.outbox.put(message)

    def close(self, code: int, reason: str) -> None:
        if not self.leaving:
            self.leaving = True
            self.outbox.put(Farewell(code, reason))
