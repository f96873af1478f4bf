"""The other processes that serve the same tables, and what they tell each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, Protocol, TypeAlias

from msgspec import Struct

# What another process has done at a table: written something down, had something said, let somebody in or out, stopped
# to be in charge of it.  Or this process was taken for dead, and has come back under a new name: nothing it knew is
# certain any more.
# Or something that let somebody in lets them in no more, which is said of that and not of a table: a guest was erased,
# a session or a token ended, a guest is from now on somebody with an account.
Farewells: TypeAlias = Literal["erased", "signed_out", "joined"]
News: TypeAlias = Literal["written", "said", "visits", "free", "back", Farewells]
LIFE: Final = 6.0  # seconds without a sign of life, after which a process is taken for dead
Hear: TypeAlias = Callable[[News, str | None], None]  # at a table, or of what let somebody in; None: at any table


class Visits(Struct, frozen=True):
    """Who is connected to other processes, and since when others are connected to none."""

    here: frozenset[str] = frozenset()
    gone: Mapping[str, float] = {}


class Neighbours(Protocol):
    """One process is in charge of a table: it runs its bots and its clocks.  Everything else any process does.

    Being in charge only saves work: should two processes think that they are, the store still takes each line once.
    """

    alone: bool  # there can be no others

    @property
    def listening(self) -> bool:
        """Whether this process hears what others do."""

    async def join(self, hear: Hear) -> None:
        """Take part; ``hear`` is told what others do from now on."""

    async def take_charge(self, table: str) -> bool:
        """Whether this process is in charge of ``table`` now."""

    async def give_up(self, table: str) -> None:
        """Be in charge no more."""

    async def came(self, table: str, guest: str) -> None:
        """A guest is connected here."""

    async def went(self, table: str, guest: str) -> None:
        """A guest is connected here no more."""

    async def visits(self, table: str) -> Visits:
        """Who is at a table by way of other processes."""

    async def visited(self) -> dict[str, bytes]:
        """The tables at which somebody is by way of other processes, with their seatings."""

    async def say_farewell(self, news: Farewells, id: str) -> None:
        """A guest, a session or a token lets nobody in any more."""

    async def leave(self) -> None:
        """Take part no more."""


class Alone:
    """The only process of its store."""

    alone = listening = True

    async def join(self, hear: Hear) -> None:
        pass

    async def take_charge(self, table: str) -> bool:
        return True

    async def give_up(self, table: str) -> None:
        pass

    async def came(self, table: str, guest: str) -> None:
        pass

    async def went(self, table: str, guest: str) -> None:
        pass

    async def visits(self, table: str) -> Visits:
        return Visits()

    async def visited(self) -> dict[str, bytes]:
        return {}

    async def say_farewell(self, news: Farewells, id: str) -> None:
        pass

    async def leave(self) -> None:
        pass
