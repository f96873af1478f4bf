"""Turns are par, skill loss and luck, to the last digit."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from parlour.core.referee.following import decoded
from parlour.core.referee.record import Moved
from parlour.games import find
from parlour.study.analysis.shape import Analysis, Decision
from parlour.study.analysis.turns import Account
from parlour.study.moments import moments
from tests.study.analysis.records import analysed, record

GAMES = [("mind_reader", 2, 0), ("mind_reader", 3, 1), ("pi", 2, 0), ("pi", 3, 1)]


def questions(analysis: Analysis, seat: int) -> list[Decision]:
    return [made for made in analysis.decisions if made.seat == seat and made.asked]


@pytest.mark.parametrize(("game", "seats", "number"), GAMES)
def test_the_turns_of_a_seat_are_par_and_loss_less_luck(game: str, seats: int, number: int) -> None:
    analysis = analysed(game, seats, number=number)
    for seat in analysis.seats:
        asked = questions(analysis, seat.seat)
        loss = sum([made.cost.loss for made in asked if made.cost])
        luck = sum([made.luck or 0.0 for made in asked])
        assert seat.par is not None and seat.to_go is not None
        assert len(asked) + seat.to_go == pytest.approx(seat.par + loss - luck, abs=1e-9)
        assert seat.asked == len(asked) > 0


@pytest.mark.parametrize(("game", "seats", "number"), GAMES)
def test_loss_is_the_cost_of_a_question_less_the_par_of_its_position(game: str, seats: int, number: int) -> None:
    """Worked out anew from the view before each question."""
    analysis, found = analysed(game, seats, number=number), find(game)
    value: Any = import_module(f"parlour.bots.{game}.value")
    losses = {made.line: made.cost.loss for made in analysis.decisions if made.asked and made.cost}
    assert len(losses) > 10
    for moment in moments(found, record(game, seats, number=number)):
        if isinstance(moment.line, Moved) and moment.number in losses:
            prospect = value.Prospect(moment.view(moment.line.seat))
            move = decoded(found.read_move, moment.line.move)
            assert losses[moment.number] == pytest.approx(prospect.cost(move) - prospect.par, abs=1e-9)
            assert losses[moment.number] > -1e-9


def test_luck_is_what_came_beyond_what_was_to_be_expected() -> None:
    account = Account()
    assert account.ask(0, par=5.0, cost=5.5) is None
    account.hear(0, 9.0)
    assert account.ask(0, par=3.0, cost=3.0) == 1.5  # 4.5 were to be expected
    account.hear(0, 2.5)
    assert account.close(0) == -0.5
    assert account.ask(1, par=2.0, cost=2.0) is None, "a new hand begins"
    account.hear(1, 0.0)
    assert account.close(1) == 1.0
    totals = account.totals
    assert totals
    assert (totals.asked, totals.par, totals.loss, totals.luck, totals.left) == (3, 7.0, 0.5, 2.0, 2.5)
    assert totals.asked + totals.left == totals.par + totals.loss - totals.luck
