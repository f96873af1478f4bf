"""Whether somebody is still there: a socket that is silent is asked, and given up if it does not answer."""

from __future__ import annotations

from asyncio import TimerHandle, get_running_loop
from collections import deque
from typing import Final, Protocol

SECOND: Final = 1.0
GROUPS: Final = 10  # one of them has its beat each second, so each socket every ten: never all at once
ASK, GIVE_UP = 2, 3  # beats without a sign of life


class Beating(Protocol):
    silent: int  # beats since something came

    def ask(self) -> None:
        """Have the other end say something."""

    def abort(self) -> None:
        """Nobody is there."""


class Heartbeat:
    """One for all sockets of a house: a timer for each would cost more than the socket."""

    def __init__(self) -> None:
        self.groups: deque[set[Beating]] = deque([set() for _ in range(GROUPS)])
        self.timer: TimerHandle | None = None

    def add(self, socket: Beating) -> None:
        self.groups[-1].add(socket)
        if self.timer is None:
            self.wait()

    def remove(self, socket: Beating) -> None:
        for group in self.groups:
            group.discard(socket)

    def wait(self) -> None:
        self.timer = get_running_loop().call_later(SECOND, self.beat)

    def beat(self) -> None:
        """The turn of those whose last beat is longest ago."""
        self.groups.rotate(-1)
        for socket in [*self.groups[-1]]:
            socket.silent += 1
            if socket.silent == ASK:
                socket.ask()
            elif socket.silent >= GIVE_UP:
                socket.abort()
        self.timer = None
        if any(self.groups):
            self.wait()
