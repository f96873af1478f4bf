"""Zones with their labels, in one language: each is worded once for all whom it does not speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from parlour.core import Label, Seat, Zone
from parlour.core.words import Names
from parlour.server.table.shown.changes import ENCODER
from parlour.server.table.shown.noting import Read, fields_in, read_since, reads_same

KEPT: Final = 500  # labels at a table


class ZonePart(Struct, frozen=True, eq=False):
    """A zone with its label, which sounds the same to all whom it does not speak of and who see what it says."""

    zone: Zone
    read: Read
    fields: frozenset[str]  # that were read
    spoken_of: frozenset[Seat]
    encoded: bytes


class Labels:
    """It remembers the zones of one table as they were last called."""

    def __init__(self, wording: Callable[[Zone, Any, Names], Label], named: Callable[[Seat | None], Names]) -> None:
        self.wording, self.named = wording, named
        self.plain: dict[Zone, ZonePart] = {}  # as they are called for those whom the label does not speak of
        self.own: dict[tuple[Zone, Seat | None], ZonePart] = {}  # and for those of whom it does

    def labelled(self, zone: Zone, seat: Seat | None, noted: Any) -> ZonePart:
        """A zone as it is called for this seat: most often somebody else has seen it already."""
        part = self.plain.get(zone)
        if part is None or seat in part.spoken_of or (part.read and not reads_same(noted, part.read)):
            part = self.own.get((zone, seat))
            if part is None or (part.read and not reads_same(noted, part.read)):
                return self.label(zone, seat, noted)
        return part

    def label(self, zone: Zone, seat: Seat | None, noted: Any) -> ZonePart:
        names = self.named(seat)
        label = ENCODER.encode(self.wording(zone, noted, names))
        encoded = b"%b,%b" % (ENCODER.encode(zone)[:-1], label[1:])
        read = read_since(noted)
        part = ZonePart(zone, read, fields_in(read), names.spoken_of, encoded)
        if len(self.plain) + len(self.own) >= KEPT:
            self.plain.clear()
            self.own.clear()
        if seat in part.spoken_of:
            self.own[zone, seat] = part
        else:
            self.plain[zone] = part
        return part
