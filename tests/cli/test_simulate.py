"""Many games: the same figures however they are played, and nothing half-written when they are stopped."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pexpect
import pytest
from msgspec import json

from parlour import games
from parlour.core import verify
from tests.cli.shell import COMMAND, environment, parlour, start, wait_until

TABLE = ("simulate", "mind_reader", "--seats", "3", "--seed", "seven", "--option", "length=one hand")


def figures(home: Path, *words: str | Path) -> dict[str, Any]:
    done = parlour(home, *TABLE, "--json", *words)
    assert (done.returncode, done.stderr) == (0, "")
    told: dict[str, Any] = json.decode(done.stdout)
    return told


def test_one_worker_and_two_play_the_same_games(tmp_path: Path) -> None:
    told = [
        figures(tmp_path, "--games", "40", "--workers", workers, "--record-dir", tmp_path / workers) for workers in "12"
    ]
    seconds = [each.pop("seconds") for each in told]
    assert told[0] == told[1]
    assert min(seconds) > 0
    first, second = [{path.name: path.read_text() for path in (tmp_path / workers).iterdir()} for workers in "12"]
    assert first == second
    assert sorted(first) == [f"game-{n:06}.jsonl" for n in range(40)]


def test_the_figures_are_one_object(tmp_path: Path) -> None:
    told = figures(tmp_path, "--games", "20", "--workers", "1")
    assert list(told) == [
        *["game", "rules", "parlour", "seats", "options", "bots", "seed", "games", "decisions", "seconds", "endings"],
        *["shared", "without_winner", "by_seat", "by_bot", "figures"],
    ]
    assert (told["game"], told["seats"], told["seed"], told["games"]) == ("mind_reader", 3, "seven", 20)
    assert told["options"]["length"] == "one hand"
    assert told["options"]["jokers"] is False
    assert told["decisions"] > 20
    assert sum(told["endings"].values()) == 20
    assert sum([each["won"] for each in told["by_seat"].values()]) >= 20
    assert list(told["by_seat"]) == ["1", "2", "3"]
    assert (told["bots"], list(told["by_bot"])) == (["random"] * 3, ["random"])
    assert set(told["figures"]["right_guesses"]) == {"mean", "of"}


def test_a_table_for_people_tells_the_same(tmp_path: Path) -> None:
    told = parlour(tmp_path, *TABLE, "--games", "20").stdout
    assert "Mind Reader for 3, seed seven: 20 games" in told
    for word in ("games won", "points a game", "ending", "right guesses", "Bots random, random", "were shared"):
        assert word in told


def test_without_a_seed_one_is_drawn_and_told(tmp_path: Path) -> None:
    first, second = [
        json.decode(parlour(tmp_path, "simulate", "mind_reader", "--games", "1", "--json").stdout) for _ in range(2)
    ]
    assert first["seed"] != second["seed"]
    words = ("simulate", "mind_reader", "--games", "1", "--json", "--seed", first["seed"])
    again = json.decode(parlour(tmp_path, *words).stdout)
    assert again["by_seat"] == first["by_seat"]


def test_rows_go_to_a_parquet_file(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="could be installed: pyarrow")
    told = figures(tmp_path, "--games", "20", "--out", tmp_path / "rows.parquet")
    rows = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    assert [row["number"] for row in rows] == list(range(20))
    assert sum([row["decisions"] for row in rows]) == told["decisions"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_no_worker_and_nothing_half_written(tmp_path: Path, workers: str) -> None:
    records, rows = tmp_path / "records", tmp_path / "rows.parquet"
    words = ("--games", "1000000", "--workers", workers, "--record-dir", records, "--out", rows)
    with start(tmp_path, *TABLE, *words) as running:
        wait_until(lambda: records.exists() and len(list(records.glob("game-*"))) > 3)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: the workers get it too
        told, complaint = running.communicate()  # ends only when no worker holds the pipes any more
    assert running.returncode == 130
    assert told == ""
    assert complaint.startswith("Stopped after ")
    assert complaint.endswith(" of 1000000 games; nothing is left half-written.\n")
    assert complaint.count("\n") == 1
    assert not rows.exists()
    for path in records.iterdir():
        assert path.name.startswith("game-")
        verify(games.find("mind_reader"), path.read_text().splitlines())


def test_ctrl_c_while_workers_start_is_one_sentence_too(tmp_path: Path) -> None:
    records = tmp_path / "records"
    with start(tmp_path, *TABLE, "--games", "1000000", "--workers", "2", "--record-dir", records) as running:
        wait_until(records.exists)  # the folder is made just before the workers are started
        os.killpg(running.pid, signal.SIGINT)
        _, complaint = running.communicate()
    assert running.returncode == 130
    assert complaint.count("\n") == 1


def test_a_terminal_shows_how_far_it_has_come(tmp_path: Path) -> None:
    words = [*COMMAND[1:], *TABLE, "--games", "300", "--workers", "1"]
    env = {**environment(tmp_path), "TERM": "xterm"}
    terminal = pexpect.spawn(COMMAND[0], words, env=env, encoding="utf-8", timeout=None)
    terminal.expect("/300")
    terminal.expect("games won")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
