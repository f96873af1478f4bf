"""The story of a table in one language: each line is worded once for all whom it does not speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct, json

from parlour.core import Event, Seat, ThingId
from parlour.core.words import Names
from parlour.server.wire import StoryLine

ENCODER: Final = json.Encoder()
HEAD: Final = b'{"text":""'  # of a line without its text
KEPT: Final = 64  # lines: more than a first frame has; an older one is worded again for somebody who asks for it


class Heard(Struct, eq=False):
    """An event as it sounds to all whom it does not speak of, and as it sounds to each of the others."""

    event: Event  # kept alive: it is found by its place in memory
    tail: bytes  # what follows the text
    plain: bytes
    spoken_of: frozenset[Seat]
    own: dict[Seat, bytes] = {}


class StoryLines:
    """It knows the lines that were told last; those who hear the same event share one object of it."""

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
        heard = self.heard.get(id(event)) or self.hear(event)
        if seat is None or seat not in heard.spoken_of:
            return heard.plain
        if seat not in heard.own:
            heard.own[seat] = worded(self.wording(event, self.named(seat)), heard.tail)
        return heard.own[seat]

    def hear(self, event: Event) -> Heard:
        if len(self.heard) >= KEPT:
            self.heard.clear()
        names = self.named(None)
        text, tail = self.wording(event, names), ENCODER.encode(StoryLine("", event, self.about(event)))[len(HEAD) :]
        heard = self.heard[id(event)] = Heard(event, tail, worded(text, tail), names.spoken_of)
        return heard


def worded(text: str, tail: bytes) -> bytes:
    """A line, encoded."""
    return b'{"text":%b%b' % (ENCODER.encode(text), tail)
