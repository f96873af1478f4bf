"""boardgame.io's matches as its own client uses them: its lobby to come in, then socket.io's protocol on a socket."""

from __future__ import annotations

from asyncio import Event, Task, create_task, gather
from collections.abc import Sequence
from random import Random
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse
from bench.server.processes import Server
from msgspec import json

GAME = "council"
SPACE = f"/{GAME},"
CARDS = 5  # in each hand


class PeerTab:
    """One player's socket: it knows the number of the state it was last sent, and whose turn it is."""

    def __init__(self, socket: ClientWebSocketResponse, match: str, player: int, credentials: str) -> None:
        self.socket, self.match, self.player, self.credentials = socket, match, str(player), credentials
        self.state, self.turn, self.sizes = -1, 0, list[int]()
        self.heard = Event()
        self.reading: Task[None] = create_task(self.read())

    async def read(self) -> None:
        async for message in self.socket:
            await self.hear(message.data)

    async def hear(self, text: str) -> None:
        if text.startswith("0"):
            await self.socket.send_str(f"40{SPACE}")
        elif text.startswith("2"):
            await self.socket.send_str("3")
        elif text.startswith(f"40{SPACE}"):
            await self.emit("sync", self.match, self.player, self.credentials, 5)
        elif text.startswith(f"42{SPACE}"):
            self.look(*json.decode(text[2 + len(SPACE) :]), size=len(text))

    def look(self, kind: str, match: str, *what: Any, size: int) -> None:
        if kind in ("sync", "update"):
            self.sizes.append(size)
            state = what[0]["state"] if kind == "sync" else what[0]
            self.state, self.turn = state["_stateID"], int(state["ctx"]["currentPlayer"])
            self.heard.set()

    async def emit(self, *event: Any) -> None:
        await self.socket.send_str(f"42{SPACE}{json.encode(event).decode()}")

    async def reach(self, state: int) -> None:
        while self.state < state:
            self.heard.clear()
            await self.heard.wait()

    async def lay(self, place: int, whom: int) -> None:
        """Make a move, and wait until it is done."""
        said = {"type": "lay", "args": [place, whom], "playerID": self.player, "credentials": self.credentials}
        wanted = self.state + 1
        await self.emit("update", {"type": "MAKE_MOVE", "payload": said}, self.state, self.match, self.player)
        await self.reach(wanted)


class PeerTable:
    """A match with a socket for every player."""

    def __init__(self, tabs: Sequence[PeerTab], rng: Random) -> None:
        self.tabs, self.rng, self.last = tabs, rng, tabs[0]
        self.sizes: list[int] = []
        for tab in tabs:
            tab.sizes = self.sizes

    async def move(self) -> bool:
        tab = self.tabs[self.last.turn]
        await tab.reach(self.last.state)
        self.last = tab
        await tab.lay(self.rng.randrange(CARDS), self.rng.randrange(len(self.tabs)))
        return True

    async def close(self) -> None:
        await gather(*[tab.socket.close() for tab in self.tabs])


class PeerGuests:
    def __init__(self, server: Server, session: ClientSession, people: int) -> None:
        self.server, self.session, self.people = server, session, people

    async def table(self, number: int) -> PeerTable:
        """A new match that all have joined."""
        match = (await self.post("create", numPlayers=self.people))["matchID"]
        tabs = [await self.tab(match, player) for player in range(self.people)]
        for tab in tabs:
            await tab.reach(0)
        return PeerTable(tabs, Random(number))

    async def tab(self, match: str, player: int) -> PeerTab:
        joined = await self.post(f"{match}/join", playerID=str(player), playerName=f"Name {player}")
        address = f"{self.server.url}/socket.io/?EIO=4&transport=websocket"
        socket = await self.session.ws_connect(address, headers={"Origin": self.server.url}, max_msg_size=0)
        return PeerTab(socket, match, player, joined["playerCredentials"])

    async def post(self, path: str, **body: Any) -> Any:
        async with self.session.post(f"{self.server.url}/games/{GAME}/{path}", json=body) as response:
            return json.decode(await response.read())
