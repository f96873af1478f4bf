"""Through a network that delays, cuts and reorders, a game is played to its end: every move once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientError

from parlour import games
from parlour.core import verify
from parlour.testing.kit import soak
from tests.server.chaos import chaos
from tests.server.lives import Player, check
from tests.server.visitors import evening, id_of, seated, url_of, visitors


async def play_through(player: Player, url: str, table: str) -> None:
    """Come back whenever the connection is cut, until the game is over."""
    while not (player.tab and player.tab.frame.get("ending") and not player.waiting):
        try:
            await asyncio.wait_for(player.come_back(url, table), 5)
            await player.play(1000)
        except (ClientError, ConnectionError, TimeoutError, AssertionError) as error:
            if isinstance(error, AssertionError) and "closed" not in str(error) and player.tab and player.tab.frame:
                raise


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2 * soak()))
async def test_a_game_through_a_bad_network(tmp_path: Path, seed: int) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests, seats=3)
        table, rng = id_of(tabs[0]), Random(seed)
        for tab in tabs:
            await tab.close()
        async with chaos(house.port, seed) as (proxy, url):
            players = [Player(guest, rng, f"{n}-") for n, guest in enumerate(guests)]
            await asyncio.gather(*[play_through(player, url, table) for player in players])
        await check(tmp_path / "house.sqlite3", table, players)
        guests[0].url = url_of(house)
        _, record = await guests[0].get(f"/api/tables/{table}/record")
        verify(games.find("mind_reader"), record.decode().splitlines())
        print(f"{proxy.cuts} cuts, {proxy.passed} pieces, {sum(len(each.acknowledged) for each in players)} moves")
        assert proxy.cuts
