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
from parlour.bots.pool import Pool, WorkersDied, WorkFailed
from parlour.core import Match
from tests.bots.work import answer_after_hanging, die, die_once, fail, hang, hang_once, hold, not_picklable, square
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


def test_others_do_not_wait_for_a_worker_that_hangs(tmp_path: Path) -> None:
    pool = Pool(1, patience=60)  # a twelfth of it is long
    stuck = pool.submit(partial(hang, tmp_path), 0)
    wait_until(lambda: bool(held(tmp_path)))
    assert [pool.submit(square, n).result() for n in range(5)] == [n * n for n in range(5)]
    assert not stuck.done()
    assert len(held(tmp_path)) == 1, "it still hangs, and was not replaced yet"
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
