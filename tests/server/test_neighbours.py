"""Several processes, one store: here several houses on one PostgreSQL, each with sockets of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from parlour import games
from parlour.core import verify
from parlour.core.referee.record import Moved, read
from parlour.server import wire
from parlour.server.house import House
from parlour.server.table.table import Table
from tests.server.hourglass import Hourglass
from tests.server.parlance import heard, remarks
from tests.server.stores import PostgresPlace
from tests.server.test_accounts import PASSWORD, asked, signed_up
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors


class Street:
    """Houses that are kept in one database."""

    def __init__(self, url: str, folder: Path, open_houses: AsyncExitStack, **staff: Any) -> None:
        self.url, self.folder, self.open_houses, self.staff = url, folder, open_houses, staff

    async def house(self, **staff: Any) -> House:
        more = {"life": 1.0, **self.staff, **staff}
        return await self.open_houses.enter_async_context(evening(self.folder, store=self.url, **more))


@asynccontextmanager
async def street(server: str, folder: Path, **staff: Any) -> AsyncIterator[Street]:
    place = PostgresPlace(server)
    await (await place.open()).close()
    async with AsyncExitStack() as open_houses:
        yield Street(place.url, folder, open_houses, **staff)


async def at(house: House, guest: Visitor, table: str) -> Tab:
    """The same person's tab in another house."""
    return await Visitor(url_of(house), guest.session).tab(table)


async def soon(so: Callable[[], Any]) -> None:
    async with asyncio.timeout(300):
        while not so():
            await asyncio.sleep(0.005)


