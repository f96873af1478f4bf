"""What every store does, with any database: what was acknowledged is there, once; what failed has left no trace."""

from __future__ import annotations

import asyncio

import pytest

from parlour.core import Refused
from parlour.server.store import Change, NotebookKey, NotWritten, RequestKey, Store
from parlour.server.store.postgres import PostgresStore
from tests.server.stores import Place, PostgresPlace, connected


async def a_store(place: Place) -> Store:
    store = await place.open()
    await store.open("t", bytes(32), b"{}", {})
    return store


def line(number: int, text: str = "x") -> Change:
    return Change(table="t", number=number, lines=[text])


async def written(store: Store) -> list[str]:
    saved = await store.load("t")
    assert saved is not None
    return saved.lines


async def test_what_was_written_is_read_again(place: Place) -> None:
    store = await a_store(place)
    await store.write(Change(table="t", number=1, lines=["a", "b"], request=RequestKey("ann", "1")))
    await store.close()
    store = await place.open()
    saved = await store.load("t")
    assert saved is not None
    assert (saved.lines, saved.requests, saved.version) == (["a", "b"], {RequestKey("ann", "1")}, 0)
    assert await store.load("u") is None
    await store.close()


async def test_of_two_who_write_move_17_only_one_succeeds(place: Place) -> None:
    stores = [await a_store(place), await place.open()]
    for number in range(1, 31):
        answers = await asyncio.gather(
            *[store.write(line(number, str(n))) for n, store in enumerate(stores)], return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Overtaken"]
        assert (await written(stores[0]))[-1] == str(answers.index(None))
    for store in stores:
        await store.close()


async def test_a_seating_is_only_replaced_by_one_who_has_seen_the_last(place: Place) -> None:
    store = await a_store(place)
    change = Change(table="t", number=1, lines=["a"], seating=b'{"new": 1}', version=0)
    await store.write(change)
    with pytest.raises(NotWritten):
        await store.write(Change(table="t", number=2, lines=["b"], seating=b"{}", version=0))
    saved = await store.load("t")
    assert saved is not None and (saved.lines, saved.seating, saved.version) == (["a"], b'{"new": 1}', 1)
    await store.close()


async def test_a_change_that_fails_leaves_no_trace_and_harms_no_other(place: Place) -> None:
    store = await a_store(place)
    await store.write(Change(table="t", number=1, lines=["a", "b"]))
    clash = Change(table="t", number=2, lines=["c", "d", "e"])
    answers = await asyncio.gather(*[store.write(change) for change in (clash, line(3))], return_exceptions=True)
    assert [answer is None for answer in answers] == [False, True]
    assert await written(store) == ["a", "b", "x"]
    await store.close()


async def test_guests_find_the_tables_at_which_they_have_a_seat_and_who_is_asked(place: Place) -> None:
    store = await a_store(place)
    await store.open("u", bytes(32), b"u", {"ann": True, "bea": False})
    await store.write(Change(table="t", sitters={"ann": False}))
    assert {seated.id: seated.asked for seated in await store.tables_of("ann")} == {"t": False, "u": True}
    await store.write(Change(table="u", sitters={"bea": True}))
    assert [seated.id for seated in await store.tables_of("ann")] == ["t"]
    assert [(seated.seating, seated.asked) for seated in await store.tables_of("bea")] == [(b"u", True)]
    await store.close()


async def test_tables_with_deadlines_are_found(place: Place) -> None:
    store = await a_store(place)
    assert await store.with_deadlines() == {}
    await store.write(Change(table="t", seating=b"{}", version=0, deadline=12.5))
    assert await store.with_deadlines() == {"t": 12.5}
    await store.close()


async def test_old_tables_are_forgotten_and_dealt_ones_only_if_the_operator_says_so(place: Place) -> None:
    store = await a_store(place)
    await store.open("dealt", bytes(32), b"{}", {"ann": False})
    await store.write(Change(table="dealt", number=1, lines=["a"]))
    later = 4e9
    assert await store.forget(empty=1.0, any_=None, but=[]) == 0
    assert await store.forget(empty=later, any_=None, but=["t"]) == 0
    assert await store.forget(empty=later, any_=None, but=[]) == 1
    assert await store.load("t") is None and await store.load("dealt") is not None
    assert await store.forget(empty=later, any_=later, but=[]) == 1
    assert await store.load("dealt") is None and await store.tables_of("ann") == []
    await store.close()


async def test_marks_are_kept_by_table_seat_and_person(place: Place) -> None:
    store = await a_store(place)
    mine = NotebookKey("t", 1, "ann")
    await store.write_mark(mine, "grid/K/R", "no")
    await store.write_mark(mine, "grid/K/R", "yes")
    await store.write_mark(mine, "grid/Q/R", "maybe")
    await store.write_mark(mine, "grid/Q/R", None)
    await store.close()
    store = await place.open()
    assert await store.marks(mine) == {"grid/K/R": "yes"}
    for other in (NotebookKey("t", 1, "bea"), NotebookKey("t", 2, "ann"), NotebookKey("u", 1, "ann")):
        assert await store.marks(other) == {}
    assert await store.forget(empty=4e9, any_=None, but=[]) == 1
    assert await store.marks(mine) == {}
    with pytest.raises(NotWritten):
        await store.write_mark(mine, "grid/K/R", "yes")  # the table is gone
    await store.close()


async def test_the_key_of_the_house_stays_also_when_two_ask_for_it_first(place: Place) -> None:
    stores = [await a_store(place), await place.open()]
    key, same = await asyncio.gather(*[store.key("cookies") for store in stores])
    for store in stores:
        await store.close()
    store = await place.open()
    assert key == same == await store.key("cookies") and len(key) == 32
    assert await store.key("other") != key
    await store.reach()
    await store.close()


async def test_processes_that_start_together_make_the_schema_once(postgres: str) -> None:
    place = PostgresPlace(postgres)
    await place.make()
    for store in await asyncio.gather(*[place.open() for _ in range(5)]):
        await store.close()


async def test_a_newer_store_is_left_alone(postgres: str) -> None:
    place = PostgresPlace(postgres)
    await (await a_store(place)).close()
    async with connected(place.url) as db:
        await db.execute("INSERT INTO migrations VALUES (99, 0)")
    with pytest.raises(Refused, match="a newer Parlour"):
        await place.open()


async def attempts(store: Store, round_: int, acknowledged: list[str]) -> None:
    """Write some lines one after the other, and note which were acknowledged."""
    for n in range(5):
        text = f"{round_} {n}"
        try:
            await store.write(line(len(acknowledged) + 1, text))
        except NotWritten:
            continue
        acknowledged.append(text)


async def test_a_broken_connection_is_neither_a_loss_nor_a_lie(postgres: str) -> None:
    """Connections are cut again and again: what was acknowledged is there, and what failed is not."""
    place = PostgresPlace(postgres)
    store, acknowledged = await a_store(place), list[str]()
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{place.name}'"
    async with connected(place.server) as knife:
        for n in range(60):
            writes = asyncio.create_task(attempts(store, n, acknowledged))
            await asyncio.gather(writes, knife.execute(cut))
    await store.close()
    store = await place.open()
    assert acknowledged and await written(store) == acknowledged
    await store.close()


async def go_on_beside(hanging: PostgresStore, other: Store) -> None:
    """One touches the table and stands still before it commits, while the other writes a line."""
    async with hanging.writing() as db:
        await db.execute("UPDATE tables SET touched = 0")
        await other.write(line(1, "by the other"))
        await db.execute("UPDATE tables SET touched = 1")


async def test_a_process_that_hangs_in_a_transaction_lets_go_of_its_rows(postgres: str) -> None:
    place = PostgresPlace(postgres)
    await (await a_store(place)).close()
    hanging, other = await PostgresStore.at(place.url, rest=0.2), await place.open()
    with pytest.raises(NotWritten):
        await go_on_beside(hanging, other)
    assert await written(other) == ["by the other"]
    for store in (hanging, other):
        await store.close()
