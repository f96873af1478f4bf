"""Tables that were stored by an earlier Parlour: it kept passes beside the record, and its games had other rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from parlour.core import PASS, Match, Result, Seat, refusal
from parlour.core.referee.record import Closed, read


class Older(Struct):
    passed: dict[Seat, int] = {}  # the first-come question in which each seat last passed


def play_held_passes(seating: bytes, match: Match[Any, Any]) -> None:
    """Tell the match of the passes that belong to the question now asked."""
    decision = match.decision
    for seat, passed in json.decode(seating, type=Older).passed.items():
        if passed == match.decision == decision and refusal(match.state, seat, PASS) is None:
            match.play(seat, PASS)


def older_result(lines: Sequence[str]) -> Result | None:
    """How a game ended that was played under older rules, as its record tells it."""
    *_, last = read(lines) if lines else (None,)
    return last.result if isinstance(last, Closed) else None
