"""The laws from the command line."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pexpect
import pytest

import parlour as package
from parlour.cli import main
from parlour.core import Refused
from parlour.testing import LAWS
from tests.cli.shell import COMMAND, environment, parlour

QUICK = ("clones_live_their_own_lives", "title_page_is_true")
ROOT = Path(__file__).parents[2]


def test_what_each_law_looked_at_is_told(tmp_path: Path) -> None:
    done = parlour(tmp_path, "check", "mind_reader", "--law", QUICK[0], "--law", QUICK[1])
    assert (done.returncode, done.stderr) == (0, "")
    first, looked_at, *_, last = done.stdout.splitlines()
    assert first.startswith("clones live their own lives (")
    assert looked_at.startswith("    lives: ")
    assert last.startswith("Mind Reader keeps these 2 laws (")


def test_a_kit_may_stand_anywhere(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["check", "manor", "--kit", "tests.toy.kit", "--law", "title-page-is-true"]) == 0
    assert "Manor keeps this law" in capsys.readouterr().out
    assert main(["check", "pi", "--kit", "tests.toy.kit", "--law", "title-page-is-true"]) == 2
    assert capsys.readouterr().err == "tests.toy.kit is a kit of manor, not of pi.\n"


def test_a_terminal_shows_which_law_is_tried(tmp_path: Path) -> None:
    terminal = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "check", "mind_reader", "--law", QUICK[0]],
        env=environment(tmp_path) | {"TERM": "xterm"},
        encoding="utf-8",
        timeout=None,
    )
    try:
        terminal.expect("law 1 of 1: clones live their own lives")
        terminal.expect("Mind Reader keeps this law")
    finally:
        terminal.close(force=True)


def test_a_breach_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from tests.toy import MANOR

    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(MANOR.words("en"), "PAGE", "")
    assert main(["check", "manor", "--kit", "tests.toy.kit", "--law", "everything_has_words"]) == 1
    assert capsys.readouterr().err == "Words: Manor: the rules page is empty.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["pi", "--law", "gravity"], f"There is no law gravity; there are {', '.join(LAWS)}."),
        (["whist"], "There is no game called whist; "),
        (["pi", "--kit", "no.such.kit"], "There is no module no.such.kit in "),
        (["pi", "--kit", "os"], "os has no KIT."),
    ],
)
def test_what_cannot_be_checked_is_refused(words: list[str], sentence: str, tmp_path: Path) -> None:
    done = parlour(tmp_path, "check", *words)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


class TestAStrangersMistake:
    """One sentence says which law met it, and at which line of theirs; never a stack trace."""

    def game(self, tmp_path: Path, file: str, old: str, new: str) -> tuple[int, str]:
        """A new game in which somebody has changed a line."""
        folder = tmp_path / "game"
        assert parlour(tmp_path, "new-game", "hush", "--package", str(folder)).returncode == 0
        changed = folder / "hush" / file
        text = changed.read_text("utf-8")
        assert old in text
        changed.write_text(text.replace(old, new), "utf-8")
        (folder / "hush-1.dist-info").mkdir()
        (folder / "hush-1.dist-info" / "METADATA").write_text(
            "Metadata-Version: 2.1\nName: hush\nVersion: 1\n", "utf-8"
        )
        (folder / "hush-1.dist-info" / "entry_points.txt").write_text("[parlour.games]\nhush = hush:HUSH\n", "utf-8")
        paths = {**environment(tmp_path), "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{folder}"}
        words = [*COMMAND, "check", "hush", "--kit", "tests.kit"]
        done = subprocess.run(words, cwd=folder, env=paths, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    @pytest.mark.parametrize(
        ("file", "old", "new", "told"),
        [
            (
                "__init__.py",
                "moves=Ask | Dealt | Guess",
                "moves=Ask | Dealt",
                "Guess is made, but is not among the moves",
            ),
            (
                "moves.py",
                "class Ask(Move, frozen=True):",
                "class Ask(Move, frozen=True):\n    who: Seat | None",
                "rules.py",
            ),
            (
                "rules.py",
                "s.points[seat] += right",
                "s.points[seat + 9] += right",
                "IndexError: .*, at rules.py, line ",
            ),
            ("cards.py", 'Annotated[int, Among("card")]', "int", "number may be any int: say which"),
            ("rules.py", "return Dealt(", "return undefined(", "NameError: .*, at rules.py, line "),
            ("view.py", "card: Card | None", "card: Cards | None", "NameError"),
        ],
    )
    def test_is_one_sentence(self, tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
        code, said = self.game(tmp_path, file, old, new)
        assert code == 1
        assert re.search(told, said), said
        assert said.count("\n") == 1 and "Traceback" not in said


def test_an_installed_package_has_no_kits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from parlour.cli.checkout import kit_of

    monkeypatch.setattr(package, "__file__", str(tmp_path / "site-packages" / "parlour" / "__init__.py"))
    with pytest.raises(Refused, match="name one with --kit"):
        kit_of("pi")


def test_the_laws_are_tried_on_a_deck_of_ones_own(tmp_path: Path) -> None:
    """GR-70"""
    (tmp_path / "ours.toml").write_text('[[ability]]\ncards = ["3"]\ntitle = "Odd"\neffect = "draw"\n')
    (tmp_path / "bad.toml").write_text('[[ability]]\ncards = ["3"]\ntitle = "Odd"\neffect = "peek"\n')
    law = ("--law", "somebody_can_move")
    done = parlour(tmp_path, "check", "graves", *law, "--option", f"detective_deck=@{tmp_path}/ours.toml")
    assert done.returncode == 0 and "keeps this law" in done.stdout
    done = parlour(tmp_path, "check", "graves", *law, "--option", f"detective_deck=@{tmp_path}/bad.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The Detective's deck, line 4: there is no effect 'peek'; there are ")
