"""A new game: written into a copy of this checkout, checked, simulated and opened at a table."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from msgspec import json

import parlour as package
from parlour.cli.new_game import called, check_free, registered
from parlour.core import Refused
from parlour.testing import LAWS

ROOT = Path(__file__).parents[2]
GAME = "hidden_numbers"
OF_EVERY_GAME = (
    "tests/games/test_skeleton.py",
    "tests/games/test_boards.py",
    "tests/laws/test_laws.py::test_the_kit_is_for_the_game_on_the_shelf_and_plays_it_at_every_size",
    "tests/server/test_games.py::test_the_generic_table_plays_every_game",
)


class Copy:
    """A copy of this checkout, as far as a game needs it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests"):
            copytree(ROOT / part, folder / part, ignore=ignore_patterns("__pycache__", "web", "browser"))
        (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A module of Python's, run in the copy."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "COLUMNS": "100"}
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def files(self) -> list[str]:
        return [f"src/parlour/games/{GAME}", f"src/parlour/bots/{GAME}", f"tests/games/{GAME}"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    copy = Copy(tmp_path_factory.mktemp("checkout"))
    done = copy.run("parlour", "new-game", GAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"files are written in {copy.folder}, and {GAME} is on the shelf" in done.stdout
    return copy


def test_it_keeps_every_law(copy: Copy) -> None:
    done = copy.run("parlour", "check", GAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Hidden Numbers keeps all {len(LAWS)} laws" in done.stdout


def test_it_is_spoken_by_messages(copy: Copy) -> None:
    """No code makes its words, and what a message says is what a person reads."""
    words = copy.folder / "src/parlour/games" / GAME / "words"
    assert sorted([place.name for place in words.iterdir()]) == ["en.ftl", "en.md"]
    plain = (words / "en.ftl").read_text("utf-8")
    (words / "en.ftl").write_text(plain.replace("at least", "no less than"), "utf-8")
    done = copy.run("pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{GAME}/test_words.py")
    (words / "en.ftl").write_text(plain, "utf-8")
    assert done.returncode == 1 and "Ann asks you: no less than 4? Yes." in done.stdout


def test_bots_play_it(copy: Copy) -> None:
    done = copy.run(
        "parlour", "simulate", GAME, "--games", "60", "--bots", "thumb,random,random", "--seats", "3", "--json"
    )
    figures = json.decode(done.stdout)
    assert figures["games"] == 60
    assert figures["by_seat"]["1"]["won"] > 30  # by chance it would be 20


def test_its_own_tests_pass_and_those_of_every_game_do_too(copy: Copy) -> None:
    own = copy.run("pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{GAME}")
    assert own.returncode == 0, own.stdout
    of_every_game = copy.run("pytest", "-q", "-p", "no:cacheprovider", *OF_EVERY_GAME, "-k", GAME)
    assert of_every_game.returncode == 0, of_every_game.stdout


def test_it_is_in_the_house_s_format_and_typed(copy: Copy) -> None:
    for words in (["ruff", "format", "--check"], ["ruff", "check"], ["mypy", "--strict"]):
        done = copy.run(*words, *copy.files)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("id", "title"), [("go", "Go"), ("abcdefghijk_lmnopqrstuvw", "A title of thirty-two characters")]
)
def test_names_of_any_length_leave_it_in_format(copy: Copy, id: str, title: str) -> None:
    assert copy.run("parlour", "new-game", id, "--title", title).returncode == 0
    for words in (["ruff", "format", "--check"], ["ruff", "check"]):
        done = copy.run(*words, f"src/parlour/games/{id}", f"src/parlour/bots/{id}", f"tests/games/{id}")
        assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_is_written_over(copy: Copy) -> None:
    done = copy.run("parlour", "new-game", GAME)
    assert (done.returncode, done.stderr) == (2, f"src/parlour/games/{GAME} is there already; choose another id.\n")


def test_nothing_is_hidden_by_a_folder_of_the_same_name() -> None:
    with pytest.raises(Refused, match=r"^src/parlour/bots/random\.py is there already"):
        check_free(ROOT, "random")


@pytest.mark.parametrize("id", ["", "Whist", "two__bars", "_x", "x_", "1x", "class", "a" * 25, "../up", "naïve", "a b"])
def test_an_id_is_a_plain_word(id: str) -> None:
    with pytest.raises(Refused, match=r"^A game's id is a word of at most 24 small letters"):
        called(id, None)


@pytest.mark.parametrize("title", ['Say "Go"', "back\\slash", "x" * 33, "bell\x07"])
def test_a_title_goes_into_code_unharmed(title: str) -> None:
    with pytest.raises(Refused, match=r"^A title has at most 32 characters"):
        called("go", title)


def test_a_shelf_that_is_not_found_is_left_alone() -> None:
    with pytest.raises(Refused, match="has no shelf"):
        registered("SHELF = {}\n", "go", "GO")


def test_an_installed_package_takes_no_new_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from parlour.cli.new_game import new_game

    monkeypatch.setattr(package, "__file__", str(tmp_path / "site-packages" / "parlour" / "__init__.py"))
    with pytest.raises(Refused, match="--package FOLDER makes a package of its own"):
        new_game("go")
