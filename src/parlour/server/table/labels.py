"""The zones of a table with their labels, in one language, as each seat is shown them."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct, json

from parlour.core import Label, Seat, Zone
from parlour.core.words import Names
from parlour.server.table.noting import Read, read_since, reads_same

ENCODER: Final = json.Encoder()
ID: Final = attrgetter("id")
READ: Final = attrgetter("read")
KEPT: Final = 500  # labels at a table


class ZonePart(Struct, frozen=True, eq=False):
    """A zone with its label, which sounds the same to all whom it does not speak of and who see what it says."""

    zone: Zone
    read: Read
    spoken_of: frozenset[Seat]
    encoded: bytes


class Layout(Struct, frozen=True, eq=False):
    """All zones as one seat is shown them."""

    zones: Sequence[Zone] = ()  # in their order on the table
    parts: dict[str, ZonePart] = {}  # by the ids of the zones
    read: frozenset[str] = frozenset()  # the fields of the view that the labels may depend on

    @property
    def ids(self) -> list[str]:
        return [*map(ID, self.zones)]

    @property
    def encoded(self) -> list[bytes]:
        return [self.parts[id].encoded for id in self.ids]

    def encoded_as(self, id: str) -> bytes | None:
        return self.parts[id].encoded if id in self.parts else None


class Labels:
    """It remembers the zones of one table as they were last called."""

    def __init__(self, wording: Callable[[Zone, Any, Names], Label], named: Callable[[Seat | None], Names]) -> None:
        self.wording, self.named = wording, named
        self.plain: dict[Zone, ZonePart] = {}  # as they are called for those whom the label does not speak of
        self.own: dict[tuple[Zone, Seat | None], ZonePart] = {}  # and for those of whom it does

    def laid_out(
        self, zones: Sequence[Zone], seat: Seat | None, noted: Any, last: Layout, changed: Set[str]
    ) -> tuple[Layout, list[bytes]]:
        """All zones with their labels as ``seat`` is shown them, and those that are not as they were."""
        lying, lay = frozenset(zones), frozenset(last.zones)
        new, gone = lying - lay, lay - lying  # most stay as they are, and are not looked at one by one
        if not changed.isdisjoint(last.read):
            reading = filter(READ, last.parts.values())
            new |= lying.intersection([part.zone for part in reading if not changed.isdisjoint(part.read)])
        elif zones == last.zones:
            return last, []
        fresh = [self.labelled(zone, seat, noted) for zone in sorted(new, key=zones.index)]
        moved = [part.encoded for part in fresh if last.encoded_as(part.zone.id) != part.encoded]
        parts = last.parts.copy()
        for zone in gone:
            del parts[zone.id]
        for part in fresh:
            parts[part.zone.id] = part
        read = last.read.union(*[part.read for part in fresh])
        return Layout(zones, parts, read), moved

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
        part = ZonePart(zone, read_since(noted), names.spoken_of, encoded)
        if len(self.plain) + len(self.own) >= KEPT:
            self.plain.clear()
            self.own.clear()
        if seat in part.spoken_of:
            self.own[zone, seat] = part
        else:
            self.plain[zone] = part
        return part
