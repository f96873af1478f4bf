"""A page of another release that was left open is told so in one sentence, which it shows; programs are let in."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import WSMessage, WSMsgType

from parlour.server import wire
from tests.server.visitors import evening, url_of, visitors

SENT_AWAY = {
    "a page of before": "language=en&catalogue=",
    "a page of before that comes back": "language=en&catalogue=0123456789abcdef",
    "a page of later": "wire=3&catalogue=",
}
LET_IN = {"a page of today": f"wire={wire.VERSION}&catalogue=", "a program": "language=en"}


async def first_message(folder: Path, query: str) -> WSMessage:
    async with evening(folder) as house, visitors(url_of(house), "Ann") as (ann,):
        address = f"{ann.url}/api/tables/{await ann.open()}/socket?{query}"
        async with ann.session.ws_connect(address, headers={"Origin": ann.url}, autoclose=False) as socket:
            return await socket.receive()


@pytest.mark.parametrize("query", SENT_AWAY.values(), ids=SENT_AWAY)
async def test_a_page_that_speaks_another_protocol_is_sent_away(tmp_path: Path, query: str) -> None:
    message = await first_message(tmp_path, query)
    assert (message.type, message.data, message.extra) == (WSMsgType.CLOSE, wire.CLOSE_BROKEN, wire.OUTDATED)


@pytest.mark.parametrize("query", LET_IN.values(), ids=LET_IN)
async def test_who_speaks_it_is_let_in(tmp_path: Path, query: str) -> None:
    message = await first_message(tmp_path, query)
    assert message.type is WSMsgType.TEXT and message.json()["type"] == "catalogue"
