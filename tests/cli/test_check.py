"""The laws from the command line."""

from __future__ import annotations

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
    from tests.toy.words import en

    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(en, "PAGE", "")
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


def test_an_installed_package_has_no_kits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from parlour.cli.checkout import kit_of

    monkeypatch.setattr(package, "__file__", str(tmp_path / "site-packages" / "parlour" / "__init__.py"))
    with pytest.raises(Refused, match="name one with --kit"):
        kit_of("pi")
