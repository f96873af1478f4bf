"""The story of a table in one language: each line is worded once for all whom it does not speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct, json

from parlour.core import Event, Seat, ThingId
from parlour.core.words import Names
from parlour.server.wire import StoryLine


class Heard(Struct, eq=False):
    """An event as it sounds to all whom it does not speak of, and as it sounds to each of the others."""

    event: Event  # kept alive: it is found by its place in memory
    plain: bytes
    spoken_of: frozenset[Seat]
    own: dict[Seat, bytes] = {}


class StoryLines:
    """It knows as many lines as were told; those who hear the same event share one object of it."""

    def __init__(
        self,
        wording: Callable[[Event, Names], str],
        named: Callable[[Seat | None], Names],
        about: Callable[[Event], tuple[ThingId, ...]],
    ) -> None:
        self.wording, self.named, self.about = wording, named, about
        self.heard: dict[int, Heard] = {}

    def told(self, events: Sequence[Event], seat: Seat | None) -> list[bytes]:
        """Some lines as ``seat`` hears them, ready to be sent."""
        return [self.line(event, seat) for event in events]

    def line(self, event: Event, seat: Seat | None) -> bytes:
        heard = self.heard.get(id(event))
        if heard is None:
            names = self.named(None)
            plain = self.encoded(event, names)
            heard = self.heard[id(event)] = Heard(event, plain, names.spoken_of)
        if seat is None or seat not in heard.spoken_of:
            return heard.plain
        if seat not in heard.own:
            heard.own[seat] = self.encoded(event, self.named(seat))
        return heard.own[seat]

    def encoded(self, event: Event, names: Any) -> bytes:
        return json.encode(StoryLine(self.wording(event, names), event, self.about(event)))
