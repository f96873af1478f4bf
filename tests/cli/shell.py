"""The command line as a person meets it: real processes, and a real terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pexpect

from tests.cli import forks

COMMAND: Final = (sys.executable, "-W", "error", "-c", "import sys; from parlour.cli import main; sys.exit(main())")
QUESTION: Final = r"\[1(?:-(\d+))?, [^]]*q leave\] "
OVER: Final = "checks that the deal was fair"

Chooser = Callable[[int], int]  # of so many options, which


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "100", "TERM": "dumb"}


def obey_ctrl_c() -> None:
    """The tests may run where Ctrl-C is ignored; at a person's terminal it is not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def parlour(home: Path, *words: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run one command to its end."""
    return forks.run(tuple(map(str, words)), environment(home), typed)


def start(home: Path, *words: str | Path) -> subprocess.Popen[str]:
    """Start a command in a new session, as a terminal does."""
    return subprocess.Popen(
        [*COMMAND, *map(str, words)],
        env=environment(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=obey_ctrl_c,
    )


@contextmanager
def at_table(home: Path, *words: str | Path) -> Iterator[pexpect.spawn[str]]:
    """Sit down at a terminal."""
    terminal = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "play", *map(str, words)],
        env=environment(home),
        encoding="utf-8",
        echo=False,
        timeout=None,  # as long as it takes: pytest's own limit ends a test that hangs
        dimensions=(50, 100),
        preexec_fn=obey_ctrl_c,
    )
    try:
        yield terminal
    finally:
        terminal.close(force=True)


def asked(terminal: pexpect.spawn[str]) -> int:
    """How many options the person is offered now; 0: the game is over."""
    return 0 if terminal.expect([OVER, QUESTION]) == 0 else int(terminal.match.group(1) or 1)


def play_on(terminal: pexpect.spawn[str], choose: Chooser, choices: int = 100_000) -> bool:
    """Answer so many questions, or play to the end; whether it is over."""
    for _ in range(choices):
        if not (options := asked(terminal)):
            return True
        terminal.sendline(str(choose(options)))
    return False


def leave(terminal: pexpect.spawn[str]) -> None:
    """Wait for the next question, and leave."""
    asked(terminal)
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)
    terminal.wait()


def last(options: int) -> int:
    return options


def in_turn(numbers: Sequence[int]) -> Chooser:
    """Choose by these numbers, one after the other, over and over."""
    made = iter(range(10**9))
    return lambda options: numbers[next(made) % len(numbers)] % options + 1


def saved(home: Path) -> Path:
    """The one game in this person's folder."""
    (path,) = (home / "parlour" / "games").glob("*.jsonl")
    return path


def wait_until(true: Callable[[], bool]) -> None:
    while not true():
        time.sleep(0.01)
