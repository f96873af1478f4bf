"""Packs: many cases in one file, read with care, and the pack that comes with Parlour."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, json

from parlour.cases.case import LARGEST, Case, read_case, written
from parlour.core import Refused

MOST: Final = 20_000  # cases in a pack
HEAVIEST: Final = 100_000_000  # bytes of a pack, unpacked
OWN: Final = "house.jsonl.gz"
GZIP: Final = 16 + zlib.MAX_WBITS
FIRST_BYTES: Final = b"\x1f\x8b"


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a pack: what it is called, and the seed from which anyone can make it again."""

    pack: str
    seed: str


class Pack(Struct, frozen=True):
    title: Title
    cases: tuple[Case, ...]

    def case(self, id: str) -> Case:
        """The case of that id, or Refused."""
        for case in self.cases:
            if case.id == id:
                return case
        raise Refused("no-such-case")


def packed(title: Title, cases: Sequence[Case]) -> bytes:
    """A pack as the bytes of a file."""
    lines = [json.encode(title), *[written(case) for case in cases]]
    deflate = zlib.compressobj(9, wbits=GZIP)
    return deflate.compress(b"\n".join(lines) + b"\n") + deflate.flush()


def read_pack(content: bytes) -> Pack:
    """A pack, or Refused in one sentence; nothing of a pack that is wrong anywhere is kept."""
    title, *lines = [line for line in unpacked(content).split(b"\n") if line] or [b""]
    if len(lines) > MOST:
        raise Refused("pack-too-large", most=MOST, cases=len(lines))
    cases = [numbered(n, line) for n, line in enumerate(lines, 2)]
    if len({case.id for case in cases}) < len(cases):
        raise Refused("pack-has-case-twice")
    return Pack(read_title(title), tuple(cases))


def unpacked(content: bytes) -> bytes:
    """Plain lines, or packed ones: never more of them than there may be."""
    if not content.startswith(FIRST_BYTES):
        return content
    inflate = zlib.decompressobj(wbits=GZIP)
    try:
        plain = inflate.decompress(content, HEAVIEST)
    except zlib.error:
        raise Refused("pack-damaged") from None
    if inflate.unconsumed_tail or not inflate.eof:
        raise Refused("pack-damaged-or-large")
    return plain


def read_title(line: bytes) -> Title:
    try:
        return json.decode(line[:LARGEST], type=Title)
    except (ValidationError, DecodeError, UnicodeError):
        raise Refused("no-pack") from None


def numbered(n: int, line: bytes) -> Case:
    try:
        return read_case(line)
    except Refused as reason:
        raise Refused("line-refused", line=str(n), reason=reason) from None


@cache
def house_pack() -> Pack:
    """The pack that comes with Parlour."""
    return read_pack((files(__package__) / OWN).read_bytes())
