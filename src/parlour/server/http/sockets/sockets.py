"""All sockets of a house: counted by address, and kept until the last of them is closed."""

from __future__ import annotations

from asyncio import wait
from collections import Counter
from typing import Final

from aiohttp import web

from parlour.server import wire
from parlour.server.http.limits import Rates
from parlour.server.http.porch import Connection
from parlour.server.http.sockets.handshake import Handshake
from parlour.server.http.sockets.heartbeat import Heartbeat
from parlour.server.http.sockets.post import Post
from parlour.server.http.sockets.socket import GOODBYE, Listener, Socket
from parlour.server.http.sockets.visit import Visit
from parlour.server.metrics import Metrics
from parlour.server.rates import Buckets
from parlour.server.table.shown.tabs import Farewell, Tab
from parlour.server.table.table import Table

TOO_OFTEN: Final = "Everything was sent to you a moment ago; ask again in some seconds."
TOO_MANY: Final = "These are many questions at once; ask again in some seconds."


class Sockets:
    """Limits by address hold for all of them together."""

    def __init__(self, rates: Rates, metrics: Metrics) -> None:
        self.rates, self.metrics = rates, metrics
        self.open: Counter[str] = Counter()
        self.visits: set[Visit] = set()
        self.heartbeat, self.post = Heartbeat(), Post(metrics)
        self.resyncs, self.questions = Buckets(rates.all_resyncs), Buckets(rates.all_questions)

    def full(self, address: str, table: Table) -> bool:
        return self.open[address] >= self.rates.most_sockets or len(table.tabs) >= self.rates.most_tabs

    def count(self, address: str, change: int) -> None:
        self.open[address] += change
        self.open += Counter()  # forget addresses that have none left
        self.metrics.sockets.inc(change)

    async def serve(self, request: web.Request, address: str, tab: Tab, table: Table) -> web.StreamResponse:
        """Sit one browser tab at a table until it goes."""
        answer = Handshake(request)
        await answer.prepare(request)
        visit = Visit(self, address, tab, table)
        visit.begin(self.socket(request, visit))
        self.visits.add(visit)
        self.count(address, 1)
        return answer

    async def turn_away(self, request: web.Request, farewell: Farewell) -> web.StreamResponse:
        """Say why there is no socket: a browser hears of a close code, and never of an HTTP status."""
        answer = Handshake(request)
        await answer.prepare(request)
        self.socket(request, Listener()).leave(farewell)
        return answer

    def socket(self, request: web.Request, listener: Listener) -> Socket:
        """The connection of a request; it leaves aiohttp."""
        connection = request.protocol
        assert isinstance(connection, Connection)
        transport = connection.let_go()
        socket = Socket(transport, self, listener)
        transport.set_protocol(socket)
        return socket

    def too_much(self, visit: Visit, request: wire.AnyRequest) -> str | None:
        """Why a request is not even tried: it costs the house some work, and came too often."""
        if isinstance(request, wire.Resync):
            return None if visit.resyncs.take() and self.resyncs.take(visit.address) else TOO_OFTEN
        if isinstance(request, wire.NotebookQuestion):
            return None if visit.questions.take() and self.questions.take(visit.address) else TOO_MANY
        return None

    def forget(self, visit: Visit) -> None:
        self.visits.discard(visit)
        self.count(visit.address, -1)

    async def close(self) -> None:
        """Wait until all have left; their farewells are on their way."""
        tasks = [visit.task for visit in self.visits if visit.task]
        if tasks:
            await wait(tasks, timeout=2 * GOODBYE)
