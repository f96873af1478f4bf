"""Tables that were stored by an earlier Parlour, which kept passes beside the record until their question closed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from parlour.core import PASS, Match, Seat, refusal


class Older(Struct):
    passed: dict[Seat, int] = {}  # the first-come question in which each seat last passed


def play_held_passes(seating: bytes, match: Match[Any, Any]) -> None:
    """Tell the match of the passes that belong to the question now asked."""
    decision = match.decision
    for seat, passed in json.decode(seating, type=Older).passed.items():
        if passed == match.decision == decision and refusal(match.state, seat, PASS) is None:
            match.play(seat, PASS)
