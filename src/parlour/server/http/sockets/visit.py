"""A tab at a table, from its handshake until its connection is gone: it enters, asks for things, and leaves."""

from __future__ import annotations

from asyncio import Task, create_task
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol, TypeAlias

from msgspec import DecodeError, ValidationError, json

from parlour.core import Reason, Refused
from parlour.server import wire
from parlour.server.house import COME_AGAIN
from parlour.server.http.limits import MOST_MISTAKES
from parlour.server.http.reading import storable
from parlour.server.http.sockets.pieces import MORE, TEXT, Piece
from parlour.server.http.sockets.socket import Doorway, Listener, Socket
from parlour.server.log import place
from parlour.server.rates import Bucket
from parlour.server.table.refusals import Barred, Broken
from parlour.server.table.shown.tabs import Farewell, Tab
from parlour.server.table.table import Table

MOST_WAITING: Final = 20  # messages that may wait before no more are read
Still: TypeAlias = Callable[[], Awaitable[bool]]  # whether what let a tab in still does
Job: TypeAlias = "Piece | Farewell | Callable[[], Awaitable[None]]"


class Doorkeeper(Doorway, Protocol):
    """What a visit needs of the house."""

    def too_much(self, visit: Visit, request: wire.AnyRequest) -> Refused | None:
        """Why a request is not even tried."""

    def forget(self, visit: Visit) -> None:
        """It is over."""


class Visit(Listener):
    """What is to be done is done in turn; while nothing is, there is no task."""

    __slots__ = (
        "address", "door", "ended", "mistakes", "questions", "resyncs", "socket", "tab", "table", "task", "waiting"
    )  # fmt: skip

    def __init__(self, door: Doorkeeper, address: str, tab: Tab, table: Table) -> None:
        self.door, self.address, self.tab, self.table = door, address, tab, table
        self.mistakes, self.ended = 0, False
        self.resyncs, self.questions = Bucket(door.rates.resyncs), Bucket(door.rates.questions)
        self.waiting: list[Job] = []
        self.task: Task[None] | None = None

    def begin(self, socket: Socket, still: Still) -> None:
        self.socket = self.tab.outbox = socket
        self.table.hold()
        self.have_done(partial(self.enter, still))

    async def enter(self, still: Still) -> None:
        """Once it is at the table, the house finds this tab when its session ends.  It may have ended before."""
        await self.table.enter(self.tab)
        if not await still():
            self.tab.close(*COME_AGAIN)

    # ── what comes in ──

    @property
    def busy(self) -> bool:
        return self.task is not None

    def take(self, piece: Piece) -> None:
        if piece.kind != MORE:
            self.have_done(piece)

    def give_up(self, farewell: Farewell) -> None:
        self.have_done(farewell)

    def end(self) -> None:
        """What was asked for before is still done."""
        if not self.ended:
            self.ended = True
            self.have_done(self.leave)

    def have_done(self, job: Job) -> None:
        self.waiting.append(job)
        if self.task is None:
            self.task = create_task(self.work())
        elif len(self.waiting) == MOST_WAITING:
            self.socket.rest(True)

    async def work(self) -> None:
        while self.waiting:
            job = self.waiting.pop(0)
            try:
                await self.do(job)
            except Barred as reason:
                self.tab.close(wire.CLOSE_BARRED, reason.told(self.tab.language))
            except Broken:
                pass  # the table has told its tabs
            except Exception as error:  # a mistake of ours costs one socket, which comes back
                self.fail(error)
        self.task = None
        self.socket.rest(False)

    async def do(self, job: Job) -> None:
        if isinstance(job, Piece):
            if not self.tab.leaving:
                await self.answer(job)
        elif isinstance(job, Farewell):
            self.tab.close(job.code, job.reason)
        else:
            await job()

    # ── requests ──

    async def answer(self, message: Piece) -> None:
        request = self.read(message)
        if request is None:
            self.mistakes += 1
            if self.mistakes >= MOST_MISTAKES:
                self.tab.close(wire.CLOSE_MALFORMED, Reason("too-many-mistakes").told(self.tab.language))
        elif reason := self.door.too_much(self, request):
            self.tab.send(json.encode(wire.RefusedRequest(request.id, reason.told(self.tab.language))))
        else:
            await self.table.do(self.tab, request)

    def read(self, message: Piece) -> wire.AnyRequest | None:
        """The request that came; if it is none, say why."""
        try:
            if message.kind != TEXT:
                raise DecodeError("only text is understood here")
            request: wire.AnyRequest = wire.READ.decode(storable(message.data))
            return request
        except (DecodeError, RecursionError, UnicodeError) as error:
            self.door.metrics.mistakes.inc()
            self.tab.send(json.encode(wire.Mistake(mistake(error).told(self.tab.language))))
            return None

    # ── the end ──

    def fail(self, error: Exception) -> None:
        self.door.metrics.failures.inc()
        self.table.log.error("socket_failed", error=place(error))
        self.tab.close(wire.CLOSE_FAILED, "Something went wrong here.")

    async def leave(self) -> None:
        try:
            await self.table.leave(self.tab)
        finally:
            self.door.forget(self)
            self.table.release()


def mistake(error: Exception) -> Reason:
    """What is wrong with a message; msgspec's own words name the field and never quote what came."""
    if isinstance(error, ValidationError):
        return Reason("no-request", error=error)
    return Reason("not-json-nor-text")
