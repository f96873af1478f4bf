"""Where somebody speaks, and what they hear: by the game's rules, from what everybody at the table may know.

There are three rooms: the *table*, which everyone hears; *apart*, for players whom the game has taken from it, which
opens to everyone when the game is over; and the *gallery* of those who only watch, which no player ever hears.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from parlour.core import Seat, Talk
from parlour.server.table.seating import Seating
from parlour.server.wire import Room

ROOMS: Final[tuple[Room, ...]] = ("table", "apart", "gallery")


class Place(Struct, frozen=True):
    """Where somebody is in the talk of a table."""

    speaks: Room | None  # None: nowhere, for now
    hears: tuple[Room, ...]


def place_of(seat: Seat | None, seating: Seating, rule: Talk) -> Place:
    """The place of a seat, or of somebody who watches (None)."""
    over = seating.stage == "over"
    hears: tuple[Room, ...] = ("table", "apart") if over or seat in rule.apart else ("table",)
    return Place(speaks(seat, rule) if seating.talk else None, hears if seat is not None else (*hears, "gallery"))


def speaks(seat: Seat | None, rule: Talk) -> Room | None:
    if seat is None:
        return "gallery"
    if seat in rule.silent:
        return None
    return "apart" if seat in rule.apart else "table"
