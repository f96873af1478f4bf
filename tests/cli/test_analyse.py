"""``parlour analyse`` and the notebook in ``parlour replay``."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from parlour.study.analysis import Analysis
from tests.cli.shell import parlour
from tests.study.analysis.records import record


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text("\n".join(record("mind_reader", 2)) + "\n")
    return path


def test_a_game_is_told_in_the_terminal(game: Path, tmp_path: Path) -> None:
    done = parlour(tmp_path, "analyse", game)
    assert (done.returncode, done.stderr) == (0, "")
    for told in ("Turning points", "first provable", "accuracy", "Judged only by what each seat knew", "Ann", "Bea"):
        assert told in done.stdout
    assert "accuracy: how close the moves came to the best ones" in done.stdout
    assert "Hand 1: " in done.stdout and "Hand 2: " in done.stdout
    assert "your moves" not in done.stdout


def test_a_seat_is_told_its_own_moves(game: Path, tmp_path: Path) -> None:
    done = parlour(tmp_path, "analyse", game, "--seat", "2")
    assert "your moves" in done.stdout
    assert "You" in done.stdout


def test_a_program_gets_json(game: Path, tmp_path: Path) -> None:
    done = parlour(tmp_path, "analyse", game, "--json")
    analysis = json.decode(done.stdout, type=Analysis)
    assert (analysis.game, analysis.names) == ("mind_reader", ("Ann", "Bea"))


def test_a_browser_gets_a_page(game: Path, tmp_path: Path) -> None:
    done = parlour(tmp_path, "analyse", game, "--html", tmp_path / "page.html")
    assert (done.returncode, done.stdout) == (0, f"Written: {tmp_path / 'page.html'}\n")
    assert (tmp_path / "page.html").read_text("utf-8").startswith("<!doctype html>")
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_mistakes_get_one_sentence(game: Path, tmp_path: Path) -> None:
    (torn := tmp_path / "torn.jsonl").write_text("\n".join(game.read_text().splitlines()[:20]) + "\n")
    for words, code, sentence in [
        ((torn,), 1, "cannot be analysed: line 20: the record ends before the game does"),
        ((game, "--seat", "3"), 2, "--seat must be a number from 1 to 2, not 3."),
        ((tmp_path / "none.jsonl",), 2, "There is no file"),
        ((game, "--html", tmp_path / "no" / "page.html"), 1, "No such file or directory"),
    ]:
        done = parlour(tmp_path, "analyse", *words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (code, "", 1)
        assert sentence in done.stderr


def test_a_replay_shows_what_a_seat_could_know_at_a_line(game: Path, tmp_path: Path) -> None:
    early = parlour(tmp_path, "replay", game, "--seat", "1", "--notebook", "--at", "6").stdout
    late = parlour(tmp_path, "replay", game, "--seat", "1", "--notebook", "--at", "20").stdout
    assert early.count("What is Bea's Secret Card?") == late.count("What is Bea's Secret Card?") == 1
    assert late.count(" - ") > early.count(" - ") > 5, "more cards are ruled out later"
    assert "\n  20  " in late and "\n  20  " not in early


def test_a_replay_with_its_notebook_needs_a_seat_and_a_line_that_was_told(game: Path, tmp_path: Path) -> None:
    for words, sentence in [
        (("--notebook",), "--notebook shows what one seat could know: say which with --seat."),
        (("--seat", "1", "--at", "6"), "--at stops at a line to show the notebook there, so it needs --notebook."),
        (("--seat", "1", "--notebook", "--at", "0"), "--at must be a number from 1 to"),
        (("--seat", "1", "--notebook", "--at", "9999"), "--at must be a number from 1 to"),
    ]:
        done = parlour(tmp_path, "replay", game, *words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert done.stderr.startswith(sentence)
