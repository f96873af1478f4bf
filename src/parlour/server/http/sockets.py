"""The socket of a table: requests come in, frames go out, and nothing that comes in can do harm."""

from __future__ import annotations

from collections import Counter
from typing import Final

from aiohttp import WSMessage, WSMsgType, web
from msgspec import DecodeError, ValidationError, json

from parlour.server import wire
from parlour.server.http.limits import LONGEST_MESSAGE, MOST_MISTAKES, Rates
from parlour.server.http.outbox import SocketOutbox
from parlour.server.log import place
from parlour.server.metrics import Metrics
from parlour.server.rates import Bucket, Buckets
from parlour.server.table.refusals import Barred, Broken
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.table import Table

TOO_OFTEN: Final = "Everything was sent to you a moment ago; ask again in some seconds."
TOO_MANY: Final = "These are many questions at once; ask again in some seconds."


class Sockets:
    """All sockets of the house, counted by address."""

    def __init__(self, rates: Rates, metrics: Metrics) -> None:
        self.rates, self.metrics = rates, metrics
        self.open: Counter[str] = Counter()
        self.resyncs, self.questions = Buckets(rates.all_resyncs), Buckets(rates.all_questions)

    def full(self, address: str, table: Table) -> bool:
        return self.open[address] >= self.rates.most_sockets or len(table.tabs) >= self.rates.most_tabs

    async def serve(self, request: web.Request, address: str, tab: Tab, table: Table) -> web.WebSocketResponse:
        """Sit one browser tab at a table until it goes."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=LONGEST_MESSAGE, heartbeat=20, timeout=3)
        await socket.prepare(request)
        socket.headers.clear()  # they are sent; a socket may be open for days
        self.count(address, 1)
        assert request.transport is not None
        tab.outbox = outbox = SocketOutbox(socket, request.transport, self.metrics)
        try:
            await table.enter(tab)
            await self.listen(socket, tab, table, address)
        except Barred as reason:
            tab.close(wire.CLOSE_BARRED, str(reason))
        except Broken:
            pass  # the table has told its tabs
        except Exception as error:  # a mistake of ours costs one socket, which comes back
            self.metrics.failures.inc()
            table.log.error("socket_failed", error=place(error))
            tab.close(wire.CLOSE_FAILED, "Something went wrong here.")
        finally:
            self.count(address, -1)
            await table.leave(tab)
            await outbox.last()
        return socket

    def count(self, address: str, change: int) -> None:
        self.open[address] += change
        self.open += Counter()  # forget addresses that have none left
        self.metrics.sockets.inc(change)

    async def listen(self, socket: web.WebSocketResponse, tab: Tab, table: Table, address: str) -> None:
        allowed, mistakes = Bucket(self.rates.messages), 0
        resyncs, questions = Bucket(self.rates.resyncs), Bucket(self.rates.questions)
        async for message in socket:
            if not allowed.take():
                tab.close(wire.CLOSE_FLOOD, "Too many messages.")
            elif request := self.read(message, tab):
                if isinstance(request, wire.Resync) and not (resyncs.take() and self.resyncs.take(address)):
                    tab.send(json.encode(wire.RefusedRequest(request.id, TOO_OFTEN)))
                elif isinstance(request, wire.NotebookQuestion) and not self.may_ask(questions, address):
                    tab.send(json.encode(wire.RefusedRequest(request.id, TOO_MANY)))
                else:
                    await table.do(tab, request)
            else:
                mistakes += 1
            if mistakes >= MOST_MISTAKES:
                tab.close(wire.CLOSE_MALFORMED, "Too many mistakes.")
            if tab.leaving:
                return

    def may_ask(self, questions: Bucket, address: str) -> bool:
        """Whether the notebook may be asked once more: each answer costs the house some work."""
        return questions.take() and self.questions.take(address)

    def read(self, message: WSMessage, tab: Tab) -> wire.AnyRequest | None:
        """The request that came; if it is none, say why."""
        try:
            if message.type is not WSMsgType.TEXT:
                raise DecodeError("only text is understood here")
            request: wire.AnyRequest = wire.READ.decode(message.data)
            return request
        except (DecodeError, RecursionError, UnicodeError) as error:
            self.metrics.mistakes.inc()
            tab.send(json.encode(wire.Mistake(mistake(error))))
            return None


def mistake(error: Exception) -> str:
    """What is wrong with a message, in words; msgspec's own name the field and never quote what came."""
    if isinstance(error, ValidationError):
        return f"That is no request: {error}."
    return "That is not JSON, or not text."
