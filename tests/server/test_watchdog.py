"""A house whose event loop hangs heals by itself; one that is slow, stopped or asleep is left alone."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from io import StringIO
from multiprocessing import RawValue
from pathlib import Path
from random import Random
from socket import AF_UNIX, SOCK_DGRAM, socket
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any

import pytest
from aiohttp import ClientError
from msgspec import json
from yarl import URL

from parlour.core import Refused
from parlour.server.log import opened
from parlour.server.processes import Alive, Processes
from parlour.server.processes.place import Place
from parlour.server.processes.processes import HANGS
from parlour.server.processes.progress import Progress, Use, use_of
from parlour.server.processes.restarts import LONG_LIFE, MOST, Restarts
from tests.server.returning import asked, back
from tests.server.stores import PostgresPlace
from tests.server.visitors import Tab, id_of, seated, visitors

LOOK = 0.25
needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")


# ── what counts as a hang ──


def stuck(
    looks: int, use: Callable[[int], Use], every: float = LOOK, sign: Callable[[int], int] = lambda n: 7
) -> float:
    """For how long a process seems to hang after so many looks."""
    progress = Progress(0.0)
    progress.look(0.0, sign(0), use(0))
    for n in range(1, looks + 1):
        progress.look(n * every, sign(n), use(n))
    return progress.stuck


def test_a_loop_that_spins_hangs() -> None:
    assert stuck(20, lambda n: Use("running", n * LOOK)) == HANGS


def test_a_loop_that_is_blocked_hangs() -> None:
    assert stuck(20, lambda n: Use("asleep", 3.0)) == HANGS


def test_a_loop_that_goes_round_does_not_hang() -> None:
    """A sign of life each second, whatever it does in between."""
    assert stuck(1000, lambda n: Use("running", n * LOOK), sign=lambda n: n // 4) < 1
    assert stuck(1000, lambda n: Use("asleep"), sign=lambda n: n // 4) < 1


def test_a_process_that_a_busy_machine_does_not_let_run_does_not_hang() -> None:
    """It is ready to run for ten minutes, and has had two seconds of them."""
    assert stuck(2400, lambda n: Use("running", 2.0 * n / 2400)) < HANGS


def test_a_process_that_spins_on_a_busy_machine_hangs_as_well() -> None:
    """It has had the processor for a quarter of the time."""
    assert stuck(39, lambda n: Use("running", n * LOOK / 4)) < HANGS
    assert stuck(40, lambda n: Use("running", n * LOOK / 4)) == HANGS


def test_a_process_that_is_stopped_or_held_by_a_debugger_does_not_hang() -> None:
    assert stuck(100_000, lambda n: Use("held", 3.0)) == 0


def test_a_machine_that_was_suspended_counts_as_half_a_second() -> None:
    assert stuck(1, lambda n: Use("asleep"), every=8 * 3600) == 0.5


def test_where_nothing_is_known_of_a_process_it_has_four_times_as_long() -> None:
    assert stuck(80, lambda n: Use("unknown")) == HANGS


# ── real processes ──


def spins(number: int, alive: Alive) -> None:
    alive()
    secret = "the value of a local name"
    while secret:
        pass


def is_blocked(number: int, alive: Alive) -> None:
    alive()
    lock = Lock()
    lock.acquire()
    lock.acquire()


def is_well(number: int, alive: Alive) -> None:
    while True:
        alive()
        sleep(0.05)


@contextmanager
def placed(work: Callable[[int, Alive], None]) -> Iterator[Place]:
    """A process that has begun its work."""
    place = Place(0)
    place.start(work, 0.0)
    try:
        wait_until(lambda: place.open)
        yield place
    finally:
        place.end(0.0)


def wait_until(so: Callable[[], Any]) -> None:
    last = monotonic() + 120
    while not so():
        assert monotonic() < last, "never"
        sleep(0.02)


@needs_proc
def test_a_process_that_is_stopped_is_not_replaced_and_goes_on() -> None:
    with placed(is_well) as place:
        pid = place.process.pid
        os.kill(pid, signal.SIGSTOP)
        wait_until(lambda: use_of(pid).state == "held")
        assert not any([place.hangs(n * LOOK, HANGS) for n in range(10_000)])
        os.kill(pid, signal.SIGCONT)
        before = place.signs.value
        wait_until(lambda: place.signs.value > before)


@needs_proc
def test_the_system_tells_what_a_process_does() -> None:
    with placed(spins) as place:
        before = use_of(place.process.pid).seconds
        wait_until(lambda: use_of(place.process.pid).seconds > before)
        wait_until(lambda: use_of(place.process.pid).state == "running")
    with placed(is_blocked) as place:
        pid = place.process.pid
        wait_until(lambda: use_of(pid).state == "asleep")
    assert use_of(pid).state == "unknown"  # there is no such process any more


@pytest.mark.parametrize("hangs", [spins, is_blocked])
def test_a_process_that_hangs_is_replaced_and_its_stacks_name_code_and_no_values(
    hangs: Callable[[int, Alive], None],
) -> None:
    lives, log = RawValue("i", 0), StringIO()

    def work(number: int, alive: Alive) -> None:
        lives.value += 1
        (hangs if lives.value == 1 else is_well)(number, alive)

    processes = Processes(1, work, opened(log), hangs=0.5)
    processes.places[0].restarts = Restarts(rest=0.0)
    Thread(target=until_replaced, args=(processes, lives), daemon=True).start()
    processes.run()
    said = [json.decode(line) for line in log.getvalue().splitlines()]
    assert [line["event"] for line in said] == ["process_hangs"]
    assert any([re.match(rf"test_watchdog\.py:\d+ {hangs.__name__} < ", stack) for stack in said[0]["stacks"]])
    assert "the value of a local name" not in log.getvalue()


def until_replaced(processes: Processes, lives: Any) -> None:
    while lives.value < 2:
        sleep(0.05)
    processes.stopping = True


# ── how often ──


def test_after_each_short_life_the_next_waits_longer() -> None:
    restarts, now, waits = Restarts(), 0.0, list[float]()
    for _ in range(4):
        restarts.begin(now)
        restarts.end(now + 1)
        waits.append(restarts.not_before - now)
        now = restarts.not_before
    assert waits == [5, 5, 10, 15]


def test_a_long_life_makes_up_for_the_short_ones() -> None:
    restarts = Restarts()
    for _ in range(MOST - 1):
        restarts.begin(0.0)
        restarts.end(1.0)
    assert not restarts.spent
    restarts.begin(0.0)
    restarts.end(LONG_LIFE)
    restarts.begin(0.0)
    assert restarts.short == 0 and restarts.not_before == 5


def test_a_house_that_ends_again_and_again_is_given_up_and_says_so() -> None:
    lives, log = RawValue("i", 0), StringIO()

    def work(number: int, alive: Alive) -> None:
        lives.value += 1

    processes = Processes(1, work, opened(log))
    processes.places[0].restarts = Restarts(rest=0.0)
    with pytest.raises(Refused, match="again and again"):
        processes.run()
    assert lives.value == MOST
    last = json.decode(log.getvalue().splitlines()[-1])
    assert (last["event"], last["short_lives"]) == ("given_up", MOST)


# ── systemd ──


def test_systemd_is_told_that_the_house_is_open_and_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket(AF_UNIX, SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(120)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        processes = Processes(1, is_well, opened(StringIO()))
        told = list[str]()

        def listen() -> None:
            while not {"READY=1", "WATCHDOG=1"} <= {*told}:
                told.append(line.recv(100).decode())
            processes.stopping = True
            while told[-1] != "STOPPING=1":
                told.append(line.recv(100).decode())

        listening = Thread(target=listen, daemon=True)
        listening.start()
        processes.run()
        listening.join(120)
    assert told.count("READY=1") == 1 and told[-1] == "STOPPING=1"


def test_without_systemd_nobody_is_told_and_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    log = StringIO()
    processes = Processes(1, is_well, opened(log))
    Thread(target=until_open, args=(processes,), daemon=True).start()
    processes.run()
    assert log.getvalue() == ""


def until_open(processes: Processes) -> None:
    wait_until(lambda: processes.places[0].open)
    processes.stopping = True


# ── a whole house ──


@asynccontextmanager
async def planted(store: str, workers: int) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A house in which the list of tables is a trap."""
    where = ["serve", "--host", "127.0.0.1", "--port", "0", "--store", store, "--workers", str(workers)]
    house = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.planted", *where, stdout=PIPE, stderr=PIPE
    )
    assert house.stdout is not None
    try:
        yield (await house.stdout.readline()).decode().split()[-1], house
    finally:
        if house.returncode is None:
            house.kill()
        await house.communicate()


