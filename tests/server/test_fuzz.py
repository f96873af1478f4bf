"""Messages that nobody would send: each is answered once, in words, and the others play on as if nothing were."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.server import wire
from parlour.server.http.sockets import visit
from parlour.server.rates import Rate
from parlour.testing.kit import soak
from tests.server.test_wire import MESSAGES
from tests.server.visitors import PLENTY, Tab, Visitor, evening, seated, url_of, visitors

HOSTILE = 2000 * soak()
AT_ONCE = 50
ANSWERS = {kind.__struct_config__.tag for kind in get_args(wire.AnyAnswer) if "id" in kind.__struct_fields__}
ASKED = {kind.__struct_config__.tag for kind in get_args(wire.AnyRequest)}
REQUESTS = [message for message in MESSAGES if json.decode(message)["type"] in ASKED]
ODD: list[Any] = [None, True, -1, 0, 1, 63, 64, 2**53, -(2**70), 1.5, "", "pass", "x" * 41, "\u0000", "\u202e"]
ODD += [[], {}, [[[]]], {"type": "play"}]
SELDOM = Rate(1e-9, 1)  # what costs the house real work, and has its own limits
RATES = replace(PLENTY, questions=SELDOM, all_questions=SELDOM, resyncs=SELDOM, all_resyncs=SELDOM)


def hostile(tab: Tab, rng: Random) -> str:
    """A message of the protocol, spoilt in one way or another; now and then it is a good one."""
    if rng.random() < 0.3:
        return spoilt_move(tab, rng)
    text = rng.choice(REQUESTS if rng.random() < 0.8 else MESSAGES)
    return rng.choice((spoilt_value, spoilt_value, spoilt_shape, spoilt_text))(text, rng)


def spoilt_move(tab: Tab, rng: Random) -> str:
    """An answer to the question of now, as it is offered to somebody or as it never was."""
    board = tab.frame["board"] or {"decision": 0}
    move = {**rng.choice(tab.options or [{"type": "Guess", "seat": 0}])}
    move[rng.choice([*move])] = rng.choice(ODD)
    decision = board["decision"] + rng.choice((0, 0, 0, 1, -1))
    return json.encode(
        {"type": "play", "id": f"move {rng.randrange(10**6)}", "decision": decision, "move": move}
    ).decode()


def spoilt_value(text: str, rng: Random) -> str:
    message = json.decode(text)
    message[rng.choice([*message])] = rng.choice(ODD)
    return json.encode(message).decode()


def spoilt_shape(text: str, rng: Random) -> str:
    message = json.decode(text)
    other = json.decode(rng.choice(MESSAGES))
    message.pop(rng.choice([*message]))
    name = rng.choice([*other])
    return json.encode({**message, name: other[name]}).decode()


def spoilt_text(text: str, rng: Random) -> str:
    start, end = sorted((rng.randrange(len(text)), rng.randrange(len(text))))
    before, after = text[:start], text[end:]
    return rng.choice((before, after, before + after, text[:end] + text[start:], before + "\ud7ff" + after))[:4000]


async def answered(tab: Tab, messages: list[str]) -> Counter[str]:
    """Send them all; what they were answered, by kind."""
    for message in messages:
        await tab.socket.send_str(message)
    kinds: Counter[str] = Counter()
    while kinds.total() < len(messages):
        said = await tab.receive()
        assert said, f"closed with {tab.code} after {messages}"
        if said["type"] in {*ANSWERS, "mistake"}:
            kinds[said["type"]] += 1
            assert said.get("reason", ".").endswith("."), said
    return kinds


async def sit_down(people: list[Visitor]) -> list[Tab]:
    return await seated(people, seats=3)


@pytest.mark.slow
async def test_hostile_messages_are_answered_once_each_and_disturb_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visit, "MOST_MISTAKES", HOSTILE + 1)
    rng, log, kinds, tables = Random(17), StringIO(), Counter[str](), 0
    async with evening(tmp_path, rates=RATES, log=log) as house, visitors(url_of(house), "Ann", "Eve") as people:
        while kinds.total() < HOSTILE:
            (ann, eve), tables, here = await sit_down(people), tables + 1, 0
            while here < 100 * AT_ONCE and kinds.total() < HOSTILE and not ann.frame["ending"]:
                kinds += await answered(eve, [hostile(eve, rng) for _ in range(AT_ONCE)])
                here += AT_ONCE
                await ann.catch_up()
            assert ann.code is None
            await eve.catch_up()
            for tab in (ann, eve):
                await tab.close()
                tab.raw.clear()
        ann, eve = await sit_down(people)
        await eve.do("concede")
        await ann.play_on(rng)
    print(f"{kinds.total()} hostile messages at {tables} tables: {dict(kinds)}")
    assert kinds["mistake"] and kinds["refused"] and kinds["done"]
    assert '"level": "error"' not in log.getvalue()