async def test_a_move_made_in_one_process_is_seen_in_the_other(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            ann, bea = await seated(guests)
            bea2 = await at(second, guests[1], id_of(ann))
            assert bea2.frame["board"] == bea.frame["board"]
            await ann.play(ann.options[0])
            await bea2.until(lambda frame: frame["board"]["asked"] == [1])
            await bea2.play(bea2.options[0])
            await ann.until(lambda frame: frame["board"]["decision"] > 0)
            await bea2.close()


async def test_tabs_of_an_erased_account_are_closed_in_every_process(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            ann, bea = guests
            await signed_up(ann, "Ann")
            tabs = await seated(guests)
            there = [await at(second, guest, id_of(tabs[0])) for guest in guests]
            assert (await asked(ann, "POST", "/api/account/delete", password=PASSWORD))[0] == 200
            while await there[0].receive():
                pass
            assert there[0].code == wire.CLOSE_BARRED
            await there[1].until(lambda frame: frame["seats"][0]["sitter"] == "bot")
            await bea.tabs[0].catch_up()
            for tab in there:
                await tab.close()


async def test_a_whole_game_with_every_seat_in_another_process(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        open_ = [await houses.house() for _ in range(3)]
        async with visitors(url_of(open_[0]), "Ann", "Bea", "Cal") as guests:
            tabs = await seated(guests, "mastermind", seats=5)
            others = [await at(house, guest, id_of(tabs[0])) for house, guest in zip(open_, guests)]
            await asyncio.gather(*[tab.play_on(Random(n)) for n, tab in enumerate(others)])
            for tab in others[1:]:
                assert tab.frame["ending"] == others[0].frame["ending"]
            _, record = await guests[0].get(f"/api/tables/{id_of(tabs[0])}/record")
            verify(games.find("mastermind"), record.decode().splitlines())
            for tab in others:
                await tab.close()


async def test_the_same_request_sent_to_two_processes_is_carried_out_once(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            ann, _ = await seated(guests)
            ann2 = await at(second, guests[0], id_of(ann))
            move = {"decision": ann.frame["board"]["decision"], "move": ann.options[0], "id": "once"}
            answers = await asyncio.gather(*[tab.ask("play", **move) for tab in (ann, ann2)])
            assert [answer["type"] for answer in answers] == ["done", "done"]
            saved = await first.staff.store.load(id_of(ann))
            assert saved is not None
            assert sum('"seat":0' in line for line in saved.lines) == 1
            await ann2.close()


async def test_of_two_who_take_one_seat_at_once_one_is_refused_with_a_sentence(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea", "Cal") as (ann, bea, cal):
            table = await ann.open(seats=3)
            tabs = [await bea.tab(table), await at(second, cal, table)]
            answers = await asyncio.gather(*[tab.ask("sit", seat=1) for tab in tabs])
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            (reason,) = [answer["reason"] for answer in answers if answer["type"] == "refused"]
            assert "taken" in reason.lower() or "seat" in reason.lower()
            await tabs[1].close()


async def test_people_see_who_is_connected_elsewhere_and_since_when_others_are_away(
    postgres: str, tmp_path: Path
) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea", "Eve") as guests:
            ann, bea = await seated(guests[:2], away=60)
            table = first.tables[id_of(ann)]
            bea2 = await at(second, guests[1], id_of(ann))
            await soon(lambda: table.presence.elsewhere.here)
            await bea.close()
            await soon(lambda: len(table.tabs) == 1)
            await ann.catch_up()
            assert ann.frame["seats"][1]["connected"]
            eve = await at(second, guests[2], id_of(ann))
            await ann.until(lambda frame: frame["watching"] == 1)
            assert eve.frame["watching"] == 1
            await bea2.close()
            await ann.until(lambda frame: not frame["seats"][1]["connected"])
            before = table.presence.absence.clock.now()
            third = await houses.house()
            eve3 = await at(third, guests[2], id_of(ann))
            known = [house.tables[id_of(ann)].presence.absence for house in (first, second, third)]
            await soon(lambda: all(absence.since and max(absence.since.values()) <= before for absence in known))
            assert {guest for absence in known for guest in absence.since} == known[0].since.keys()
            for tab in (eve, eve3):
                await tab.close()


async def test_the_list_of_public_tables_is_the_same_everywhere(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann") as (ann,):
            tab = await ann.tab(await ann.open(public=True))
            hidden = await ann.tab(await ann.open(public=False))
            assert [card.id for card in await second.public()] == [id_of(tab)]
            await tab.close()
            await hidden.close()
            await soon(lambda: not first.tables)
            assert await second.public() == []


# ── bots and clocks ──


def in_charge(houses: list[House], table: str) -> list[House]:
    return [house for house in houses if table in house.tables and house.tables[table].charge.held]


async def test_one_process_runs_the_bots_and_another_goes_on_when_it_leaves(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        second = await houses.house()
        async with visitors(url_of(second), "Ann") as (ann,), evening(tmp_path, store=houses.url, life=1.0) as first:
            (tab,) = await seated([Visitor(url_of(first), ann.session)], seats=2)
            there = await ann.tab(id_of(tab))
            await soon(lambda: in_charge([first, second], id_of(tab)))
            assert in_charge([first, second], id_of(tab)) == [first]
            await tab.close()
            await soon(lambda: in_charge([first, second], id_of(tab)) == [second])
            await there.play_on(Random(1))


async def test_a_process_that_falls_silent_loses_its_charge_and_its_visitors(postgres: str, tmp_path: Path) -> None:
    """It is not dead: when it wakes again it has a new name, and knows what it has missed."""
    async with street(postgres, tmp_path, life=4.0) as houses:  # a busy machine may rest for a second by itself
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            tabs = await seated(guests, seats=3)
            ann, bea = tabs[0], await at(second, guests[1], id_of(tabs[0]))
            await tabs[1].close()
            await soon(lambda: in_charge([first, second], id_of(ann)))
            silent = first.staff.store.neighbours
            name = silent.me  # type: ignore[attr-defined]
            silent.living.cancel()  # type: ignore[attr-defined]
            await soon(lambda: second in in_charge([first, second], id_of(ann)))
            await bea.until(lambda frame: not frame["seats"][0]["connected"])
            silent.living = asyncio.create_task(silent.live())  # type: ignore[attr-defined]
            await bea.until(lambda frame: frame["seats"][0]["connected"])
            await soon(lambda: in_charge([first, second], id_of(ann)) == [second])
            assert silent.me != name  # type: ignore[attr-defined]
            await asyncio.gather(ann.play_on(Random(1)), bea.play_on(Random(2)))
            await bea.close()


async def test_a_burial_is_told_when_everybody_can_see_it(postgres: str) -> None:
    """Who is told before the commit looks, finds the dead still connected, and is never told again."""
    place = PostgresPlace(postgres)
    store = await place.open()
    heard: list[str] = []
    slow = await asyncpg.connect(place.url)
    await slow.execute(
        """CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER wait AFTER DELETE ON processes DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION wait();
        INSERT INTO processes VALUES ('dead', 0);
        SELECT pg_advisory_lock(1);"""
    )
    living: Any = store.neighbours
    living.hear = lambda news, table: heard.append(news)
    burial = asyncio.create_task(living.bury())
    async with asyncio.timeout(300):
        while not await slow.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            assert not burial.done()
            await asyncio.sleep(0.005)
    too_early = list(heard)
    await slow.execute("SELECT pg_advisory_unlock(1)")
    await burial
    await slow.close()
    await store.close()
    assert not too_early
    assert heard == ["visits", "free"]


async def test_an_alarm_rings_in_one_process_although_all_have_set_it(postgres: str, tmp_path: Path) -> None:
    clock = Hourglass()
    async with street(postgres, tmp_path, clock=clock) as houses:
        first = await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            ann, bea = await seated(guests, pace=30)
            for tab in (ann, bea):
                await tab.close()
        await soon(lambda: not first.tables and not first.going)
        second = await houses.house()
        before = await answered(first, id_of(ann))
        assert len(clock.awaited) == 2
        clock.turn(31)
        async with asyncio.timeout(300):
            while len(await answered(first, id_of(ann))) < len(before) + 2:
                await asyncio.sleep(0.01)
        await soon(lambda: not first.tables and not second.tables)
        since = (await answered(first, id_of(ann)))[len(before) :]
        assert sorted(since[:2]) == [0, 1]  # a bot answered once for each, and then went on for those who are away


async def answered(house: House, table: str) -> list[int]:
    """Whose moves stand in the record, in their order."""
    saved = await house.staff.store.load(table)
    assert saved is not None
    return [line.seat for line in read(saved.lines) if isinstance(line, Moved) and line.seat >= 0]


async def test_a_connection_to_the_database_that_breaks_is_made_again(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            ann, _ = await seated(guests)
            bea = await at(second, guests[1], id_of(ann))
            ear = second.staff.store.neighbours.ear  # type: ignore[attr-defined]
            ear.terminate()
            await ann.play(ann.options[0])
            await bea.until(lambda frame: frame["board"]["asked"] == [1])
            await bea.close()


@pytest.mark.parametrize("game", ["mind_reader", "manor"])
async def test_what_is_taken_in_line_by_line_is_what_a_fresh_reader_sees(
    game: str, postgres: str, tmp_path: Path
) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            seats = 4 if game == "manor" else 3
            ann, bea = await seated(guests, game, seats=seats)
            elsewhere = await at(second, guests[1], id_of(ann))
            await asyncio.gather(*[tab.play_on(Random(n)) for n, tab in enumerate((ann, bea))])
            await elsewhere.until(lambda frame: frame["ending"])
            third = await houses.house()
            fresh = await at(third, guests[1], id_of(ann))
            assert (fresh.frame["board"], fresh.story) == (elsewhere.frame["board"], elsewhere.story)
            table: Table = second.tables[id_of(ann)]
            assert table.lines == third.tables[id_of(ann)].lines
            for tab in (elsewhere, fresh):
                await tab.close()


async def test_what_is_said_in_one_process_is_heard_in_the_other(postgres: str, tmp_path: Path) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Bea") as guests:
            ann, _ = await seated(guests)
            bea = await at(second, guests[1], id_of(ann))
            await ann.do("talk", text="Can you hear me?")
            await heard(bea, "Can you hear me?")
            await bea.do("phrase", phrase="hello")
            await heard(ann, "Hello, everyone!")
            assert [remark["number"] for remark in remarks(ann)] == [1, 2]
            await bea.close()
