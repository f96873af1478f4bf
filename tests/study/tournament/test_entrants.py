"""The arena: anybody's bots beside ours; what is not legal is counted, and ends nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from parlour.bots import IllegalMove
from parlour.study.executor import Here
from parlour.study.tournament import Row, Standings, Tournament, rows
from tests.bots.minds import teach

BOTS = """
class First:
    def choose(self, view, rng):
        return view.options[0]

class Cheat:
    def choose(self, view, rng):
        return "everything"

class Failing:
    def choose(self, view, rng):
        raise ValueError("no model")

class Picker:
    def choose(self, view, rng):
        return view.options[0]

    def pick(self, options, number):
        return len(options)

class Liar:
    def choose(self, view, rng):
        return view.options[0]

    def speak(self, view, claims, rng):
        return "I am the king."
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "bots.py").write_text(BOTS, "utf-8")
    return str(tmp_path / "bots.py")


def duel(*bots: str, game: str = "mind_reader", seats: int = 2) -> list[Row]:
    options = {"length": "one hand", "ranks": 5} if game == "mind_reader" else {}
    planned = Tournament(game, seats, options, bots, "arena", beliefs=False)
    return [row for played in rows(planned, [range(2)], Here()) for row in played]


def of(played: list[Row], bot: str) -> list[Row]:
    return [row for row in played if row["bot"] == bot]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Cheat", "it answered 'everything', which is not on offer"),
        ("Failing", "ValueError: no model"),
        ("Picker", "which is not on offer"),
    ],
)
def test_an_answer_that_is_not_legal_is_counted_and_replaced_by_lot(file: str, name: str, why: str) -> None:
    played = duel("thumb", bot := f"{file}:{name}")
    for row in of(played, bot):
        assert row["legal"] == 0 < row["answers"] == row["calls"]
        assert why in row["failure"]
    for row in of(played, "thumb"):
        assert row["legal"] == row["answers"] and row["failure"] == ""
    assert [row | {"seconds": 0} for row in duel("thumb", bot)] == [row | {"seconds": 0} for row in played]


def test_a_claim_that_may_not_be_said_is_silence(file: str) -> None:
    played = of(duel("thumb", f"{file}:Liar", game="mastermind", seats=5), f"{file}:Liar")
    assert all([0 < row["legal"] < row["answers"] for row in played])
    assert played[0]["failure"] == "it answered 'I am the king.', which is not on offer"


def test_good_bots_answer_legally(file: str) -> None:
    for row in duel("thumb", f"{file}:First"):
        assert 0 < row["legal"] == row["answers"] == row["calls"]
        assert row["seconds"] > 0


@pytest.mark.parametrize(("answer", "legal", "calls"), [("1", True, 1), ("'no idea'", False, 3)])
def test_a_program_is_counted_by_its_own_answers(tmp_path: Path, answer: str, legal: bool, calls: int) -> None:
    (tmp_path / "program.py").write_text(f"import sys; sys.stdin.read(); print({answer})", "utf-8")
    program = f"llm:{sys.executable} -S {tmp_path / 'program.py'}"
    for row in of(duel("random", program), program):
        assert row["answers"] > 0
        assert row["legal"] == legal * row["answers"]
        assert row["calls"] == calls * row["answers"]


def test_a_program_that_crashes_ends_no_tournament(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("raise SystemExit('out of memory')", "utf-8")
    program = f"llm:{sys.executable} -S {tmp_path / 'program.py'}"
    (row, *_) = of(duel("random", program), program)
    assert row["legal"] == 0 < row["answers"]
    assert row["failure"].endswith("ended with code 1: out of memory")


def test_a_bot_of_ours_that_plays_illegally_is_a_bug_and_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, "thumb", "mind_reader", choose=lambda view, rng: "everything")
    with pytest.raises(IllegalMove):
        duel("thumb", "random")


def test_figures_tell_win_rate_legal_answers_calibration_and_cost(file: str) -> None:
    planned = Tournament("mastermind", 5, {}, ("belief", f"{file}:Cheat"), "arena")
    standings = Standings(planned)
    for played in rows(planned, [range(5)], Here()):
        standings.keep(played)
    told = standings.figures(1.0)["standings"]
    ours, cheat = told["belief"], told[f"{file}:Cheat"]
    assert (ours["legal_answers"], cheat["legal_answers"]) == (1.0, 0.0)
    assert (ours["failure"], cheat["failure"]) == ("", "it answered 'everything', which is not on offer")
    assert ours["seconds_a_game"] > 0 and ours["calls_a_game"] > 5
    assert (ours["beliefs"]["stated"], cheat["beliefs"]["stated"]) == (True, False)
    assert 0 < ours["beliefs"]["held"] <= 1
