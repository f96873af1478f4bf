"""What a board shows that is not of the game: who plays the seat, until when, and whether all is over."""

from __future__ import annotations

from msgspec import Struct

from parlour.core import Seat
from parlour.server.table.seating import Seating


class Situation(Struct, frozen=True):
    """What a board shows that is not of the game."""

    deadline: float | None
    standing: str | None
    plays: bool  # whether a person plays this seat, in a game that goes on
    over: bool
    why: str | None  # why the people have stopped the game


def situation_of(seat: Seat | None, finished: bool, seating: Seating) -> Situation:
    """What the board of ``seat`` owes to the table; ``finished``: the game has come to its own end."""
    over = seating.stage == "over"
    chair = None if over or seat is None else seating.chairs[seat]
    plays = chair is not None and chair.played_by_person
    return Situation(
        deadline=seating.shown_deadline,
        standing=chair.standing if plays and chair is not None else None,
        plays=plays,
        over=over,
        why=seating.why if over and not finished else None,
    )


def comparable(new: Situation, old: Situation) -> bool:
    """Whether what was worded for the ``old`` board may be used for the new one."""
    return new is old or (new.plays, new.over, new.why) == (old.plays, old.over, old.why)
