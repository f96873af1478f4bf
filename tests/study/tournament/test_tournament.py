"""A tournament is fair to its bots: the same deals, every seat, and beliefs judged by the truth."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from parlour.core import Refused
from parlour.study.executor import Here, Processes
from parlour.study.tournament import Row, Standings, Tournament, rows
from parlour.study.tournament.believing import Score
from parlour.study.tournament.keeping import Kept

DUEL = Tournament("mind_reader", 3, {"length": "one hand"}, ("random", "thumb"), "seven")


def played(count: int, first: int = 0, executor: Any = None) -> list[list[Row]]:
    return [*rows(DUEL, [range(n, n + 1) for n in range(first, count)], executor or Here())]


def timeless(games: list[list[Row]]) -> list[list[Row]]:
    return [[{**row, "seconds": 0} for row in game] for game in games]


@pytest.mark.parametrize(("seats", "bots"), [(3, "ab"), (2, "abc"), (4, "ab"), (5, "abcd")])
def test_every_bot_sits_on_every_seat_equally_often(seats: int, bots: str) -> None:
    planned = Tournament("mind_reader", seats, {}, tuple(bots), "")
    count = planned.whole(1)
    sat = Counter([(seat, bot) for number in range(count) for seat, bot in enumerate(planned.lineup(number))])
    assert len(sat) == seats * len(bots)
    assert len(set(sat.values())) == 1


def test_a_deal_is_played_once_from_every_seat() -> None:
    assert [DUEL.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [DUEL.lineup(number) for number in range(3)] == [
        ("random", "thumb", "random"),
        ("thumb", "random", "random"),
        ("random", "random", "thumb"),
    ]


def test_worker_processes_play_the_same_games() -> None:
    assert timeless(played(4)) == timeless(played(4, executor=Processes(2)))


def test_standings_tell_who_is_better() -> None:
    standings = Standings(DUEL)
    for game in played(12):
        standings.keep(game)
    told = standings.figures(1.0)
    assert list(told["standings"]) == ["thumb", "random"]
    thumb, random = told["standings"].values()
    assert thumb["win_rate"]["mean"] > random["win_rate"]["high"]
    assert thumb["rating"]["mu"] > random["rating"]["mu"]
    assert thumb["beliefs"]["log_loss"] < thumb["beliefs"]["prior_log_loss"]
    assert sum([point["of"] for point in thumb["beliefs"]["calibration"]]) == thumb["beliefs"]["of"]
    assert (told["rules"] > 0, told["bots"], told["games"]) == (True, ["random", "thumb"], 12)


def test_a_sure_belief_is_judged_by_the_truth() -> None:
    score = Score()
    score.judge({"a": 1.0}, "a")
    assert (score.log_loss, score.brier, score.top1) == (0.0, 0.0, 1)
    score.judge({"a": 0.5, "b": 0.5}, "b")
    assert (score.log_loss, score.brier) == (1.0, 0.5)
    score.judge({"a": 0.25}, "c")  # what it leaves open is for all that it does not name
    assert round(score.log_loss, 3) == 1.415
    assert score.top1 == 2


def test_a_file_goes_on_where_it_ends(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="could be installed: pyarrow")
    path = tmp_path / "duel.parquet"
    kept = Kept(DUEL, path)
    for game in played(2):
        kept.keep(game)
    kept.write()
    again = Kept(DUEL, path)
    assert timeless(again.before) == timeless(played(2))
    again.keep(played(3, first=2)[0])
    again.write()
    assert timeless(Kept(DUEL, path).before) == timeless(played(3))


def test_another_tournament_s_file_is_left_alone(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="could be installed: pyarrow")
    path = tmp_path / "duel.parquet"
    kept = Kept(DUEL, path)
    kept.keep(played(1)[0])
    kept.write()
    before = path.read_bytes()
    other = Tournament("mind_reader", 3, {"length": "one hand"}, ("random", "belief"), "seven")
    with pytest.raises(Refused, match="holds other games"):
        Kept(other, path)
    path.with_name("other.parquet").write_text("no table")
    with pytest.raises(Refused, match="is no tournament"):
        Kept(DUEL, path.with_name("other.parquet"))
    with pytest.raises(Refused, match=r"must end in \.parquet"):
        Kept(DUEL, tmp_path / "duel.csv")
    assert path.read_bytes() == before
