"""What another player has heard of a seat's own story: what was said to all, and what was said to both of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec.structs import replace

from parlour.core import Event, Seat
from parlour.games.mind_reader.events import Asked, Drew, Held, Kept, Shown
from parlour.games.mind_reader.view import MindReaderView

KnownTo: TypeAlias = tuple[Literal["known to"], Seat, int]  # what that player can know of my Secret Card at a side


def known_to(knower: Seat, side: int) -> KnownTo:
    return "known to", knower, side


def heard_by(knower: Seat, view: MindReaderView) -> Iterator[tuple[int, Event]]:
    """The lines of the story in ``view`` that ``knower`` heard as well, as far as ``knower`` heard them."""
    for line, event in enumerate(view.story):
        match event:
            case Held() | Kept() | Shown():
                continue
            case Drew(seat):
                yield line, Drew(seat, None)
            case Asked(by, of) if view.settings.in_secret and knower not in (by, of):
                yield line, replace(event, card=None)
            case _:
                yield line, event


def as_heard_by(knower: Seat, view: MindReaderView) -> MindReaderView:
    """The table of ``view`` to a spectator who has heard just that."""
    story = tuple([event for _, event in heard_by(knower, view)])
    return replace(view, seat=None, options=(), sealed=(), hand=(), secrets=(), story=story)
