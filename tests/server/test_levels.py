"""Only bots that can play a game are offered for it, and the house seats the one proposed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from parlour.bots import levels
from tests.server.visitors import evening, id_of, seated, url_of, visitors


async def test_the_shelf_lists_those_that_can_play(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        for card in json.decode((await ann.get("/api/games"))[1]):
            names = [level["name"] for level in card["bots"]]
            for bot in levels.LEVELS:
                status, _, said = await ann.send("POST", "/api/tables", json.encode({"game": card["id"], "bot": bot}))
                assert status == (201 if bot in names else 422)
                assert status == 201 or json.decode(said)["reason"].startswith(f"No {bot} bot has learnt ")
            at_best = [level["name"] for level in card["bots"] if card["best"] in level["seats"]]
            assert card["bot"] == levels.proposed(card["id"], card["best"]).name and card["bot"] in at_best


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
