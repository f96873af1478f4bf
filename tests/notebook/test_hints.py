"""Hints go by the seat's view alone, and say where to look, what follows and what to do."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from parlour.core import Match, Refused
from parlour.games import SHELF, find
from parlour.notebook import hint, notebook
from parlour.testing.run import random_run
from tests.bots.twins import chooses_alike


class Advisor:
    """Gives a hint where a mind would choose."""

    def __init__(self, game: str) -> None:
        self.game = find(game)

    def choose(self, view: Any, rng: Random) -> Any:
        return hint(self.game, view)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_a_hint_is_the_same_in_two_worlds_that_look_the_same(game: str) -> None:
    chooses_alike(Advisor(game), import_module(f"tests.games.{game}.kit").KIT, enough=1, most=1)


@pytest.mark.parametrize("game", SHELF)
def test_a_hint_ends_with_a_move_that_is_open_and_rests_on_what_is_proved(game: str) -> None:
    kit = import_module(f"tests.games.{game}.kit").KIT
    run = random_run(kit, kit.variants[0], 0)
    for _, s in run.moments(Random(7), 4):
        seat = s.asked[0]
        view = kit.game.view(s, seat)
        found = hint(kit.game, view)
        assert found.move in view.options
        assert found.proof is None or all([0 <= line < len(view.story) for line in found.proof.lines])
        assert found.proof is None or found.likely is None


def test_a_hint_points_at_the_sheet_that_its_move_is_about() -> None:
    """P.I. has a sheet for suspects, one for crimes and one for locations; nothing is proved yet in the first round."""
    game = find("pi")
    match = Match(game, 3, bytes(32))
    view = match.view(match.asked[0])
    found = hint(game, view)
    (sheet,) = [sheet for sheet in notebook(game, view).sheets if sheet.id == found.sheet]
    assert found.proof is None
    assert {thing for row in sheet.rows for thing in row.about} & set(game.things.of_move(found.move, view))


@pytest.mark.parametrize("game", SHELF)
def test_a_hint_does_not_prove_what_the_seat_was_just_dealt(game: str) -> None:
    found = find(game)
    match = Match(found, min(found.seats), bytes(32))
    for seat in match.asked:
        assert hint(found, match.view(seat)).proof is None


def test_who_is_not_asked_gets_no_hint() -> None:
    game = find("mind_reader")
    match = Match(game, 3, bytes(32))
    for seat in range(3):
        match.play(seat, match.view(seat).options[0])
    idle = next(seat for seat in range(3) if seat not in match.asked)
    with pytest.raises(Refused, match="for a player who is asked"):
        hint(game, match.view(idle))
