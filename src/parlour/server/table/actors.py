"""Who acts or answers at a table beside the people: its bots, its timekeeper, its notebook, its talk."""

from __future__ import annotations

from asyncio import Task
from typing import Protocol

from parlour.core import Refused
from parlour.server import wire
from parlour.server.table.shown.tabs import Tab


class Busy(Protocol):
    """What may have something on its way."""

    @property
    def busy(self) -> bool:
        """Whether it has."""

    def stop(self) -> list[Task[None]]:
        """Begin nothing more; the tasks returned end by themselves."""


class Actor(Busy, Protocol):
    """What acts at a table by itself: its timekeeper, its bots."""

    def wake(self) -> None:
        """Something has changed at the table."""


class Talking(Protocol):
    """The free talk at a table."""

    def show(self) -> None:
        """Tell each tab anew whose place in the talk has changed."""

    async def take(self, tab: Tab, request: wire.TalkRequest) -> None:
        """Have something said, or tell what was said; Refused, if that is not allowed."""

    async def hear(self) -> None:
        """Tell of what was said by way of another process."""


class NoTalk:
    """Where nobody talks."""

    def show(self) -> None:
        pass

    async def take(self, tab: Tab, request: wire.TalkRequest) -> None:
        raise Refused("nobody-talks-here")

    async def hear(self) -> None:
        pass


async def no_notebook(tab: Tab, request: wire.NotebookRequest) -> None:
    """Where nobody answers such questions."""
    raise Refused("no-notebook-here")
