"""The house itself: how it opens, what it logs, what it keeps in memory, and that two of them can't harm each other."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from random import Random
from threading import Event, Thread, current_thread, main_thread
from time import sleep
from typing import Any

import pytest
from msgspec import json
from yarl import URL

from parlour import games
from parlour.bots.pool import WorkersDied
from parlour.bots.thinking import question
from parlour.core import Match
from parlour.server.bots.thinking import Workers
from parlour.server.fair import Who
from parlour.server.http.addresses import is_for_others, lan_address, qr_code
from parlour.server.http.addresses import url_of as address_of
from parlour.server.http.pages import Client
from parlour.server.store import Saved
from parlour.server.table.reading import ReadTable, read_table
from parlour.server.table.table import Table
from tests.server.manor import PASSING, first_come
from tests.server.visitors import Visitor, evening, id_of, seated, url_of, visitors

PARLOUR = [sys.executable, "-c", "from parlour.cli import main; raise SystemExit(main())", "serve"]


def opened(folder: Path, *more: str) -> tuple[subprocess.Popen[str], str]:
    """A real `parlour serve`, and the address that it printed."""
    words = [*PARLOUR, "--host", "127.0.0.1", "--port", "0", "--store", f"sqlite:///{folder}/house.sqlite3", *more]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address, kept = process.stdout.readline(), process.stdout.readline()
    assert "Tables are kept in" in kept
    return process, address.strip().removeprefix("Parlour is open at ")


async def test_serve_opens_a_house_with_bots_in_processes_of_their_own(tmp_path: Path) -> None:
    process, url = opened(tmp_path)
    try:
        async with visitors(url, "Ann") as (ann,):
            (tab,) = await seated([ann], seats=2)
            await tab.until(lambda frame: frame["board"]["asked"] == [0])  # the bot has answered
            workers = workers_of(process.pid)
            assert workers
            process.send_signal(signal.SIGTERM)
            while await tab.receive():
                pass
            assert tab.code == 1012
        _, log = process.communicate(timeout=300)
        assert process.returncode == 0
        assert [json.decode(line)["event"] for line in log.splitlines()][-1] == "house_closing"
        await gone(workers)
    finally:
        process.kill()
        process.communicate()


async def test_workers_don_t_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    process, url = opened(tmp_path)
    async with visitors(url, "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        await tab.until(lambda frame: frame["board"]["asked"] == [0])
        workers = workers_of(process.pid)
        assert workers
        process.kill()
        process.communicate()
        await gone(workers)


async def test_numpy_keeps_to_one_thread_in_every_process(tmp_path: Path) -> None:
    process, url = opened(tmp_path)
    try:
        async with visitors(url, "Ann") as (ann,):
            (tab,) = await seated([ann], seats=2)
            await tab.until(lambda frame: frame["board"]["asked"] == [0])
            surroundings = [Path(f"/proc/{child}/environ").read_bytes() for child in workers_of(process.pid)]
            assert surroundings and all(b"OPENBLAS_NUM_THREADS=1" in one for one in surroundings)
    finally:
        process.terminate()
        process.communicate(timeout=300)


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.exists():
        pytest.skip("needs /proc")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def workers_of(pid: int) -> list[int]:
    """Those in which bots think, of the processes that serve the house."""
    below = [each for child in children(pid) for each in (child, *workers_of(child))]
    return [each for each in below if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


async def gone(pids: list[int]) -> None:
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):  # so it is gone
            while "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]:
                await asyncio.sleep(0.05)


async def test_worker_processes_answer_and_one_that_dies_is_replaced() -> None:
    match = Match(games.find("mind_reader"), 2, bytes(32))
    asked = question(match, 0, "random")
    workers = Workers(1)
    move = await workers.think(Who("ann", "home"), asked)
    assert move in match.options(0)
    for pid in workers_of(os.getpid()):
        os.kill(pid, signal.SIGKILL)
    assert await workers.think(Who("ann", "home"), asked) == move
    workers.close()


async def test_a_hanging_worker_holds_up_neither_other_tables_nor_the_end(tmp_path: Path) -> None:
    workers = Workers(1)
    async with (
        evening(tmp_path, thinkers=lambda: workers, seed=lambda: bytes(32)) as house,
        visitors(url_of(house), "Ann") as (ann,),
    ):
        stuck = asyncio.create_task(workers.bots.run(Who("zoe", "elsewhere"), sleep, 3600))
        await asyncio.sleep(0)
        (tab,) = await seated([ann], seats=2)
        await tab.until(lambda frame: frame["board"]["asked"] == [0])  # the bot has answered
        assert not stuck.done()
    with pytest.raises((WorkersDied, asyncio.CancelledError)):
        await stuck


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--port", "99999"], "--port must be a number from 0 to 65535, not 99999."),
        (
            ["--public-url", "parlour.example"],
            "--public-url must be like https://parlour.example, not parlour.example.",
        ),
        (
            ["--store", "mysql://x/y"],
            "or PostgreSQL (postgresql://host/database), not in mysql.",
        ),
        (["--forget-after", "0"], "--forget-after must be a number from 1 to 36500, not 0."),
        (["--host", "192.0.2.1"], "The house can't open at 192.0.2.1, port 8000:"),
    ],
)
def test_a_house_that_can_t_open_says_why_in_a_sentence(tmp_path: Path, words: list[str], reason: str) -> None:
    store = [] if "--store" in words else ["--store", f"{tmp_path}/house.sqlite3"]
    done = subprocess.run([*PARLOUR, *words, *store], capture_output=True, text=True, timeout=300)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_friends_in_the_room_can_scan_the_address() -> None:
    assert address_of("192.0.2.7", 8000) == "http://192.0.2.7:8000"
    assert address_of("::1", 80) == "http://[::1]"
    assert qr_code("http://192.0.2.7:8000").count("\n") > 10
    assert lan_address("127.0.0.1") == "127.0.0.1"
    assert lan_address("0.0.0.0").count(".") == 3
    assert [is_for_others(host) for host in ("127.0.0.1", "localhost", "192.0.2.7", "parlour.example")] == [
        False, False, True, True,
    ]  # fmt: skip


async def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Annabella", "Beatrix") as guests:
        tabs = await seated(guests, seats=3)
        table = house.tables[id_of(tabs[0])]
        await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
        cookies = [cookie.value for guest in guests for cookie in guest.session.cookie_jar]
        assert table.match is not None
        cards = {card for hand in table.match.state.hands for card in hand}
    written = log.getvalue()
    assert {json.decode(line)["event"] for line in written.splitlines()} >= {"table_opened", "game_began", "game_over"}
    secrets = [
        table.id,
        table.seed.hex(),
        "Annabella",
        "Beatrix",
        *cookies,
        *[f'"{card}"' for card in cards],
        "Keep",
        "Ask",
    ]
    assert [secret for secret in secrets if secret in written] == []


async def test_tables_are_put_away_when_nobody_is_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        await guests[0].get(f"/api/tables/{id_of(tabs[0])}")
        assert list(house.tables) == [id_of(tabs[0])]
        for tab in tabs:
            await tab.close()
        while house.tables:
            await asyncio.sleep(0)
        again = await guests[0].tab(id_of(tabs[0]))
        assert again.story == tabs[0].story


async def test_what_can_t_be_written_has_not_happened(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await bea.catch_up()
        move, decision, board = ann.options[0], ann.frame["board"]["decision"], bea.frame["board"]
        db = house.staff.store.writer.db
        db.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON lines BEGIN SELECT raise(ABORT, 'disk full'); END")
        reason = await ann.refused("play", id="m", decision=decision, move=move)
        assert reason == "Something went wrong here; nothing has changed."
        await bea.catch_up()
        assert bea.frame["board"] == board
        db.execute("DROP TRIGGER full")
        await ann.do("play", id="m", decision=decision, move=move)
        await bea.until(lambda frame: frame["board"] != board)


async def test_a_table_that_can_t_be_read_sends_its_guests_away_and_comes_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        store, load = house.staff.store, house.staff.store.load
        store.write = store.load = unreachable  # type: ignore[method-assign, assignment]
        await ann.tell("play", decision=ann.frame["board"]["decision"], move=ann.options[0])
        while await ann.receive():
            pass
        assert ann.code == 4410
        store.load = load  # type: ignore[method-assign]
        again = await guests[0].tab(id_of(ann))
        assert again.story == ann.story


async def unreachable(*_: object) -> None:
    raise OSError("the disk is gone")


async def test_the_client_is_served_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>client</title>")
    (tmp_path / "assets" / "main-1.js").write_text("1")
    client = Client(tmp_path)
    found = client.find("assets/main-1.js")
    assert found is not None
    assert (found.type.split(";")[0], "immutable" in found.cache) == ("text/javascript", True)
    assert client.find("table/abc") is client.find("index.html") is client.index
    assert client.find("assets/other.js") is None
    assert b"has not been built" in Client(None).index.body


async def test_tables_without_a_deadline_leave_memory_even_if_bots_sit_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=4)
        await tab.close()
        while house.tables:
            await asyncio.sleep(0)
        assert b"parlour_tables 0.0" in house.staff.metrics.page()


async def test_a_cold_table_is_played_again_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        for tab in tabs:
            await tab.close()
        while house.tables:
            await asyncio.sleep(0)
        going_on, threads = Event(), list[Thread]()

        def slowly(saved: Saved) -> ReadTable:
            threads.append(current_thread())
            assert going_on.wait(60)
            return read_table(saved)

        monkeypatch.setattr("parlour.server.house.read_table", slowly)
        both = [asyncio.create_task(guest.tab(id_of(tabs[0]))) for guest in guests]
        while not threads:
            await asyncio.sleep(0.001)
        assert (await guests[0].get("/api/tables"))[0] == 200  # which is not held up
        going_on.set()
        again = await asyncio.gather(*both)
        assert threads[0] is not main_thread() and len(threads) == 1  # two who come at once find one table
        assert again[0].story == tabs[0].story


class Looks(dict[str, Table]):
    """Tables by their ids; somebody who looks for one again and again without a pause is stopped."""

    left = 1000

    def get(self, id: str, default: Any = None) -> Any:
        self.left -= 1
        assert self.left > 0, "somebody looks for ever"
        return super().get(id, default)


async def test_those_who_come_in_the_very_turn_in_which_a_table_was_read_find_it(tmp_path: Path) -> None:
    """The first of them lets go of it at once, so that it is put away; the second must not look for it for ever."""
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        id, others, fetch = await ann.open(), list[asyncio.Task[None]](), house.fetch
        house.tables = Looks()

        async def visit() -> None:
            async with house.at(id) as table:
                assert table.id == id

        async def fetched(id: str) -> Table:
            table = await fetch(id)
            others.extend([asyncio.create_task(visit()) for _ in range(2)])  # they run next, before all else
            return table

        house.fetch = fetched  # type: ignore[method-assign]
        await visit()
        await asyncio.gather(*others)
        assert not house.tables


async def test_a_visitor_who_goes_while_the_table_is_read_keeps_it_from_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        id, reading, going_on = await ann.open(), Event(), Event()

        def slowly(saved: Saved) -> ReadTable:
            reading.set()
            assert going_on.wait(60)
            return read_table(saved)

        monkeypatch.setattr("parlour.server.house.read_table", slowly)
        first, second = [asyncio.create_task(house.card(id)) for _ in range(2)]
        await asyncio.to_thread(reading.wait)
        first.cancel()
        going_on.set()
        assert (await second).id == id
        assert first.cancelled() and not house.tables and not house.coming


async def test_a_table_that_nobody_gets_does_not_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        id = await ann.open()

        async def fail(table: Table) -> None:
            raise ConnectionError

        monkeypatch.setattr(house, "catch_up", fail)
        with pytest.raises(ConnectionError):
            await house.card(id)
        assert not house.tables


async def test_tables_are_forgotten_after_a_time_that_the_operator_sets(tmp_path: Path) -> None:
    day = 24 * 3600
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        empty, here, playing, over = [await ann.open(seats=2, bot="random") for _ in range(4)]
        for id in (playing, over):
            tab = await ann.tab(id)
            await tab.do("start")
            if id == over:
                await tab.do("concede")
            await tab.close()
        waiting = await ann.tab(here)
        while len(house.tables) > 1:
            await asyncio.sleep(0)
        db = house.staff.store.writer  # type: ignore[attr-defined]

        async def age(days: float) -> None:
            await db.do(lambda db: db.execute("UPDATE tables SET touched = touched - ?", (days * day,)))

        async def left() -> list[int]:
            return [(await ann.get(f"/api/tables/{id}"))[0] for id in (empty, here, playing, over)]

        await age(29)
        assert await house.forget(None) == 0
        await age(2)
        assert await house.forget(None) == 1
        assert await left() == [404, 200, 200, 200]
        await waiting.catch_up()
        await age(400)
        assert await house.forget(None) == 0  # games stay
        assert await house.forget(365) == 2
        assert await left() == [404, 200, 404, 404]  # somebody sits at that one just now
        assert [table["id"] for table in json.decode((await ann.get("/api/me/tables"))[1])] == [here]


async def test_a_guest_finds_their_tables(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as guests:
        ann, bea = await seated(guests[:2], seats=3)
        await guests[2].tab(id_of(ann))

        async def listed(guest: Visitor) -> list[dict[str, Any]]:
            status, body = await guest.get("/api/me/tables")
            assert status == 200
            found: list[dict[str, Any]] = json.decode(body)
            return found

        (mine,) = await listed(guests[0])
        bot = ann.frame["seats"][2]["name"]
        assert mine == {
            "id": id_of(ann),
            "game": "mind_reader",
            "title": "Mind Reader",
            "stage": "playing",
            "asked_me": True,
            "people": ["Bea", bot],
            "finished": False,
        }
        assert await listed(guests[2]) == []
        await ann.play(ann.options[0])
        assert [(await listed(guest))[0]["asked_me"] for guest in guests[:2]] == [False, True]
        later = await guests[0].open(seats=2)
        for tab in (ann, bea):
            await tab.close()
        assert [table["id"] for table in await listed(guests[0])] == [later, id_of(ann)]
        again = await guests[1].tab(id_of(ann))
        await again.do("concede")
        await (await guests[0].tab(id_of(ann))).do("concede")
        (over,) = await listed(guests[1])
        assert (over["stage"], over["finished"], over["asked_me"]) == ("over", True, False)


async def test_the_list_of_one_s_tables_does_not_tell_of_others_secret_moves(tmp_path: Path) -> None:
    """A pass in a first-come question is written down at once, and shows nowhere: not in the order of the tables."""
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABCD") as guests:
        tabs = await seated(guests, "manor", window=60)
        await guests[0].open(seats=2)
        await first_come(tabs)
        before = await guests[0].get("/api/me/tables")
        await tabs[2].play(PASSING)
        assert await guests[0].get("/api/me/tables") == before


async def test_a_change_that_is_lost_is_counted(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(seats=3))
        db = house.staff.store.writer.db  # type: ignore[attr-defined]
        assert b"parlour_losses_total 0.0" in house.staff.metrics.page()
        for table in ("tables", "keys"):
            for change in ("INSERT", "UPDATE"):
                db.execute(
                    f"CREATE TEMP TRIGGER full_{table}_{change} BEFORE {change} ON main.{table} "
                    "BEGIN SELECT raise(ABORT, 'full'); END"
                )
        assert await tab.refused("bot", seat=1) == "Something went wrong here; nothing has changed."
        assert b"parlour_losses_total 1.0" in house.staff.metrics.page()
        sentence = {"reason": "Nothing can be written down here just now; nothing has changed."}
        for method, path in (("POST", "/api/tables"), ("GET", "/healthz")):
            status, _, body = await ann.send(method, path, b'{"game": "mind_reader"}' if method == "POST" else b"")
            assert (status, json.decode(body)) == (503, sentence)
        assert b"parlour_losses_total 3.0" in house.staff.metrics.page()


def no_file(folder: Path) -> None:
    (folder / "house.sqlite3").mkdir()


def no_database(folder: Path) -> None:
    (folder / "house.sqlite3").write_bytes(b"Dear diary, " * 1000)


def damaged(folder: Path) -> None:
    with sqlite3.connect(folder / "house.sqlite3") as db:
        db.execute("CREATE TABLE t (x)")
        db.executemany("INSERT INTO t VALUES (?)", [("x" * 500,)] * 200)
    db.close()
    content = bytearray((folder / "house.sqlite3").read_bytes())
    content[4096 * 3 : 4096 * 12] = b"\xff" * (4096 * 9)
    (folder / "house.sqlite3").write_bytes(content)


def no_folder(folder: Path) -> None:
    folder.rmdir()
    folder.write_text("")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (no_file, "that is no file"),
        (no_database, "it is a file of another kind, or damaged"),
        (damaged, "the file is damaged"),
        (no_folder, "File exists|Not a directory"),
    ],
)
def test_a_store_that_can_t_be_used_is_a_sentence(tmp_path: Path, spoil: Callable[[Path], None], reason: str) -> None:
    (folder := tmp_path / "store").mkdir()
    spoil(folder)
    words = [*PARLOUR, "--host", "127.0.0.1", "--port", "0", "--store", f"{folder}/house.sqlite3"]
    check_sentence(subprocess.run(words, capture_output=True, text=True, timeout=300), reason)


def check_sentence(done: subprocess.CompletedProcess[str], reason: str) -> None:
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(rf"The tables can't be kept in .*: ({reason})\.\n", done.stderr), done.stderr


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    """A process that may write no file larger than nothing stands for it."""
    limits = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); "
    words = [sys.executable, "-c", limits + PARLOUR[2], "serve", "--host", "127.0.0.1", "--port", "0"]
    words += ["--store", f"{tmp_path}/house.sqlite3"]
    check_sentence(subprocess.run(words, capture_output=True, text=True, timeout=300), "the disk is full or fails")


def test_a_second_house_on_the_same_store_is_a_sentence(tmp_path: Path) -> None:
    process, _ = opened(tmp_path)
    try:
        words = [*PARLOUR, "--host", "127.0.0.1", "--port", "0", "--store", f"{tmp_path}/house.sqlite3"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=300)
        check_sentence(done, "another Parlour has it open")
    finally:
        process.kill()
        process.communicate()
    process, _ = opened(tmp_path)  # the lock has gone with the process
    process.terminate()
    process.communicate(timeout=300)


async def test_health_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        assert await ann.get("/healthz") == (200, b'{"ok":true}')
        status, page = await ann.get("/metrics")
        assert status == 200
        assert b"parlour_requests_total" in page


async def test_the_shelf_the_rules_and_the_qr_code_are_served(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        _, shelf = await ann.get("/api/games")
        card = next(card for card in json.decode(shelf) if card["id"] == "mind_reader")
        assert (card["least"], card["most"]) == (2, 6)
        assert "random" in [level["name"] for level in card["bots"]]
        assert {option["name"] for option in card["options"]} >= {"jokers", "length"}
        assert (await ann.get("/api/games/mind_reader/page"))[1].startswith(b"#")
        status, picture = await ann.get(f"/api/tables/{await ann.open()}/qr.svg")
        assert (status, b"<svg" in picture) == (200, True)


async def test_a_name_is_remembered_in_a_cookie_that_scripts_can_t_read(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, public_url="https://parlour.example") as house,
        visitors(url_of(house), "Ann", origin="https://parlour.example") as (ann,),
    ):
        _, headers, body = await ann.send("PUT", "/api/me", b'{"name": "  Ann   B. "}')
        assert json.decode(body)["name"] == "Ann B."
        assert all(flag in headers["Set-Cookie"] for flag in ("HttpOnly", "SameSite=Lax", "Secure"))
        assert ann.session.cookie_jar.filter_cookies(URL(ann.url)) == {}  # a Secure cookie stays off plain HTTP
