"""What lies on the table of Ballot: an urn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import Claim, Settings, Thing, ThingId, View, Zone, seat_thing


def things(seats: int, settings: Settings) -> Sequence[Thing]:
    return []


def zones(view: View) -> Sequence[Zone]:
    return [Zone("urn", "aside", hidden=len(view.sealed))]


def of_move(move: Any, view: View) -> tuple[ThingId, ...]:
    return (seat_thing(move.seat),)


def of_claim(claim: Claim, view: View) -> tuple[ThingId, ...]:
    return ()


def of_event(event: Any) -> tuple[ThingId, ...]:
    return tuple([seat_thing(seat) for seat in event.seats])
