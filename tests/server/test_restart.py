"""The house may close, or be killed, at any moment: no acknowledged move is lost and none is made twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from yarl import URL

from parlour import games
from parlour.core import verify
from parlour.testing.kit import soak
from tests.server.lives import Life, Player, check, requests_of
from tests.server.manor import PASSING, first_come
from tests.server.stores import PostgresPlace
from tests.server.visitors import Visitor, evening, id_of, seated, url_of, visitors

KILLS = 2 * soak()  # on each database, with each game
FATES: Counter[str] = Counter()


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await ann.play(ann.options[0], id="before")
        await bea.catch_up()
        cookies = [guest.session.cookie_jar for guest in guests]
    async with evening(tmp_path) as house, visitors(url_of(house), "x", "y") as guests:
        for guest, jar in zip(guests, cookies):
            guest.session.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in jar}, URL(guest.url))
        tabs = [await guest.tab(id_of(ann)) for guest in guests]
        assert [tab.story for tab in tabs] == [ann.story, bea.story]
        assert tabs[1].frame["board"] == bea.frame["board"]
        await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])


async def test_closing_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        await house.close()
        while await ann.receive():
            pass
        assert ann.code == 1012


# ── kill -9 ──


async def test_a_pass_in_an_open_question_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    store = tmp_path / "house.sqlite3"
    life = Life(store)
    async with visitors(life.url, *"ABCD") as guests:
        tabs = await seated(guests, "manor", window=60)
        await tabs[3].do("standing", name="pass")
        board = await first_come(tabs)
        await tabs[1].play(PASSING, id="before")
        life.kill()
        life = Life(store)
        again = [await Visitor(life.url, guest.session).tab(id_of(tabs[0])) for guest in guests]
        assert [tab.frame["board"]["passed"] for tab in again] == [False, True, False, True]
        assert [tab.frame["board"]["standing"] for tab in again] == [None, None, None, "pass"]
        assert {tab.frame["board"]["deadline"] for tab in again} == {board["deadline"]}
        await again[1].do("play", id="before", decision=board["decision"], move=PASSING)
        for tab in again:
            await tab.close()
    life.kill()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "house.sqlite3"
    place = PostgresPlace(request.getfixturevalue("postgres"))
    asyncio.run(place.make())
    return place.url


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("mind_reader", 3), ("manor", 4)])
async def test_killing_the_server_loses_no_acknowledged_move(store: Path | str, game: str, seats: int) -> None:
    """Neither a move that everybody sees nor, in Manor, a pass in a question that is still open."""
    FATES.clear()
    rng, tables, kills = Random(9), list[str](), 0
    life = Life(store)
    async with visitors(life.url, "Ann", "Bea") as guests:
        while kills < KILLS:
            players = [Player(guest, rng, f"{guest.url[-1]}{len(tables)}{n}-") for n, guest in enumerate(guests)]
            first, second = await seated(guests, game, seats=seats)
            table = id_of(first)
            tables.append(table)
            for player, tab in zip(players, (first, second)):
                player.tab, player.story = tab, tab.story
            over = False
            while not over and kills < KILLS:
                life, kills = await play_and_die(players, life, rng, store, table), kills + 1
                over = any(player.tab is not None and player.tab.frame["ending"] for player in players)
            await check(store, table, players)
        await finish(players, game, table)
    life.kill()
    print(f"{game}: {kills} kills at {len(tables)} tables; unanswered: {dict(FATES)}")
    assert kills == KILLS


async def play_and_die(players: list[Player], life: Life, rng: Random, store: Path | str, table: str) -> Life:
    """Play some moves, kill the server in the middle of one, start it again and come back."""
    playing = [asyncio.create_task(player.play(rng.randrange(1, 9))) for player in players]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(rng.random() * 0.004)
    life.kill()
    await asyncio.gather(*playing)
    await asyncio.gather(*[player.hear_the_rest() for player in players])
    await note_fates(store, table, players)
    life = Life(store)
    for player in players:
        await player.come_back(life.url, table)
    return life


async def note_fates(store: Path | str, table: str, players: list[Player]) -> None:
    """What became of the moves that were sent and not answered: a good kill leaves some of both."""
    written = await requests_of(store, table)
    for player in players:
        FATES.update("written" if id in written else "gone" for id in player.waiting)


async def finish(players: list[Player], game: str, table: str) -> None:
    """The last game is played to its end, and its record is genuine."""
    await asyncio.gather(*[player.tab.play_on(player.rng) for player in players if player.tab])
    status, record = await players[0].guest.get(f"/api/tables/{table}/record")
    assert status == 200
    verify(games.find(game), record.decode().splitlines())
