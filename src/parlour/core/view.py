"""What one seat may see: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.core.state import State
from parlour.core.steps import Steps
from parlour.core.vocabulary import Event, Move, Result, Seat


class View(Struct, frozen=True):
    """Common to every game; a game adds the board as ``seat`` sees it (None: a spectator, who sees least)."""

    seat: Seat | None
    seats: int
    asked: tuple[Seat, ...]  # whom the table waits for, as far as this seat may know
    options: Sequence[Move]  # what this seat may do now
    agenda: Steps
    sealed: tuple[Move | None, ...]
    result: Result | None
    story: tuple[Event, ...]


def common(
    s: State, seat: Seat | None
) -> tuple[
    Seat | None,
    int,
    tuple[Seat, ...],
    Sequence[Move],
    Steps,
    tuple[Move | None, ...],
    Result | None,
    tuple[Event, ...],
]:
    """The part of a view that every game has, in the order of its fields."""
    if not s.asked:
        return seat, s.seats, (), (), (), (), s.result, s.story(seat)
    top = s.agenda[-1]
    mine: Sequence[Move] = ()
    if seat is not None:
        mine = top.options(s, seat) if seat in s.asked else top.reconsiders(s, seat)
    return seat, s.seats, top.awaits(s, seat), mine, tuple(s.agenda), top.shows(s, seat), None, s.story(seat)
