"""`parlour serve`, as `make play` starts it."""

from __future__ import annotations

import logging
import re
import signal
from io import StringIO
from pathlib import Path

import pexpect
import pytest
from msgspec import DecodeError, json

from parlour.cli.serve import manner
from parlour.server.log import opened
from tests.cli.shell import COMMAND, environment, obey_ctrl_c


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
