"""All sockets of a house: counted by address, and kept until the last of them is closed."""

from __future__ import annotations

from asyncio import wait
from collections import Counter

from aiohttp import web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.limits import Rates
from parlour.server.http.porch import Connection
from parlour.server.http.sockets.handshake import Handshake
from parlour.server.http.sockets.heartbeat import Heartbeat
from parlour.server.http.sockets.post import Post
from parlour.server.http.sockets.socket import GOODBYE, Listener, Socket
from parlour.server.http.sockets.visit import Still, Visit
from parlour.server.metrics import Metrics
from parlour.server.rates import Buckets
from parlour.server.table.shown.tabs import Farewell, Tab
from parlour.server.table.table import Table


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

    async def serve(
        self, request: web.Request, address: str, tab: Tab, table: Table, still: Still
    ) -> web.StreamResponse:
        """Sit one browser tab at a table until it goes."""
        answer = Handshake(request)
        await answer.prepare(request)
        visit = Visit(self, address, tab, table)
        socket, early = self.socket(request, visit)
        visit.begin(socket, still)
        self.visits.add(visit)
        self.count(address, 1)
        socket.data_received(early)
        return answer

    async def turn_away(self, request: web.Request, farewell: Farewell) -> web.StreamResponse:
        """Say why there is no socket: a browser hears of a close code, and never of an HTTP status."""
        answer = Handshake(request)
        await answer.prepare(request)
        socket, early = self.socket(request, Listener())
        socket.leave(farewell)
        socket.data_received(early)
        return answer

    def socket(self, request: web.Request, listener: Listener) -> tuple[Socket, bytes]:
        """The connection of a request, which leaves aiohttp, and what came on it too early."""
        connection = request.protocol
        assert isinstance(connection, Connection)
        transport, early = connection.let_go()
        socket = Socket(transport, self, listener)
        transport.set_protocol(socket)
        return socket, early

    def too_much(self, visit: Visit, request: wire.AnyRequest) -> Refused | None:
        """Why a request is not even tried: it costs the house some work, and came too often."""
        if isinstance(request, wire.Resync):
            return None if visit.resyncs.take() and self.resyncs.take(visit.address) else Refused("sent-a-moment-ago")
        if isinstance(request, wire.NotebookQuestion):
            asked = visit.questions.take() and self.questions.take(visit.address)
            return None if asked else Refused("too-many-questions")
        return None

    def forget(self, visit: Visit) -> None:
        self.visits.discard(visit)
        self.count(visit.address, -1)

    async def close(self) -> None:
        """Wait until all have left; their farewells are on their way."""
        tasks = [visit.task for visit in self.visits if visit.task]
        if tasks:
            await wait(tasks, timeout=2 * GOODBYE)
