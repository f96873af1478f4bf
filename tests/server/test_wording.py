"""A program that asks for words is told everything in them as well; the facts stay as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession
from msgspec import json

from parlour.games import SHELF, find
from tests.server.visitors import evening, id_of, seated, url_of, visitors

MOVES = 12


async def frames_of(session: ClientSession, url: str, table: str, query: str, frames: int) -> list[dict[str, Any]]:
    """The first messages of a stream, until so many frames have come."""
    said: list[dict[str, Any]] = []
    async with session.get(f"{url}/api/tables/{table}/events?{query}") as response:
        async for line in response.content:
            if line.strip():
                said.append(json.decode(line))
            if sum(each["type"] == "frame" for each in said) == frames:
                break
    return said


def without_words(part: Any) -> Any:
    if isinstance(part, list):
        return [without_words(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {name: without_words(each) for name, each in part.items() if name != "words"}


def words_in(part: Any) -> Iterator[str]:
    """Every text that was added."""
    if isinstance(part, list):
        for each in part:
            yield from words_in(each)
    elif isinstance(part, dict):
        for name, each in part.items():
            yield from each.values() if name == "words" else words_in(each)


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_words_are_added_to_the_facts_and_none_is_missing(tmp_path: Path, game: str, language: str) -> None:
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), *"ABCDE") as people:
        tabs = await seated(people[: find(game).seats[0]], game)
        table, rng = house.tables[id_of(tabs[0])], Random(4)
        for _ in range(MOVES):
            assert table.match is not None
            if table.match.result:
                break
            asked = tabs[rng.choice(table.match.asked)]
            await asked.catch_up()
            await asked.play(rng.choice(asked.options))
        told = [
            await frames_of(people[0].session, url_of(house), table.id, query, 1)
            for query in ("zones=sent", f"zones=sent&words={language}")
        ]
        assert without_words(told[1]) == told[0]
        texts = [*words_in(told[1])]
        assert len(texts) > 30 and not [text for text in texts if "{" in text]
        prompt = next(said for said in told[1] if said["type"] == "frame")["board"]["prompt"]
        assert prompt["words"]["whole"] == spoken_prompt(table, language)


def spoken_prompt(table: Any, language: str) -> str:
    words, names = table.game.words(language), [chair.name for chair in table.seating.chairs]
    text: str = words.prompt(table.match.view(0), words.Names(names, 0))
    return text
