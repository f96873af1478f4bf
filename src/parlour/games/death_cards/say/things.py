"""What lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core import Seat, Thing, Zone
from parlour.core.words.messages import Say, slug
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.view import DeathCardsView


def thing(thing: Thing, settings: DeathCardsSettings) -> Say:
    kind, _, name = thing.id.partition(":")
    if kind == "secret":
        return Say("secret", {"number": int(name)})
    if kind == "set":
        return Say("set", {"number": int(name.partition(":")[2]) + 1})
    return Say(f"{kind}-{slug(name)}")


def zone(zone: Zone, view: DeathCardsView) -> Say:
    if zone.kind == "discard":
        return Say("zone-discard", {"under": max(0, view.discards - 1)})
    if zone.owner is None or zone.kind not in ("hand", "secret", "set"):
        return Say(f"zone-{zone.id}")
    if zone.kind == "hand":
        return Say("zone-hand", {"owner": zone.owner, "notes": [*notes_on(zone.owner, view)]})
    if zone.kind == "set":
        number = int(zone.id.rpartition(":")[2]) + 1 if len(view.sets[zone.owner]) > 1 else 0
        return Say("zone-set", {"owner": zone.owner, "number": number})
    return Say(f"zone-{zone.kind}", {"owner": zone.owner})


def notes_on(seat: Seat, view: DeathCardsView) -> Iterator[str]:
    if seat == view.active and not view.result:
        yield "turn"
    if seat in view.disgraced:
        yield "disgrace"
    if seat == view.partner:
        yield "partner"
