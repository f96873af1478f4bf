"""The zones of a table with their labels, in one language, as each seat is shown them."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from itertools import compress, count
from operator import is_not
from typing import Any, Final

from msgspec import Raw, Struct, json

from parlour.core import Label, Seat, Zone
from parlour.core.words import Names
from parlour.server.table.shown.noting import Read, read_since, reads_same

ENCODER: Final = json.Encoder()
KEPT: Final = 500  # labels at a table


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
        return [part.zone if changed.isdisjoint(part.read) else None for part in self.parts]


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

        Games keep zones that stay the same as the same objects, so it is enough to look between the first and the last
        one that is another object.
        """
        zones, before = [*lying], last.still_called_so(changed)
        if zones == before:
            return last, []
        begin, end = common_ends(zones, before)
        known = {part.zone.id: (part, zone) for part, zone in zip(last.parts[begin : len(before) - end], before[begin:])}
        parts: list[ZonePart] = []
        moved: list[Raw] = []
        read = last.read
        for zone in zones[begin : len(zones) - end]:
            part, called_so = known.get(zone.id, (None, None))
            if part is None or called_so != zone:
                new = self.labelled(zone, seat, noted)
                read = read.union(new.read)
                if part is None or part.encoded != new.encoded:
                    moved.append(new.encoded)
                part = new
            parts.append(part)
        ids = last.ids if [*known] == [part.zone.id for part in parts] else [zone.id for zone in zones]
        parts = last.parts[:begin] + parts + last.parts[len(before) - end :]
        return Layout(zones, parts, ids, read), moved

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


def common_ends(new: Sequence[object], old: Sequence[object]) -> tuple[int, int]:
    """How many items are the same objects at the beginning of both lists, and how many at their ends."""
    short = min(len(new), len(old))
    begin = next(compress(count(), map(is_not, new, old)), short)
    end = next(compress(count(), map(is_not, reversed(new), reversed(old))), short)
    return begin, min(end, short - begin)
