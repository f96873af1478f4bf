"""Every script in examples/ runs, and does what it says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from tests.cli.shell import parlour

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BOT = f"{EXAMPLES / 'my_bot.py'}:Patient"


def run(script: str, *words: str | Path, **more: str) -> str:
    """What it prints; it must end well and complain of nothing."""
    command = [sys.executable, EXAMPLES / script, *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **more}, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_every_script_is_run_by_a_test() -> None:
    tests = "".join([path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")])
    assert [script.name for script in EXAMPLES.glob("*.py") if script.name not in tests] == []


def test_agents_at_a_table() -> None:
    told = run("agents_at_a_table.py").splitlines()
    assert [line.partition(":")[0] for line in told[:-1]] == ["seat_0", "seat_1", "seat_2"]
    assert "steps; " in told[-1]


def test_talking_agents() -> None:
    assert int(run("talking_agents.py").partition(" claims; ")[0]) >= 5


def test_many_games() -> None:
    assert run("many_games.py").startswith("6400 moves, ")


def test_the_program_plays_in_a_tournament(tmp_path: Path) -> None:
    program = f"{sys.executable} -S {EXAMPLES / 'program_seat.py'}"
    table = ("mind_reader", "--seats", "2", "--option", "length=one hand", "--option", "ranks=5", "--workers", "1")
    done = parlour(tmp_path, "tournament", *table, "--bots", "thumb", "--llm", program, "--games", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.decode(done.stdout)["standings"][f"llm:{program}"]
    assert told["legal_answers"] == 1.0 and told["calls_a_game"] > 0


def test_the_player_that_knows_only_tools(tmp_path: Path) -> None:
    assert run("mcp_player.py", XDG_DATA_HOME=str(tmp_path)).startswith("The game is over.")


def test_a_game_of_your_own(tmp_path: Path) -> None:
    assert run("own_game.py", tmp_path / "game").splitlines()[-1].startswith("Hidden Numbers: ")


def test_the_bot_of_your_own_is_the_one_that_the_docs_show() -> None:
    shown = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    script = (EXAMPLES / "my_bot.py").read_text("utf-8")
    assert f"```python\n{script}```\n" in shown
    assert len(script.partition('"""\n\n')[2].splitlines()) <= 32


def test_the_bot_of_your_own_beats_chance(tmp_path: Path) -> None:
    table = ("--seats", "2", "--option", "length=one hand", "--option", "ranks=7", "--workers", "1", "--seed", "docs")
    done = parlour(tmp_path, "tournament", "mind_reader", *table, "--bots", f"random,{BOT}", "--games", "24", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.decode(done.stdout)["standings"]
    assert next(iter(told)) == BOT
    assert told[BOT]["legal_answers"] == 1.0 and told[BOT]["beliefs"]["stated"]
    assert told[BOT]["win_rate"]["low"] > told["random"]["win_rate"]["high"]


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_the_bot_of_your_own_sits_anywhere(tmp_path: Path, command: str) -> None:
    more = ("--games", "2", "--workers", "1") if command == "simulate" else ()
    done = parlour(tmp_path, command, "mind_reader", "--seats", "2", "--bots", BOT, *more, typed="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Patient" in done.stdout
