"""Work is done in order, survives the death of a worker, and leaves no worker behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from parlour.bots.pool import WorkersDied, WorkFailed
from parlour.study.executor import Executor, Here, Processes
from tests.bots.test_pool import wait_for_lock, wait_until
from tests.bots.work import die, die_once, fail, hand_in_much, hold, square

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("executor", [Here(), Processes(2)])
def test_results_come_in_order(executor: Executor) -> None:
    assert list(executor.run(square, range(20))) == [n * n for n in range(20)]


def test_when_a_worker_is_killed_its_batches_are_done_again(tmp_path: Path) -> None:
    assert list(Processes(2).run(partial(die_once, tmp_path), range(10))) == [n * n for n in range(10)]
    assert (tmp_path / "died").exists()


def test_a_worker_may_be_killed_in_the_middle_of_sending(tmp_path: Path) -> None:
    run = Processes(2).run(partial(hand_in_much, tmp_path), range(2))
    assert next(run) == b"little"
    (tmp_path / "go").touch()
    wait_until((tmp_path / "worker").exists)
    os.kill(int((tmp_path / "worker").read_text()), signal.SIGKILL)
    assert list(run) == [b"little"]


def test_an_exception_in_a_worker_comes_with_its_stack_trace() -> None:
    with pytest.raises(WorkFailed, match=r"(?s)in fail.*FileNotFoundError: over number 0"):
        list(Processes(1).run(fail, range(1)))


def test_work_that_kills_every_worker_is_given_up_with_a_sentence() -> None:
    with pytest.raises(WorkersDied, match=r"3 workers died or got stuck over the same work\."):
        list(Processes(2).run(die, range(3)))


def test_workers_end_when_nobody_waits_for_them_any_more(tmp_path: Path) -> None:
    run = Processes(2).run(partial(hold, tmp_path), range(20))
    assert next(run) == 0
    wait_until(lambda: (tmp_path / "held-1").exists())
    run.close()  # type: ignore[attr-defined]  # it is a generator
    wait_for_lock(tmp_path / "lock")


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tests.bots.work", str(tmp_path)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE) as parent:
        wait_until(lambda: (tmp_path / "held-1").exists() and (tmp_path / "held-2").exists())
        parent.kill()
    wait_for_lock(tmp_path / "lock")
