"""Two processes race on one table, and are killed while they do: each move is made once, or refused with a sentence."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from random import Random

import pytest

from parlour import games
from parlour.core import verify
from parlour.testing.kit import soak
from tests.server.lives import Life, Player, check, requests_of
from tests.server.stores import PostgresPlace
from tests.server.visitors import Tab, Visitor, id_of, seated, visitors

RACES = 100 * soak()
KILLS = 3 * soak()
PEOPLE = [f"Guest {number}" for number in range(24)]  # who race at the same time


async def race(tabs: list[Tab], rng: Random, name: str) -> Counter[str]:
    """One person sends different moves by way of two processes at the same moment; what each was answered."""
    decision, options = tabs[0].frame["board"]["decision"], tabs[0].options
    numbers = rng.sample(range(len(tabs)), len(tabs))  # none is always the first to be asked
    asking = [tabs[n].ask("play", id=f"{name}-{n}", decision=decision, move=rng.choice(options)) for n in numbers]
    answers = await asyncio.gather(*asking)
    assert all(answer["type"] == "done" or answer["reason"].endswith(".") for answer in answers)
    return Counter({f"{name}-{n}": answer["type"] == "done" for n, answer in zip(numbers, answers)})


class Races:
    """Somebody who races with themselves, at one table after the other; everybody counts together."""

    def __init__(self, store: str, lives: list[Life]) -> None:
        self.store, self.lives, self.rng = store, lives, Random(5)
        self.begun = self.tables = 0
        self.wins: Counter[int] = Counter()

    async def run(self, guest: Visitor) -> None:
        while self.begun < RACES:
            await self.at_a_table(guest)

    def at(self, process: int, guest: Visitor) -> Visitor:
        """The same person as a visitor of that process."""
        return Visitor(self.lives[process].url, guest.session)

    async def at_a_table(self, guest: Visitor) -> None:
        first = self.rng.randrange(len(self.lives))  # which process lays the table: it has an advantage
        (tab,) = await seated([self.at(first, guest)], game="graves", seats=2)  # it lasts: fewer tables are laid
        table, done = id_of(tab), Counter[str]()
        self.tables += 1
        tabs = [tab if n == first else await self.at(n, guest).tab(table) for n in range(len(self.lives))]
        while self.begun < RACES and await both_due(tabs):
            self.begun += 1
            answers = await race(tabs, self.rng, f"race{self.begun}")
            self.wins.update([int(name[-1]) for name, won in answers.items() if won])
            done += answers
        written = await requests_of(self.store, table)
        assert written == Counter({id: 1 for id, won in done.items() if won})
        for each in tabs:
            await each.close()


async def both_due(tabs: list[Tab]) -> bool:
    """Wait until both tabs show the same question; whether there still is one."""
    while True:
        await asyncio.gather(*[each.until(lambda frame: frame["ending"] or due(frame)) for each in tabs])
        if any(each.frame["ending"] for each in tabs):
            return False
        if tabs[0].frame["board"]["decision"] == tabs[1].frame["board"]["decision"]:
            return True
        await asyncio.gather(*[each.catch_up() for each in tabs])


@pytest.mark.slow
async def test_a_race_of_two_processes_has_one_winner(postgres: str) -> None:
    """Several people race at once, each at a table: so a process that loses also has other tables to read anew."""
    place = PostgresPlace(postgres)
    await place.make()
    lives = [Life(place.url), Life(place.url)]
    races = Races(place.url, lives)
    async with visitors(lives[0].url, *PEOPLE) as people:
        await asyncio.gather(*[races.run(guest) for guest in people])
    for life in lives:
        life.kill()
    wins = races.wins
    print(f"{races.begun} races at {races.tables} tables; the processes won {wins[0]} and {wins[1]}")
    assert races.begun >= RACES and wins[0] and wins[1]


def due(frame: dict[str, object]) -> bool:
    board = frame["board"]
    return isinstance(board, dict) and bool(board.get("options")) and not board["passed"]


@pytest.mark.slow
async def test_one_of_two_processes_is_killed_again_and_again_and_the_game_goes_on(postgres: str) -> None:
    """Players who lose their socket come back to any process, and send again what was not answered."""
    place, rng, kills, tables = PostgresPlace(postgres), Random(11), 0, 0
    await place.make()
    lives = [Life(place.url), Life(place.url)]
    async with visitors(lives[0].url, "Ann", "Bea") as guests:
        while kills < KILLS:
            guests[0].url = guests[1].url = lives[0].url
            first, second = await seated(guests, seats=3)
            table, tables = id_of(first), tables + 1
            players = [Player(guest, rng, f"k{tables}{n}-") for n, guest in enumerate(guests)]
            for player, tab in zip(players, (first, second)):
                player.tab, player.story = tab, tab.story
            while kills < KILLS and not any(player.tab and player.tab.frame["ending"] for player in players):
                kills += 1
                await fall(players, lives, rng, place.url, table)
            await check(place.url, table, players)
        await asyncio.gather(*[player.tab.play_on(player.rng) for player in players if player.tab])
        status, record = await guests[0].get(f"/api/tables/{table}/record")
        assert status == 200
        verify(games.find("mind_reader"), record.decode().splitlines())
    for life in lives:
        life.kill()
    print(f"{kills} kills at {tables} tables")


async def fall(players: list[Player], lives: list[Life], rng: Random, store: str, table: str) -> None:
    """Play on, kill one process in the middle of a move, and go on at the other and at the one that comes after it."""
    playing = [asyncio.create_task(player.play(rng.randrange(1, 6))) for player in players]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(rng.random() * 0.004)
    victim = rng.randrange(2)
    lives[victim].kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        assert player.tab is not None
        await player.tab.close()
    lives[victim] = Life(store)
    for player in players:
        await player.come_back(rng.choice(lives).url, table)


async def test_a_process_that_hangs_holds_up_nobody_and_doubles_nothing(postgres: str) -> None:
    """It stands still in charge of the bots; the other goes on with them, and when it wakes nothing is done twice."""
    place = PostgresPlace(postgres)
    await place.make()
    lives = [Life(place.url), Life(place.url)]
    async with visitors(lives[0].url, "Ann") as (ann,):
        (tab,) = await seated([ann], seats=3)
        table = id_of(tab)
        os.kill(lives[0].pid, signal.SIGSTOP)
        there = await Visitor(lives[1].url, ann.session).tab(table)
        await there.play_on(Random(3))
        os.kill(lives[0].pid, signal.SIGCONT)
        await tab.until(lambda frame: frame["ending"])
        assert tab.story == there.story
        status, record = await Visitor(lives[1].url, ann.session).get(f"/api/tables/{table}/record")
        assert status == 200
        verify(games.find("mind_reader"), record.decode().splitlines())
        await there.close()
    for life in lives:
        life.kill()
