"""What a tab shows, and the frame that leads from one picture to the next: what differs, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Raw, Struct, json
from msgspec.structs import asdict

from parlour.core import Heard, Seat
from parlour.server.table.shown.seen import Question, Seen
from parlour.server.wire import StoryLine

ENCODER: Final = json.Encoder()
NOTHING: Final = Heard((), 0, 0)
PARTS: Final = ("table", "seats", "you", "watching", "ending")
UNSENT: Final = ("asked", "options", "story")  # of a view: they are sent beside it


class Picture(Struct, frozen=True, eq=False):
    """All that one tab shows."""

    seat: Seat | None
    parts: Sequence[bytes]  # in the order of PARTS, each encoded
    seen: Seen | None  # None before the deal

    @property
    def story(self) -> Heard:
        return self.seen.story if self.seen else NOTHING


def frame(new: Picture, old: Picture | None, since: int, lines: Sequence[StoryLine]) -> bytes | None:
    """What turns the picture ``old`` into ``new``, with the lines of the story that are new; None if nothing does."""
    before = old.parts if old else (None,) * len(PARTS)
    sent: dict[str, Any] = {name: Raw(part) for name, part, last in zip(PARTS, new.parts, before) if part != last}
    if new.seen is None:
        sent |= {"board": None} if old is None or old.seen else {}
    elif board := change(new.seen, old.seen if old else None):
        sent["board"] = board
    if lines or old is None or since < old.story.length:
        sent["story"] = {"since": since, "lines": lines}
    return ENCODER.encode({"type": "frame", **sent}) if sent else None


def change(new: Seen, old: Seen | None) -> dict[str, Any]:
    """What a tab that was shown the ``old`` lacks of the new."""
    if old is new:
        return {}
    sent: dict[str, Any] = {}
    fields = changed_fields(new, old)
    if view := {name: now for name, now in fields.items() if type(now) is not Items}:
        sent["view"] = view
    if items := {name: now.changed for name, now in fields.items() if type(now) is Items}:
        sent["items"] = items
    if old is None or new.prompt != old.prompt:
        sent["prompt"] = new.prompt
    if old is None or new.options != old.options:
        sent["options"] = new.options
    if old is None or [*new.claims] != [*old.claims]:
        sent["claims"] = [new.sayable(claim) for claim in new.claims]
    if old is None or new.question != old.question:
        sent |= changed_question(new.question, old.question if old else None)
    return sent | laid_anew(new, old)


def changed_fields(new: Seen, old: Seen | None) -> dict[str, Any]:
    if old is None:
        return {name: field for name, field in zip(new.fields, new.view) if name not in UNSENT}
    pairs = zip(new.fields, new.view, old.view)
    return {name: in_part(now, was) for name, now, was in pairs if now is not was and now != was and name not in UNSENT}


class Items(Struct, frozen=True):
    """The objects of a list that have changed, by their places, each with its fields that have."""

    changed: dict[int, dict[str, Any]]


def in_part(now: Any, was: Any) -> Any:
    """Of a list of objects only what has changed; anything else as it is now."""
    if not are_objects(now) or not are_objects(was) or len(now) != len(was) or type(now[0]) is not type(was[0]):
        return now
    pairs = enumerate(zip(now, was))
    return Items({place: changed_in(new, old) for place, (new, old) in pairs if new is not old and new != old})


def are_objects(field: Any) -> bool:
    """Whether it is a list of objects of one kind, such as all players' desks."""
    if type(field) is not tuple or not field or not isinstance(field[0], Struct):
        return False
    config = field[0].__struct_config__
    return config.tag is None and not config.omit_defaults and len({type(each) for each in field}) == 1


def changed_in(new: Struct, old: Struct) -> dict[str, Any]:
    return {name: now for name in new.__struct_fields__ if (now := getattr(new, name)) != getattr(old, name)}


def changed_question(new: Question, old: Question | None) -> dict[str, Any]:
    fields = asdict(new)
    return fields if old is None else {name: now for name, now in fields.items() if now != getattr(old, name)}


def laid_anew(new: Seen, old: Seen | None) -> dict[str, Any]:
    """The zones that have changed, and the order of all, for a tab that is sent zones."""
    if new.zones is None:
        return {}
    before = (old.zones if old else None) or {}
    sent: dict[str, Any] = {}
    if moved := [zone for id, zone in new.zones.items() if before.get(id) != zone]:
        sent["zones"] = moved
    if [*new.zones] != [*before] or not before:
        sent["layout"] = [*new.zones]
    return sent
