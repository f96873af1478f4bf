"""Decks of the house: an operator keeps files, a host chooses one, and a table goes on with what it began with."""

from __future__ import annotations

import sqlite3
from asyncio import gather
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json
from yarl import URL

from parlour.core import Refused
from parlour.games.graves.settings.decks import EXAMPLE
from parlour.server.table.decks import LARGEST, MOST, Decks, read_decks
from parlour.server.table.table import Table
from tests.server.visitors import Visitor, evening, id_of, seated, url_of, visitors

BEFORE = Path(__file__).parents[1] / "games" / "graves" / "before"
PEEK = '[[ability]]\ncards = ["7"]\ntitle = "Odd"\neffect = "peek"\n'
ODD = PEEK.replace("peek", "draw")


def folder(tmp_path: Path, **files: str | bytes) -> Path:
    kept = tmp_path / "decks"
    kept.mkdir(exist_ok=True)
    for name, text in files.items():
        (kept / f"{name}.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    return kept


async def cards(ann: Visitor) -> dict[str, Any]:
    _, body = await ann.get("/api/games")
    [graves] = [card for card in json.decode(body) if card["id"] == "graves"]
    return {option["name"]: option for option in graves["options"]}


async def refused(ann: Visitor, **options: object) -> str:
    status, _, body = await ann.send("POST", "/api/tables", json.encode({"game": "graves", "options": options}))
    assert status == 422 or status == 400, (status, body)
    return body.decode()


async def test_a_host_chooses_a_deck_of_the_house_by_its_name(tmp_path: Path) -> None:
    """GR-70: it is played, and stands whole in the record."""
    decks, faults = read_decks(folder(tmp_path, ours=EXAMPLE, odd=ODD))
    assert not faults
    async with evening(tmp_path, decks=decks) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        options = await cards(guests[0])
        assert options["detective_deck"]["decks"] == options["mastermind_deck"]["decks"] == ["odd", "ours"]
        assert options["cases"]["decks"] == []
        chosen = {"cases": 1, "detective_deck": "@ours", "mastermind_deck": "@odd"}
        tabs = await seated(guests, "graves", options=chosen)
        abilities = [thing for thing in tabs[0].catalogue["things"] if thing["id"].startswith("ability:D:")]
        assert b'"Under lock and key"' in json.encode(abilities)
        await gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
        _, record = await guests[0].get(f"/api/tables/{id_of(tabs[0])}/record")
        opened = json.decode(record.splitlines()[0])["options"]
        assert (opened["detective_deck"], opened["mastermind_deck"]) == (EXAMPLE, ODD)


async def test_a_table_goes_on_with_the_deck_it_began_with_when_the_file_is_gone(tmp_path: Path) -> None:
    """GR-70: also one that was not dealt yet, and one that is played again."""
    kept = folder(tmp_path, ours=EXAMPLE)
    async with evening(tmp_path, decks=read_decks(kept)[0]) as house, visitors(url_of(house), "Ann") as (ann,):
        id = await ann.open("graves", options={"cases": 1, "detective_deck": "@ours"})
        cookies = {cookie.key: cookie.value for cookie in ann.session.cookie_jar}
    (kept / "ours.toml").write_text(PEEK)
    decks, faults = read_decks(kept)
    assert len(faults) == 1
    async with evening(tmp_path, decks=decks) as house, visitors(url_of(house), "x") as (ann,):
        ann.session.cookie_jar.update_cookies(cookies, URL(ann.url))
        tab = await ann.tab(id)
        await tab.do("bot", seat=1)
        await tab.do("start")
        await tab.until(lambda frame: frame["board"])
        assert tab.frame["table"]["options"]["detective_deck"] == EXAMPLE
        await tab.do("concede")
        _, _, body = await ann.send("POST", f"/api/tables/{id}/again")
        again = await ann.tab(json.decode(body)["id"])
        assert again.frame["table"]["options"]["detective_deck"] == EXAMPLE


async def test_a_name_that_the_house_does_not_have_opens_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, decks=Decks({"ours": EXAMPLE})) as house, visitors(url_of(house), "Ann") as (ann,):
        for name in ("theirs", "../ours", "", "ours.toml"):
            assert f"This house has no deck {name}; it has ours." in await refused(ann, detective_deck=f"@{name}")
        assert not house.tables


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (PEEK, "The Detective's deck, line 4: there is no effect 'peek'; there are change trump, "),
        (b"\xff\xfe", "It is no text in UTF-8."),
        ("#" * (LARGEST + 1), f"It is larger than {LARGEST:,} bytes."),
        ("#" * 7000, "Option detective_deck must be a text of at most 6000 characters, not ####"),
        ("deck = [", "The Detective's deck, line 1: this is not TOML: "),
        ("x = " + "[" * 3000, "The Detective's deck, line 1: this is not TOML: It cannot be read."),
    ],
)
def test_a_broken_file_is_left_out_with_one_sentence(tmp_path: Path, text: str | bytes, told: str) -> None:
    """GR-70: and all others are offered."""
    decks, [fault] = read_decks(folder(tmp_path, broken=text, ours=EXAMPLE))
    assert fault.startswith(f"broken.toml is not offered. {told}") and [*decks.texts] == ["ours"]


def test_files_that_cannot_be_read_are_named_and_only_so_many_are_read(tmp_path: Path) -> None:
    kept = folder(tmp_path, **{f"deck{number:03}": ODD for number in range(MOST + 5)})
    (kept / "a.toml").mkdir()
    decks, [fault] = read_decks(kept)
    assert fault == "a.toml is not offered. It cannot be read: Is a directory." and len(decks.texts) == MOST - 1
    with pytest.raises(Refused, match=r"^There is no folder .*nowhere\.$"):
        read_decks(tmp_path / "nowhere")


def told(table: Table, seat: int) -> list[str]:
    """The story of a seat in English."""
    assert table.match is not None
    words, settings = table.game.words("en"), table.match.settings
    names = words.Names([chair.name for chair in table.seating.chairs], seat)
    return [words.event(event, settings, names) for event in table.match.view(seat).story]


async def test_a_table_of_before_goes_on(tmp_path: Path) -> None:
    """GR-29, GR-38, GR-70: a house wrote it that knew none of the newer options and effects."""
    with sqlite3.connect(tmp_path / "house.sqlite3") as db:
        db.executescript((BEFORE / "house.sql").read_text("utf-8"))
    db.close()
    before = json.decode((BEFORE / "house.json").read_bytes())
    async with evening(tmp_path) as house, visitors(url_of(house), "x", "y") as guests:
        for guest, cookies in zip(guests, before["cookies"].values()):
            guest.session.cookie_jar.update_cookies(cookies, URL(guest.url))
        tabs = [await guest.tab(before["table"]) for guest in guests]
        assert [told(house.tables[before["table"]], seat) for seat in range(2)] == before["stories"]
        await gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
        _, verdict = await guests[0].get(f"/api/tables/{before['table']}/verdict")
        assert json.decode(verdict)["verified"]
