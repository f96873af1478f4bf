"""What is damaged in the store costs its own table one sentence, and nobody else anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.cli.app import run
from parlour.server import wire
from parlour.server.house import House
from tests.server.stores import Place
from tests.server.test_accounts import asked, signed_up
from tests.server.visitors import Visitor, evening, id_of, seated, url_of, visitors

HARMS: dict[str, Callable[[bytes], bytes]] = {
    "not text": lambda _: b"\xff\xfe",
    "not JSON": lambda seating: seating[:-20],
    "empty": lambda _: b"{}",
    "of an unknown kind": lambda seating: json.encode({**json.decode(seating), "stage": "dancing"}),
    "without its chairs": lambda seating: json.encode({**json.decode(seating), "chairs": []}),
}
DAMAGED = "This table can't be read any more: what was written down of it is damaged."
PATHS = ("", "/qr.svg", "/record", "/replay", "/analysis")


async def harmed(house: House, table: str, harm: Callable[[bytes], bytes]) -> None:
    """Spoil the seating of a table that is not in memory."""
    while house.tables or house.going:
        await asyncio.sleep(0.01)
    rows: Any = house.staff.store.rows  # type: ignore[attr-defined]
    ((seating,),) = await rows("SELECT seating FROM tables WHERE id = $1", table)
    await rows("UPDATE tables SET seating = $1 WHERE id = $2", harm(bytes(seating)), table)


async def over(people: list[Visitor]) -> str:
    """A table at which these have played a game to its end."""
    tabs = await seated(people)
    await tabs[1].do("concede")
    for tab in tabs:
        await tab.close()
    return id_of(tabs[0])


async def test_a_seating_that_can_t_be_read_is_a_sentence(tmp_path: Path, place: Place) -> None:
    log = StringIO()
    async with (
        evening(tmp_path, log=log, store=await place.address()) as house,
        visitors(url_of(house), "Ann", "Bea") as people,
    ):
        fine = await people[0].open()
        for harm in HARMS.values():
            await harmed(house, table := await over(people), harm)
            for path in PATHS:
                status, body = await people[0].get(f"/api/tables/{table}{path}")
                assert (status, json.decode(body)["reason"]) == (422, DAMAGED)
            tab = await people[0].tab(table)
            assert tab.code == wire.CLOSE_BROKEN
        status, body = await people[0].get("/api/me/tables")
        assert status == 200 and fine in [mine["id"] for mine in json.decode(body)]
        assert b"parlour_failures_total 0.0" in house.staff.metrics.page()
    assert "table_unreadable" in log.getvalue(), "the operator is told"


async def test_a_damaged_table_is_named_by_the_operators_tools(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = f"sqlite:///{tmp_path}/house.sqlite3"
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        await harmed(house, table := await over(people), HARMS["empty"])
        assert await asyncio.to_thread(run, ["admin", "list", "--store", store]) == 0
        assert f"{table}  " in (told := capsys.readouterr().out) and "damaged" in told
        assert await asyncio.to_thread(run, ["admin", "check", "--store", store]) == 1
        assert f"{table}: {DAMAGED}" in capsys.readouterr().out


async def test_an_outcome_that_can_t_be_read_counts_for_nobody_and_stops_nothing(tmp_path: Path, place: Place) -> None:
    store = await place.address()
    async with evening(tmp_path, store=store) as house, visitors(url_of(house), "Ann", "Bea") as people:
        for person, name in zip(people, ("Ann", "Bea")):
            await signed_up(person, name)
            await asked(person, "PUT", "/api/account", rating="shown")
        spoiled, counted = await over(people), await over(people)
        rows: Any = house.staff.store.rows  # type: ignore[attr-defined]
        await rows("UPDATE outcomes SET outcome = $1 WHERE table_id = $2", "{}", spoiled)
        assert [game["table"] for game in (await asked(people[0], "GET", "/api/account/games"))[1]] == [counted]
    async with evening(tmp_path, store=store) as house, visitors(url_of(house), "Zoe") as (zoe,):
        ratings = (await asked(zoe, "GET", "/api/games/mind_reader/ratings"))[1]
        assert [(card["name"], card["games"]) for card in ratings] == [("Ann", 1), ("Bea", 1)]
