"""What leaves the house: handed over to the connections once the loop has gone round, to all of them at one go."""

from __future__ import annotations

from asyncio import get_running_loop
from typing import Protocol

from parlour.server.metrics import Metrics


class Sender(Protocol):
    def deliver(self) -> None:
        """Hand over what waits."""


class Post:
    """One for each house.  A later call, or a counter, for each message would cost as much as to send it."""

    def __init__(self, metrics: Metrics) -> None:
        self.counted = metrics.frames.inc
        self.waiting: list[Sender] = []
        self.messages = 0  # that wait

    def take(self, sender: Sender) -> None:
        if not self.waiting:
            get_running_loop().call_soon(self.go)
        self.waiting.append(sender)

    def go(self) -> None:
        self.counted(self.messages)
        waiting, self.waiting, self.messages = self.waiting, [], 0
        for sender in waiting:
            sender.deliver()
