"""What if: a finished game is played on from one of its moves, at a new table, against bots.

It is an exercise.  Its seed is known to everybody, so it counts for nothing, and both the table and its record say so.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json
from msgspec.structs import replace

from parlour.bots import levels
from parlour.core import Refused, Seat
from parlour.core.referee.following import standing
from parlour.core.referee.record import Opened, Record
from parlour.server import wire
from parlour.server.after.archive import finished
from parlour.server.after.replaying import FinishedGame, view_at
from parlour.server.fair import Who
from parlour.server.house import House
from parlour.server.store import Change
from parlour.server.table.seating import Chair, Guest, Seating
from parlour.server.table.table import Table


async def play_on(house: House, who: Who, table: Table, guest: Guest, wanted: wire.WhatIf) -> str:
    """The new table, at which ``guest`` has the seat that was wished for, before the line that was."""
    told = await finished(table)
    if wanted.seat not in range(len(told.seats)):
        raise Refused("no-such-seat")
    if refusal := await house.thinkers.study(who, refused, (told, wanted.seat, wanted.line)):
        raise Refused(refusal.decode())
    seating = exercise(table.seating, guest, wanted.seat)
    id = await house.lay_with(table.seed, seating)
    seating.stage = "playing"
    lines = beginning(told.lines[: wanted.line - 1])
    await house.staff.store.write(Change(table=id, number=1, lines=lines, seating=json.encode(seating)))
    return id


def refused(order: tuple[FinishedGame, Seat, int]) -> bytes:
    """Why the game can't be played on from there, as a key, in a worker; nothing, if it can."""
    try:
        view_at(*order)
    except Refused as reason:
        return reason.key.encode()
    return b""


def exercise(seating: Seating, guest: Guest, seat: int) -> Seating:
    """The same table with ``guest`` on one seat and bots on all others, with all the help there is."""
    standby = levels.standby(seating.game).name
    chairs = [Chair(name=chair.name, bot=chair.bot or standby, luck=chair.luck) for chair in seating.chairs]
    chairs[seat] = Chair(guest=guest.id, luck=seating.chairs[seat].luck)
    new = Seating(
        game=seating.game,
        options=seating.options,
        chairs=chairs,
        window=seating.window,
        away=seating.away,
        help="hints",
        host=guest.id,
        exercise=True,
        entropy=[*seating.entropy],
    )
    chairs[seat].name = new.distinct(guest.name)
    return new


def beginning(lines: Sequence[str]) -> list[str]:
    """The first lines of a record as those of an exercise, without what was undone."""
    record = Record()
    for _, line in standing(lines):
        record.write(replace(line, exercise=True) if isinstance(line, Opened) else line)
    return record.lines
