"""The socket of one table in somebody's house: what it says is put together, and requests are answered in order."""

from __future__ import annotations

from asyncio import Condition, Future, Task, create_task, get_running_loop, timeout
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType
from msgspec import json

from parlour.core import Refused

PATIENCE: Final = 30.0  # seconds for one answer
KEPT: Final = ("table", "seats", "you", "ending")  # parts of a frame that stay until they come again
HUNG_UP: Final = "The house has hung up; try again."


class Heard:
    """All that the table has said so far, put together."""

    def __init__(self) -> None:
        self.frame: dict[str, Any] = {}
        self.board: dict[str, Any] | None = None
        self.view = b"null"
        self.remarks: dict[tuple[str, int], dict[str, Any]] = {}  # by room and number

    def hear(self, said: dict[str, Any]) -> None:
        match said["type"]:
            case "view":
                self.view = json.encode(said["view"])
            case "frame":
                self.show(said)
            case "talking":
                self.remarks = {}
                self.remember(said["remarks"])
            case "said":
                self.remember(said["remarks"])

    def show(self, frame: dict[str, Any]) -> None:
        """A frame says only what has changed."""
        self.frame |= {part: frame[part] for part in KEPT if part in frame}
        if "board" in frame:
            self.board = frame["board"] and {**(self.board or {}), **frame["board"]}

    def remember(self, remarks: list[dict[str, Any]]) -> None:
        self.remarks |= {(remark["room"], remark["number"]): remark for remark in remarks}


class Line:
    """One socket.  A line that has ended is not used again."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket, self.heard = socket, Heard()
        self.answers: dict[str, Future[dict[str, Any]]] = {}
        self.news, self.ended = Condition(), ""
        self.listening: Task[None] = create_task(self.listen())

    async def listen(self) -> None:
        """Hear all that the table says, until it hangs up."""
        try:
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    self.take(json.decode(message.data))
                async with self.news:
                    self.news.notify_all()
        finally:
            self.ended = HUNG_UP
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_result({"type": "refused", "reason": HUNG_UP})
            async with self.news:
                self.news.notify_all()

    def take(self, said: dict[str, Any]) -> None:
        """An answer goes to whom it is for; all else is about the table."""
        answer = self.answers.get(said.get("id", ""))
        if answer is None:
            self.heard.hear(said)
        elif not answer.done():
            answer.set_result(said)

    async def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Make a request; what it brings is here before its answer.  Refused says why not."""
        if self.ended:
            raise Refused(HUNG_UP)
        id = token_hex(12)  # the house remembers ids: one that was used before would do nothing
        self.answers[id] = answer = get_running_loop().create_future()
        try:
            async with timeout(PATIENCE):
                await self.socket.send_str(json.encode({"type": type, "id": id, **more}).decode())
                said: dict[str, Any] = await answer
        except (TimeoutError, ConnectionError, ClientError):
            raise Refused(HUNG_UP) from None
        finally:
            self.answers.pop(id, None)
        if said["type"] == "refused":
            raise Refused(said["reason"])
        return said

    async def first_frame(self) -> None:
        async with self.news:
            await self.news.wait_for(lambda: self.heard.frame or self.ended)
        if not self.heard.frame:
            raise Refused(HUNG_UP)

    async def close(self) -> None:
        self.listening.cancel()
        with suppress(ClientError, ConnectionError):
            await self.socket.close()


async def connected(session: ClientSession, url: str) -> Line:
    """A new line, with everything that the table says at first."""
    line = Line(await session.ws_connect(url, heartbeat=20, max_msg_size=0))
    await line.first_frame()
    return line