async def tripped(url: str) -> None:
    """Once: a browser's library might ask a second time by itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", URL(url).port)
    writer.write(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    with suppress(ConnectionError):
        assert await reader.read() == b""  # there never was an answer
    writer.close()


async def lost(tabs: list[Tab]) -> None:
    """Until at least one of them has lost the house."""
    ends = [asyncio.create_task(heard_out(tab)) for tab in tabs]
    await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    for end in ends:
        end.cancel()
    await asyncio.gather(*ends, return_exceptions=True)


async def heard_out(tab: Tab) -> None:
    with suppress(ClientError, ConnectionError):
        while await tab.receive():
            pass


async def play_one(tabs: list[Tab], rng: Random) -> None:
    """Somebody who is asked moves, and it is acknowledged."""
    tab = await asked(tabs)
    await tab.play(rng.choice(tab.options))
    for tab in tabs:
        await tab.catch_up()


async def heals(store: str, workers: int) -> list[dict[str, Any]]:
    """People play, the loop that serves them hangs, and they play on; what the log said of it."""
    async with planted(store, workers) as (url, house), visitors(url, "Ann", "Bea") as guests:
        tabs = await seated(guests)
        for n in range(3):
            await play_one(tabs, Random(n))
        began, stories = monotonic(), [tab.story for tab in tabs]
        trap = asyncio.create_task(tripped(url))
        await (trap if workers > 1 else lost(tabs))
        tabs = [await back(guest, id_of(tab)) for guest, tab in zip(guests, tabs)]
        print(f"{workers} process(es): back at the table after {monotonic() - began:.1f} s")
        await trap
        assert [tab.story[: len(story)] for tab, story in zip(tabs, stories)] == stories
        await play_one(tabs, Random(3))
        house.send_signal(signal.SIGTERM)
        _, log = await house.communicate()
        assert house.returncode == 0
        return [json.decode(line) for line in log.splitlines()]


async def test_people_are_back_at_their_table_after_the_loop_has_hung(tmp_path: Path) -> None:
    log = await heals(f"sqlite:///{tmp_path}/house.sqlite3", 1)
    (hang,) = [line for line in log if line["event"] == "process_hangs"]
    assert any([re.match(r"planted\.py:\d+ endless < ", stack) for stack in hang["stacks"]])
    assert "the value of a local name" not in str(log)


async def test_the_same_with_two_processes(postgres: str) -> None:
    place = PostgresPlace(postgres)
    await (await place.open()).close()
    log = await heals(place.url, 2)
    assert [line["event"] for line in log].count("process_hangs") == 1
