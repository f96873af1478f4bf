"""How the table plays is changed in its waiting room: by its host, in sight of all, until the deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitors import evening, url_of, visitors


async def test_a_change_of_the_host_is_seen_by_all_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        table = await ann.open("mastermind", seats=7)
        host, guest = await ann.tab(table), await bea.tab(table)
        await guest.do("sit", seat=6)
        await host.do("settle", seats=5, options={"head_start": 1}, help="hints", away=300, public=True)
        await guest.catch_up()
        shown = guest.frame["table"]
        assert (shown["options"]["head_start"], shown["help"], shown["away"], shown["public"]) == (
            1,
            "hints",
            300,
            True,
        )
        assert [seat["name"] for seat in guest.frame["seats"]] == ["Ann", "", "", "", "Bea"]
        assert guest.frame["you"]["seat"] == 4


async def test_only_the_host_changes_how_it_is_played_and_nothing_after_the_deal(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as (ann, bea, cal):
        table = await ann.open("mind_reader", seats=2)
        host, guest, watcher = await ann.tab(table), await bea.tab(table), await cal.tab(table)
        await guest.do("sit", seat=1)
        assert "settle" in host.frame["you"]["may"] and "settle" not in guest.frame["you"]["may"]
        for other in (guest, watcher):
            assert await other.refused("settle", seats=64, options={"no": "such"}) == "Only the host may do that."
        await host.do("start")
        assert await host.refused("settle", help="hints") == "The game has begun: what was agreed on stays as it is."


async def test_an_absent_host_is_not_overruled(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        guest = await bea.tab(await ann.open("mind_reader", seats=2))
        await guest.do("sit", seat=1)
        assert await guest.refused("settle", public=True) == "Only the host may do that."


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": 64},
        {"seats": 1},
        {"options": {"no_such_option": True}},
        {"options": {"head_start": 9}},
        {"options": {"role_mix": "1-1-5"}},
        {"seats": 8, "options": {"role_mix": "4-2-1"}},
    ],
)
async def test_what_can_not_be_played_is_refused_in_one_sentence_and_changes_nothing(
    tmp_path: Path, wish: dict[str, object]
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        host = await ann.tab(await ann.open("mastermind", seats=7, bot="thumb"))
        before = host.frame["table"], host.frame["seats"]
        reason = await host.refused("settle", **wish)
        assert reason.endswith(".") and "\n" not in reason
        await host.do("resync")
        assert (host.frame["table"], host.frame["seats"]) == before


async def test_no_person_loses_a_seat_to_a_smaller_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as (ann, bea, cal):
        table = await ann.open("pi", seats=4)
        host, guest, third = await ann.tab(table), await bea.tab(table), await cal.tab(table)
        await guest.do("sit", seat=1)
        await third.do("sit", seat=3)
        await host.do("bot", seat=2, bot="thumb")
        assert await host.refused("settle", seats=2) == "3 people sit here already: 2 seats are too few."
        await host.do("settle", seats=3)
        await third.catch_up()
        assert [seat["name"] for seat in third.frame["seats"]] == ["Ann", "Bea", "Cal"]


async def test_a_bot_that_is_to_play_better_keeps_its_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        host = await ann.tab(await ann.open("pi", seats=3, bot="novice"))
        await host.do("bot", seat=1, bot=None)
        name = host.frame["seats"][2]["name"]
        await host.do("bot", seat=2, bot="belief")
        assert (host.frame["seats"][2]["name"], host.frame["seats"][2]["bot"]) == (name, "belief")


async def test_those_who_are_there_are_sent_the_things_of_the_table_as_it_is_now(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        table = await ann.open("mind_reader", seats=4, bot="thumb")
        host = await ann.tab(table)
        before = host.catalogue["version"]
        await host.do("settle", seats=2)
        assert host.catalogue["version"] != before
        assert host.catalogue == (await bea.tab(table)).catalogue
        await host.do("start")
        await host.until(lambda frame: frame["board"])
        assert len(host.frame["seats"]) == 2
