"""What a board shows that is not of the game: who plays the seat, until when, and whether all is over."""

from __future__ import annotations

from msgspec import Struct

from parlour.core import Seat
from parlour.core.words.messages import Say
from parlour.server.table.seating import Seating
from parlour.server.table.seating.playing import CLOSED


class Situation(Struct, frozen=True):
    """What a board shows that is not of the game."""

    deadline: float | None
    standing: str | None
    plays: bool  # whether a person plays this seat, in a game that goes on
    over: bool
    why: Say | None  # why the people have stopped the game
    alone: bool = False  # whether nobody else sits here, watches or may come back: nobody can time an answer


def situation_of(seat: Seat | None, finished: bool, seating: Seating, watching: int = 0) -> Situation:
    """What the board of ``seat`` owes to the table; ``finished``: the game has come to its own end."""
    over = seating.stage == "over"
    chair = None if over or seat is None else seating.chairs[seat]
    plays = chair is not None and chair.played_by_person
    return Situation(
        deadline=seating.shown_deadline,
        standing=chair.standing if plays and chair is not None else None,
        plays=plays,
        over=over,
        why=stopped(seating) if over and not finished else None,
        alone=plays and not watching and chair is not None and seating.is_alone(chair.guest),
    )


def stopped(seating: Seating) -> Say:
    """Why the people have ended a game, or the operator has."""
    if seating.how == "conceded":
        return Say("ended-conceded", {"seats": [seat for seat, chair in enumerate(seating.chairs) if chair.conceded]})
    return Say("ended-closed" if seating.why == CLOSED else "ended-aborted")
