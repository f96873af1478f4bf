"""Games that are over stay readable when the rules of their game have changed since."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour import games
from parlour.core import Game
from tests.server.visitors import Visitor, evening, id_of, seated, url_of, visitors


def newer(game: Game[Any, Any]) -> Game[Any, Any]:
    """The same game with other rules."""
    from msgspec import structs

    return structs.replace(game, version=game.version + 1)


def told(record: bytes) -> str:
    """Why the game ended, as the rules of then wrote it down."""
    why: str = json.decode(record.splitlines()[-1])["result"]["why"]
    return why


@pytest.mark.parametrize("end", ["finished", "conceded"])
async def test_a_game_played_under_older_rules_can_be_read_and_downloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        await (tab.play_on(Random(1)) if end == "finished" else tab.do("concede"))
        id, before = id_of(tab), tab.frame
        cookies = {cookie.key: cookie.value for cookie in ann.session.cookie_jar}
        _, record = await ann.get(f"/api/tables/{id}/record")
    find, game = games.find, games.find("mind_reader")
    monkeypatch.setattr(games, "find", lambda name: newer(game) if name == "mind_reader" else find(name))
    async with evening(tmp_path) as house, visitors(url_of(house), "x") as (ann,):
        from yarl import URL

        ann.session.cookie_jar.update_cookies(cookies, URL(ann.url))
        tab = await ann.tab(id)
        head = tab.frame["table"]
        assert (head["old"], head["stage"], tab.frame["board"]) == (True, "over", None)
        then = {"key": "ended-then", "args": {"why": told(record)}} if end == "finished" else before["ending"]["why"]
        assert tab.frame["ending"] == {**before["ending"], "why": then}
        assert tab.frame["seats"] == before["seats"]
        assert await ann.get(f"/api/tables/{id}/record") == (200, record)
        _, verdict = await ann.get(f"/api/tables/{id}/verdict")
        assert json.decode(verdict) == {
            "verified": False,
            "says": f"Line 1: this record follows version {game.version} of the rules of Mind Reader; "
            f"this Parlour plays version {game.version + 1}.",
        }
        assert await tab.refused("play", decision=1, move={"type": "EndTurn"}) == "The game is over."
        status, _, body = await ann.send("POST", f"/api/tables/{id}/again")
        assert status == 201 and not (await ann.tab(json.decode(body)["id"])).frame["table"]["old"]


async def test_a_game_that_is_not_over_can_t_be_continued_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        id = id_of((await seated(guests))[0])
    find, game = games.find, games.find("mind_reader")
    monkeypatch.setattr(games, "find", lambda name: newer(game) if name == "mind_reader" else find(name))
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(id)
        assert tab.code == 4410


async def test_a_game_that_its_people_ended_in_an_earlier_parlour_still_verifies(tmp_path: Path) -> None:
    """It did not write the seed into the record then."""
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        await tab.do("concede")
        id = id_of(tab)
        await tab.close()
        cut = "DELETE FROM lines WHERE table_id = ? AND number = (SELECT max(number) FROM lines WHERE table_id = ?)"
        await house.staff.store.writer.do(lambda db: db.execute(cut, (id, id)))  # type: ignore[attr-defined]
        house.tables.clear()
        await check_verdict(ann, id)


async def check_verdict(guest: Visitor, id: str) -> None:
    _, verdict = await guest.get(f"/api/tables/{id}/verdict")
    assert json.decode(verdict)["verified"]
    tab = await guest.tab(id)
    assert tab.frame["ending"]["how"] == "conceded" and tab.frame["board"]
