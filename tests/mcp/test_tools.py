"""The tools at tables of this process: a whole game of each kind, and one sentence for all that can't be done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from mcp import Client

from parlour.games import SHELF, find
from parlour.mcp.desk import Desk
from parlour.mcp.local import MOST_TABLES, LocalHouse
from tests.mcp.players import OVER, QUESTION, Reader


@asynccontextmanager
async def reader(house: LocalHouse | None = None) -> AsyncIterator[Reader]:
    numbers = count()
    house = house or LocalHouse(lambda: sha256(b"%d" % next(numbers)).digest())
    async with Client(Desk(house)) as client:
        yield Reader(client)


def first_options(game: str) -> dict[str, Any]:
    """Those that make a game short."""
    profile = find(game).profile
    return {**profile.first} if profile else {}


@pytest.mark.parametrize("game", SHELF)
async def test_a_whole_game_is_played_by_tools_alone(game: str) -> None:
    house = LocalHouse(lambda: bytes(32))
    async with reader(house) as player:
        table = await player.opened(game, bot="thumb", options=first_options(game))
        told = await player.play_on(table)
        match = house.here[table].match
        assert match.result is not None and player.moves > 3
        assert told.startswith(f"{OVER} {match.result.why} Winners: ")
        assert await player.refused("move", table=table, question="1", number=1) == OVER


@pytest.mark.parametrize("game", ["mastermind", "death_cards"])
async def test_a_claim_is_made_and_heard(game: str) -> None:
    house = LocalHouse(lambda: bytes(32))
    async with reader(house) as player:
        table = await player.opened(game, bot="thumb")
        lines = len(house.here[table].match.view(0).story)
        listed = await player.do("claims", table=table)
        first = next(line for line in listed.splitlines() if line.startswith("1: ")).removeprefix("1: ")
        told = await player.do("claim", table=table, after=lines, number=1)
        assert f"{lines + 1}. You say: {first}" in told.replace("“", "").replace("”", "").replace('"', "")
        assert "look at `claims` again" in await player.refused("claim", table=table, after=lines, number=1)


async def test_what_a_look_tells() -> None:
    async with reader() as player:
        table = await player.opened("pi", seats=3, seat=2, bot="thumb")
        look = await player.do("look", table=table)
        assert look.startswith("Around this table of P.I.: Ann, Bea (you) and Cal.")
        for part in ("What has happened so far", "The table as you see it", "You are asked", "\n1: "):
            assert part in look
        lines = look.count("\n", look.index("What has"), look.index("The table")) - 2
        later = await player.do("look", table=table, since=lines)
        assert f"What has happened since line {lines}:\n\n" in later


async def test_the_answer_to_a_move_tells_what_changed_and_nothing_else() -> None:
    house = LocalHouse(lambda: bytes(32))
    async with reader(house) as player:
        table = await player.opened("pi", bot="thumb")
        before, lines = places(await player.do("look", table=table)), len(house.here[table].match.view(0).story)
        question = QUESTION.search(await player.do("options", table=table))
        assert question is not None
        told = await player.do("move", table=table, question=question[1], number=1)
        after = places(await player.do("look", table=table))
        assert places(told) == [place for place in after if place not in before]
        assert 0 < len(places(told)) < len(after) / 2
        assert f"\n{lines + 1}. " in told and f"\n{lines}. " not in told


def places(told: str) -> list[str]:
    """Every place of the table that is told of."""
    return [line for line in told.splitlines() if line.startswith("- ")]


async def test_claims_are_offered_beside_the_options() -> None:
    async with reader() as player:
        table = await player.opened("mastermind", bot="thumb")
        assert "you may say one of these aloud with `claim`" in await player.do("options", table=table)


async def test_the_rules_page_is_the_one_at_the_table() -> None:
    async with reader() as player:
        assert await player.do("rules", game="graves") == find("graves").words("en").PAGE


async def test_notes_are_kept_for_each_table() -> None:
    async with reader() as player:
        first, second = await player.opened("mind_reader"), await player.opened("pi")
        assert await player.do("notes", table=first) == "You have written nothing down."
        await player.do("write_notes", table=first, text="Bea is low.\nAnd red.")
        assert await player.do("notes", table=first) == "Bea is low.\nAnd red."
        assert await player.do("notes", table=second) == "You have written nothing down."


async def test_a_decision_of_several_parts_is_made_and_taken_back() -> None:
    async with reader() as player:
        table = await player.opened("death_cards", bot="random")
        before, asked = "", await question(player, table)
        while "-" not in asked:
            before = asked
            await player.do("move", table=table, question=asked, number=player.rng.randint(1, 2))
            asked = await question(player, table)
        assert asked == f"{before}-1"
        assert "no longer asked" in await player.refused("move", table=table, question=before, number=1)
        await player.do("take_back", table=table)
        assert await question(player, table) == before


async def question(player: Reader, table: str) -> str:
    """The number of the question that is asked now."""
    asked = QUESTION.search(await player.do("options", table=table))
    assert asked
    return asked[1]


async def test_bad_input_gets_one_sentence_and_changes_nothing() -> None:
    house = LocalHouse(lambda: bytes(32))
    async with reader(house) as player:
        table = await player.opened("mind_reader", bot="thumb")
        match = house.here[table].match
        before, view = [*match.record.lines], match.view(0)
        number = str(match.decision)
        for tool, arguments, sentence in [
            ("move", {"table": table, "question": number, "number": 99}, "There is no number 99 here; "),
            ("move", {"table": table, "question": number, "number": 0}, "There is no number 0 here; "),
            ("move", {"table": table, "question": "77", "number": 1}, "Question 77 is no longer asked; "),
            ("move", {"table": table, "question": number, "number": "two"}, "number: it should be a valid integer."),
            ("move", {"table": table, "question": number, "number": True}, "number: it should be a valid integer."),
            ("move", {"table": table, "question": number}, "number: Field required."),
            ("move", {"table": table, "question": number, "number": 1, "seat": 1}, "move takes no seat; "),
            ("move", {"table": "t7", "question": number, "number": 1}, "There is no table t7 here; "),
            ("take_back", {"table": table}, "There is nothing to take back."),
            ("claim", {"table": table, "after": len(view.story), "number": 1}, "There is nothing to say aloud now."),
            ("chat", {"table": table, "text": "hello"}, "Only bots sit at this table, "),
            ("start", {"table": table}, "The cards are dealt already."),
            ("look", {"table": table, "since": -1}, "Lines are counted from 1, "),
            ("dance", {}, "There is no tool dance; "),
            ("rules", {"game": "whist"}, "There is no game called whist; "),
            ("open_table", {"game": "whist"}, "There is no game called whist; "),
            ("open_table", {"game": "pi", "seats": 9}, "P.I. is for 2 to 5 players, not 9."),
            ("open_table", {"game": "pi", "seat": 4}, "There is no seat 4; "),
            ("open_table", {"game": "pi", "options": {"luck": 1}}, ""),
            ("open_table", {"game": "pi", "bot": "grandmaster"}, "There is no bot called grandmaster; "),
        ]:
            assert (await player.refused(tool, **arguments)).startswith(sentence), tool
        assert (match.record.lines, match.view(0), [*house.here]) == (before, view, [table])


@pytest.mark.parametrize("bot", ["llm:touch stolen", "os:system", "./mine.py:Bot"])
async def test_a_model_cannot_have_code_run_by_naming_a_bot(bot: str) -> None:
    async with reader() as player:
        assert (await player.refused("open_table", game="pi", bot=bot)).startswith("There is no bot called")


async def test_there_is_an_end_to_the_tables_that_it_opens() -> None:
    async with reader() as player:
        for _ in range(MOST_TABLES):
            await player.opened("mind_reader", bot="random")
        assert "no more are opened" in await player.refused("open_table", game="mind_reader", bot="random")
        assert (await player.do("tables")).count("\n") == MOST_TABLES - 1


async def test_every_tool_says_what_it_is_for() -> None:
    async with reader() as player:
        tools = (await player.client.list_tools()).tools
        assert len(tools) == 17
        assert all([(tool.description or "").endswith(".") for tool in tools])
