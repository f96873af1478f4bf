"""The house serves its words and those of its games, in the languages that it speaks."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json

from parlour import games
from parlour.core.words import languages_of_house
from parlour.core.words.messages.reading import read_messages
from parlour.core.words.messages.words import messages_of, parts_of_house
from tests.server.visitors import Visitor, evening, url_of, visitors

PLAIN = {"Accept_Encoding": "identity"}


@asynccontextmanager
async def reader(folder: Path, **more: Any) -> AsyncIterator[Visitor]:
    """Somebody who is shown what is on the wire, not what a library makes of it."""
    async with evening(folder, **more) as house, visitors(url_of(house), "Ann") as (ann,):
        ann.session._auto_decompress = False
        yield ann


async def test_the_house_tells_its_languages_by_their_own_names(tmp_path: Path) -> None:
    async with reader(tmp_path) as ann:
        _, body = await ann.get("/api/words")
    told = json.decode(body)
    assert told[:2] == [{"id": "en", "name": "English"}, {"id": "de", "name": "Deutsch"}]
    assert {each["id"] for each in told} == languages_of_house()


async def test_every_part_and_every_game_is_served_in_every_language(tmp_path: Path) -> None:
    async with reader(tmp_path) as ann:
        for language in sorted(languages_of_house()):
            for part in [*parts_of_house(), *[f"games/{game}" for game in games.SHELF]]:
                status, headers, body = await ann.send("GET", f"/api/words/{language}/{part}.ftl", **PLAIN)
                assert (status, headers["Content-Language"]) == (200, language), part
                assert read_messages(body.decode(), part) and b"\n#" not in body


async def test_they_are_small_and_not_sent_twice(tmp_path: Path) -> None:
    path = "/api/words/de/games/pi.ftl"
    async with reader(tmp_path) as ann:
        _, headers, packed = await ann.send("GET", path, Accept_Encoding="gzip")
        assert headers["Content-Encoding"] == "gzip" and headers["Cache-Control"] == "no-cache"
        text = gzip.decompress(packed).decode()
        assert {*read_messages(text, "pi")} == {*messages_of("parlour.games.pi", "de")} and len(packed) < len(text) / 2
        status, again, body = await ann.send("GET", path, Accept_Encoding="gzip", If_None_Match=headers["ETag"])
        assert (status, body) == (304, b"") and again["Content-Language"] == "de"


@pytest.mark.parametrize("language", ["fr", "..", "%2e%2e", "DE", "de%2f..", "x" * 500])
async def test_a_language_that_nobody_speaks_is_english(tmp_path: Path, language: str) -> None:
    async with reader(tmp_path) as ann:
        english = await ann.send("GET", "/api/words/en/lobby.ftl", **PLAIN)
        status, headers, body = await ann.send("GET", f"/api/words/{language}/lobby.ftl", **PLAIN)
    if status == 200:  # otherwise it was no path of ours
        assert (headers["Content-Language"], body) == ("en", english[2])
    else:
        assert status == 404 and language in ("..", "%2e%2e", "de%2f..")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("de/cellar.ftl", "There are no such words."),
        ("de/%2e%2e%2fen%2flobby.ftl", "There are no such words."),
        ("de/games/cellar.ftl", "There is no such game."),
    ],
)
async def test_what_is_not_there_is_told_in_one_sentence(tmp_path: Path, path: str, reason: str) -> None:
    async with reader(tmp_path) as ann:
        status, body = await ann.get(f"/api/words/{path}")
    assert (status, json.decode(body)["reason"]) == (404, reason)


async def test_broken_words_of_an_installed_game_are_told_when_the_house_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = brought(tmp_path, monkeypatch, "a = fine\nb = { $open\n")
    log = StringIO()
    async with reader(tmp_path, log=log) as ann:
        told = [json.decode(line) for line in log.getvalue().splitlines()]
        (line,) = [line for line in told if line["event"] == "words_unreadable"]
        assert (line["game"], line["level"]) == ("teacup", "error")
        assert line["error"].startswith(f"{package}: en.ftl, line 2: ")
        status, body = await ann.get("/api/words/en/games/teacup.ftl")
        assert (status, json.decode(body)["reason"]) == (404, line["error"])
        assert (await ann.get("/api/words/en/games/pi.ftl"))[0] == 200


def brought(folder: Path, monkeypatch: pytest.MonkeyPatch, words: str) -> str:
    """A game of another package, with these words in English."""
    package = folder / "teacup_game"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en.ftl").write_text(words, "utf-8")
    monkeypatch.syspath_prepend(folder)
    find, shelf = games.find, games.shelf
    monkeypatch.setattr(games, "shelf", lambda: [*shelf(), "teacup"])
    game: Any = SimpleNamespace(package=package.name)
    monkeypatch.setattr(games, "find", lambda id: game if id == "teacup" else find(id))
    assert files(package.name)
    return package.name
