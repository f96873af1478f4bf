"""A simulation depends on its plan alone, and each of its games can be verified."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import __version__, games
from parlour.core import Result, verify
from parlour.study.executor import Here
from parlour.study.simulate import Outcome, Simulation, batches, outcomes, play_game, seed_of
from parlour.study.summary import Summary

PLAYED = Simulation("mind_reader", 3, {"length": "one hand"}, ("random",) * 3, "seven", keep_records=True)


def played(portions: list[range]) -> list[Outcome]:
    return list(outcomes(PLAYED, portions, Here()))


def test_batching_changes_nothing() -> None:
    assert played([range(10)]) == played([range(3), range(3, 4), range(4, 10)])


@pytest.mark.parametrize(("count", "workers"), [(1, 1), (1, 8), (7, 2), (1000, 2), (5001, 3)])
def test_batches_cover_every_game_once(count: int, workers: int) -> None:
    assert [number for portion in batches(count, workers) for number in portion] == list(range(count))


def test_every_record_verifies_and_tells_the_same_result() -> None:
    for outcome in played([range(5)]):
        match = verify(games.find("mind_reader"), outcome.record.splitlines())
        assert match.result == outcome.result
        assert match.seed == bytes.fromhex(outcome.seed) == seed_of("seven", outcome.number)


@pytest.mark.parametrize("level", ["random", "thumb"])
@pytest.mark.parametrize("game", games.SHELF)
def test_a_game_goes_the_same_way_whether_its_record_is_kept_or_not(game: str, level: str) -> None:
    seats = games.find(game).seats[0]
    kept, blank = [
        play_game(Simulation(game, seats, {}, (level,) * seats, "kept", keep_records=keep), 0) for keep in (True, False)
    ]
    assert verify(games.find(game), kept.record.splitlines()).result == blank.result
    assert (kept.decisions, kept.result, kept.tally) == (blank.decisions, blank.result, blank.tally)
    assert blank.record == ""


def test_a_decision_is_a_move_that_is_not_nature_s() -> None:
    outcome = play_game(PLAYED, 0)
    moves = [line for line in outcome.record.splitlines() if '"type":"Moved"' in line and '"seat":-1' not in line]
    assert outcome.decisions == len(moves)


def test_a_game_that_fails_says_which_one_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("parlour.bots.random.pick", fail)
    with pytest.raises(ZeroDivisionError) as caught:
        play_game(PLAYED, 3)
    assert caught.value.__notes__ == ["This was game 3 of seed 'seven'."]


def outcome_of(result: Result, **tally: tuple[float, float]) -> Outcome:
    return Outcome(0, "", 10, None, result, tally, "")


def test_wins_and_points_are_counted_by_seat() -> None:
    summary = Summary(PLAYED)
    summary.keep(outcome_of(Result("a", (0, 1), (3, 3, 0), "")))
    summary.keep(outcome_of(Result("b", (1,), (0, 4, 1), "")))
    figures = summary.figures(1.5)
    assert {seat: each["won"] for seat, each in figures["by_seat"].items()} == {"1": 1, "2": 2, "3": 0}
    assert [each["points"]["mean"] for each in figures["by_seat"].values()] == [1.5, 3.5, 0.5]
    assert (figures["shared"], figures["without_winner"]) == (1, 0)
    assert figures["endings"] == {"a": 1, "b": 1}
    assert (figures["games"], figures["decisions"], figures["seconds"]) == (2, 20, 1.5)


def test_with_roles_a_win_counts_once_a_game_however_many_share_it() -> None:
    summary = Summary(PLAYED)
    summary.keep(outcome_of(Result("caught", (0, 2), (1, 0, 1), "", ("guest", "thief", "guest"))))
    summary.keep(outcome_of(Result("fled", (2,), (0, 0, 5), "", ("guest", "guest", "thief"))))
    figures = summary.figures(0)
    assert {role: each["won"] for role, each in figures["by_role"].items()} == {"guest": 1, "thief": 1}
    assert [each["points"]["mean"] for each in figures["by_role"].values()] == [0.5, 2.5]
    assert figures["shared"] == 0


def test_wins_are_counted_by_bot_too() -> None:
    summary = Summary(Simulation("mind_reader", 3, {}, ("thumb", "random", "random"), "seven"))
    summary.keep(outcome_of(Result("a", (0, 1), (3, 3, 0), "")))
    by_bot = summary.figures(0)["by_bot"]
    assert {bot: each["seats_won"]["mean"] for bot, each in by_bot.items()} == {"thumb": 1.0, "random": 0.5}
    assert {bot: each["points"]["mean"] for bot, each in by_bot.items()} == {"thumb": 3.0, "random": 1.5}


def test_figures_say_what_was_played() -> None:
    told = Summary(PLAYED).figures(0)
    assert told["bots"] == ["random"] * 3
    assert (told["rules"], told["parlour"]) == (games.find("mind_reader").version, __version__)


def test_what_the_game_adds_stands_under_its_own_names() -> None:
    summary = Summary(PLAYED)
    summary.keep(outcome_of(Result("a", (), (0, 0, 0), ""), right=(1, 4), never=(0, 0)))
    summary.keep(outcome_of(Result("a", (), (0, 0, 0), ""), right=(2, 2)))
    figures = summary.figures(0)
    assert figures["figures"]["right"] == {"mean": 0.5, "of": 6}
    assert figures["figures"]["never"] == {"mean": None, "of": 0}


@pytest.mark.parametrize("game", games.SHELF)
def test_what_a_game_adds_is_so_much_out_of_so_many(game: str) -> None:
    seats = games.find(game).seats[0]
    tallies = [
        play_game(Simulation(game, seats, {}, ("random",) * seats, "tally"), number).tally for number in range(3)
    ]
    assert all([tally.keys() == tallies[0].keys() for tally in tallies]), "each game of a study has the same columns"
    assert all([of >= 0 for tally in tallies for _, of in tally.values()])
