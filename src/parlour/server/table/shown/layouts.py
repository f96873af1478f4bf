"""The zones of a table as they are shown: those that lie open once for all, and those of each seat laid over them.

What lies open is worded for a spectator.  A seat is shown the same, but for zones of which it sees more, and labels
that sound different to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from operator import attrgetter, is_not
from typing import Any, Final

from msgspec import Struct

from parlour.core import Seat, Zone
from parlour.server.table.shown.changes import ENCODER, common_ends, splice
from parlour.server.table.shown.labels import Labels, ZonePart
from parlour.server.table.shown.noting import kept_once, reads_same

ID: Final = attrgetter("id")


class OpenLayout(Struct, frozen=True, eq=False):
    """All zones that lie open, in their order on the table."""

    zones: Sequence[Zone] = ()
    ids: Sequence[str] = ()
    parts: dict[str, ZonePart] = {}
    reading: Sequence[ZonePart] = ()  # those whose labels were made from fields of the view
    read: frozenset[str] = frozenset()  # all these fields


class Moved(Struct, frozen=True, eq=False):
    """What has changed of what lies open."""

    parts: Sequence[ZonePart] = ()
    ids: frozenset[str] = frozenset()  # of these, and of zones that are gone
    spoken_of: frozenset[Seat] = frozenset()
    fields: frozenset[str] = frozenset()  # that were read for them
    order: bytes = b""  # how the order of all zones has changed, as it is sent
    reordered: bool = False  # whether this is the whole order
    sent: Sequence[bytes] = ()  # all that is sent of it


class OwnLayout(Struct, frozen=True, eq=False):
    """What one seat is shown in another way than a spectator."""

    zones: Sequence[Zone]  # of which it sees more
    parts: dict[str, ZonePart]  # these, and what is called by another name
    extra: Sequence[str]  # the ids of zones that lie before nobody else
    read: frozenset[str]  # fields of the view

    def ids_over(self, lying: OpenLayout) -> list[str]:
        """The ids of all zones, in their order."""
        return [*lying.ids, *self.extra]

    def over(self, lying: OpenLayout) -> list[ZonePart]:
        return [self.parts.get(id) or lying.parts[id] for id in self.ids_over(lying)]


class Eyes(Struct, frozen=True, eq=False):
    """Who looks, and what they see."""

    seat: Seat | None
    noted: Any  # their view
    differs: Set[str]  # the fields of it that are not as everybody sees them
    changed: Set[str]  # those that have changed


NOTHING_OPEN: Final = OpenLayout()
UNMOVED: Final = Moved()
WHOLE_ORDER: Final = b'"layout":'


class Layouts:
    """It lays out the zones of one table in one language."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def opened(
        self, lying: Sequence[Zone], noted: Any, last: OpenLayout, changed: Set[str]
    ) -> tuple[OpenLayout, Moved]:
        """All zones that lie open, and what has changed of them.

        Games keep zones that stay the same as the same objects, so it is enough to look between the first and the last
        one that is another object, and at those whose labels were made from what has ``changed``.
        """
        zones = [*lying]
        begin, end = common_ends(zones, last.zones, is_not)
        until, there = len(zones) - end, len(last.zones) - end
        put, out = [*map(ID, zones[begin:until])], [*last.ids[begin:there]]
        again = renamed(last, changed, out)
        if not again and begin == until == there:
            return last, UNMOVED
        new, moved = self.looked_at([*again, *zones[begin:until]], noted, last, changed)
        gone = frozenset(out).difference(put)
        parts = {id: part for id, part in (last.parts | new).items() if id not in gone}
        ids = last.ids if put == out else [*last.ids[:begin], *put, *last.ids[there:]]
        reading = [part for part in parts.values() if part.fields]
        layout = OpenLayout(zones, ids, parts, reading, fields_of_all(reading))
        return layout, all_moved(moved, gone, order_sent(ids, last.ids))

    def looked_at(
        self, zones: Iterable[Zone], noted: Any, last: OpenLayout, changed: Set[str]
    ) -> tuple[dict[str, ZonePart], list[ZonePart]]:
        """Some open zones with their labels, and those of them that are not as they were."""
        new: dict[str, ZonePart] = {}
        moved: list[ZonePart] = []
        for zone in zones:
            before = last.parts.get(zone.id)
            if before is not None and before.zone == zone and changed.isdisjoint(before.fields):
                continue
            part = new[zone.id] = self.labels.labelled(zone, None, noted)
            if before is None or before.encoded != part.encoded:
                moved.append(part)
        return new, moved

    def first_owned(self, own: Sequence[Zone], eyes: Eyes, lying: OpenLayout) -> OwnLayout:
        """What one seat is shown in another way than a spectator."""
        zones = {zone.id: zone for zone in own}
        other = {id: part.zone for id, part in lying.parts.items() if not sounds_same(part, eyes)}
        parts = {id: self.labels.labelled(zone, eyes.seat, eyes.noted) for id, zone in (other | zones).items()}
        return own_layout(own, parts, lying)

    def owned(
        self, own: Sequence[Zone], eyes: Eyes, lying: OpenLayout, moved: Moved, last: OwnLayout, was: OpenLayout
    ) -> tuple[OwnLayout, Sequence[bytes]]:
        """The same, and what is sent of all zones to a seat that was shown ``last`` over ``was``."""
        if own == last.zones and as_everybody(eyes, lying, moved, last):
            return last, moved.sent
        zones = {zone.id: zone for zone in own}
        parts = {id: part for id, part in last.parts.items() if id in lying.parts or id in zones}
        sent: list[bytes] = []
        for id in to_look_at(own, zones, eyes, lying, moved, last):
            zone, part = zones.get(id), lying.parts.get(id)
            if zone is None and part is not None and sounds_same(part, eyes):
                parts.pop(id, None)
            elif zone is not None or part is not None:
                part = parts[id] = self.labels.labelled(zone or part.zone, eyes.seat, eyes.noted)
            before = last.parts.get(id) or was.parts.get(id)
            if part is not None and (before is None or before.encoded != part.encoded):
                sent.append(part.encoded)
        layout = own_layout(own, parts, lying)
        same_extra = layout.extra == last.extra and not (layout.extra and moved.reordered)
        order = moved.order if same_extra else order_sent(layout.ids_over(lying), last.ids_over(was))
        return layout, in_frame(sent, order)


