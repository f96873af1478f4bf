"""The zones of a table with their labels, in one language, as each seat is shown them."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from itertools import compress, count
from operator import attrgetter, not_
from typing import Any, Final

from msgspec import Raw, Struct, json

from parlour.core import Label, Seat, Zone
from parlour.core.words import Names
from parlour.server.table.shown.noting import Read, read_since, reads_same

ENCODER: Final = json.Encoder()
KEPT: Final = 500  # labels at a table
ID: Final = attrgetter("id")
READ: Final = attrgetter("read")


class ZonePart(Struct, frozen=True, eq=False):
    """A zone with its label, which sounds the same to all whom it does not speak of and who see what it says."""

    zone: Zone
    read: Read
    spoken_of: frozenset[Seat]
    encoded: Raw


class Layout(Struct, frozen=True, eq=False):
    """All zones as one seat is shown them, in their order on the table."""

    zones: list[Zone] = []
    parts: list[ZonePart] = []
    ids: list[str] = []
    read: frozenset[str] = frozenset()  # the fields of the view that the labels may depend on

    @property
    def encoded(self) -> list[Raw]:
        return [part.encoded for part in self.parts]

    def still_called_so(self, changed: Set[str]) -> Sequence[Zone | None]:
        """The zones, without those whose labels were made from fields that have changed."""
        if self.read.isdisjoint(changed):
            return self.zones
        zones: list[Zone | None] = [*self.zones]
        for place in compress(count(), map(READ, self.parts)):
            if not changed.isdisjoint(self.parts[place].read):
                zones[place] = None
        return zones


class Labels:
    """It remembers the zones of one table as they were last called."""

    def __init__(self, wording: Callable[[Zone, Any, Names], Label], named: Callable[[Seat | None], Names]) -> None:
        self.wording, self.named = wording, named
        self.plain: dict[Zone, ZonePart] = {}  # as they are called for those whom the label does not speak of
        self.own: dict[tuple[Zone, Seat | None], ZonePart] = {}  # and for those of whom it does

    def laid_out(
        self, lying: Sequence[Zone], seat: Seat | None, noted: Any, last: Layout, changed: Set[str]
    ) -> tuple[Layout, list[Raw]]:
        """All zones with their labels as ``seat`` is shown them, and those that are not as they were.

        Games keep zones that stay the same as the same objects, so only those are looked at that are other objects.
        """
        zones, before = [*lying], last.still_called_so(changed)
        if zones == before:
            return last, []
        known = dict(zip(map(id, before), last.parts))
        parts: list[Any] = [*map(known.get, map(id, zones))]
        ids = [*map(ID, zones)]
        shown, moved, read = dict(zip(last.ids, last.parts)), list[Raw](), last.read
        for place in [*compress(count(), map(not_, parts))]:
            zone = zones[place]
            old = shown.get(zone.id)
            if old is not None and old.zone == zone and changed.isdisjoint(old.read):
                parts[place] = old
                continue
            parts[place] = part = self.labelled(zone, seat, noted)
            read = read.union(part.read) if part.read else read
            if old is None or old.encoded != part.encoded:
                moved.append(part.encoded)
        return Layout(zones, parts, ids if ids != last.ids else last.ids, read), moved

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
        encoded = Raw(b"%b,%b" % (ENCODER.encode(zone)[:-1], label[1:]))
        part = ZonePart(zone, read_since(noted), names.spoken_of, encoded)
        if len(self.plain) + len(self.own) >= KEPT:
            self.plain.clear()
            self.own.clear()
        if seat in part.spoken_of:
            self.own[zone, seat] = part
        else:
            self.plain[zone] = part
        return part
