"""A report in a few sentences: each says what its panel shows, and of whom."""

from __future__ import annotations

from parlour.study.intervals import Interval
from parlour.study.report.panels import Panel, Point
from parlour.study.report.sentences import sentences


def figure(mean: float, by: float = 0.1) -> Interval:
    return Interval(mean, mean - by, mean + by, 100)


def said(*points: Point, title: str = "T", note: str = "", kind: str = "share") -> str:
    (sentence,) = sentences([Panel(title, note, points, kind=kind)])
    return sentence.removeprefix(f"{title}: ")


def test_options_that_move_the_length_are_told_in_decisions_the_strongest_first() -> None:
    told = said(Point("Short", figure(-9.0)), Point("Long", figure(30.0)), Point("Same", figure(0.0)), kind="number")
    assert told.startswith("Long +30 decisions; Short -9 decisions.")
    assert "2 of the 3" in told


def test_bots_are_told_in_the_pairs_in_which_they_met() -> None:
    pairs = [("thumb", 0.7, "thumb against random"), ("random", 0.2, "thumb against random")]
    assert said(*[Point(bot, figure(won), group=pair) for bot, won, pair in pairs]) == "thumb 70%, random 20%."


def test_numbers_of_players_say_whose_wins_they_count() -> None:
    told = said(Point("5 players", figure(0.6)), title="Who wins, by number of players", note="how often Agency wins")
    assert told.startswith("how often Agency wins: 5 players 60")


def test_what_cannot_be_told_from_chance_is_not_told_as_a_difference() -> None:
    assert "could tell from chance" in said(Point("Seat 1", figure(0.5), fair=0.45))
    assert "Seat 1 wins" in said(Point("Seat 1", figure(0.8), fair=0.45))
    assert said(Point("Any", figure(0.05)), kind="change").startswith("nothing moves it")
