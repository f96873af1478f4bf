"""What leaves the house: handed over to the connections once the loop has gone round, to all of them at one go."""

from __future__ import annotations

from asyncio import get_running_loop
from typing import Protocol


class Sender(Protocol):
    def deliver(self) -> None:
        """Hand over what waits."""


class Post:
    """One for each house.  A call later for each socket would cost as much as what it has to say."""

    def __init__(self) -> None:
        self.waiting: list[Sender] = []

    def take(self, sender: Sender) -> None:
        if not self.waiting:
            get_running_loop().call_soon(self.go)
        self.waiting.append(sender)

    def go(self) -> None:
        waiting, self.waiting = self.waiting, []
        for sender in waiting:
            sender.deliver()
