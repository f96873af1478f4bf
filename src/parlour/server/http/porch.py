"""The porch: every connection before its first request, and between two.

Who connects and says nothing, or says it endlessly slowly, or speaks no HTTP, costs others nothing: there is a time
for the first request, room for so many quiet connections of one address, and one line in the log for each address
and minute.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, CancelledError, Task, TimerHandle, Transport, create_task
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final, TypeVar

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from parlour.core import Reason
from parlour.server.http.addresses import Proxies
from parlour.server.http.guard import HEADERS, Trouble, problem
from parlour.server.http.limits import Rates
from parlour.server.log import place
from parlour.server.rates import MOST_KEYS, Buckets
from parlour.server.table.staff import Staff

KEEP_ALIVE: Final = 75.0  # seconds between two requests on one connection
MINUTE: Final = 60.0
LEFT: Final = 499  # the status, in the figures, of what nobody waited for
T = TypeVar("T")


class Porch:
    """All connections of the house on which no request is being answered, by address."""

    def __init__(
        self, staff: Staff, rates: Rates, requests: Buckets, proxies: Proxies, now: Callable[[], float] = monotonic
    ) -> None:
        self.staff, self.rates, self.requests, self.proxies, self.now = staff, rates, requests, proxies, now
        self.quiet: defaultdict[str, OrderedDict[Connection, None]] = defaultdict(OrderedDict)
        self.open: defaultdict[str, int] = defaultdict(int)
        self.told: OrderedDict[tuple[str, str], float] = OrderedDict()  # what the log was told of, and when

    def came(self, connection: Connection) -> None:
        """Another connection; if there are too many, the one that has been quiet for longest makes room."""
        address = connection.address
        self.open[address] += 1
        self.rest(connection)
        if len(self.quiet[address]) > self.rates.most_quiet and not self.proxies.named(address):
            self.dismiss(next(iter(self.quiet[address])), "too_many_quiet_connections")

    def gone(self, connection: Connection) -> None:
        address = connection.address
        self.stir(connection)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
            self.quiet.pop(address, None)

    def rest(self, connection: Connection) -> None:
        self.quiet[connection.address][connection] = None

    def stir(self, connection: Connection) -> None:
        self.quiet[connection.address].pop(connection, None)

    def dismiss(self, connection: Connection, why: str) -> None:
        self.stir(connection)
        self.tell(why, connection.address)
        connection.force_close()

    @contextmanager
    def answering(self, request: web.Request) -> Iterator[None]:
        """While a request is answered, and for as long as a socket is open, its connection is not quiet."""
        connection = request.protocol
        if not isinstance(connection, Connection) or connection.is_gone:
            yield
            return
        connection.begun()
        self.stir(connection)
        try:
            yield
        finally:
            if not connection.is_gone:
                self.rest(connection)

    def tell(self, event: str, address: str) -> None:
        """Log something that a stranger does, once for each address and minute."""
        key, now = (event, address), self.now()
        if now - self.told.get(key, -MINUTE) < MINUTE:
            return
        self.told.pop(key, None)
        self.told[key] = now
        if len(self.told) > MOST_KEYS:
            self.told.popitem(last=False)
        self.staff.log.warning(event, address=address)


class Connection(RequestHandler):
    """One connection, watched from the porch."""

    __slots__ = ("address", "awaited", "header_timer", "is_gone", "porch")

    def __init__(self, manager: Any, loop: AbstractEventLoop, porch: Porch) -> None:
        super().__init__(
            manager,
            loop=loop,
            keepalive_timeout=KEEP_ALIVE,
            access_log=None,  # type: ignore[arg-type]
            auto_decompress=False,  # what comes compressed may be a bomb: the guard refuses it unread
        )
        self.porch, self.address, self.is_gone = porch, "", True
        self.header_timer: TimerHandle | None = None
        self.awaited: Task[Any] | None = None  # what is to be dropped when the connection is lost

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        self.is_gone = False
        self.header_timer = self._loop.call_later(self.porch.rates.first_request, self.too_slow)
        self.porch.came(self)

    def connection_lost(self, exc: BaseException | None) -> None:
        self.begun()
        if not self.is_gone:
            self.is_gone = True
            self.porch.gone(self)
        if self.awaited:
            self.awaited.cancel()
        super().connection_lost(exc)

    def let_go(self) -> tuple[Transport, bytes]:
        """The connection itself, which is a socket from now on, and what came on it too early.

        For aiohttp and for the porch it is gone.
        """
        transport, self.transport = self.transport, None
        if transport is None:
            raise ConnectionResetError("the connection was lost")
        early, self._message_tail = self._message_tail, b""
        self.connection_lost(None)
        return transport, early

    def begun(self) -> None:
        """The first request is here."""
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None

    def too_slow(self) -> None:
        self.header_timer = None
        self.porch.dismiss(self, "connection_without_request")

    def handle_error(
        self, request: Any, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """What came is no HTTP, or we failed before the guard could help: a sentence, and no word of it in the log."""
        self.begun()
        self.keep_alive(False)
        if status >= 500:
            self.porch.staff.metrics.failures.inc()
            self.porch.staff.log.error("connection_failed", error=place(exc) if exc else "?")
            response = problem(status, Reason("went-wrong"))
        else:
            self.porch.tell("malformed_http", self.address)
            allowed = self.porch.requests.take(self.address)
            response = problem(status, Reason("not-readable")) if allowed else problem(429, Reason("too-much"))
        response.headers.update(HEADERS)
        response.force_close()
        return response

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """aiohttp would log a stack trace, and with it what came: cookies too."""
        error = kw.get("exc_info")
        self.porch.staff.metrics.failures.inc()
        self.porch.staff.log.error("connection_failed", error=place(error) if isinstance(error, BaseException) else "?")


async def while_here(request: web.Request, work: Coroutine[Any, Any, T]) -> T:
    """Wait for something that only this client wants; it is cancelled when the client leaves."""
    connection, task = request.protocol, create_task(work)
    assert isinstance(connection, Connection)
    connection.awaited = task
    if connection.is_gone:
        task.cancel()
    try:
        return await task
    except CancelledError:
        if connection.is_gone:
            raise Trouble(LEFT, "nobody-waits") from None
        raise
    finally:
        connection.awaited = None
