"""Tables in somebody's house, played at with a token: the same messages as a browser's, and the whole view."""

from __future__ import annotations

from asyncio import timeout
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Self
from urllib.parse import quote

from aiohttp import ClientError, ClientSession, ClientTimeout, WSServerHandshakeError
from msgspec import DecodeError, json

from parlour import games
from parlour.core import ENGLISH, Claim, Game, Move, Refused
from parlour.core.words.messages import read
from parlour.mcp.line import Heard, Line, connected
from parlour.mcp.tables import Look, Table, Wish
from parlour.mcp.wording import game_line

PATIENCE: Final = ClientTimeout(30)
UNHURRIED: Final = 0  # seconds for a first-come question: it waits for all, since a model thinks for long


def looked(heard: Heard) -> Look:
    """How a table stands, from what it has said."""
    frame, board, ending = heard.frame, heard.board or {}, heard.frame.get("ending")
    game, names = games.find(frame["table"]["game"]), [named(card) for card in frame["seats"]]
    return Look(
        game=game,
        names=names,
        view=None if heard.view == b"null" else game.read_view(heard.view),
        decision=board.get("decision", 0),
        turn=bool(board.get("options")) and not board.get("passed") and not ending,
        over=told(game, names, ending["why"]) if ending else "",
        waits=waiting_for(frame),
    )


def told(game: Game[Any, Any], names: Sequence[str], say: Any) -> str:
    """A message that the table sent, in English."""
    words: Any = game.words(ENGLISH)
    text: str = words.text(read(say), words.Names(names))
    return text


class RemoteTable:
    """One table, by way of its socket."""

    def __init__(self, line: Line) -> None:
        self.line, self.heard = line, line.heard

    async def look(self) -> Look:
        return looked(self.heard)

    async def wait(self, seconds: float) -> Look:
        with suppress(TimeoutError):
            async with timeout(seconds):
                while not (await self.look()).settled and not self.line.ended:
                    async with self.line.news:
                        await self.line.news.wait()
        return await self.look()

    async def join(self) -> None:
        """Sit down, unless this player sits here already."""
        you = self.heard.frame["you"]
        if "resume" in you["may"]:
            await self.line.ask("resume")
        elif you["seat"] is None:
            await self.line.ask("sit", seat=you["kept"] if you["kept"] is not None else self.free_seat())

    def free_seat(self) -> int:
        cards = self.heard.frame["seats"]
        free: list[int] = [card["seat"] for card in cards if card["sitter"] == "nobody" and not card["name"]]
        if not free:
            raise Refused("No seat is free at this table.")
        return free[0]

    async def start(self) -> None:
        await self.line.ask("start")

    async def play(self, decision: int, move: Move) -> None:
        await self.line.ask("play", decision=decision, move=move)

    async def say(self, claim: Claim) -> None:
        await self.line.ask("say", claim=claim)

    async def talk(self, text: str) -> None:
        await self.line.ask("talk", text=text)

    async def remarks(self) -> Sequence[str]:
        said = [remark for remark in self.heard.remarks.values() if remark.get("text")]
        ordered = sorted(said, key=lambda remark: remark["at"])
        return [f"{remark['name']}: {remark['text']}" for remark in ordered]

    async def notes(self) -> str:
        return str((await self.line.ask("notebook"))["note"])

    async def write_notes(self, text: str) -> None:
        await self.line.ask("note", text=text)


class RemoteHouse:
    """Somebody's house, as the account of a token knows it."""

    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url, token
        self.here: dict[str, RemoteTable] = {}

    async def __aenter__(self) -> Self:
        self.session = ClientSession(headers={"Authorization": f"Bearer {self.token}"}, timeout=PATIENCE)
        return self

    async def __aexit__(self, *trouble: object) -> None:
        for table in self.here.values():
            await table.line.close()
        await self.session.close()

    async def games(self) -> Sequence[str]:
        return [game_line(*card_words(card)) for card in await self.ask("GET", "/api/games")]

    async def tables(self) -> Sequence[str]:
        mine, public = await self.ask("GET", "/api/me/tables"), await self.ask("GET", "/api/tables")
        ids = {table["id"] for table in mine}
        others = [table for table in public if table["id"] not in ids and table["free"]]
        return [*map(my_line, mine), *map(free_line, others)]

    async def open(self, wish: Wish) -> str:
        wanted = {"game": wish.game, "seats": wish.seats, "seat": wish.seat, "options": wish.options, "bot": wish.bot}
        opened = await self.ask("POST", "/api/tables", {**wanted, "public": wish.bot is None, "window": UNHURRIED})
        id = str(opened["id"])
        if wish.bot is not None:
            await (await self.at(id)).start()
        return id

    async def join(self, id: str) -> None:
        await (await self.table(id)).join()

    async def at(self, id: str) -> Table:
        return await self.table(id)

    async def table(self, id: str) -> RemoteTable:
        if id not in self.here or self.here[id].line.ended:
            self.here[id] = RemoteTable(await self.line(id))
        return self.here[id]

    async def line(self, id: str) -> Line:
        await self.ask("GET", path := f"/api/tables/{quote(id, safe='')}")  # which says in a sentence why not
        try:
            return await connected(self.session, f"{self.url}{path}/socket?view=whole")
        except WSServerHandshakeError:
            raise Refused("The house does not let you in at this table; is the token still good?") from None
        except (ClientError, TimeoutError, OSError):
            raise Refused(self.silent) from None

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """What the house answers; Refused says what it minds."""
        sent = None if body is None else json.encode(body)
        try:
            async with self.session.request(method, self.url + path, data=sent) as response:
                said = json.decode(await response.read())
        except (ClientError, TimeoutError, OSError, DecodeError):
            raise Refused(self.silent) from None
        if response.status >= 400:
            raise Refused(str(said["reason"]))
        return said

    @property
    def silent(self) -> str:
        return f"There is no house at {self.url}, or it does not answer."


def named(card: Mapping[str, Any]) -> str:
    return str(card["name"] or f"Seat {card['seat'] + 1}")


def waiting_for(frame: Mapping[str, Any]) -> str:
    free = [card["seat"] for card in frame["seats"] if card["sitter"] == "nobody"]
    if free:
        return f"Seats that wait for a player: {', '.join([str(seat + 1) for seat in free])}."
    return "All seats are taken; `start` deals." if frame["you"]["host"] else "The host has not dealt yet."


def card_words(card: Mapping[str, Any]) -> tuple[str, str, str, str, list[str]]:
    players = f"{card['least']} to {card['most']} players"
    return card["id"], card["title"], players, card["blurb"], [bot["name"] for bot in card["bots"]]


def my_line(table: Mapping[str, Any]) -> str:
    how = "it is over" if table["finished"] else "it is your turn" if table["asked_me"] else table["stage"]
    return f"{table['id']}: {table['title']}, your table with {', '.join(table['people']) or 'nobody yet'}; {how}"


def free_line(table: Mapping[str, Any]) -> str:
    return f"{table['id']}: {table['title']}, {table['free']} of {table['seats']} seats free; `join` takes one"
