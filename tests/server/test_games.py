"""Whole games over real sockets, any game on the shelf."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from parlour import games
from parlour.core import commitment, verify
from tests.server.visitors import evening, id_of, seated, url_of, visitors


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_people_play_a_whole_game_of_mind_reader(tmp_path: Path, people: int) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABCD"[:people]) as guests:
        tabs = await seated(guests)
        frames = await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
        assert len({json.encode(frame["ending"]) for frame in frames}) == 1
        assert all(tab.frame["table"]["stage"] == "over" for tab in tabs)


async def test_one_click_plays_against_bots(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(seats=4, bot="random"))
        assert tab.frame["board"] is None
        await tab.do("start")
        await tab.play_on(Random(7))
        assert tab.frame["ending"]["how"] == "finished"


@pytest.mark.parametrize("game", [*games.SHELF, "manor", "ballot"])
async def test_the_generic_table_plays_every_game(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests, game, seats=games.find(game).seats[0])
        await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
        status, record = await guests[1].get(f"/api/tables/{id_of(tabs[0])}/record")
        assert status == 200
        verify(games.find(game), record.decode().splitlines())


async def test_everybody_can_check_that_the_deal_was_fair(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        id = await ann.open(seats=2)
        tab, other = await ann.tab(id), await bea.tab(id)
        promised = tab.frame["table"]["commitment"]
        await other.do("sit", seat=1)
        await other.do("luck", hash=sha256(b"bea's own").hexdigest())
        await tab.do("start")
        await other.do("reveal", words="bea's own")
        await tab.until(lambda frame: frame["board"])
        await asyncio.gather(tab.play_on(Random(1)), other.play_on(Random(2)))
        assert commitment(bytes.fromhex(tab.frame["ending"]["seed"])) == promised
        _, record = await bea.get(tab.frame["ending"]["record"])
        assert json.decode(record.splitlines()[0])["entropy"] == ["bea's own"]
        _, verdict = await bea.get(f"/api/tables/{id}/verdict")
        assert json.decode(verdict)["verified"]


async def test_a_record_that_somebody_changed_is_found_out(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
        table = house.tables[id_of(tabs[0])]
        assert table.match is not None
        lines = table.match.record.lines
        lines[4] = lines[4].replace('"seat":', '"seat": ')
        _, verdict = await guests[1].get(f"/api/tables/{id_of(tabs[0])}/verdict")
        assert json.decode(verdict) == {"verified": False, "says": "Line 5 is not as it was written."}


async def test_a_live_record_never_leaves_the_house(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        for path in ("record", "verdict"):
            status, body = await guests[0].get(f"/api/tables/{id_of(tabs[0])}/{path}")
            assert (status, json.decode(body)["reason"]) == (409, "The record is opened when the game is over.")
        table = house.tables[id_of(tabs[0])]
        assert table.match is not None
        secrets = [table.seed.hex(), *[line[-66:-2] for line in table.match.record.lines]]
        sent = b"".join([message for tab in tabs for message in tab.raw]).decode()
        assert not [secret for secret in secrets if secret in sent]


async def test_a_costly_move_is_marked_as_final(tmp_path: Path) -> None:
    """Nothing is lost by beginning a guess; naming the rank ends it."""
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(seats=2, bot="random"))
        await tab.do("start")
        offered: set[str] = set()
        while (await tab.until(lambda frame: frame["ending"] or (frame["board"] or {}).get("options")))[
            "ending"
        ] is None:
            board = tab.frame["board"]
            offered |= {option["move"]["type"] for option in board["options"]}
            await tab.do("play", decision=board["decision"], move=board["options"][-1]["move"])
        assert {"Keep", "Guess", "NameSuit", "NameRank"} <= offered
        assert tab.catalogue["final"] == ["NameRank", "GiveUp"]
