"""Who sits where, and how it ended for them, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import Result, Seat, Words, first_name


def called(words: Words, seats: int, me: Seat | None = None, given: Sequence[str] = ()) -> Any:
    """The names of the seats, as ``given`` or made up, as they are spoken of to ``me``."""
    return words.Names(given or [first_name(seat) for seat in range(seats)], me)


def outcome(words: Words, result: Result, names: Any) -> str:
    """How a game ended, in two sentences."""
    return f"{winners(result, names)}. {words.why(result)}"


def winners(result: Result, names: Any) -> str:
    if len(result.winners) == 1:
        return str(names.does(result.winners[0], "win"))
    return f"{names.listed(result.winners)} win" if result.winners else "Nobody wins"


def scores(words: Words, result: Result, names: Any) -> str:
    """What each seat scored, and what it turned out to be."""
    roles = [f" ({words.role(role)})" for role in result.roles] or [""] * len(result.points)
    each = [f"{names[seat]}{roles[seat]} {points}" for seat, points in enumerate(result.points)]
    return f"Points: {', '.join(each)}."
