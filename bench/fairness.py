"""One stranger asks for a lot: how long does another player's notebook take meanwhile?

``python -m bench.fairness`` opens a real house with worker processes.  A game of Mind Reader with six seats is played
there, whose analysis takes some seconds.  A player at another table opens the notebook again and again: while all is
quiet, after a stranger asked for twelve analyses or other things and left at once, and while twelve such clients stay.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from aiohttp import ClientSession, CookieJar

from parlour.server.bots.thinking import Workers
from parlour.server.log import opened
from parlour.server.serve import Plan, house_at

STRANGER = {"X-Forwarded-For": "198.51.100.7"}
LANGUAGES = [f"qa{letter}" for letter in "abcdefghijkl"]
TIMES = 8


class Player:
    """Somebody at a table, by way of a socket."""

    def __init__(self, session: ClientSession, url: str) -> None:
        self.session, self.url, self.frame = session, url, {}
        self.number = 0

    async def sit_down(self, **wanted: Any) -> str:
        await self.session.get(f"{self.url}/api/me")
        origin = {"Origin": self.url}
        async with self.session.post(f"{self.url}/api/tables", json=wanted, headers=origin) as answer:
            id: str = (await answer.json())["id"]
        path = f"{self.url}/api/tables/{id}/socket"
        self.socket = await self.session.ws_connect(path, headers=origin, max_msg_size=0)
        await self.ask("start")
        return id

    async def ask(self, type: str, **more: Any) -> dict[str, Any]:
        self.number += 1
        await self.socket.send_json({"type": type, "id": str(self.number), **more})
        while True:
            said: dict[str, Any] = await self.socket.receive_json()
            if said.get("id") == str(self.number):
                return said

    async def notebook(self) -> float:
        began = perf_counter()
        assert (await self.ask("notebook"))["type"] == "pages"
        return perf_counter() - began


@asynccontextmanager
async def open_house() -> AsyncIterator[str]:
    with TemporaryDirectory() as folder:
        plan = Plan(
            store=Path(folder) / "house.sqlite3",
            host="127.0.0.1",
            port=0,
            thinkers=Workers,
            log=opened(StringIO(), logging.INFO),
            staff={"pause": lambda: 0.0},
        )
        async with house_at(plan) as house:
            yield f"http://127.0.0.1:{house.port}"


async def finished_table(session: ClientSession, url: str) -> str:
    """Ann conceded at once, so bots have played it to its end."""
    ann = Player(session, url)
    id = await ann.sit_down(game="mind_reader", seats=6, bot="novice")
    await ann.ask("leave")
    while (await (await session.get(f"{url}/api/tables/{id}/record")).read())[:9] == b'{"reason"':
        await asyncio.sleep(0.5)
    return id


async def left_at_once(url: str, path: str) -> None:
    """A client that asks and hangs up."""
    address, _, port = url.removeprefix("http://").partition(":")
    _, writer = await asyncio.open_connection(address, int(port))
    head = f"GET {path} HTTP/1.1\r\nHost: {address}\r\n"
    writer.write((head + f"X-Forwarded-For: {STRANGER['X-Forwarded-For']}\r\n\r\n").encode())
    await writer.drain()
    await asyncio.sleep(0.2)
    writer.close()


def heavy(table: str) -> list[str]:
    """Twelve things to ask for, each another work."""
    eyes = ["truth", "spectator", *map(str, range(6))]
    api = f"/api/tables/{table}"
    pages = [f"{api}/replay/notebook?eyes={seat}&line=400" for seat in range(2)]
    return [f"{api}/analysis", f"/analysis/{table}", *[f"{api}/replay?eyes={one}" for one in eyes], *pages]


async def stays(session: ClientSession, path: str) -> None:
    """A client that asks and waits."""
    await (await session.get(path, headers=STRANGER)).read()


def told(name: str, times: list[float]) -> None:
    print(f"{name:<42} {median(times):6.2f} s in the median, {max(times):6.2f} s at most", flush=True)


async def main() -> None:
    async with open_house() as url, ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        table = await finished_table(session, url)
        player = Player(session, url)
        await player.sit_down(game="mind_reader", seats=6, bot="novice", help="notebook")
        await player.notebook()
        told("the notebook, while all is quiet", [await player.notebook() for _ in range(TIMES)])
        paths = [f"/api/tables/{table}/analysis?language={language}" for language in LANGUAGES]
        await asyncio.gather(*[left_at_once(url, path) for path in paths])
        told("after twelve asked in languages and left", [await player.notebook() for _ in range(TIMES)])
        await asyncio.gather(*[left_at_once(url, path) for path in heavy(table)])
        told("after twelve asked for other things, left", [await player.notebook() for _ in range(TIMES)])
        staying = [asyncio.create_task(stays(session, url + path)) for path in heavy(table)]
        await asyncio.sleep(1)
        told("while twelve such clients stay", [await player.notebook() for _ in range(TIMES)])
        for task in staying:
            task.cancel()


if __name__ == "__main__":
    asyncio.run(main())
