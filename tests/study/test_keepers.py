"""What is kept of every game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from parlour import __version__
from parlour.core import Refused, Result
from parlour.study.keepers import Records, Rows
from parlour.study.simulate import Outcome, Simulation, play_game

PLAYED = Simulation("mind_reader", 2, {"length": "one hand"}, ("random",) * 2, "seven", keep_records=True)


def test_records_are_named_by_the_number_of_the_game(tmp_path: Path) -> None:
    keeper = Records(tmp_path / "new" / "folder")
    keeper.keep(outcome := play_game(PLAYED, 123))
    assert [path.name for path in keeper.folder.iterdir()] == ["game-000123.jsonl"]
    assert (keeper.folder / "game-000123.jsonl").read_text() == outcome.record


def test_rows_hold_every_game_and_what_the_game_adds(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="could be installed: pyarrow")
    rows = Rows(PLAYED, tmp_path / "rows.parquet")
    rows.keep(Outcome(0, "00", 9, 1, Result("a", (0,), (1, 0), ""), {"right": (1, 2)}, ""))
    rows.file.pack()
    rows.keep(Outcome(1, "01", 8, None, Result("b", (), (0, 0), "", ("cat", "dog")), {"wrong": (1, 3)}, ""))
    assert not list(tmp_path.iterdir())
    rows.finish()
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]
    first, second = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    assert first == {
        "number": 0,
        "seed": "00",
        "decisions": 9,
        "first": 2,
        "ending": "a",
        "winners": [1],
        "points": [1, 0],
        "roles": [],
        "bots": ["random", "random"],
        "game": "mind_reader",
        "rules": 3,
        "parlour": __version__,
        "seats": 2,
        "options": '{"length":"one hand"}',
        "right": 0.5,
        "right_of": 2.0,
        "wrong": None,
        "wrong_of": None,
    }
    assert second["roles"] == ["cat", "dog"]
    assert second["winners"] == []
    assert (second["right"], second["wrong_of"]) == (None, 3.0)


def test_without_pyarrow_one_sentence_says_what_brings_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(
        Refused, match=r"^Writing Parquet needs pyarrow, which `pip install parlour\[study\]` brings\.$"
    ):
        Rows(PLAYED, tmp_path / "rows.parquet")


def test_a_file_for_a_spreadsheet_has_a_line_a_game(tmp_path: Path) -> None:
    rows = Rows(PLAYED, tmp_path / "rows.csv")
    rows.keep(Outcome(0, "00", 9, 0, Result("a", (0, 1), (1, 0), ""), {"right": (1, 2)}, ""))
    rows.finish()
    header, line = (tmp_path / "rows.csv").read_text().splitlines()
    assert dict(zip(header.split(","), line.split(",")))["winners"] == "1 2"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("rows.xlsx", r"rows\.xlsx must end in \.parquet or \.csv: "),
        ("none/rows.csv", r"cannot be written: there is no such folder\.$"),
    ],
)
def test_a_bad_place_is_refused_before_any_work(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        Rows(PLAYED, tmp_path / name)
