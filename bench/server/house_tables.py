"""Parlour's tables as browsers use them: HTTP to come in, then a socket for each seat."""

from __future__ import annotations

from asyncio import Event, Task, create_task, gather
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, DummyCookieJar, TCPConnector, WSMsgType
from bench.server.processes import Server
from msgspec import UNSET, Raw, Struct, UnsetType, json

IDS = count()


class OptionSeen(Struct):
    move: Raw


class BoardSeen(Struct):
    decision: int | UnsetType = UNSET
    asked: tuple[int, ...] | UnsetType = UNSET
    options: tuple[OptionSeen, ...] | UnsetType = UNSET


class Seen(Struct):
    """As much of any message as it takes to move."""

    type: str
    id: str = ""
    reason: str = ""
    board: BoardSeen | None = None
    ending: Raw = Raw(b"null")


SEEN = json.Decoder(Seen)


class Tab:
    """One person's socket; the last decision, whom it asks and the options are remembered."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket, self.sizes = socket, list[int]()
        self.decision, self.asked, self.options = -1, tuple[int, ...](), tuple[OptionSeen, ...]()
        self.over, self.answer = False, Seen("")
        self.heard = Event()
        self.reading: Task[None] = create_task(self.read())

    async def read(self) -> None:
        async for message in self.socket:
            if message.type is WSMsgType.TEXT:
                self.hear(message.data)
                self.heard.set()

    def hear(self, text: str) -> None:
        seen = SEEN.decode(text)
        if seen.type == "frame":
            self.sizes.append(len(text))
            self.over = self.over or bytes(seen.ending) != b"null"
            if seen.board is not None:
                self.look(seen.board)
        elif seen.id:
            self.answer = seen

    def look(self, board: BoardSeen) -> None:
        for field in BoardSeen.__struct_fields__:
            if getattr(board, field) is not UNSET:
                setattr(self, field, getattr(board, field))

    async def ask(self, type: str, **more: Any) -> Seen:
        id = f"r{next(IDS)}"
        await self.socket.send_str(json.encode({"type": type, "id": id, **more}).decode())
        while self.answer.id != id:
            await self.hearing()
        return self.answer

    async def hearing(self) -> None:
        self.heard.clear()
        await self.heard.wait()

    async def able(self, decision: int) -> None:
        """Wait until this tab has heard of that question."""
        while not self.over and (self.decision < decision or not self.options):
            await self.hearing()


class HouseTable:
    """A dealt table with a tab on every seat."""

    def __init__(self, id: str, tabs: Sequence[Tab], rng: Random) -> None:
        self.id, self.tabs, self.rng = id, tabs, rng
        self.last = tabs[0]
        self.sizes: list[int] = []
        for tab in tabs:
            tab.sizes = self.sizes

    async def move(self) -> bool:
        while not self.last.over:
            tab = self.tabs[self.rng.choice(self.last.asked)]
            await tab.able(self.last.decision)
            self.last = tab
            if not tab.over and (await self.play(tab)).type == "done":
                return True
        return False

    async def play(self, tab: Tab) -> Seen:
        return await tab.ask("play", decision=tab.decision, move=self.rng.choice(tab.options).move)

    async def close(self) -> None:
        await gather(*[tab.socket.close() for tab in self.tabs])


class HouseGuests:
    """Some people, known by their cookies, who sit down at any number of tables."""

    def __init__(self, server: Server, session: ClientSession, cookies: Sequence[str]) -> None:
        self.server, self.session, self.cookies = server, session, cookies

    async def table(self, game: str, number: int) -> HouseTable:
        """A new table, dealt."""
        headers = self.headers(self.cookies[0])
        wanted = {"game": game, "seats": len(self.cookies), "window": 0}
        async with self.session.post(f"{self.server.url}/api/tables", json=wanted, headers=headers) as response:
            id = json.decode(await response.read())["id"]
        tabs = [await self.tab(id, cookie) for cookie in self.cookies]
        for seat, tab in enumerate(tabs[1:], 1):
            await tab.ask("sit", seat=seat)
        answer = await tabs[0].ask("start")
        assert answer.type == "done", answer.reason
        return HouseTable(id, tabs, Random(number))

    def headers(self, cookie: str) -> dict[str, str]:
        """Whose browser it is, and that it is on the house's own page."""
        return {"Cookie": cookie, "Origin": self.server.url}

    async def tab(self, table: str, cookie: str) -> Tab:
        address = f"{self.server.url}/api/tables/{table}/socket"
        return Tab(await self.session.ws_connect(address, headers=self.headers(cookie), max_msg_size=0))


async def house_guests(server: Server, people: int) -> HouseGuests:
    session = ClientSession(cookie_jar=DummyCookieJar(), connector=TCPConnector(limit=0))
    return HouseGuests(server, session, [await cookie(server, session) for _ in range(people)])


async def cookie(server: Server, session: ClientSession) -> str:
    async with session.get(f"{server.url}/api/me") as response:
        return response.headers["Set-Cookie"].split(";")[0]
