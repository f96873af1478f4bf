"""`parlour serve`, as `make play` starts it."""

from __future__ import annotations

import logging
import re
import signal
from io import StringIO
from pathlib import Path
from urllib.request import urlopen

import pexpect
import pytest
from msgspec import DecodeError, json

from parlour.cli.serve import manner
from parlour.server.log import opened
from tests.cli.shell import COMMAND, environment, obey_ctrl_c, parlour, start

MINE = '''
class Mine:
    """Takes the first option."""

    def choose(self, view, rng):
        return view.options[0]
'''


def is_json(line: str) -> bool:
    try:
        json.decode(line)
    except DecodeError:
        return False
    return True


def test_a_terminal_is_shown_no_line_of_json(tmp_path: Path) -> None:
    terminal = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "serve", "--port", "0", "--host", "127.0.0.1", "--store", f"sqlite:///{tmp_path}/house.sqlite3"],
        env=environment(tmp_path),
        encoding="utf-8",
        echo=False,
        timeout=None,
        preexec_fn=obey_ctrl_c,
    )
    try:
        terminal.expect("Tables are kept in")
        told = terminal.before or ""
        terminal.kill(signal.SIGINT)
        terminal.expect(pexpect.EOF)
        told += terminal.before or ""
    finally:
        terminal.close(force=True)
    assert told.startswith("Parlour is open at ")
    assert not [line for line in told.splitlines() if line.strip() and is_json(line)]


def test_an_operator_s_own_bot_is_in_the_lobby(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, "utf-8")
    where = ["--port", "0", "--host", "127.0.0.1", "--store", f"sqlite:///{tmp_path}/house.sqlite3"]
    house = start(tmp_path, "serve", *where, "--bots", f"{tmp_path}/mine.py:Mine")
    try:
        assert house.stdout is not None
        url = house.stdout.readline().split()[-1]
        with urlopen(f"{url}/api/games", timeout=300) as answer:
            cards = json.decode(answer.read())
        assert [card["bots"][-1]["sentence"] for card in cards] == ["Takes the first option."] * len(cards)
        assert {card["bots"][-1]["name"] for card in cards} == {"Mine"}
    finally:
        house.terminate()
        house.communicate(timeout=300)


def test_decks_of_a_folder_are_offered_and_a_broken_one_is_left_out_with_a_sentence(tmp_path: Path) -> None:
    """GR-70"""
    (tmp_path / "ours.toml").write_text('[[ability]]\ncards = ["3"]\ntitle = "Odd"\neffect = "draw"\n', "utf-8")
    (tmp_path / "broken.toml").write_text('[[ability]]\ncards = ["3"]\ntitle = "Odd"\neffect = "peek"\n', "utf-8")
    where = ["--port", "0", "--host", "127.0.0.1", "--store", f"sqlite:///{tmp_path}/house.sqlite3"]
    house = start(tmp_path, "serve", *where, "--decks", str(tmp_path))
    try:
        assert house.stdout is not None
        url = house.stdout.readline().split()[-1]
        with urlopen(f"{url}/api/games", timeout=300) as answer:
            cards = json.decode(answer.read())
        assert {deck for card in cards for option in card["options"] for deck in option["decks"]} == {"ours"}
    finally:
        house.terminate()
        _, told = house.communicate(timeout=300)
    assert told.startswith(
        "broken.toml is not offered. The Detective's deck, line 4: there is no effect 'peek'; there are"
    )


def test_a_house_does_not_open_with_a_folder_that_is_not_there(tmp_path: Path) -> None:
    done = parlour(tmp_path, "serve", "--decks", f"{tmp_path}/nowhere")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", f"There is no folder {tmp_path}/nowhere.")


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("thumb", "thumb is no bot of your own: name a class, as module:Class or ./file.py:Class."),
        ("./nowhere.py:Mine", "There is no file ./nowhere.py."),
        ("tests.bots.work:Nobody", "There is no Nobody in tests.bots.work."),
    ],
)
def test_a_house_does_not_open_with_a_bot_that_is_none(tmp_path: Path, bots: str, why: str) -> None:
    done = parlour(tmp_path, "serve", "--bots", bots)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", why)


def test_a_terminal_is_told_in_words_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    told = StringIO()
    log = opened(told, **manner())
    log.info("house_opened")
    log.warning("table_unreadable", table="1a2b3c4d", reason="KeyError at rules.py:3")
    assert re.fullmatch(
        r"\d\d:\d\d:\d\d warning: table unreadable \(table 1a2b3c4d, reason KeyError at rules\.py:3\)\n",
        told.getvalue(),
    )


def test_a_file_is_told_everything_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: False)
    told = StringIO()
    opened(told, **manner()).info("house_opened")
    assert json.decode(told.getvalue())["event"] == "house_opened"
    assert manner()["level"] == logging.INFO
