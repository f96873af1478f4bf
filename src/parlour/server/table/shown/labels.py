"""The zones of a table with their labels, in one language, as each seat is shown them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any, Final

from msgspec import Raw, Struct, json

from parlour.core import Label, Seat, Zone
from parlour.core.words import Names
from parlour.server.table.shown.changes import common_ends
from parlour.server.table.shown.noting import Read, fields_in, read_since, reads_same
from parlour.server.wire import Splice

ENCODER: Final = json.Encoder()
KEPT: Final = 200  # labels at a table
ID: Final = attrgetter("id")
FIELDS: Final = attrgetter("fields")


class ZonePart(Struct, frozen=True, eq=False):
    """A zone with its label, which sounds the same to all whom it does not speak of and who see what it says."""

    zone: Zone
    read: Read
    fields: frozenset[str]  # that were read
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
        for place in compress(count(), map(FIELDS, self.parts)):
            if not changed.isdisjoint(self.parts[place].fields):
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
    ) -> tuple[Layout, dict[str, Any]]:
        """All zones with their labels as ``seat`` is shown them, and what is sent to somebody who had the last ones.

        Games keep zones that stay the same as the same objects, so it is enough to look between the first and the last
        one that is another object.
        """
        zones, before = [*lying], last.still_called_so(changed)
        begin, end = common_ends(zones, before, is_not)
        until, there = len(zones) - end, len(before) - end
        if begin == until == there:
            return last, {}
        old = dict(zip(last.ids[begin:there], last.parts[begin:there]))
        new, moved, read = self.looked_through(zones[begin:until], seat, noted, old, changed)
        put, ids = [*map(ID, zones[begin:until])], last.ids
        sent: dict[str, Any] = {"zones": moved} if moved else {}
        if put != ids[begin:there]:
            ids = ids[:begin] + put + ids[there:]
            sent |= {"relaid": Splice(begin, there - begin, tuple(put))} if begin + end else {"layout": ids}
        return Layout(zones, last.parts[:begin] + new + last.parts[there:], ids, last.read | read), sent

    def looked_through(
        self, zones: Sequence[Zone], seat: Seat | None, noted: Any, old: Mapping[str, ZonePart], changed: Set[str]
    ) -> tuple[list[ZonePart], list[Raw], frozenset[str]]:
        """Some zones with their labels, those that are not as they were, and the fields that were read for these."""
        parts: list[ZonePart] = []
        moved: list[Raw] = []
        read: frozenset[str] = frozenset()
        for zone in zones:
            last = old.get(zone.id)
            if last is not None and last.zone == zone and changed.isdisjoint(last.fields):
                parts.append(last)
                continue
            part = self.labelled(zone, seat, noted)
            parts.append(part)
            if part.fields:
                read |= part.fields
            if last is None or last.encoded != part.encoded:
                moved.append(part.encoded)
        return parts, moved, read

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
