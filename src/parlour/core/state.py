"""The whole truth of a game in progress; it never travels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from parlour.core.vocabulary import Event, Move, Result, Seat

if TYPE_CHECKING:  # steps act on states and states hold steps: the one circle of the grammar
    from parlour.core.steps import Step


class Whisper(Struct, frozen=True, gc=False):
    """An event told to some seats only, while the rest hear another one, or nothing."""

    event: Event
    only: tuple[Seat, ...]
    others: Event | None

    def heard(self, seat: Seat | None) -> Event | None:
        return self.event if seat in self.only else self.others


class State(Struct):
    """Common to every game; a game adds its own board as further plain fields, and ``clone``."""

    seats: int
    agenda: list[Step[Any, Any]]  # the steps still to come, the next one last
    asked: tuple[Seat, ...]  # the seats that owe a move now; none once the game is over
    sealed: list[Move | None]  # answers to the top step so far: Together, Window and Piecewise write here, nobody else
    told: list[Event | Whisper]  # everything said to anyone so far, kept once (docs/decisions/0002)
    result: Result | None

    def tell(self, event: Event) -> None:
        """Tell ``event`` to everyone."""
        self.told.append(event)

    def whisper(self, event: Event, only: tuple[Seat, ...], others: Event | None = None) -> None:
        """Tell ``event`` to ``only`` some, while the rest hear ``others``, or nothing."""
        self.told.append(Whisper(event, only, others))

    def story(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """All that ``seat`` was told (None: a spectator), from the ``since``-th telling on."""
        if since:
            return tuple(heard(self.told[since:], seat))
        if type(self.told) is not Told:
            self.told = Told(self.told)
        return self.told.story(seat)


class Told(list["Event | Whisper"]):
    """Everything said to anyone, remembering what each seat has heard of it so far, so that views cost little.

    To all others it is the plain list; a copy of it, as in a clone, is one and remembers nothing.
    """

    __slots__ = ("stories",)

    def __init__(self, told: Sequence[Event | Whisper]) -> None:
        super().__init__(told)
        self.stories: dict[Seat | None, tuple[list[Event], int]] = {}

    def story(self, seat: Seat | None) -> tuple[Event, ...]:
        lines, read = self.stories.get(seat) or ([], 0)
        if read < len(self):
            lines += heard(self[read:], seat)
            self.stories[seat] = lines, len(self)
        return tuple(lines)


def heard(told: Sequence[Event | Whisper], seat: Seat | None) -> list[Event]:
    """What ``seat`` hears of these tellings."""
    return [  # Whisper.heard, written out: views spend most of their time here
        event  # type: ignore[misc]  # never a Whisper
        for t in told
        if (event := t if type(t) is not Whisper else t.event if seat in t.only else t.others) is not None
    ]
