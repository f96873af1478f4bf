"""What a browser sends on a socket (RFC 6455): bytes as they come, in; whole messages, out.

What the RFC calls a frame is called a piece here, since a frame is something else in this house.  A piece is refused as
soon as its first bytes say that it is none: nothing that is too long is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.server.table.shown.tabs import Farewell

MORE, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
CONTROL: Final = 8  # kinds from here on are the protocol's own
LAST: Final = 0x80  # in the first byte: the message ends with this piece
MASKED: Final = 0x80  # in the second byte
LONGEST_CONTROL: Final = 125
WRONG, NOT_TEXT, TOO_LONG = 1002, 1007, 1009  # codes to close with


class Piece(NamedTuple):
    """A whole message; or, if its kind is MORE, a piece after which there must be more."""

    kind: int
    data: bytes


class Pieces:
    """Those of one socket; where something can't be understood, it raises the farewell that is due."""

    __slots__ = ("begun", "kind", "longest", "rest")

    def __init__(self, longest: int) -> None:
        self.longest = longest
        self.rest = b""  # of a piece that is not whole yet
        self.kind, self.begun = MORE, b""  # of a message that is not whole yet

    def read(self, came: bytes) -> Iterator[Piece]:
        data, at = self.rest + came, 0
        while (found := self.extent(data, at)) and len(data) >= found[1]:
            start, end = found
            yield self.whole(data[at], unmasked(data[start + 4 : end], data[start : start + 4]))
            at = end
        self.rest = data[at:]

    def extent(self, data: bytes, at: int) -> tuple[int, int] | None:
        """Where the mask of the piece at ``at`` begins, and where the piece ends; None while that can't be said."""
        if len(data) < at + 2:
            return None
        short = data[at + 1] & ~MASKED
        self.check(data[at], data[at + 1], short)
        start = at + 2 + (0 if short < 126 else 2 if short == 126 else 8)
        if len(data) < start:
            return None
        size = short if short < 126 else int.from_bytes(data[at + 2 : start], "big")
        room = self.longest - len(self.begun) if data[at] & ~LAST < CONTROL else LONGEST_CONTROL
        if size > room:
            raise Farewell(TOO_LONG, "That is too long.")
        return start, start + 4 + size

    def check(self, first: int, second: int, short: int) -> None:
        """Whether a piece may begin like this."""
        kind = first & ~LAST
        if kind not in (MORE, TEXT, BYTES, CLOSE, PING, PONG) or not second & MASKED:
            raise Farewell(WRONG, "That is no piece of a message.")
        if kind >= CONTROL and (not first & LAST or short > LONGEST_CONTROL):
            raise Farewell(WRONG, "Such a piece is short, and whole.")
        if kind < CONTROL and (kind == MORE) != (self.kind != MORE):
            raise Farewell(WRONG, "A message begins before another has ended, or does not begin.")

    def whole(self, first: int, data: bytes) -> Piece:
        """A piece that has come, with those before it that it belongs to."""
        kind = first & ~LAST
        if kind >= CONTROL:
            return Piece(kind, data)
        kind, data = kind or self.kind, self.begun + data
        if not first & LAST:
            self.kind, self.begun = kind, data
            return Piece(MORE, b"")
        self.kind, self.begun = MORE, b""
        return Piece(kind, checked(data) if kind == TEXT else data)


def checked(data: bytes) -> bytes:
    try:
        data.decode()
    except UnicodeDecodeError:
        raise Farewell(NOT_TEXT, "That is not text.") from None
    return data


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Each byte is hidden by one of four, in turns: done for all bytes at once, as one large number."""
    size = len(data)
    hidden = int.from_bytes(data, "little") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "little")
    return hidden.to_bytes(size, "little")


def close_code(data: bytes) -> int:
    """The code of a farewell that came, to be said in return; one that may not be sent is wrong (7.4)."""
    if not data:
        return 1000
    code = int.from_bytes(data[:2], "big")
    allowed = (1000 <= code <= 1014 and code not in (1004, 1005, 1006)) or 3000 <= code <= 4999
    return code if len(data) >= 2 and allowed and is_text(data[2:]) else WRONG


def is_text(data: bytes) -> bool:
    try:
        data.decode()
        return True
    except UnicodeDecodeError:
        return False


def written(kind: int, data: bytes) -> bytes:
    """A whole message as the house sends it: unmasked, in one piece."""
    size = len(data)
    if size < 126:
        return b"%c%c%b" % (LAST | kind, size, data)
    if size < 1 << 16:
        return b"%c\x7e%b%b" % (LAST | kind, size.to_bytes(2, "big"), data)
    return b"%c\x7f%b%b" % (LAST | kind, size.to_bytes(8, "big"), data)
