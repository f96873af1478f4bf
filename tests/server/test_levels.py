"""Only bots that can play a game are offered for it, and the house seats the strongest of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from parlour import bots, games
from parlour.core import Refused
from parlour.bots import levels
from tests.server.visitors import evening, id_of, seated, url_of, visitors


async def test_the_shelf_lists_those_that_can_play(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        for card in json.decode((await ann.get("/api/games"))[1]):
            for bot in bots.SHELF:
                status, _, said = await ann.send("POST", "/api/tables", json.encode({"game": card["id"], "bot": bot}))
                assert status == (201 if bot in card["bots"] else 422)
                assert status == 201 or json.decode(said)["reason"].startswith(f"No {bot} bot has learnt ")
            assert card["bot"] == next(bot for bot in ("belief", "thumb", "random") if bot in card["bots"])


async def test_a_bot_that_has_not_learnt_a_game_is_refused_at_its_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("manor"))
        assert await tab.refused("bot", seat=1, bot="belief") == "No belief bot has learnt Manor."
        await tab.do("bot", seat=1, bot="random")


@pytest.mark.parametrize(("game", "keeper"), [("mind_reader", "belief"), ("ballot", "random")])
async def test_who_goes_on_with_a_seat(tmp_path: Path, game: str, keeper: str) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABC") as guests:
        tabs = await seated(guests, game)
        await tabs[1].do("leave")
        assert tabs[1].frame["seats"][1]["bot"] == keeper
        await tabs[2].do("concede")
        assert tabs[2].frame["seats"][2]["bot"] == keeper
        assert id_of(tabs[0]) in house.tables


def test_the_strongest_is_the_first_of_those_there_are() -> None:
    assert levels.available("ballot") == ("random",)
    assert levels.strongest("ballot") == "random"
    assert levels.strongest("mind_reader") == "belief"
    assert levels.available("mind_reader") == tuple(bots.SHELF)
    assert not levels.talker("random", "mastermind")
    with pytest.raises(Refused, match="No thumb bot has learnt Ballot"):
        levels.known("thumb", "ballot")
    assert [levels.strongest(game) in levels.available(game) for game in games.SHELF] == [True] * len(games.SHELF)
