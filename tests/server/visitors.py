"""Houses for an evening, and visitors who come to them through real sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from io import StringIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType
from msgspec import json

from parlour.server.bots.thinking import InPlace, Thinkers
from parlour.server.house import House
from parlour.server.http.limits import Rates
from parlour.server.log import opened
from parlour.server.notices.hooks import Webhooks
from parlour.server.notices.mail import MailServer
from parlour.server.rates import Rate
from parlour.server.serve import Plan, house_at
from parlour.server.store.neighbours import LIFE

PLENTY = Rates(
    requests=Rate(1e6, 1e6),
    openings=Rate(1e6, 1e6),
    sockets=Rate(1e6, 1e6),
    messages=Rate(1e6, 1e6),
    resyncs=Rate(1e6, 1e6),
    all_resyncs=Rate(1e6, 1e6),
    questions=Rate(1e6, 1e6),
    all_questions=Rate(1e6, 1e6),
    sign_ins=Rate(1e6, 1e6),
    sign_ins_by_name=Rate(1e6, 1e6),
    all_sign_ins_by_name=Rate(1e6, 1e6),
    sign_ins_by_device=Rate(1e6, 1e6),
    most_sockets=10_000,
)
IDS = count()
NEVER = 1000  # seconds after which a message is taken never to come


@asynccontextmanager
async def evening(
    folder: Path,
    *,
    rates: Rates = PLENTY,
    log: StringIO | None = None,
    public_url: str | None = None,
    thinkers: Callable[[], Thinkers] = InPlace,
    client: Path | None = None,
    store: str | None = None,
    life: float = LIFE,
    smtp: MailServer | None = None,
    webhooks: Webhooks | None = None,
    **staff: Any,
) -> AsyncIterator[House]:
    """A house whose bots answer at once, open until the block ends."""
    plan = Plan(
        store=store or folder / "house.sqlite3",
        host="127.0.0.1",
        port=0,
        public_url=public_url,
        rates=rates,
        thinkers=thinkers,
        client=client,
        life=life,
        smtp=smtp,
        webhooks=webhooks,
        log=opened(log or StringIO(), logging.DEBUG),
        staff={"pause": lambda: 0.0, "span": 0.0, **staff},
    )
    async with house_at(plan) as house:
        yield house


def url_of(house: House) -> str:
    return f"http://127.0.0.1:{house.port}"


class Tab:
    """One socket, as a client keeps it: the catalogue, the whole picture, and the story so far."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.raw: list[bytes] = []  # every message as it came
        self.catalogue: dict[str, Any] = {}
        self.frame: dict[str, Any] = {}  # all frames folded into one; its story is what came last
        self.story: list[str] = []  # its events
        self.lines: list[dict[str, Any]] = []  # of the story, as they were sent
        self.missing = 0  # lines of the story before these, which have not come
        self.clocks: dict[str, Any] = {}  # as they were last sent
        self.said: list[dict[str, Any]] = []  # every message about free talk
        self.code: int | None = None

    async def receive(self) -> dict[str, Any]:
        """The next message; an empty one when the socket is closed."""
        async with asyncio.timeout(NEVER):  # wait_for loses a cancellation that comes together with a message
            message = await self.socket.receive()
        if message.type is not WSMsgType.TEXT:
            # What the house said, even if it has hung up before this end could say goodbye.
            self.code = message.data if message.type is WSMsgType.CLOSE else self.socket.close_code
            return {}
        self.raw.append(message.data.encode())
        said: dict[str, Any] = json.decode(message.data)
        if said["type"] == "catalogue":
            self.catalogue = said
        if said["type"] == "frame":
            self.show(said)
        if said["type"] == "clocks":
            self.clocks = said
        if said["type"] in ("talking", "said"):
            self.said.append(said)
        return said

    def show(self, frame: dict[str, Any]) -> None:
        if self.frame and frame.get("you", {}).get("seat", "") not in ("", self.frame["you"]["seat"]):
            self.lines = []  # another seat has another story
        self.frame = folded(self.frame, frame)
        if story := frame.get("story"):
            self.tell_story(story)

    def tell_story(self, story: dict[str, Any]) -> None:
        since = story["since"]
        if not self.lines:  # a first frame, of a story that may be long
            self.missing = since
        assert self.missing <= since <= self.missing + len(self.lines), "a line of the story is missing"
        self.lines[since - self.missing :] = story["lines"]
        self.story = [json.encode(line["event"]).decode() for line in self.lines]

    async def complete(self) -> None:
        """Ask for the lines of the story that a first frame leaves out."""
        while self.missing:
            answer = await self.ask("story", before=self.missing)
            self.lines[:0], self.missing = answer["lines"], answer["since"]
            self.story = [json.encode(line["event"]).decode() for line in self.lines]

    async def tell(self, type: str, **more: Any) -> str:
        """Send a request, and don't wait."""
        id = more.pop("id", None) or f"r{next(IDS)}"
        await self.socket.send_str(json.encode({"type": type, "id": id, **more}).decode())
        return id

    async def answer(self, id: str) -> dict[str, Any]:
        while said := await self.receive():
            if said.get("id") == id:
                return said
        raise AssertionError(f"closed with {self.code} before the answer")

    async def ask(self, type: str, **more: Any) -> dict[str, Any]:
        return await self.answer(await self.tell(type, **more))

    async def do(self, type: str, **more: Any) -> None:
        answer = await self.ask(type, **more)
        assert answer["type"] == "done", answer["reason"]

    async def refused(self, type: str, **more: Any) -> str:
        answer = await self.ask(type, **more)
        assert answer["type"] == "refused", answer
        return str(answer["reason"])

    async def until(self, so: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait for a frame."""
        while not self.frame or not so(self.frame):
            assert await self.receive(), f"closed with {self.code}"
        return self.frame

    async def catch_up(self) -> None:
        """Read everything that was sent before now: what is refused is answered after it."""
        await self.refused("bot", seat=63)

    @property
    def options(self) -> list[Any]:
        return [option["move"] for option in self.frame["board"]["options"]] if self.frame["board"] else []

    async def play(self, move: Any, **more: Any) -> None:
        await self.do("play", decision=self.frame["board"]["decision"], move=move, **more)

    async def play_on(self, rng: Random) -> dict[str, Any]:
        """Play at random to the end of the game, as a person would: when asked, one of the options."""
        while not self.frame["ending"]:
            if self.options and not self.frame["board"]["passed"]:
                await self.ask("play", decision=self.frame["board"]["decision"], move=rng.choice(self.options))
            else:
                assert await self.receive(), f"closed with {self.code}"
        return self.frame

    async def close(self) -> None:
        await self.socket.close()


def folded(old: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The whole picture after a frame, which says only what has changed."""
    board = frame.get("board")
    new = {**old, **frame}
    if board:
        new["board"] = folded_board(old.get("board") or {}, board)
    return new


def folded_board(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    new = {**old, **change, "view": folded_view(old.get("view", {}), change)}
    new.pop("items", None)
    if "layout" in new:
        zones = {zone["id"]: zone for zone in [*old.get("zones", []), *change.get("zones", [])]}
        new["zones"] = [zones[id] for id in new["layout"]]
    return new


def folded_view(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Fields take the place of the old ones; of a list of objects, only what has changed comes."""
    new = {**old, **change.get("view", {})}
    for field, items in change.get("items", {}).items():
        new[field] = [{**item, **items.get(str(place), {})} for place, item in enumerate(old[field])]
    return new


class Visitor:
    """One person with one cookie, and any number of tabs."""

    def __init__(self, url: str, session: ClientSession, origin: str | None = None) -> None:
        self.url, self.session, self.page = url, session, origin
        self.tabs: list[Tab] = []

    @property
    def origin(self) -> str:
        """Of the page that asks; a house that opens again may have another address."""
        return self.page or self.url

    async def name(self, name: str) -> Visitor:
        status, _, body = await self.send("PUT", "/api/me", json.encode({"name": name}))
        assert status == 200, body
        return self

    async def open(self, game: str = "mind_reader", **wanted: Any) -> str:
        status, _, body = await self.send("POST", "/api/tables", json.encode({"game": game, **wanted}))
        assert status == 201, body
        return str(json.decode(body)["id"])

    async def tab(self, table: str, language: str = "en", view: str = "", zones: str = "") -> Tab:
        address = f"{self.url}/api/tables/{table}/socket?language={language}&view={view}&zones={zones}"
        tab = Tab(await self.session.ws_connect(address, max_msg_size=0, headers={"Origin": self.origin}))
        self.tabs.append(tab)
        while not (tab.frame and tab.said) and await tab.receive():
            pass
        await tab.complete()
        return tab

    async def go(self) -> None:
        for tab in self.tabs:
            await tab.close()
        await self.session.close()

    async def get(self, path: str) -> tuple[int, bytes]:
        status, _, body = await self.send("GET", path)
        return status, body

    async def knock(self, table: str, **headers: str) -> int:
        """Ask for a socket that won't be given: with what status it is refused."""
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
        status, _, _ = await self.send("GET", f"/api/tables/{table}/socket", b"", **upgrade, **headers)
        return status

    async def send(
        self, method: str, path: str, body: bytes = b"", **headers: str
    ) -> tuple[int, Mapping[str, str], bytes]:
        """Any request at all: its status, its headers and its body."""
        named = {"Origin": self.origin} | {name.replace("_", "-"): value for name, value in headers.items()}
        async with self.session.request(method, self.url + path, data=body, headers=named) as response:
            return response.status, response.headers, await response.read()


@asynccontextmanager
async def visitors(url: str, *names: str, origin: str | None = None) -> AsyncIterator[list[Visitor]]:
    """Some people at the door."""
    people = [Visitor(url, ClientSession(cookie_jar=CookieJar(unsafe=True)), origin) for _ in names]
    try:
        yield [await person.name(name) for person, name in zip(people, names)]
    finally:
        for person in people:
            await person.go()


async def seated(people: list[Visitor], game: str = "mind_reader", **wanted: Any) -> list[Tab]:
    """All of them at one new table, which is dealt; the first is host.  Seats left over are bots'."""
    host, *others = people
    id = await host.open(game, **{"seats": len(people), "window": 0, **wanted})
    tabs = [await host.tab(id)]
    for seat, person in enumerate(others, 1):
        tabs.append(await person.tab(id))
        await tabs[-1].do("sit", seat=seat)
    await tabs[0].catch_up()
    for seat in range(len(people), len(tabs[0].frame["seats"])):
        await tabs[0].do("bot", seat=seat)
    await tabs[0].do("start")
    for tab in tabs:
        await tab.until(lambda frame: frame["board"])
    return tabs


def id_of(tab: Tab) -> str:
    return str(tab.frame["table"]["id"])
