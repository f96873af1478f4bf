"""What the tools need of a table and of a house: somebody's own, or one in this process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlour.core import Claim, Game, Move, View
from parlour.core.settings import Value


class Look(Struct, frozen=True, kw_only=True):
    """How a table stands for one player: the view of that seat, and nothing else about the game."""

    game: Game[Any, Any]
    names: Sequence[str]  # by seat
    view: View | None  # None: nothing has been dealt
    decision: int = 0
    turn: bool = False  # whether this player is asked
    over: str = ""  # why the game ended
    waits: str = ""  # before the deal: what the table waits for

    @property
    def settled(self) -> bool:
        """Whether there is nothing to wait for."""
        return self.turn or bool(self.over)


class Wish(Struct, frozen=True):
    """The table that somebody wants to open."""

    game: str
    seats: int | None
    seat: int
    bot: str | None
    options: Mapping[str, Value]


class Table(Protocol):
    """A table as one player may use it; what can't be done is Refused in a sentence, and nothing has changed."""

    async def look(self) -> Look:
        """How it stands now."""

    async def wait(self, seconds: float) -> Look:
        """How it stands as soon as this player is asked or the game is over, and at the latest after that time."""

    async def start(self) -> None:
        """Have the cards dealt."""

    async def play(self, decision: int, move: Move) -> None:
        """Make a move in answer to that question."""

    async def say(self, claim: Claim) -> None:
        """Say a claim aloud: a line of the game."""

    async def talk(self, text: str) -> None:
        """Say something freely, beside the game."""

    async def remarks(self) -> Sequence[str]:
        """What was said freely, as far as this player hears it."""

    async def notes(self) -> str:
        """What this player has written down, for nobody else."""

    async def write_notes(self, text: str) -> None:
        """Put this in place of it."""


class House(Protocol):
    """Where there are tables."""

    async def __aenter__(self) -> House: ...

    async def __aexit__(self, *trouble: object) -> None: ...

    async def games(self) -> Sequence[str]:
        """A line for each game that can be opened."""

    async def tables(self) -> Sequence[str]:
        """A line for each table that this player sits at or could join."""

    async def open(self, wish: Wish) -> str:
        """Open a table and sit down; its id."""

    async def join(self, id: str) -> None:
        """Take a free seat, or the own seat again."""

    async def at(self, id: str) -> Table:
        """The table of that id."""
