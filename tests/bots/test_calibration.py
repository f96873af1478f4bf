"""How far chances lie from what comes true: what luck shows is told apart from an error."""

from __future__ import annotations

import numpy as np
import pytest
from bench.strength.calibration import Forecasts, calibration_row, forecasts, gap
from bench.strength.figures import between, even, figure, interval, verdict
from msgspec import json

GOAL = 0.05


def said_of(games: int, off: float) -> Forecasts:
    """In every game four chances of one player, each a little surer than the last; they are all too high by ``off``."""
    rng = np.random.default_rng(1)
    chances = rng.uniform(0.1, 0.8, games)
    came = rng.random(games) < chances
    said = [chance + off + more for chance in chances for more in (0.0, 0.001, 0.002, 0.003)]
    return forecasts(said, list(np.repeat(came, 4)), list(np.repeat(np.arange(games), 4)))


def test_exact_chances_show_no_error_though_they_miss_by_luck() -> None:
    found = said_of(60, 0.0)
    low, high = interval(row := calibration_row("exact", found, GOAL))
    assert gap(found.said, found.true) > GOAL and row["raw"] > GOAL
    assert low < 0.002 < high and row["of"] == 60


def test_chances_that_are_too_high_show_by_how_much() -> None:
    low, high = interval(row := calibration_row("too high", said_of(3000, 0.15), GOAL))
    assert low < 0.15 < high and low > 0.12
    assert verdict(row) == "missed" and row["raw"] == pytest.approx(0.15, abs=0.02)


def test_what_is_said_again_in_the_same_game_proves_nothing_more() -> None:
    once = said_of(200, 0.1)
    again = Forecasts(*[np.repeat(part, 10) for part in once])
    first, second = [calibration_row("said", found, GOAL) for found in (once, again)]
    assert second["mean"] == pytest.approx(first["mean"]) and second["within"] == pytest.approx(first["within"])


def test_what_is_shown_can_be_kept() -> None:
    row = calibration_row("kept", said_of(20, 0.1), GOAL)
    assert json.decode(json.encode(row)) == row


def test_games_of_which_nothing_was_said_are_left_out() -> None:
    assert list(forecasts([0.5, 0.5, 0.5], [1, 0, 1], [4, 4, 9]).game) == [0, 0, 1]


def test_a_goal_that_the_interval_reaches_is_open_and_beyond_it_is_missed() -> None:
    values = [0.0, 1.0] * 50  # 0.5, give or take 0.1
    assert verdict(figure("x", values)) == ""
    assert [verdict(figure("x", values, at_most=most)) for most in (0.6, 0.45, 0.3)] == ["met", "open", "missed"]
    assert [verdict(figure("x", values, at_least=least)) for least in (0.4, 0.55, 0.7)] == ["met", "open", "missed"]
    assert [verdict(between(figure("x", values), low, low + 0.1, "")) for low in (0.45, 0.35, 0.1)] == [
        "met",
        "open",
        "missed",
    ]


def test_a_table_of_equals_is_even_from_40_to_60_percent() -> None:
    assert verdict(even(figure("x", [0.0, 1.0] * 50))) == "met"
    assert verdict(even(figure("x", [0.0, 1.0, 1.0] * 10))) == "open"
    assert verdict(even(figure("x", [0.0, 1.0, 1.0] * 100))) == "missed"
