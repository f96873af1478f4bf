"""What was said during a finished game, to be read beside its replay; what was said in the gallery stays there."""

from __future__ import annotations

from parlour.core import Language
from parlour.server import wire
from parlour.server.after.archive import NotYet
from parlour.server.table.table import Table
from parlour.server.talk.wording import Voices, worded


async def talk_of(table: Table, language: Language) -> list[wire.RecordedRemark]:
    """All remarks of players, in the order in which they were made; NotYet while the game goes on."""
    if table.seating.stage != "over":
        raise NotYet("opens-at-end")
    store, most = table.staff.store.talk, table.staff.talk.kept
    said = [remark for room in ("table", "apart") for remark in await store.remarks(table.id, room, most=most)]
    said.sort(key=lambda remark: (remark.at, remark.room, remark.number))
    return [wire.RecordedRemark(one.line, worded(one, table.game, language, Voices(()))) for one in said]
