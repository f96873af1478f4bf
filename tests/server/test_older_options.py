"""A house opens the store of an earlier Parlour: tables go on under what they began with.

The store has four tables: Mind Reader with two cards, and gently, and one that waits for its second player; and The
Mastermind in its classic form, which had no veto then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import json
from yarl import URL

from tests.server.visitors import Tab, Visitor, evening, url_of, visitors

STORE = Path(__file__).with_name("before_strict_and_veto.sql")
TWO_CARDS, GENTLE, WAITING, CLASSIC = "ndbnp5sxsmpj", "7u7peb3qnw3k", "u9kbys72g6yy", "xkkyj9jg5s5j"
COOKIES = {
    "Ann": "WyJrc0pIVkRsRXNPOHUtSkJtIiwiQW5uIix0cnVlXQ.5nW9ASeu9E-kkdDJuIHN37ErN70",
    "Bea": "WyIza2tNdjFfTWo0STF1RWs1IiwiQmVhIix0cnVlXQ.IdytkcKMTESOtH6aFtdF7hnOUh8",
}


@asynccontextmanager
async def old_house(folder: Path) -> AsyncIterator[list[Visitor]]:
    """Ann and Bea come back to their tables."""
    db = sqlite3.connect(folder / "house.sqlite3")
    db.executescript(STORE.read_text("utf-8"))
    db.close()
    async with evening(folder) as house, visitors(url_of(house), *COOKIES) as guests:
        for guest, cookie in zip(guests, COOKIES.values()):
            guest.session.cookie_jar.update_cookies({"parlour_guest": cookie}, URL(guest.url))
        yield guests


@pytest.mark.parametrize(("id", "strict"), [(TWO_CARDS, True), (GENTLE, False)])
async def test_mr_23_and_mr_33_a_game_of_mind_reader_goes_on_as_it_began(tmp_path: Path, id: str, strict: bool) -> None:
    """MR-23, MR-33: Ann guesses wrong, and loses both Secret Cards or chooses one."""
    async with old_house(tmp_path) as (ann, bea):
        tabs = [await guest.tab(id) for guest in (ann, bea)]
        assert tabs[0].frame["table"]["options"]["strict"] is strict
        assert "gentle" not in tabs[0].frame["table"]["options"]
        for tab in tabs:
            await tab.play(tab.options[0])
        first = tabs[0] if tabs[0].options else tabs[1]
        await first.until(lambda frame: frame["board"]["options"])
        await first.play(next(move for move in first.options if move["type"] == "Guess"))
        await guess_wrong(first)
        lost = [line for line in first.lines if line["event"]["type"] == "HandedOver"]
        assert len(lost) == (2 if strict else 0)
        assert ("GiveUp" in {move["type"] for move in first.options}) is not strict


async def guess_wrong(tab: Tab) -> None:
    """Name a card that lies before the guesser: it can't be the other's."""
    view = tab.frame["board"]["view"]
    mine = [*view["hand"], *view["secrets"]]
    card = next(card for card in mine if card and card[-1] in "RPS" and card[:-1] in {"A", "2", "3", "4"})
    await tab.play({"type": "NameSuit", "suit": card[-1]})
    await tab.play({"type": "NameRank", "rank": card[:-1]})


async def test_mr_23_a_table_that_waits_is_dealt_as_it_was_agreed(tmp_path: Path) -> None:
    """MR-23"""
    async with old_house(tmp_path) as (ann, bea):
        tab, other = await ann.tab(WAITING), await bea.tab(WAITING)
        await other.do("sit", seat=1)
        await tab.do("start")
        await tab.until(lambda frame: frame["board"])
        assert tab.frame["board"]["view"]["settings"]["strict"] is True


async def test_mm_61_a_classic_table_goes_on_without_a_veto_and_so_does_the_next(tmp_path: Path) -> None:
    """MM-61, MM-45"""
    async with old_house(tmp_path) as (ann, _):
        tab = await ann.tab(CLASSIC)
        assert tab.frame["board"]["view"]["rules"]["veto"] is False
        await tab.do("concede")
        _, verdict = await ann.get(f"/api/tables/{CLASSIC}/verdict")
        assert json.decode(verdict)["verified"]
        _, _, body = await ann.send("POST", f"/api/tables/{CLASSIC}/again")
        again = await ann.tab(json.decode(body)["id"])
        assert again.frame["table"]["options"]["veto"] == "no"
        status, replay = await ann.get(f"/api/tables/{CLASSIC}/replay?seat=0")
        assert status == 200 and b'"token:veto"' not in replay, "its catalogue is that of a table without a veto"
