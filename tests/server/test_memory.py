"""What a house keeps in memory when people have left: nothing of their tables."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from weakref import WeakSet

import pytest

from parlour import games
from parlour.server.sweeping import MANY
from parlour.server.table.table import Table
from parlour.testing.kit import soak
from tests.server.soaking import House, Soak, slope
from tests.server.visitors import evening, seated, url_of, visitors

LIMITS = "\n".join(
    [
        "most_sockets = 100000",
        "most_quiet = 100000",
        *[f"[{name}]\nrefill = 1e6\nburst = 1e6" for name in ("requests", "openings", "sockets", "messages")],
    ]
)
WARM = 600  # seconds in which the house finds its size


async def test_tables_that_were_left_do_not_wait_in_memory_for_millions_of_objects(tmp_path: Path) -> None:
    """As in a house that is open: there the collector seldom looks at what has lived for some time."""
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        others = tables_in_memory()  # that another test has left behind
        with seldom_collected():
            for _ in range(3 * MANY):
                await ann.get(f"/api/tables/{await ann.open()}")
                while house.tables:
                    await asyncio.sleep(0)
            assert tables_in_memory() < others + 2 * MANY


async def test_nothing_of_a_table_stays_when_everybody_has_left(tmp_path: Path) -> None:
    kept: WeakSet[Table] = WeakSet()
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        for game in ("mind_reader", "graves"):
            tabs = await seated(guests, game)
            kept.update(house.tables.values())
            await tabs[0].do("concede")
            for tab in tabs:
                await tab.close()
        assert kept
        while house.tables or kept:
            gc.collect()
            await asyncio.sleep(0.01)


def tables_in_memory() -> int:
    return len([thing for thing in gc.get_objects() if type(thing) is Table])


@contextmanager
def seldom_collected() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(1_000_000, 1000, 1000)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def test_no_cache_of_situations_is_larger_than_some_hundred_tables_need() -> None:
    """What lies on a table, and its words, are remembered for the tables of the moment."""
    caches = {
        f"{name}.{cached.__name__}": cached.cache_parameters()["maxsize"]
        for name, module in game_modules()
        for cached in vars(module).values()
        if hasattr(cached, "cache_parameters")
    }
    assert {name: size for name, size in caches.items() if size is not None and size > 4096} == {}


def game_modules() -> Iterator[tuple[str, ModuleType]]:
    for found in walk_packages(games.__path__, "parlour.games."):
        if {"things", "words", "view", "state"} & {*found.name.split(".")}:
            yield found.name, import_module(found.name)


@pytest.mark.slow
async def test_a_house_stays_as_large_as_its_tables_need(tmp_path: Path) -> None:
    """In `make soak` 200 tables at a time for an hour; its figures are printed."""
    (tmp_path / "limits.toml").write_text(LIMITS, "utf-8")
    where = ["--host", "127.0.0.1", "--port", "0", "--store", f"sqlite:///{tmp_path}/house.sqlite3"]
    command = [sys.executable, "-m", "parlour", "serve", *where, "--limits", str(tmp_path / "limits.toml")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        house = House(process.stdout.readline().split()[-1], process.pid)
        long = soak() > 1
        soaking = Soak(house, tables=10 * soak(), seconds=180 * soak() if long else 0)
        await soaking.run()
        assert soaking.evenings >= soaking.tables
        print(told(soaking))
    finally:
        process.terminate()
        process.communicate(timeout=60)


def told(soaking: Soak) -> str:
    settled = [size for size in soaking.sizes if size[0] >= WARM]
    first, last, most = soaking.sizes[0][1], soaking.sizes[-1][1], max([size for _, size in soaking.sizes])
    minutes = soaking.sizes[-1][0] / 60
    return (
        f"{soaking.evenings} evenings in {minutes:.0f} minutes, {soaking.tables} tables at a time: "
        f"{first:.0f} MB at first, {most:.0f} at most, {last:.0f} with nobody left; "
        f"after ten minutes {slope(settled):+.1f} MB an hour"
    )
