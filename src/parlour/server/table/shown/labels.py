"""The zones of a table with their labels, in one language, as each seat is shown them."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Any, Final

from msgspec import Struct, json

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
    encoded: bytes


class Layout(Struct, frozen=True, eq=False):
    """All zones as one seat is shown them."""

    parts: dict[str, ZonePart] = {}  # by the ids of the zones, in their order on the table
    read: frozenset[str] = frozenset()  # the fields of the view that the labels may depend on

    @property
    def ids(self) -> list[str]:
        return [*self.parts]

    @property
    def encoded(self) -> list[bytes]:
        return [part.encoded for part in self.parts.values()]


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
        read, before = last.read, last.parts
        same_labels = changed.isdisjoint(read)
        parts: dict[str, ZonePart] = {}
        moved: list[bytes] = []
        for zone in zones:
            part = before.get(zone.id)
            if part is None or not (
                (part.zone is zone or part.zone == zone) and (same_labels or changed.isdisjoint(part.read))
            ):
                new = self.labelled(zone, seat, noted)
                read = read.union(new.read)
                if part is None or part.encoded != new.encoded:
                    moved.append(new.encoded)
                part = new
            parts[zone.id] = part
        return Layout(parts, read), moved

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
