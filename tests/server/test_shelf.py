"""What is on the shelf can be chosen; what is broken there harms nothing else."""

from __future__ import annotations

import re
from asyncio import sleep
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour import games
from tests.server.hourglass import Hourglass
from tests.server.visitors import evening, url_of, visitors


def without(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    """A house in which one game can't be imported."""
    find = games.find

    def stumbling(id: str) -> Any:
        if id == broken:
            raise ImportError("no module named teacup")
        return find(id)

    monkeypatch.setattr(games, "find", stumbling)


async def test_a_game_that_can_t_be_imported_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, "mastermind")
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann") as (ann,):
        for _ in range(3):
            status, body = await ann.get("/api/games")
            assert status == 200
            assert [card["id"] for card in json.decode(body)] == [id for id in games.SHELF if id != "mastermind"]
        assert await ann.open("mind_reader")
    told = [json.decode(line) for line in log.getvalue().splitlines()]
    (line,) = [line for line in told if line["event"] == "game_unreadable"]  # once, however often it is asked for
    assert (line["level"], line["game"]) == ("error", "mastermind") and "teacup" not in log.getvalue()


async def test_a_house_opens_though_a_table_s_game_can_t_be_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann") as (ann,):
        for game in ("mastermind", "mind_reader"):
            tab = await ann.tab(await ann.open(game, bot="random", pace=3600))
            await tab.do("start")
    without(monkeypatch, "mastermind")
    log = StringIO()
    async with evening(tmp_path, clock=clock, log=log) as house, visitors(url_of(house), "Bea"):
        clock.turn(3601)
        while "table_unreadable" not in log.getvalue() or not house.tables:
            await sleep(0)
        assert [table.game.id for table in house.tables.values()] == ["mind_reader"]


async def test_games_tell_whether_they_ask_first_come_questions(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        cards = {card["id"]: card for card in json.decode((await ann.get("/api/games"))[1])}
        assert [id for id, card in cards.items() if card["windows"]] == ["death_cards"]
        for game, window in (("death_cards", 9), ("mind_reader", None)):
            id = await ann.open(game, window=9)
            assert (await ann.tab(id)).frame["table"]["windows"] == cards[game]["windows"]
            assert json.decode((await ann.get(f"/api/tables/{id}"))[1])["window"] == window


async def test_options_and_levels_are_shown_in_words(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        cards = {card["id"]: card for card in json.decode((await ann.get("/api/games?language=en"))[1])}
        jokers = next(option for option in cards["mind_reader"]["options"] if option["name"] == "jokers")
        assert (jokers["title"], jokers["type"]) == ("Jokers", "yes or no") and jokers["help"].endswith(".")
        for card in cards.values():
            assert all(option["title"] and option["help"] for option in card["options"])
            assert all(level["title"] and level["sentence"] for level in card["bots"])
            assert card["bot"] in [level["name"] for level in card["bots"]]


async def test_a_newcomer_is_told_what_each_game_is_like(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        cards = {card["id"]: card for card in json.decode((await ann.get("/api/games"))[1])}
    for card in cards.values():
        assert len(re.findall(r"[.](?= |$)", card["blurb"])) == 2, card["blurb"]
        assert card["least"] <= card["best"] <= card["most"]
    minutes = {id: card["minutes"] for id, card in cards.items()}
    assert {id: told["alone"] for id, told in minutes.items()} == {
        **{"mind_reader": 20, "mastermind": 5, "pi": 10, "graves": 45, "death_cards": 10}
    }
    assert minutes["mastermind"] == {"least": 45, "most": 90, "alone": 5}  # as its rulebook says
    assert all(told["alone"] < told["least"] < told["most"] for told in minutes.values())
    assert {card["difficulty"] for card in cards.values()} == {"easy", "medium", "hard"}


@pytest.mark.parametrize("language", ["en", "xx", "", "..", "EN", "parlour", "é", "x" * 5000])
async def test_a_language_that_is_not_spoken_is_english(tmp_path: Path, language: str) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        asked = f"language={language}"
        for path in ("/api/games", "/api/games/mind_reader/page"):
            assert await ann.get(f"{path}?{asked}") == await ann.get(path)
        table = await ann.open()
        here, there = await ann.tab(table, language), await ann.tab(table)
        assert here.said[0]["phrases"] == there.said[0]["phrases"]
