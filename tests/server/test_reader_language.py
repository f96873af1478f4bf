"""Whoever is refused something reads why in their own language."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from parlour.server.http.guard import preferred
from tests.server.visitors import Visitor, evening, id_of, seated, url_of, visitors

NOWHERE = "/api/tables/nowhere"


async def reason(person: Visitor, path: str, accept: str = "") -> str:
    headers = {"Accept-Language": accept} if accept else {}
    async with person.session.get(f"{person.url}{path}", headers=headers) as answer:
        return str(json.decode(await answer.read())["reason"])


async def test_a_request_is_refused_in_the_language_asked_for_or_preferred(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        assert await reason(ann, NOWHERE) == "There is no such table."
        assert await reason(ann, NOWHERE, "de-AT,de;q=0.9,en;q=0.5") == "Diesen Tisch gibt es nicht."
        assert await reason(ann, f"{NOWHERE}?language=de") == "Diesen Tisch gibt es nicht."
        assert await reason(ann, f"{NOWHERE}?language=en", "de") == "There is no such table."
        assert await reason(ann, f"{NOWHERE}?language=../de", "tlh") == "There is no such table."


async def test_at_one_table_each_is_refused_in_the_language_of_their_tab(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        tabs = await seated(people)
        german = await people[1].tab(id_of(tabs[0]), language="de")
        assert await tabs[1].refused("lock", on=True) == "Only the host may do that."
        assert await german.refused("lock", on=True) == "Das darf nur der Gastgeber."
        await german.socket.send_str("nonsense")
        assert (await german.receive())["reason"] == "Das ist kein JSON oder kein Text."


async def test_an_address_where_nothing_is_has_a_page_in_the_language_of_the_browser(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        wanted = {"Accept": "text/html", "Accept_Language": "de"}
        status, _, page = await ann.send("GET", "/api/tables/nowhere", **wanted)
        assert status == 404 and b'lang="de"' in page
        assert "Diesen Tisch gibt es nicht." in page.decode() and "Zur Lobby" in page.decode()


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("de-DE,de;q=0.9,en;q=0.8", ["de", "de", "en"]),
        ("en;q=0.3, de ;q=0.7", ["de", "en"]),
        ("de;q=nonsense, en", ["en", "de"]),
        ("*", ["*"]),
        ("", [""]),
    ],
)
def test_the_dearest_language_of_a_header_comes_first(header: str, languages: list[str]) -> None:
    assert preferred(header) == languages
