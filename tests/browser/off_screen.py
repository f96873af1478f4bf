"""Games that a person plays without a page: as quickly as the house answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

from playwright.sync_api import expect

from parlour.games import find
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
SHORT = {"pi": {"mini_games": 2, "rounds": 6}, "graves": {"cases": 1}}  # options


def at_a_table(visitor: Come, game: str, seats: int = 3, **window: Any) -> tuple[Visitor, str]:
    """Somebody with a table and bots, before the deal; where a game has other sizes, as near as it goes."""
    ann, seats = called(visitor(**window), "Ann"), max(find(game).seats[0], min(seats, find(game).seats[-1]))
    return ann, ann.table_of(game, options=SHORT.get(game, {}), seats=seats, bot="thumb")


def together(visitor: Come, *, hers: Mapping[str, Any] = {}, **wishes: object) -> tuple[Visitor, Visitor]:
    """Ann and Bea before one table of Mind Reader, where they have sat down; hers: what Bea's window is like."""
    ann, bea = called(visitor(), "Ann"), called(visitor(**hers), "Bea")
    table = ann.table_of("mind_reader", **{"seats": 2, **wishes})
    ask(f"{bea.url}/api/tables/{table}", signature(bea), "sit", seat=1)
    for person in (ann, bea):
        person.enter(f"/table/{table}")
    expect(ann.page.get_by_text("Bea", exact=True)).to_be_visible()
    return ann, bea


def called(visitor: Visitor, name: str) -> Visitor:
    """The same with a name; else the house thinks of one, which may be longer than there is room for."""
    named = visitor.context.request.put(f"{visitor.url}/api/me", data={"name": name}, headers={"Origin": visitor.url})
    assert named.ok
    return visitor


def start(visitor: Visitor, table: str) -> None:
    ask(f"{visitor.url}/api/tables/{table}", signature(visitor), "start")


def play_out(visitor: Visitor, table: str, answers: int | None = None, until: str | None = None) -> bool:
    """To the end, or for so many ``answers``, or ``until`` something is asked by this message; whether it was. Answers
    are further on in the list of options each time, so that no game goes round in circles."""
    at, signed = f"{visitor.url}/api/tables/{table}", signature(visitor)
    board, choices = dict[str, Any](), count(step=7)
    with urlopen(Request(f"{at}/events", headers=signed)) as lines:
        for frame in map(json.loads, filter(bytes.strip, lines)):
            if frame.get("ending") or answers == 0:
                return False
            board |= frame.get("board") or {}  # a frame says only what has changed
            if frame.get("board") and board["options"]:
                if until and until == board["prompt"]["key"]:
                    return True
                option = board["options"][next(choices) % len(board["options"])]
                ask(at, signed, "play", decision=board["decision"], move=option["move"])
                answers = answers and answers - 1
    return False


def ask(at: str, signed: dict[str, str], kind: str, **more: object) -> None:
    """Ask something of the table ``at`` that address."""
    body = json.dumps({"type": kind, "id": uuid4().hex, **more}).encode()
    with suppress(HTTPError):  # the question has changed since; the next frame tells how things stand
        urlopen(Request(f"{at}/requests", body, signed)).close()


def signature(visitor: Visitor) -> dict[str, str]:
    """What the visitor's own page would send along."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in visitor.context.cookies())
    return {"Cookie": cookies, "Origin": visitor.url}


def guest(url: str, name: str) -> dict[str, str]:
    """What somebody of that name without a browser sends along."""
    called = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{url}/api/me", called, {"Origin": url}, method="PUT")) as told:
        return {"Cookie": str(told.headers["Set-Cookie"]).partition(";")[0], "Origin": url}
