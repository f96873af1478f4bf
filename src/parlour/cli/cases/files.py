"""Packs as files, and a case out of one."""

from __future__ import annotations

from pathlib import Path

from parlour.cases.case import GRADES, Case
from parlour.cases.daily import case_of, today
from parlour.cases.packs import HEAVIEST, Pack, house_pack, read_pack
from parlour.cli.arguments import read_bytes
from parlour.core import Refused


def pack_in(path: Path) -> Pack:
    """The pack in a file; one case alone, or lines without a title, are a pack as well."""
    content = read_bytes(path, HEAVIEST)
    if content is None:
        raise Refused("pack-file-too-large", file=str(path))
    if content.startswith(b'{"form"'):
        content = b'{"pack":"","seed":""}\n' + content
    try:
        return read_pack(content)
    except Refused as reason:
        raise Refused("pack-file-refused", file=str(path), reason=reason) from None


def picked(pack: Pack, game: str | None, grade: str | None, id: str | None) -> Case:
    """The case of that id; or today's of those with this game and grade."""
    if id is not None:
        return pack.case(id)
    if grade is not None and grade not in GRADES:
        raise Refused("no-such-grade", grade=grade, grades=[*GRADES])
    fitting = [case for case in pack.cases if game in (None, case.game) and grade in (None, case.grade.name)]
    if not fitting:
        raise Refused("case-not-in-pack")
    return case_of(Pack(pack.title, tuple(fitting)), today())


__all__ = ["house_pack", "pack_in", "picked"]
