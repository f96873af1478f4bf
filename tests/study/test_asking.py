"""A file of games answers questions in SQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core import Refused
from parlour.study.asking import ask
from parlour.study.keepers import Rows
from parlour.study.simulate import Simulation, play_game

pytest.importorskip("duckdb", reason="could be installed: duckdb")
PLAYED = Simulation("mind_reader", 2, {"length": "one hand"}, ("random",) * 2, "seven")
COUNT = "select count(*), max(bots[1]), max(rules), max(seats) from games"


@pytest.mark.parametrize("name", ["games.parquet", "games.csv"])
def test_rows_are_the_table_games(tmp_path: Path, name: str) -> None:
    rows = Rows(PLAYED, tmp_path / name)
    for number in range(3):
        rows.keep(play_game(PLAYED, number))
    rows.finish()
    assert ask(tmp_path / name, "select count(*) as n, max(seats) as seats from games").rows == ((3, 2),)


def test_a_folder_is_all_its_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        rows = Rows(PLAYED, tmp_path / f"{name}.parquet")
        rows.keep(play_game(PLAYED, 0))
        rows.finish()
    assert ask(tmp_path, COUNT).rows == ((2, "random", 3, 2),)


def test_a_bad_question_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="There is no file"):
        ask(tmp_path / "none.parquet", COUNT)
    with pytest.raises(Refused, match="There is no Parquet file in"):
        ask(tmp_path, COUNT)
    rows = Rows(PLAYED, tmp_path / "games.parquet")
    rows.keep(play_game(PLAYED, 0))
    rows.finish()
    with pytest.raises(Refused, match=r"^DuckDB cannot answer that: .*nix"):
        ask(tmp_path, "select nix from games")
