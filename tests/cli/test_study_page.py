"""The questions on the page about studies can be asked as they stand there, with fewer games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import environment

PAGE = Path(__file__).parents[2] / "docs/study.md"
QUESTIONS = [block for block in re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL) if "query" in block]

pytest.importorskip("duckdb", reason="could be installed: duckdb")


def test_there_is_a_question_for_each_game() -> None:
    assert len(QUESTIONS) == 5


@pytest.mark.parametrize("commands", QUESTIONS, ids=lambda commands: re.findall(r"simulate (\w+)", commands)[0])
def test_a_question_is_answered_with_figures(commands: str, tmp_path: Path) -> None:
    fewer = re.sub(r"--games \d+", "--games 3 --workers 1", commands)
    where = environment(tmp_path)
    where["PATH"] = f"{Path(sys.executable).parent}:{where['PATH']}"
    done = subprocess.run(["sh", "-e"], input=fewer, cwd=tmp_path, env=where, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    *_, answer = done.stdout.split("┡")
    assert re.search(r"│ .*\d", answer)
