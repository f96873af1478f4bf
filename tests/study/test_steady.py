"""What must be whole is whole, also when somebody presses Ctrl-C."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.study.steady import uninterrupted, whole


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Ctrl-C interrupts, also where the whole run was started deaf to it, as in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press_ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_ctrl_c_waits_for_the_end() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), uninterrupted():  # noqa: PT012  # what comes after the signal matters
        press_ctrl_c()
        done.append("the rest")
    assert done == ["the rest"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_inside_one_another_ctrl_c_waits_for_the_outer_end() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), uninterrupted():  # noqa: PT012
        with uninterrupted():
            press_ctrl_c()
        done.append("the rest")
    assert done == ["the rest"]


def test_where_ctrl_c_is_ignored_it_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with uninterrupted():
            press_ctrl_c()
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_whole_file_takes_its_place(tmp_path: Path) -> None:
    with whole(tmp_path / "file") as temporary:
        temporary.write_text("all of it")
        assert not (tmp_path / "file").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text() == "all of it"


def test_a_file_that_was_not_finished_leaves_no_trace_and_the_old_one_stays(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("the old one")
    with pytest.raises(KeyboardInterrupt), whole(tmp_path / "file") as temporary:  # noqa: PT012
        temporary.write_text("half of")
        raise KeyboardInterrupt
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text() == "the old one"
