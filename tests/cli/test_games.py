"""The shelf, for people and for programs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from parlour import __version__, games
from parlour.bots import LEVELS
from parlour.cli.games import option
from parlour.core import Setting, described
from tests.cli.shell import parlour


def test_every_game_is_shown_with_its_options(tmp_path: Path) -> None:
    told = parlour(tmp_path, "games").stdout
    for name in games.SHELF:
        assert f"{name}: {games.find(name).title}, {games.find(name).players}" in told
        for setting in described(games.find(name).settings):
            assert f"  {setting.name}=" in told
            assert f"{setting.help}  ({setting.wants})" in told


@pytest.mark.parametrize("name", games.SHELF)
def test_every_option_is_described_in_sentences(name: str) -> None:
    for setting in described(games.find(name).settings):
        assert setting.help[0].isupper() and setting.help.endswith("."), setting.help


def test_an_option_that_needs_another_names_it() -> None:
    (target,) = [setting for setting in described(games.find("mind_reader").settings) if setting.name == "target"]
    assert "if the length is target" in target.help


def test_the_shelf_as_json(tmp_path: Path) -> None:
    shelf = json.decode(parlour(tmp_path, "games", "--json").stdout)
    assert [entry["id"] for entry in shelf] == list(games.SHELF)
    entry = next(entry for entry in shelf if entry["id"] == "mind_reader")
    assert (entry["title"], entry["players"]) == ("Mind Reader", [2, 3, 4, 5, 6])
    assert entry["rules"] == games.find("mind_reader").version
    jokers = next(each for each in entry["options"] if each["name"] == "jokers")
    assert jokers == {
        "name": "jokers",
        "type": "yes or no",
        "default": False,
        "help": "Shuffle in one Joker of each suit.",
        "allowed": [False, True],
    }


def test_one_game_is_shown_with_its_options_and_bots(tmp_path: Path) -> None:
    told = parlour(tmp_path, "games", "pi").stdout
    assert told.startswith("pi: P.I., ")
    assert "mind_reader" not in told
    for level in LEVELS.values():
        assert f"  {level.name} ({level.title})\n      {level.sentence}" in told
    entry = json.decode(parlour(tmp_path, "games", "pi", "--json").stdout)
    assert entry["id"] == "pi"
    assert [bot["name"] for bot in entry["bots"]] == list(LEVELS)
    assert set(entry["bots"][0]) == {"name", "title", "sentence", "strength", "seconds"}


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        (Setting("a", "choice", "x", "h", ("x", "y")), {"allowed": ("x", "y")}),
        (Setting("a", "number", 3, "h", low=1, high=5), {"low": 1, "high": 5}),
        (Setting("a", "text", "", "h", high=99), {"longest": 99}),
        (Setting("a", "yes or no", False, "h"), {"allowed": [False, True]}),
    ],
)
def test_every_kind_of_option_tells_what_is_allowed(setting: Setting, told: dict[str, object]) -> None:
    common = {"name": "a", "type": setting.type, "default": setting.default, "help": "h"}
    assert option(setting) == common | told


@pytest.mark.parametrize(
    ("words", "unneeded"),
    [
        (["--version"], {"cyclopts", "msgspec", "rich", "numpy", "pyarrow", "asyncio"}),
        (["games"], {"rich.table", "rich.console", "numpy", "pyarrow", "asyncio", "multiprocessing"}),
        (["games", "--json"], {"rich.table", "rich.console", "numpy", "pyarrow", "asyncio", "multiprocessing"}),
    ],
)
def test_what_a_command_does_not_need_is_not_loaded(words: list[str], unneeded: set[str]) -> None:
    program = f"import sys; from parlour.cli import main; main({words!r}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not unneeded & set(done.stderr.split())


def test_the_version_and_the_help_are_short(tmp_path: Path) -> None:
    assert parlour(tmp_path, "--version").stdout == f"{__version__}\n"
    told = parlour(tmp_path, "--help").stdout
    assert all([command in told for command in ("games", "play", "simulate", "replay", "verify")])
    assert told.count("\n") < 24
    assert parlour(tmp_path).stdout == told


def test_python_dash_m_parlour_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "parlour", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"{__version__}\n"
    done = subprocess.run([sys.executable, "-m", "parlour", "plya"], capture_output=True, text=True, check=False)
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_level_of_the_bots(command: str, tmp_path: Path) -> None:
    told = " ".join(parlour(tmp_path, command, "--help").stdout.split())
    assert ", ".join(LEVELS) in told
