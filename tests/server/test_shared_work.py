"""Heavy work in a real house, with real workers and sockets: nobody waits for all that another asks for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour.server.after.archive import packed
from parlour.server.bots.thinking import Workers
from parlour.server.fair import MOST_OF_ONE, Who
from parlour.server.house import House
from parlour.server.http.addresses import household
from parlour.server.http.played.records import judged
from parlour.server.notebook.answers import answered
from tests.bots.test_pool import held, wait_for_lock
from tests.bots.work import hold
from tests.server.test_after import Counting, after
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors

STRANGER = "198.51.100.7"


class Stuck(Workers):
    """Workers for whom some kinds of work never come to an end."""

    def __init__(self, folder: Path, *endless: Callable[..., bytes]) -> None:
        super().__init__(1)
        self.folder, self.endless, self.number = folder, endless, 0

    async def study(self, who: Who, work: Any, about: Any, name: Hashable = None) -> bytes:
        if work not in self.endless:
            return await super().study(who, work, about, name)
        self.number += 1
        return await super().study(who, partial(hold, self.folder), self.number, name)  # type: ignore[arg-type]

    @property
    def awaited(self) -> list[int]:
        """How many wait for each work."""
        return [len(askers) for askers in self.studies.fair.askers.values()]


async def until(true: Callable[[], Any]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def let_go(folder: Path) -> None:
    """No worker is busy with endless work any more."""
    await asyncio.to_thread(wait_for_lock, folder / "lock")


@asynccontextmanager
async def after_a_game(
    folder: Path, *endless: Callable[..., bytes]
) -> AsyncIterator[tuple[House, Stuck, Visitor, str]]:
    """Ann has played a game to its end."""
    workers = Stuck(folder, *endless)
    async with evening(folder, thinkers=lambda: workers) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        await tab.play_on(Random(1))
        yield house, workers, ann, id_of(tab)


@asynccontextmanager
async def strangers(
    house: House, *paths: str
) -> AsyncIterator[list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]:
    """For each path somebody who asks for it and waits."""
    lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in paths]
    try:
        for (_, writer), path in zip(lines, paths):
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {STRANGER}\r\n\r\n".encode())
        yield lines
    finally:
        for _, writer in lines:
            writer.close()


@pytest.mark.parametrize("path", ["/api/tables/{}/analysis", "/analysis/{}", "/api/tables/{}/verdict"])
async def test_what_a_client_asked_for_who_has_left_is_dropped(tmp_path: Path, path: str) -> None:
    async with after_a_game(tmp_path, packed, judged) as (house, workers, _, table):
        async with strangers(house, path.format(table)):
            await until(lambda: held(tmp_path))
        await let_go(tmp_path)
        await until(lambda: not workers.awaited)


async def test_what_others_wait_for_goes_on_when_one_leaves(tmp_path: Path) -> None:
    async with after_a_game(tmp_path, packed) as (house, workers, _, table):
        async with strangers(house, *[f"/api/tables/{table}/analysis"] * 2) as ((_, first), _):
            await until(lambda: workers.awaited == [2])
            first.close()
            await until(lambda: workers.awaited == [1])
        await until(lambda: not workers.awaited)


async def test_languages_that_nobody_speaks_ask_for_the_same_work(tmp_path: Path) -> None:
    async with after_a_game(tmp_path, packed) as (house, workers, _, table):
        languages = ["en", *[f"qa{letter}" for letter in "abcdefghijk"]]
        async with strangers(house, *[f"/api/tables/{table}/analysis?language={language}" for language in languages]):
            await until(lambda: workers.awaited == [12])


async def test_a_stranger_who_asks_for_much_holds_up_neither_a_notebook_nor_the_bots(tmp_path: Path) -> None:
    async with after_a_game(tmp_path, packed) as (house, workers, ann, table):
        paths = [f"/api/tables/{table}/replay?eyes={eyes}" for eyes in ("0", "1", "spectator", "truth")]
        async with strangers(house, *paths, f"/api/tables/{table}/analysis"):
            await until(lambda: len(workers.awaited) == 5 and held(tmp_path))
            (tab,) = await seated([ann], seats=2, help="notebook")
            await tab.until(lambda frame: frame["board"]["asked"] == [0])  # the bot has answered
            for _ in range(3):
                assert (await tab.ask("notebook"))["type"] == "pages"
            assert len(workers.awaited) == 5, "all of the stranger's works still wait"


async def test_a_notebook_is_dropped_when_its_tab_is_gone(tmp_path: Path) -> None:
    workers = Stuck(tmp_path, answered)
    async with evening(tmp_path, thinkers=lambda: workers) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        await ann.tell("notebook")
        await until(lambda: held(tmp_path))
        await ann.close()
        await let_go(tmp_path)
        again: Tab = await guests[0].tab(id_of(ann))
        workers.endless = ()
        assert (await again.ask("notebook"))["type"] == "pages"


async def test_a_notebook_is_dropped_when_the_program_that_posted_the_question_is_gone(tmp_path: Path) -> None:
    workers = Stuck(tmp_path, answered)
    async with evening(tmp_path, thinkers=lambda: workers) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tab, _ = await seated(guests)
        body = json.encode({"type": "notebook", "id": "1"})
        posted = asyncio.create_task(guests[0].send("POST", f"/api/tables/{id_of(tab)}/requests", body))
        await until(lambda: held(tmp_path))
        posted.cancel()
        await let_go(tmp_path)
        await until(lambda: not workers.awaited)


async def test_who_waits_for_much_already_is_told_so(tmp_path: Path) -> None:
    async with after_a_game(tmp_path, packed) as (house, workers, _, table):
        paths = [f"/api/tables/{table}/replay/notebook?eyes=0&line={line}" for line in range(MOST_OF_ONE + 1)]
        async with strangers(house, *paths[1:]):
            await until(lambda: len(workers.awaited) == MOST_OF_ONE)
            async with strangers(house, paths[0]) as ((reader, _),):
                said = await reader.readuntil(b"}")
        assert b" 429 " in said and b"still busy with what you asked for before" in said


async def test_the_same_is_worked_out_once_however_it_is_asked_for(tmp_path: Path) -> None:
    counting = Counting()
    async with after(tmp_path, thinkers=lambda: counting) as (ann, tab, _):
        table, before = f"/api/tables/{id_of(tab)}", counting.studied
        for path in ("replay?eyes=0", "replay?eyes=00", "replay?eyes=000&language=qaa", "replay?eyes=0&language=qab"):
            assert (await ann.get(f"{table}/{path}"))[0] == 200
        assert counting.studied == before + 1


async def test_the_shelf_remembers_no_language_that_nobody_speaks(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        for letter in "abc":
            await ann.get(f"/api/games?language=qa{letter}")
        assert [*house.shelf.pages] == ["en"]


async def test_the_description_and_the_games_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        paths = ("/api/openapi.json", "/api/games", "/api/games?language=qaa")
        first = [await ann.get(path) for path in paths]
        monkeypatch.setattr("parlour.server.http.app.document", None)
        monkeypatch.setattr("parlour.server.shelf.game_card", None)
        assert [await ann.get(path) for path in paths] == first
        assert {status for status, _ in first} == {200}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "unix", False),
    ],
)
def test_a_network_of_one_household_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same
