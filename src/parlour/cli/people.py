"""Who sits where, and how it ended for them, in words."""

from __future__ import annotations

from typing import Final

from parlour.core import Names, Result, Seat

FIRST_NAMES: Final = ("Ann", "Bea", "Cal", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def called(seats: int, me: Seat | None = None) -> Names:
    """Names for the seats, of whom ``me`` is called You."""
    return Names(tuple([name(seat) for seat in range(seats)]), me)


def name(seat: Seat) -> str:
    """Ann for seat 0; names run out at a long table."""
    return FIRST_NAMES[seat] if seat < len(FIRST_NAMES) else f"Guest {seat + 1}"


def outcome(result: Result, names: Names) -> str:
    """How a game ended, in two sentences."""
    return f"{winners(result, names)}. {result.why}"


def winners(result: Result, names: Names) -> str:
    if len(result.winners) == 1:
        return names.does(result.winners[0], "win")
    return f"{names.listed(result.winners)} win" if result.winners else "Nobody wins"


def scores(result: Result, names: Names) -> list[str]:
    """What each seat scored, and what it turned out to be."""
    roles = [f" ({role})" for role in result.roles] or [""] * len(result.points)
    return [f"{names[seat]}{roles[seat]} {points}" for seat, points in enumerate(result.points)]