def renamed(last: OpenLayout, changed: Set[str], out: Sequence[str]) -> list[Zone]:
    """Zones that lie as they did, and may be called by another name."""
    if last.read.isdisjoint(changed):
        return []
    return [part.zone for part in last.reading if not changed.isdisjoint(part.fields) and part.zone.id not in out]


def sounds_same(part: ZonePart, eyes: Eyes) -> bool:
    """Whether a label that was made for a spectator sounds the same to these eyes."""
    if eyes.seat in part.spoken_of:
        return False
    return part.fields.isdisjoint(eyes.differs) or reads_same(eyes.noted, part.read)


def as_everybody(eyes: Eyes, lying: OpenLayout, moved: Moved, last: OwnLayout) -> bool:
    """Whether nothing has changed for these eyes but what has changed for everybody, and in the same way."""
    return (
        eyes.seat not in moved.spoken_of
        and moved.fields.isdisjoint(eyes.differs)
        and moved.ids.isdisjoint(last.parts)
        and last.read.isdisjoint(eyes.changed)
        and (lying.read.isdisjoint(eyes.changed) or lying.read.isdisjoint(eyes.changed & eyes.differs))
        and not (moved.reordered and last.extra)
    )


def to_look_at(
    own: Sequence[Zone], zones: Mapping[str, Zone], eyes: Eyes, lying: OpenLayout, moved: Moved, last: OwnLayout
) -> Iterable[str]:
    """The ids of all zones that these eyes may see, or hear called, in another way than before."""
    look = [part.zone.id for part in moved.parts]
    if own != last.zones:
        look += [zone.id for zone in own if zone not in last.zones]
        look += [zone.id for zone in last.zones if zone.id not in zones]
    if not last.read.isdisjoint(eyes.changed):
        look += [id for id, part in last.parts.items() if not part.fields.isdisjoint(eyes.changed)]
    alone = eyes.changed & eyes.differs
    if not lying.read.isdisjoint(alone):
        look += [part.zone.id for part in lying.reading if not part.fields.isdisjoint(alone)]
    return dict.fromkeys(look)


def own_layout(own: Sequence[Zone], parts: dict[str, ZonePart], lying: OpenLayout) -> OwnLayout:
    extra = [zone.id for zone in own if zone.id not in lying.parts]
    return OwnLayout(own, parts, extra, fields_of_all(parts.values()))


def fields_of_all(parts: Iterable[ZonePart]) -> frozenset[str]:
    return kept_once(frozenset().union(*[part.fields for part in parts if part.fields]))


def all_moved(parts: Sequence[ZonePart], gone: frozenset[str], order: bytes) -> Moved:
    return Moved(
        parts,
        gone.union([part.zone.id for part in parts]),
        frozenset().union(*[part.spoken_of for part in parts]),
        fields_of_all(parts),
        order,
        order.startswith(WHOLE_ORDER),
        in_frame([part.encoded for part in parts], order),
    )


def in_frame(zones: Sequence[bytes], order: bytes) -> Sequence[bytes]:
    """What is sent of the zones."""
    sent = [b'"zones":[%b]' % b",".join(zones)] if zones else []
    return [*sent, order] if order else sent


def order_sent(new: Sequence[str], old: Sequence[str]) -> bytes:
    """How the order of zones has changed."""
    if new is old or new == old:
        return b""
    change = splice(new, old)
    return b'"relaid":' + ENCODER.encode(change) if change else WHOLE_ORDER + ENCODER.encode(new)
