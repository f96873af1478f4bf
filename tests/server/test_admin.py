"""`parlour admin`, and backups that are restored and played on."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from msgspec import json
from yarl import URL

from parlour import games
from parlour.cli.app import run
from parlour.core import verify
from parlour.server.store import Change
from parlour.server.store.sqlite import SqliteStore
from tests.server.stores import PostgresPlace
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors

Admin: TypeAlias = Callable[..., Awaitable[tuple[int, str]]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command in a thread, as a house is open in this one: its code, and all that it printed."""

    async def admin(*words: object) -> tuple[int, str]:
        capsys.readouterr()
        code = await asyncio.to_thread(run_admin, [str(word) for word in words])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return admin


def run_admin(words: list[str]) -> int:
    try:
        return run(["admin", *words])
    except SystemExit as end:
        return int(str(end.code))


async def test_tables_are_listed_and_checked_while_the_house_is_open(tmp_path: Path, said: Admin) -> None:
    store = tmp_path / "house.sqlite3"
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        code, printed = await said("list", "--store", store)
        assert code == 0 and f"{id_of(ann)}  " in printed and "playing    mind_reader, 2 people" in printed
        code, printed = await said("list", "--store", store, "--json")
        assert [table["id"] for table in json.decode(printed)] == [id_of(ann)]
        assert await said("check", "--store", store) == (
            0,
            "1 tables go on; 1 of them can be played on with this Parlour.\n",
        )
        code, printed = await said("export", id_of(ann), "--store", store)
        assert code == 2 and "The record is opened when the game is over." in printed
        code, printed = await said("close", id_of(ann), "--store", store)
        assert code == 1 and "another Parlour has it open" in printed
        await asyncio.gather(ann.play_on(Random(1)), bea.play_on(Random(2)))
        code, printed = await said("export", id_of(ann), "--store", store)
        assert code == 0
        verify(games.find("mind_reader"), printed.splitlines())


async def test_a_record_that_this_parlour_would_not_have_written_is_named(tmp_path: Path, said: Admin) -> None:
    path = tmp_path / "house.sqlite3"
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
    store = SqliteStore(path)
    saved = await store.load(id_of(ann))
    assert saved is not None
    await store.write(Change(table=id_of(ann), number=len(saved.lines) + 1, lines=["nonsense"]))
    await store.close()
    code, printed = await said("check", "--store", path)
    assert code == 1
    assert f"{id_of(ann)}: Line {len(saved.lines) + 1} is not a whole line of a Parlour record." in printed
    assert "1 tables go on; 0 of them" in printed


async def test_a_table_is_closed_and_old_ones_are_forgotten(tmp_path: Path, said: Admin) -> None:
    store = tmp_path / "house.sqlite3"
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
    assert await said("close", id_of(ann), "--store", store) == (0, "The table is closed.\n")
    code, printed = await said("close", id_of(ann), "--store", store)
    assert code == 2 and "This table is closed already." in printed
    code, printed = await said("close", "nosuchtable2", "--store", store)
    assert code == 2 and "There is no such table." in printed
    code, printed = await said("export", id_of(ann), "--store", store)
    assert '"how":"aborted"' in printed.splitlines()[-1]
    assert await said("forget", "--days", 1, "--store", store) == (0, "0 tables are forgotten.\n")
    code, printed = await said("list", "--store", tmp_path / "nowhere.sqlite3")
    assert code == 1 and "There are no tables in" in printed


async def test_people_at_a_table_see_that_the_operator_has_closed_it(
    postgres: str, tmp_path: Path, said: Admin
) -> None:
    place = PostgresPlace(postgres)
    await place.make()
    async with evening(tmp_path, store=place.url) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        assert await said("close", id_of(ann), "--store", place.url) == (0, "The table is closed.\n")
        await ann.until(lambda frame: frame["ending"])
        assert ann.frame["ending"]["how"] == "aborted"


# ── backups ──


def same_people(guests: list[Visitor], url: str) -> list[Visitor]:
    """The same cookies at another address."""
    for guest in guests:
        cookies = {cookie.key: cookie.value for cookie in guest.session.cookie_jar}
        guest.session.cookie_jar.update_cookies(cookies, URL(url))
    return [Visitor(url, guest.session) for guest in guests]


async def go_on(guests: list[Visitor], before: list[Tab]) -> None:
    tabs = [await guest.tab(id_of(before[0])) for guest in guests]
    for old, new in zip(before, tabs):
        assert old.story[: len(new.story)] == new.story and len(new.story) > 1
    await asyncio.gather(*[tab.play_on(Random(n)) for n, tab in enumerate(tabs)])
    for tab in tabs:
        await tab.close()


async def test_a_backup_made_while_people_play_is_restored_and_played_on(tmp_path: Path, said: Admin) -> None:
    other = tmp_path / "restored"
    other.mkdir()
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        code, printed = await said("backup", other / "house.sqlite3", "--store", tmp_path / "house.sqlite3")
        assert code == 0 and "is copied to" in printed
        code, printed = await said("backup", other / "house.sqlite3", "--store", tmp_path / "house.sqlite3")
        assert code == 2 and "already" in printed
        await tabs[0].play(tabs[0].options[0])
        async with evening(other) as restored:
            await go_on(same_people(guests, url_of(restored)), tabs)


async def test_a_dump_of_postgresql_is_restored_and_played_on(postgres: str, tmp_path: Path) -> None:
    dump_with, restore_with = shutil.which("pg_dump"), shutil.which("psql")
    first, second = PostgresPlace(postgres), PostgresPlace(postgres)
    if dump_with is None or restore_with is None:
        pytest.skip("there is no pg_dump here")
    await first.make()
    await second.make()
    async with evening(tmp_path, store=first.url) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        dump = subprocess.run([dump_with, "--dbname", first.url], capture_output=True, check=True).stdout
        subprocess.run([restore_with, "-q", second.url], input=dump, capture_output=True, check=True)
        async with evening(tmp_path, store=second.url) as restored:
            await go_on(same_people(guests, url_of(restored)), tabs)
