"""How a game ended, for everybody who sat there: written down with its last move."""

from __future__ import annotations

from msgspec import Struct

from parlour.core import Result
from parlour.server.table.seating import Chair, Seating
from parlour.server.wire import How


class SeatOutcome(Struct, frozen=True):
    name: str
    player: str | None  # who is rated by it: an account, or a level of bots; None for a guest
    won: bool
    points: int


class Outcome(Struct, frozen=True):
    game: str
    at: float
    how: How
    decided: bool  # whether it has a result, and nothing in it was undone
    roles: bool  # whether players were dealt roles, and won or lost with others
    seats: tuple[SeatOutcome, ...]
    undone: int = 0  # choices that were undone


def outcome_of(seating: Seating, result: Result | None, at: float) -> Outcome:
    """What somebody left or conceded is theirs all the same, though a bot went on with the seat."""
    winners = result.winners if result else last_ones(seating)
    points = result.points if result else (0,) * len(seating.chairs)
    return Outcome(
        game=seating.game,
        at=at,
        how=seating.how or "aborted",
        decided=(result is not None or bool(winners)) and not seating.undone,
        roles=bool(result and result.roles),
        seats=tuple(
            [
                SeatOutcome(chair.name, player(chair), seat in winners, points[seat])
                for seat, chair in enumerate(seating.chairs)
            ]
        ),
        undone=seating.undone,
    )


def last_ones(seating: Seating) -> tuple[int, ...]:
    """The one who has not conceded, if only one has not; else nobody has won."""
    left = [seat for seat, chair in enumerate(seating.chairs) if not chair.conceded]
    return tuple(left) if seating.how == "conceded" and len(left) == 1 else ()


def player(chair: Chair) -> str | None:
    if chair.guest is not None:
        return chair.player
    return f"bot:{chair.bot}" if chair.bot and not chair.kicked else None
