"""The record of a game that is over, and what the referee says of it."""

from __future__ import annotations

from typing import Final

from aiohttp import web
from msgspec import Struct, json

from parlour import games
from parlour.core import Refused, restore, verify
from parlour.core.referee.record import Closed, Stopped
from parlour.core.referee.record import read as read_record
from parlour.server import wire
from parlour.server.house import House
from parlour.server.http.callers import Callers
from parlour.server.http.guard import Trouble, answered
from parlour.server.http.porch import while_here
from parlour.server.http.routes import NDJSON, Route
from parlour.server.table.table import Table

PROVED: Final = (
    "Every line follows from the seed that was committed to and from the words that were thrown in.  "
    "Who made the moves is not proved."
)


class VerdictOrder(Struct, frozen=True):
    """A record to be judged."""

    game: str
    lines: list[str]
    seed: bytes


class Records:
    def __init__(self, house: House, callers: Callers) -> None:
        self.house, self.callers = house, callers

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route("GET", f"{table}/record", self.record, "The record of a game that is over", NDJSON),
            Route("GET", f"{table}/verdict", self.verdict, "What the referee says of it", wire.Verdict),
        ]

    async def record(self, request: web.Request) -> web.Response:
        async with self.house.at(request.match_info["table"]) as table:
            text = "".join([line + "\n" for line in await truth(table)])
            name = f"{table.game.id}-{table.id}.jsonl"
            headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
            return web.Response(text=text, content_type="application/x-ndjson", charset="utf-8", headers=headers)

    async def verdict(self, request: web.Request) -> web.Response:
        who = await self.callers.who(request)
        async with self.house.at(request.match_info["table"]) as table:
            order = VerdictOrder(table.game.id, await truth(table), table.seed)
            verdict = await while_here(request, self.house.thinkers.study(who, judged, order, (table.id, "verdict")))
            return answered(json.decode(verdict, type=wire.Verdict))


async def truth(table: Table) -> list[str]:
    """The record of a game that is over; before that it never leaves the house."""
    async with table.turn:
        if table.seating.stage != "over" or not table.lines:
            raise Trouble(409, "record-opens-at-end")
        return table.lines.copy()


def judged(order: VerdictOrder) -> bytes:
    """Play the record again from the seed, in a worker."""
    game = games.find(order.game)
    try:
        if is_closed(order.lines):
            verify(game, order.lines)
        else:  # the people ended it, at a time when an earlier Parlour did not write the seed into the record then
            restore(game, order.lines, order.seed)
        return json.encode(wire.Verdict(True, PROVED))
    except Refused as reason:
        return json.encode(wire.Verdict(False, str(reason)))


def is_closed(lines: list[str]) -> bool:
    """Whether the record's last line reveals the seed."""
    *_, last = read_record(lines)
    return isinstance(last, Closed | Stopped)
