"""Only bots that can play a game are offered for it, and the house seats the one proposed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from parlour import games
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


async def test_the_shelf_proposes_one_level_for_every_number_of_players(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        for card in json.decode((await ann.get("/api/games"))[1]):
            for seats in range(card["least"], card["most"] + 1):
                (proposed,) = [level for level in card["bots"] if seats in level["proposed"]]
                assert proposed["name"] == levels.proposed(card["id"], seats).name and seats in proposed["seats"]


async def test_the_shelf_says_how_even_a_table_is_where_that_was_measured(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        cards = {card["id"]: card for card in json.decode((await ann.get("/api/games"))[1])}
    told = {level["name"]: level["outcomes"] for level in cards["death_cards"]["bots"]}
    even = {outcome["seats"]: outcome["sentence"] for outcome in told["thumb"]}
    assert even[4] == "Among 4 such players, the Murderer is caught in about 41 of 100 games."
    assert [outcome["seats"] for outcome in told["belief"]] == [2, 3, 4, 5, 6] and told["random"] == []
    assert not any(level["outcomes"] for level in cards["graves"]["bots"])


def test_at_a_level_called_even_each_side_wins_four_to_six_games_of_ten() -> None:
    for (game, seats), level in levels.EVEN.items():
        assert 40 <= even_wins(game, level, seats or 0) <= 60
    assert all(40 <= evened.wins <= 60 for evened in levels.BY_OPTION.values())


def even_wins(game: str, level: str, seats: int) -> int:
    evened = levels.BY_OPTION.get((game, level, seats))
    return evened.wins if evened else levels.WINS[game, level, seats]


@pytest.mark.parametrize("seats", range(5, 11))
def test_at_every_table_of_the_mastermind_there_is_a_level_at_which_each_side_wins_four_to_six_games_of_ten(
    seats: int,
) -> None:
    table = [levels.BY_OPTION.get(("mastermind", level, seats)) for level in ("thumb", "belief")]
    assert any(evened and 40 <= evened.wins <= 60 for evened in table)
    for evened in table:
        assert evened is None or games.find("mastermind").table(seats, dict(evened.options))


def test_where_an_option_makes_a_table_even_the_lobby_says_so() -> None:
    assert levels.outcome("mastermind", "thumb", 7) == (
        "Among 7 such players, the Agency wins about 71 of 100 games; "
        "with a head start of one Syndicate policy about 58."
    )


def test_the_figures_of_the_lobby_are_those_of_the_notes_on_bots() -> None:
    notes = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    expected = notes.partition("What to expect")[2]
    told = [*levels.WINS.values(), *[evened.wins for evened in levels.BY_OPTION.values()]]
    assert all(f"{wins} ± " in expected for wins in told)


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
