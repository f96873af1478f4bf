"""Tournaments and reports as a person runs them: whole, stopped, gone on with, and asked for in vain."""

from __future__ import annotations

import signal
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pexpect
import pytest
from msgspec import json

from parlour.bots import LEVELS
from parlour.cli.study.tournament import stopped
from tests.cli.shell import COMMAND, environment, parlour

TABLE = ("tournament", "mind_reader", "--seats", "2", "--seed", "seven", "--option", "length=one hand")
DUEL = (*TABLE, "--bots", "random,thumb")

pytest.importorskip("openskill", reason="could be installed: openskill")


def test_a_tournament_tells_who_is_best(tmp_path: Path) -> None:
    done = parlour(tmp_path, *DUEL, "--games", "6", "--workers", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.decode(done.stdout)
    assert told["games"] == 8, "whole rounds of deals"
    assert next(iter(told["standings"])) == "thumb"
    shown = parlour(tmp_path, *DUEL, "--games", "4", "--workers", "1").stdout
    for words in ("rating", "games won", "log loss", "ms a decision"):
        assert words in shown


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    rows = pytest.importorskip("pyarrow.parquet", reason="could be installed: pyarrow")
    path = tmp_path / "duel.parquet"
    words = [*map(str, (*DUEL, "--workers", "1", "--out", path))]
    assert parlour(tmp_path, *words, "--games", "4").returncode == 0
    before = rows.read_table(path).num_rows
    terminal = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *words, "--games", "100000"],
        env={**environment(tmp_path), "TERM": "xterm", "COLUMNS": "200"},
        encoding="utf-8",
        timeout=None,
        dimensions=(40, 200),
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # what runs in the background ignores it
    )
    terminal.expect(r"(5|6|7|8|9|\d\d+)/100000")  # it has gone on from the fourth
    terminal.sendintr()
    terminal.expect(r"Stopped after \d+ of 100000 games; they are in .*, and the same command goes on from there\.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    after = rows.read_table(path).to_pylist()
    assert len(after) > before
    assert [row["number"] for row in after] == [n // 2 for n in range(len(after))]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bots", "thumb"), "--bots must name at least two bots, each once, with commas between, not thumb."),
        (("--bots", "thumb,nobody"), f"There is no bot called nobody; there are {', '.join(LEVELS)}."),
        (("--out", "none/x.parquet"), "none/x.parquet cannot be written: there is no such folder."),
        (("--games", "0"), "--games must be a number from 1 to 999999999, not 0."),
    ],
)
def test_bad_input_is_one_sentence_before_any_work(tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    done = parlour(tmp_path, *TABLE, *words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", why + "\n")


def test_a_report_is_written_and_told(tmp_path: Path) -> None:
    words = ("report", "mind_reader", "--seats", "2", "--option", "length=one hand", "--games", "10", "--bot", "random")
    done = parlour(tmp_path, *words, "--ladder", "random,thumb", "--workers", "1", "--out", tmp_path / "report.html")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Who wins, by seat" in done.stdout
    assert (tmp_path / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_stopped_at_once_it_does_not_speak_of_games_that_are_kept() -> None:
    none_yet: Any = SimpleNamespace(games=0)
    three: Any = SimpleNamespace(games=3)
    assert stopped(none_yet, 40, Path("t.parquet")) == "Stopped before the first of 40 games was over."
    assert "they are in t.parquet" in stopped(three, 40, Path("t.parquet"))
