"""The tools in somebody's house: with people, with what they say, and with a house that closes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from mcp import Client

from parlour.games import SHELF, find
from parlour.mcp.desk import Desk
from parlour.mcp.remote import RemoteHouse
from parlour.server.house import House
from parlour.testing.kit import soak
from tests.mcp.players import OVER, QUESTION, Reader
from tests.mcp.test_tools import first_options
from tests.server.test_accounts import signed_up, token_of
from tests.server.visitors import Visitor, evening, url_of, visitors


@asynccontextmanager
async def playing_at(house: House, maker: Visitor) -> AsyncIterator[Reader]:
    """A model with the token of an account that ``maker`` makes."""
    await signed_up(maker, "Model")
    async with (
        RemoteHouse(url_of(house), await token_of(maker)) as there,
        Client(Desk(there)) as client,
    ):
        yield Reader(client)


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[tuple[House, Visitor, Reader]]:
    """A house, a person in it and a model."""
    async with (
        evening(folder) as house,
        visitors(url_of(house), "Ann", "Maker") as (ann, maker),
        playing_at(house, maker) as model,
    ):
        yield house, ann, model


@pytest.mark.parametrize("game", SHELF if soak() > 1 else ("mind_reader", "mastermind"))
async def test_a_whole_game_is_played_against_the_bots_of_a_house(tmp_path: Path, game: str) -> None:
    async with company(tmp_path) as (house, _, model):
        seats = find(game).seats[0]
        table = await model.opened(game, seats=seats, bot="thumb", options=first_options(game))
        told = await model.play_on(table)
        match = house.tables[table].match
        assert match is not None and match.result is not None
        assert told.startswith(f"{OVER} {match.result.why} Winners: ")
        assert "it is over" in await model.do("tables")


async def test_it_joins_a_table_of_people_and_waits_for_its_turn(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, ann, model):
        id = await ann.open(seats=2, public=True)
        tab = await ann.tab(id)
        assert await model.do("tables") == f"{id}: Mind Reader, 1 of 2 seats free; `join` takes one"
        assert await model.do("look", table=id) == (
            "Nothing has been dealt yet at this table of Mind Reader. Seats that wait for a player: 2."
        )
        assert "Nothing has been dealt yet" in await model.refused("options", table=id)
        assert "The host has not dealt yet" in await model.do("join", table=id)
        assert await model.refused("start", table=id)
        waiting = asyncio.create_task(model.do("wait", table=id, seconds=50))
        await tab.do("start")
        assert QUESTION.search(await waiting)
        await asyncio.gather(model.play_on(id), tab.play_on(Random(1)))


async def test_a_wait_is_bounded(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, ann, model):
        id = await ann.open(seats=2)
        await model.do("join", table=id)
        tab = await ann.tab(id)
        await tab.do("start")
        told = await model.do("wait", table=id)
        await model.do("move", table=id, question=(QUESTION.search(told) or [""])[1], number=1)
        assert (await model.do("wait", table=id, seconds=0)).startswith("It is not your turn yet.")
        assert await model.refused("move", table=id, question="2", number=1) == "It is not your turn yet."


async def test_it_talks_and_hears_and_keeps_notes(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, ann, model):
        id = await ann.open(seats=2)
        await model.do("join", table=id)
        tab = await ann.tab(id)
        await tab.do("talk", text="Good evening!")
        await model.do("chat", table=id, text="Hello, Ann.")
        assert await model.do("remarks", table=id) == "Ann: Good evening!\nModel: Hello, Ann."
        await tab.do("start")
        await model.do("wait", table=id)
        await model.do("write_notes", table=id, text="Ann is polite.")
        assert await model.do("notes", table=id) == "Ann is polite."


async def test_who_only_watches_sees_what_a_spectator_sees(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, ann, model):
        id = await ann.open(seats=2, bot="random")
        await (await ann.tab(id)).do("start")
        look = await model.do("look", table=id)
        assert "(you)" not in look and "You are dealt" not in look
        watching = "You only watch this table; `join` takes a seat, if one is free."
        assert await model.do("wait", table=id, seconds=0) == watching
        assert await model.refused("move", table=id, question="1", number=1) == "It is not your turn yet."
        assert await model.refused("claims", table=id) == watching
        assert await model.refused("join", table=id)


async def test_a_house_that_refuses_or_is_gone_is_told_in_a_sentence(tmp_path: Path) -> None:
    async with company(tmp_path) as (house, _, model):
        assert await model.refused("look", table="nonsense")
        assert await model.refused("join", table="../../me")
        assert await model.refused("open_table", game="pi", seats=40)
        id = await model.opened("mind_reader", bot="random")
        await house.close()
        assert await model.refused("move", table=id, question="1", number=99)
    async with RemoteHouse("http://127.0.0.1:9", "parlour_x") as nowhere, Client(Desk(nowhere)) as client:
        assert (await Reader(client).refused("tables")).startswith("There is no house at http://127.0.0.1:9")
