"""Late in a game a tab is sent the last lines of its story and asks for those before; what it has is not sent again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour.server import wire
from parlour.server.table.shown.showing import EARLIER, LATEST
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors


async def told(tabs: list[Tab], lines: int, rng: Random) -> None:
    """Play until the story has so many lines; nobody but these people plays here."""
    while len(tabs[0].lines) < lines:
        for tab in tabs:
            await tab.catch_up()
            if tab.options:
                await tab.play(rng.choice(tab.options))
    for tab in tabs:
        await tab.catch_up()


async def connected(person: Visitor, table: str, catalogue: str = "") -> Tab:
    """A tab that has read its first frame, and asks for nothing more."""
    address = f"{person.url}/api/tables/{table}/socket?wire={wire.VERSION}&catalogue={catalogue}"
    tab = Tab(await person.session.ws_connect(address, max_msg_size=0, headers={"Origin": person.url}))
    person.tabs.append(tab)
    while not tab.frame:
        await tab.receive()
    return tab


async def test_a_first_frame_has_the_last_lines_and_the_others_come_when_they_are_asked_for(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), "Ann", "Bea") as people:
        tabs, ann = await seated(people, "pi"), people[0]
        await told(tabs, LATEST + 20, Random(1))
        tab = tabs[0]
        fresh = await connected(ann, id_of(tab))
        assert fresh.lines == tab.lines[-LATEST:]
        assert fresh.missing == len(tab.lines) - LATEST
        await fresh.complete()
        assert fresh.lines == tab.lines
        assert await fresh.ask("story", before=3) == {
            "type": "lines",
            "id": json.decode(fresh.raw[-1])["id"],
            "since": 0,
            "lines": tab.lines[:3],
        }
        assert (await fresh.ask("story", before=0))["lines"] == []
        assert (await fresh.ask("story", before=10**9))["lines"] == tab.lines[-EARLIER:]


async def test_the_catalogue_is_not_sent_again_to_somebody_who_has_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = (await seated([ann], "pi", seats=2))[0]
        version = tab.catalogue["version"]
        assert not (await connected(ann, id_of(tab), version)).catalogue
        assert (await connected(ann, id_of(tab), "another")).catalogue == tab.catalogue
        assert (await ann.tab(id_of(tab), "de")).catalogue == tab.catalogue, "it is in no language"


async def test_late_in_a_long_game_to_come_back_takes_at_most_thirty_kilobytes(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), *"ABCDE") as people:
        tabs, ann = await seated(people, "pi"), people[0]
        await told(tabs, 100, Random(2))
        tab = tabs[0]
        back = await connected(ann, id_of(tab), tab.catalogue["version"])
        assert sum(map(len, back.raw)) < 30_000


async def test_before_the_deal_there_is_no_story_to_ask_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("mind_reader"))
        assert await tab.ask("story", before=5, id="x") == {"type": "lines", "id": "x", "since": 0, "lines": []}


@pytest.mark.parametrize("before", [-1, "3", None, 1.5])
async def test_a_line_that_cannot_be_is_a_mistake(tmp_path: Path, before: Any) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open("mind_reader"))
        await tab.tell("story", before=before)
        assert (await tab.receive())["type"] == "mistake"


async def test_a_seat_and_a_spectator_are_each_told_their_own_story(tmp_path: Path) -> None:
    """What was whispered to a seat is in its own lines, and in nobody else's."""
    async with (
        evening(tmp_path, seed=lambda: bytes(32)) as house,
        visitors(url_of(house), "Ann", "Bea", "Zoe") as (ann, bea, zoe),
    ):
        first, second = await seated([ann, bea], "mind_reader")
        watcher = await zoe.tab(id_of(first))
        rng = Random(4)
        for _ in range(12):
            for tab in (first, second):
                if tab.options and not tab.frame["ending"]:
                    await tab.play(rng.choice(tab.options))
                for other in (first, second, watcher):
                    await other.catch_up()
        for tab in (first, second, watcher):
            assert (await tab.ask("story", before=10**6))["lines"] == tab.lines[-EARLIER:]
        assert first.lines != watcher.lines and first.story != second.story


async def test_a_program_asks_for_the_lines_that_a_proof_names(tmp_path: Path) -> None:
    """A proof names lines by their numbers; a program that has only the latest ones posts a request for the others."""
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), "Ann", "Bea") as people:
        tabs, ann = await seated(people, "pi"), people[0]
        await told(tabs, LATEST + 20, Random(1))
        path = f"/api/tables/{id_of(tabs[0])}/requests"
        wanted = json.encode({"type": "story", "id": "s", "before": 5})
        for person, tab in zip(people, tabs):
            wanted = json.encode({"type": "story", "id": "s", "before": 5})
            status, _, body = await person.send("POST", path, wanted)
            assert (status, json.decode(body)) == (
                200,
                {"type": "lines", "id": "s", "since": 0, "lines": tab.lines[:5]},
            )
        await tabs[0].close()
        await tabs[1].until(lambda frame: not frame["seats"][0]["connected"])
        status, _, body = await ann.send("POST", path, json.encode({"type": "story", "id": "s", "before": 5}))
        assert (status, json.decode(body)["reason"][:27]) == (422, "Open the stream of events f"), (
            "who is shown nothing"
        )
