"""What a tab shows, part by part, each part encoded; and the frame that leads from one picture to the next.

Parts are compared as they would be sent: a frame carries those that differ, and where none does there is no frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, json

from parlour.core import Event, Seat
from parlour.server.table.boards import FIELDS, Board

PARTS: Final = (b'"table":', b'"seats":', b'"you":', b'"watching":', b'"ending":')


class Picture(Struct, frozen=True, eq=False):
    """All that one tab shows."""

    seat: Seat | None
    parts: Sequence[bytes]  # in the order of PARTS
    board: Board | None

    @property
    def story(self) -> Sequence[Event]:
        return self.board.story if self.board else ()


def changed(keys: Sequence[bytes], new: Sequence[bytes], old: Sequence[bytes] | None) -> list[bytes]:
    """Each part of ``new`` that is not as it was, behind its key."""
    if old is None:
        return [key + part for key, part in zip(keys, new)]
    return [key + part for key, part, before in zip(keys, new, old) if part != before]


def joined(parts: Sequence[bytes]) -> bytes:
    return b"{%b}" % b",".join(parts)


def board_change(new: Board, old: Board | None) -> list[bytes]:
    """The parts of a board that are not as they were."""
    if new is old:
        return []
    parts = changed(FIELDS, new.fields, old.fields if old else None)
    zones, before = new.zones, old.zones if old else {}
    moved = [
        part.encoded
        for id, part in zones.items()
        if (last := before.get(id)) is not part and (last is None or last.encoded != part.encoded)
    ]
    if moved or old is None:
        parts.append(b'"zones":[%b]' % b",".join(moved))
    if old is None or [*zones] != [*before]:
        parts.append(b'"layout":' + json.encode([*zones]))
    if view := changed(new.keys, new.view, old.view if old else None):
        parts.append(b'"view":' + joined(view))
    return parts


def frame(new: Picture, old: Picture | None, since: int, lines: Sequence[bytes]) -> bytes | None:
    """What turns the picture ``old`` into ``new``, with the lines of the story that are new; None if nothing does."""
    parts = changed(PARTS, new.parts, old.parts if old else None)
    if new.board is None:
        if old is None or old.board is not None:
            parts.append(b'"board":null')
    elif board := board_change(new.board, old.board if old else None):
        parts.append(b'"board":' + joined(board))
    if lines or old is None:
        parts.append(b'"story":{"since":%d,"lines":[%b]}' % (since, b",".join(lines)))
    return joined([b'"type":"frame"', *parts]) if parts else None
