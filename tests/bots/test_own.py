"""A bot of your own is named by its class; everything else is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import bots
from parlour.bots.own import named, player
from parlour.core import Match, Refused
from tests.toy import MANOR

FIRST = """
class First:
    def choose(self, view, rng):
        return view.options[0]

class Broken:
    def __init__(self):
        raise ValueError("no engine")

NOBODY = 7
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "first.py").write_text(FIRST)
    (tmp_path / "bad.py").write_text("import nothing_of_that_name")
    monkeypatch.chdir(tmp_path)
    return "./first.py:First"


def test_a_class_of_a_file_plays(file: str) -> None:
    match = Match(MANOR, 4, bytes(32), kept=False)
    company = bots.Company(match, dict.fromkeys(range(4), file))
    while match.result is None:
        offered = match.options(seat := company.next())
        company.answer(seat)
        assert len(offered) > 0
    assert match.result


def test_a_class_of_a_module_plays() -> None:
    assert player("tests.bots.work:Spy", "manor").choose


def test_a_file_is_named_so_that_any_process_finds_it(file: str, tmp_path: Path) -> None:
    assert named(file, "manor") == f"{(tmp_path / 'first.py').resolve()}:First"
    assert named("random", "manor") == "random"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("./none.py:First", r"^There is no file \./none\.py\.$"),
        ("./first.py:Second", r"^There is no Second in \./first\.py\.$"),
        ("./first.py:Broken", r"^\./first\.py:Broken cannot be made: no engine\.$"),
        ("./first.py:NOBODY", r"^\./first\.py:NOBODY is no bot: it has no choose\(view, rng\)\.$"),
        ("./bad.py:First", r"^\./bad\.py cannot be imported: No module named 'nothing_of_that_name'\.$"),
        ("no_such_module:First", r"^no_such_module cannot be imported: "),
        ("nobody", r"^There is no bot called nobody; there are "),
    ],
)
def test_what_is_no_bot_is_refused(file: str, name: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        player(name, "mind_reader")


def test_a_guest_cannot_name_a_class() -> None:
    with pytest.raises(Refused, match="There is no bot called"):
        bots.known("tests.bots.work:Spy", "mind_reader")
