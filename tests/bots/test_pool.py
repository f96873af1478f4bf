"""Workers may die or hang at any moment: their work is done again, and nobody else waits."""

from __future__ import annotations

import fcntl
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from functools import partial
from pathlib import Path

import pytest

from parlour.bots import answer, question
from parlour.bots.pool import Patience, Pool, Task, WorkersDied, WorkFailed
from parlour.core import Match
from tests.bots.work import (
    answer_after_hanging,
    count_up,
    die,
    die_once,
    fail,
    hang,
    hang_once,
    hold,
    not_picklable,
    square,
    work_for,
    work_slowly,
)
from tests.toy import MANOR


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool(2)
    yield pool
    pool.close()


def wait_until(true: Callable[[], bool]) -> None:
    """As long as it takes: pytest's own limit ends a test that hangs."""
    while not true():
        time.sleep(0.01)


def wait_for_lock(path: Path) -> None:
    """Nobody holds the lock any more."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)


def held(folder: Path) -> list[str]:
    return [path.name for path in folder.glob("held-*")]


def test_workers_start_when_they_are_needed_and_no_more_than_allowed(pool: Pool) -> None:
    assert not pool.workers
    assert pool.submit(square, 3).result() == 9
    assert len(pool.workers) == 1
    assert [future.result() for future in [pool.submit(square, n) for n in range(20)]] == [n * n for n in range(20)]
    assert len(pool.workers) == 2


def test_a_worker_that_dies_is_replaced_and_its_work_done_again(pool: Pool, tmp_path: Path) -> None:
    futures = [pool.submit(partial(die_once, tmp_path), number) for number in range(6)]
    assert [future.result() for future in futures] == [n * n for n in range(6)]
    assert (tmp_path / "died").exists()


def test_a_worker_that_died_while_it_had_nothing_to_do_is_replaced(pool: Pool) -> None:
    assert pool.submit(square, 2).result() == 4
    (worker,) = pool.workers
    assert worker.process is not None
    os.kill(worker.process.pid or 0, signal.SIGKILL)
    assert pool.submit(square, 3).result() == 9


def test_a_worker_that_hangs_is_replaced_and_its_question_asked_again(tmp_path: Path) -> None:
    match = Match(MANOR, 4, bytes(32))
    asked = question(match, match.asked[0], "random")
    pool = Pool(1, patience=10)
    assert pool.submit(answer_after_hanging, (tmp_path, asked)).result() == answer(asked)
    pool.close()


def test_closing_waits_for_nobody(tmp_path: Path) -> None:
    pool = Pool(2, patience=None)
    stuck = [pool.submit(partial(hang, tmp_path), 0) for _ in range(2)]
    waiting = pool.submit(square, 1)
    wait_until(lambda: len(held(tmp_path)) == 2)
    pool.close()
    wait_for_lock(tmp_path / "lock")
    for future in stuck:
        with pytest.raises(WorkersDied, match="before the work was done"):
            future.result()
    with pytest.raises(CancelledError):
        waiting.result()
    with pytest.raises(RuntimeError, match="closed"):
        pool.submit(square, 1)


def test_a_worker_that_is_stopped_does_not_hold_up_closing(tmp_path: Path) -> None:
    pool = Pool(1, patience=None)
    future = pool.submit(partial(hang_once, tmp_path), 1)
    wait_until((tmp_path / "hung").exists)
    pool.close()
    with pytest.raises(WorkersDied):
        future.result()


def test_work_that_is_cancelled_before_it_begins_is_not_done(tmp_path: Path) -> None:
    pool = Pool(1, patience=None)
    pool.submit(partial(hold, tmp_path), 1)
    second = pool.submit(partial(hold, tmp_path), 2)
    wait_until(lambda: held(tmp_path) == ["held-1"])
    assert second.cancel()
    pool.close()
    wait_for_lock(tmp_path / "lock")
    assert held(tmp_path) == ["held-1"]


def test_an_exception_in_a_worker_comes_with_its_stack_trace(pool: Pool) -> None:
    with pytest.raises(WorkFailed, match=r"(?s)in fail.*FileNotFoundError: over number 7"):
        pool.submit(fail, 7).result()
    with pytest.raises(WorkFailed, match=r"[Pp]ickle"):
        pool.submit(not_picklable, 7).result()
    assert pool.submit(square, 2).result() == 4


def test_work_that_kills_every_worker_is_given_up_with_a_sentence(pool: Pool) -> None:
    with pytest.raises(WorkersDied, match=r"^3 workers died or got stuck over the same work\.$"):
        pool.submit(die, 1).result()
    assert pool.submit(square, 2).result() == 4


def test_work_that_hangs_every_worker_is_given_up_with_a_sentence(tmp_path: Path) -> None:
    pool = Pool(1, patience=1)
    with pytest.raises(WorkersDied, match=r"^3 workers died or got stuck over the same work\.$"):
        pool.submit(partial(hang, tmp_path), 0).result()
    pool.close()


# ── patience counts work ──


def looked_at(patience: Patience, clock: list[float], worked: list[float], aside: bool = False) -> list[bool]:
    """Whether patience is over, at looks a second apart, by how much the worker has worked then."""
    lost = []
    for seconds in worked:
        clock[0] += 1
        lost.append(patience.is_lost(seconds, aside))
    return lost


def test_a_worker_that_makes_progress_is_not_given_up_however_slow_the_machine_is() -> None:
    clock = [0.0]
    patience = Patience(60, 0.0, lambda: clock[0])
    slowly = [minute * 0.1 for minute in range(50) for _ in range(55)]  # a tenth of a second of work in 55
    assert not any(looked_at(patience, clock, slowly))


def test_a_worker_that_stands_still_or_never_comes_to_an_end_is_given_up() -> None:
    clock = [0.0]
    assert looked_at(Patience(60, 5.0, lambda: clock[0]), clock, [5.0] * 61) == [False] * 60 + [True]
    busy = [5.0 + second for second in range(1, 62)]
    assert looked_at(Patience(60, 5.0, lambda: clock[0]), clock, busy) == [False] * 60 + [True]


def test_a_worker_that_is_laid_aside_may_stand_still_but_that_is_no_progress() -> None:
    clock = [0.0]
    patience = Patience(60, 5.0, lambda: clock[0])
    assert not any(looked_at(patience, clock, [5.0] * 50))
    assert not any(looked_at(patience, clock, [5.0] * 1000, aside=True))
    assert looked_at(patience, clock, [5.0] * 11) == [False] * 10 + [True]


def test_a_work_that_takes_longer_than_the_patience_is_done_if_it_goes_on() -> None:
    pool = Pool(1, patience=600)
    pool.submit(square, 1).result()  # on a busy machine a process may take long to start
    pool.patience = 12
    assert pool.submit(work_slowly, 5).result() == 5
    pool.close()


def test_a_work_that_never_comes_to_an_end_is_given_up() -> None:
    pool = Pool(1, patience=0.5)
    with pytest.raises(WorkersDied, match="got stuck"):
        pool.submit(work_for, 100_000.0).result()
    pool.close()


# ── laid aside, dropped, done by the same worker again ──


def test_a_work_rests_while_it_is_laid_aside_and_goes_on_where_it_was(pool: Pool, tmp_path: Path) -> None:
    task = Task(count_up, tmp_path)
    pool.take(task)
    wait_until((tmp_path / "count").exists)
    task.lay_aside(True)
    wait_until(lambda: stands_still(tmp_path / "count"))
    before = int((tmp_path / "count").read_text())
    task.lay_aside(False)
    wait_until(lambda: int((tmp_path / "count").read_text()) > before)
    (tmp_path / "stop").touch()
    assert task.future.result() > before


def stands_still(count: Path) -> bool:
    before = count.read_text()
    time.sleep(1)
    return count.read_text() == before


def test_a_work_that_is_dropped_ends_at_once_and_its_worker_is_replaced(tmp_path: Path) -> None:
    pool = Pool(1)
    task = Task(partial(hold, tmp_path), 1)
    pool.take(task)
    wait_until(lambda: held(tmp_path) == ["held-1"])
    task.drop()
    wait_for_lock(tmp_path / "lock")
    with pytest.raises(WorkersDied, match="Nobody wants this work done any more"):
        task.future.result()
    assert pool.submit(square, 3).result() == 9
    pool.close()


def test_a_work_that_is_dropped_while_it_is_laid_aside_ends_too(tmp_path: Path) -> None:
    pool = Pool(1)
    task = Task(count_up, tmp_path)
    pool.take(task)
    wait_until((tmp_path / "count").exists)
    task.lay_aside(True)
    task.drop()
    with pytest.raises(WorkersDied):
        task.future.result()
    assert pool.submit(square, 3).result() == 9
    pool.close()


def test_what_is_near_is_done_by_the_worker_that_did_the_last_of_it() -> None:
    pool = Pool(3, ready=2)
    found: dict[str, set[int]] = {"ann": set(), "bea": set()}
    for near in ("ann", "bea", "bea", "ann", "bea", "ann"):
        task = Task(work_for, 0.0, near=near)
        pool.take(task)
        found[near].add(task.future.result())
        wait_until(lambda: len(pool.idle) == 2)
    assert [len(pids) for pids in found.values()] == [1, 1] and found["ann"] != found["bea"]
    pool.close()


def test_workers_beyond_those_that_stand_ready_go_home() -> None:
    pool = Pool(4, ready=1)
    assert [future.result() for future in [pool.submit(square, n) for n in range(8)]] == [n * n for n in range(8)]
    wait_until(lambda: len(pool.workers) == 1)
    assert pool.submit(square, 3).result() == 9
    pool.close()
