"""The commands that docs/study.md shows answer their questions, here on a few games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from parlour.cli.app import run

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"^```sh\n(.*?)^```", (ROOT / "docs/study.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
GAMES = [re.findall(r"parlour simulate (\w+)", block)[0] for block in BLOCKS]
EXTRAS = ("duckdb", "pyarrow")


@pytest.mark.parametrize("block", BLOCKS, ids=GAMES)
def test_every_question_is_answered(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for extra in EXTRAS:
        pytest.importorskip(extra, reason=f"could be installed: {extra}")
    monkeypatch.chdir(tmp_path)
    for line in block.splitlines():
        command, *words = shlex.split(re.sub(r"--games \d+", "--games 4 --workers 1", line))
        if command == "mkdir":
            Path(words[0]).mkdir()
        else:
            assert run(words) == 0, capsys.readouterr().err
    answer = capsys.readouterr().out.rpartition("┏")[2]
    assert re.search(r"│.*\d.*│", answer)


def test_every_game_has_its_question() -> None:
    from parlour.games import SHELF

    assert set(GAMES) == set(SHELF)
