"""How long a question lasts, and what happens when its time is over.

At a table with a time for first-come questions, such a question lasts that long even if all have answered: neither an
empty hand nor an answer left beforehand shows.
"""

from __future__ import annotations

from typing import Any

from parlour.bots import stream
from parlour.core import CLOCK, PASS, Match, Move, Seat, Window
from parlour.server.table.seating import Seating


def first_come(match: Match[Any, Any]) -> bool:
    """Whether the question now asked is closed by the first who steps in."""
    return bool(match.asked) and isinstance(match.state.agenda[-1], Window)


def has_its_own_time(match: Match[Any, Any], seating: Seating) -> bool:
    """Whether the question now asked lasts as long as first-come questions do at this table."""
    return seating.window > 0 and first_come(match)


def seconds_for(match: Match[Any, Any], seating: Seating) -> int:
    """How long the question now asked may take; 0: as long as it takes."""
    return seating.window if has_its_own_time(match, seating) else seating.pace


def time_is_over(match: Match[Any, Any]) -> None:
    """Close the question now asked: those who have not answered it pass, or do anything."""
    if CLOCK in match.asked:
        match.close_window()
        return
    decision = match.decision
    for seat in match.asked:
        match.time_out(seat)
    while match.result is None and match.decision == decision:
        match.play(match.asked[0], any_move(match, match.asked[0]))


def any_move(match: Match[Any, Any], seat: Seat) -> Move:
    """A move for a seat that has made none: to pass, if that may be done."""
    options = match.options(seat)
    rng = stream(match.seed, "late", seat, len(match.record.lines))
    return PASS if PASS in options else rng.choice(options)
