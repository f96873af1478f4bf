"""Finished games, told again to those who ask.  What was worked out is kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from gzip import compress
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Language, Reason, Refused, Seat
from parlour.server.after.judging import AnalysisOrder, judged, paged
from parlour.server.after.remembering import NotebookOrder, remembered
from parlour.server.after.replaying import Eyes, FinishedGame, ReplayOrder, replayed
from parlour.server.bots.thinking import Thinkers
from parlour.server.fair import Who
from parlour.server.table.shown.cards import seat_cards
from parlour.server.table.table import Table

KEPT: Final = 64  # answers of all tables together
Order = TypeVar("Order")


class NotYet(Reason):
    """The game goes on."""


class Told(Struct, frozen=True):
    """An answer, and the same packed."""

    body: bytes
    gzip: bytes


class Archive:
    """One for each house; everything is worked out in a worker, once for all who ask the same."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.kept: OrderedDict[tuple[str, str], Told] = OrderedDict()  # by table, and what is asked

    async def replay(self, who: Who, table: Table, eyes: str, laid: bool) -> Told:
        told = await finished(table)
        order = ReplayOrder(told, read_eyes(eyes, len(told.seats)), laid)
        return await self.answer(who, table.id, f"replay {order.eyes} {laid}", replayed, order)

    async def analysis(self, who: Who, table: Table, language: Language) -> Told:
        order = AnalysisOrder(await finished(table), language)
        return await self.answer(who, table.id, f"analysis {language}", judged, order)

    async def page(self, who: Who, table: Table, language: Language) -> Told:
        order = AnalysisOrder(await finished(table), language)
        return await self.answer(who, table.id, f"page {language}", paged, order)

    async def notebook(
        self, who: Who, table: Table, seat: Seat, line: int, square: str | None, language: Language
    ) -> Told:
        told = await finished(table)
        if seat not in range(len(told.seats)):
            raise Refused("no-such-eyes")
        order = NotebookOrder(told, seat, line, square, language)
        return await self.answer(who, table.id, f"notebook {seat} {line} {square} {language}", remembered, order)

    async def answer(self, who: Who, table: str, asked: str, work: Callable[[Order], bytes], order: Order) -> Told:
        """What was worked out before, or is now; a failure is not kept."""
        key = table, asked
        if key not in self.kept:
            self.kept[key] = Told(*split(await self.thinkers.study(who, packed, (work, order), key)))
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self.kept[key]


def packed(task: tuple[Callable[[Any], bytes], Any]) -> bytes:
    """Do the work and compress what comes of it, in the worker: the answer behind its length, and packed."""
    work, order = task
    body = work(order)
    return b"%d\n%b%b" % (len(body), body, compress(body, 6))


def split(both: bytes) -> tuple[bytes, bytes]:
    length, _, rest = both.partition(b"\n")
    return rest[: int(length)], rest[int(length) :]


async def finished(table: Table) -> FinishedGame:
    """What may be told of a table; NotYet while its game goes on."""
    async with table.turn:
        if table.seating.stage != "over" or not table.lines:
            raise NotYet("opens-at-end")
        if table.match is None:
            raise Refused("played-by-older-rules")
        head = replace(table.screens.showing.head(table.seating), stage="playing", help="notebook", reveal_by=None)
        seats = [replace(card, connected=True, away=False) for card in seat_cards(table.seating, ())]
        return FinishedGame(table.game.id, tuple(table.lines), head, tuple(seats))


def read_eyes(eyes: str, seats: int) -> Eyes:
    if eyes in ("spectator", "truth"):
        return "spectator" if eyes == "spectator" else "truth"
    if eyes.isascii() and eyes.isdecimal() and int(eyes) < seats:
        return int(eyes)
    raise Refused("no-such-eyes")
