"""Bots that the operator has hired: guests seat them like any other, and one that fails hurts no table."""

from __future__ import annotations

from asyncio import sleep
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour.bots import levels
from parlour.bots.own import hired
from parlour.bots.thinking import Question, question
from parlour.core import Match, Refused, Seat
from parlour.server.bots import players
from parlour.server.bots.thinking import InPlace, Thinkers, Workers
from tests.server.hourglass import Hourglass
from tests.server.visitors import evening, url_of, visitors

BOTS = '''
from parlour.core import PASS

class First:
    """Takes the first option."""

    def choose(self, view, rng):
        return view.options[0]

class Failing:
    def choose(self, view, rng):
        raise ValueError("no model")

class Cheat:
    games = ("mind_reader",)

    def choose(self, view, rng):
        return PASS
'''


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of bots, all of them hired."""
    monkeypatch.setattr(levels, "HIRED", {})
    path = tmp_path / "bots.py"
    path.write_text(BOTS, "utf-8")
    for name in ("First", "Failing", "Cheat"):
        levels.hire(hired(f"{path}:{name}"))
    return path


async def played(folder: Path, bot: str, log: StringIO, thinkers: Any = InPlace) -> dict[str, Any]:
    """A game of one hand against that bot, to its end."""
    async with evening(folder, log=log, thinkers=thinkers) as house, visitors(url_of(house), "Ann") as (ann,):
        table = await ann.open(seats=2, bot=bot, options={"length": "one hand", "ranks": 5})
        tab = await ann.tab(table)
        await tab.do("start")
        await tab.until(lambda frame: frame["board"])
        assert tab.frame["seats"][1]["bot"] == bot
        frame = await tab.play_on(Random(1))
        assert not [message for message in tab.raw if str(folder).encode() in message], "where a bot's file is"
        return frame


def one_worker() -> Thinkers:
    return Workers(1)


async def test_a_hired_bot_is_in_the_lobby_by_its_name_and_plays_in_the_pool(file: Path, tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        _, body = await ann.get("/api/games")
        cards = {card["id"]: card["bots"] for card in json.decode(body)}
        assert [bot["name"] for bot in cards["mind_reader"]][-3:] == ["First", "Failing", "Cheat"]
        assert [bot["name"] for bot in cards["pi"]][-2:] == ["First", "Failing"], "Cheat says what it plays"
        assert cards["pi"][-2]["sentence"] == "Takes the first option."
        assert str(file).encode() not in body
    log = StringIO()
    assert (await played(tmp_path / "pool", "First", log, one_worker))["ending"]["how"] == "finished"
    assert "table_stumbled" not in log.getvalue() and "illegal_move" not in log.getvalue()


@pytest.mark.parametrize(("bot", "told"), [("Failing", "table_stumbled"), ("Cheat", "illegal_move")])
async def test_a_bot_that_fails_makes_any_move_and_the_operator_is_told(
    file: Path, tmp_path: Path, bot: str, told: str
) -> None:
    log = StringIO()
    assert (await played(tmp_path, bot, log))["ending"]["how"] == "finished"
    assert told in log.getvalue()


async def test_a_bot_whose_question_fails_is_asked_again_though_nothing_happens_at_its_table(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, failures = Hourglass(), 3

    def fails_thrice(match: Match[Any, Any], seat: Seat, bot: str) -> Question:
        nonlocal failures
        if failures:
            failures -= 1
            raise OSError("no memory just now")
        return question(match, seat, bot)

    monkeypatch.setattr(players, "question", fails_thrice)
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("graves", seats=2, bot="First"))
        await tab.do("start")
        await tab.until(lambda frame: frame["board"])
        if tab.options:
            await tab.play(tab.options[0])  # after this the bot is asked, and nobody else does anything
        decision = tab.frame["board"]["decision"]
        for wait in (1, 2, 4):
            while clock.now() + wait not in clock.awaited:
                await sleep(0)
            clock.turn(wait)
        await tab.until(lambda frame: frame["board"]["decision"] > decision)


async def test_a_guest_can_only_seat_whom_the_operator_has_hired(file: Path, tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("pi"))
        assert (await tab.refused("bot", seat=1, bot="x.py:First")).startswith("There is no bot called x.py:First; ")
        assert await tab.refused("bot", seat=1, bot="Cheat") == "No Cheat bot has learnt P.I.."
        await tab.do("bot", seat=1, bot="First")


async def test_a_table_goes_on_in_a_house_that_no_longer_has_the_bot(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(seats=2, bot="First", options={"length": "one hand", "ranks": 5}))
        await tab.do("start")
        await tab.until(lambda frame: frame["board"])
        monkeypatch.setattr(levels, "HIRED", {})
        assert (await tab.play_on(Random(1)))["ending"]["how"] == "finished"


def test_no_bot_takes_the_name_of_another(file: Path) -> None:
    with pytest.raises(Refused, match=r"^There is a bot called First already\.$"):
        levels.hire(hired(f"{file}:First"))
    for name in ("thumb", ""):
        with pytest.raises(Refused, match="is no bot of your own: name a class"):
            hired(name)


def test_ours_are_proposed_and_not_the_hired_ones(file: Path) -> None:
    assert levels.proposed("mind_reader", 3).name == "thumb"
    assert levels.standby("pi").name == "belief"
