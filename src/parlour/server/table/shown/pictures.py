"""What a tab shows, part by part, each part encoded; and the frame that leads from one picture to the next.

Parts are compared as they would be sent: a frame carries those that differ, and where none does there is no frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from parlour.core import Heard, Seat
from parlour.server.table.shown.boards import Board

UNCHANGED: Final = b"{}"
NOTHING: Final = Heard((), 0, 0)
PARTS: Final = (b'"table":', b'"seats":', b'"you":', b'"watching":', b'"ending":')


class Picture(Struct, frozen=True, eq=False):
    """All that one tab shows."""

    seat: Seat | None
    parts: Sequence[bytes]  # in the order of PARTS
    board: Board | None

    @property
    def story(self) -> Heard:
        return self.board.story if self.board else NOTHING


def frame(new: Picture, old: Picture | None, since: int, lines: Sequence[bytes]) -> bytes | None:
    """What turns the picture ``old`` into ``new``, with the lines of the story that are new; None if nothing does."""
    parts: list[bytes] = []
    if old is None or new.parts is not old.parts:
        before = old.parts if old else [None] * len(PARTS)
        parts = [key + part for key, part, last in zip(PARTS, new.parts, before) if part != last]
    board = new.board
    if old is None or board is not old.board:
        change = board_change(board, old.board if old else None)
        if change != UNCHANGED:
            parts.append(b'"board":' + change)
    if lines or old is None or since < old.story.length:
        parts.append(b'"story":{"since":%d,"lines":[%b]}' % (since, b",".join(lines)))
    return b'{"type":"frame",%b}' % b",".join(parts) if parts else None


def board_change(new: Board | None, old: Board | None) -> bytes:
    """What a tab that shows the ``old`` board lacks of the new one."""
    if new is None:
        return b"null"
    return new.change if old is not None and old.number == new.follows else new.whole
