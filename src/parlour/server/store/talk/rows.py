"""A remark as a row of a table, the same in every database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final

from parlour.server.store.talk import SpokenRemark

COLUMNS: Final = "table_id, room, number, guest, request, seat, name, kind, body, about, at, line"


def row(said: SpokenRemark, number: int) -> tuple[Any, ...]:
    """A remark in the order of COLUMNS, under the number that it gets."""
    head = (said.table, said.room, number, said.guest, said.request, said.seat)
    return (*head, said.name, said.kind, said.body, said.about, said.at, said.line)


def read(row: Any) -> SpokenRemark:
    table, room, number, guest, request, seat, name, kind, body, about, at, line = row
    return SpokenRemark(
        table=table,
        room=room,
        number=number,
        guest=guest,
        request=request,
        seat=seat,
        name=name,
        kind=kind,
        body=body,
        about=about,
        at=at,
        line=line,
    )


def by_guest(rows: Iterable[Any]) -> Mapping[str, frozenset[str]]:
    muted: defaultdict[str, set[str]] = defaultdict(set)
    for guest, other in rows:
        muted[guest].add(other)
    return {guest: frozenset(others) for guest, others in muted.items()}
