"""The best answer to known players: as brute force finds it, and as OpenSpiel does; and how bots' habits are found."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec import json
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import UniformRandomPolicy

from parlour.core import NATURE, Move, Seat, View
from parlour.envs.nature import outcomes
from parlour.envs.openspiel import load
from parlour.envs.response import (
    Way,
    World,
    as_bot,
    beginnings,
    best_response,
    evenly,
    expected,
    exploited,
    habits,
)
from parlour.envs.tiny import tiny
from parlour.games import SHELF
from tests.envs.kuhn import TABLE as KUHN
from tests.envs.kuhn import Say


def questions(worlds: list[World], seat: Seat) -> dict[bytes, Any]:
    """Everything that ``seat`` may be asked, by what it sees."""
    found: dict[bytes, Any] = {}
    waiting = [node for node, _ in worlds]
    while waiting:
        node = waiting.pop()
        if node.result:
            continue
        if node.seat == NATURE:
            waiting += [one for one, _ in node.natures()]
            continue
        if node.seat == seat:
            found[json.encode(node.view(seat))] = node.options
        waiting += [node.after(node.seat, move) for move in node.options]
    return found


def brute_force(worlds: list[World], seat: Seat, others: Way) -> float:
    """Try every plan: one move for each question that may come."""
    asked = questions(worlds, seat)

    def planned(plan: dict[bytes, Move]) -> Way:
        return lambda view: [(plan[json.encode(view)], 1.0)]

    ways = [planned(dict(zip(asked, moves))) for moves in product(*asked.values())]
    return max([expected(worlds, {seat: way, 1 - seat: others})[seat] for way in ways])


def timid(view: View) -> list[tuple[Move, float]]:
    """Bets once in four times."""
    return [(Say("p"), 0.75), (Say("b"), 0.25)]


@pytest.mark.parametrize("others", [evenly, timid])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_best_answer_is_what_brute_force_over_all_plans_finds(seat: Seat, others: Way) -> None:
    worlds = beginnings(KUHN)
    found = best_response(worlds, seat, {1 - seat: others})
    assert found == pytest.approx(brute_force(worlds, seat, others))
    assert found > expected(worlds, dict.fromkeys((0, 1), others))[seat]


def test_who_could_see_the_other_s_card_would_win_more() -> None:
    """So it matters that worlds which look alike to the seat are taken together."""
    worlds = beginnings(KUHN)
    clairvoyant = sum([chance * best_response([(node, 1.0)], 0, {1: evenly}) for node, chance in worlds])
    assert clairvoyant > best_response(worlds, 0, {1: evenly}) + 0.05


def looking_back(view: View) -> list[tuple[Move, float]]:
    """Plays evenly too, but nothing is known of it: so every story is looked at by itself."""
    return evenly(view)


@pytest.mark.parametrize(("game", "worlds"), [("mind_reader", 6), ("mastermind", 3), ("pi", 2)])
def test_once_for_each_belief_is_as_good_as_once_for_each_story(game: str, worlds: int) -> None:
    table = tiny(game)
    some, seats = Random(2).sample(beginnings(table), worlds), range(table.seats)
    one_by_one = dict.fromkeys(seats, looking_back)
    assert expected(some, dict.fromkeys(seats, evenly)) == pytest.approx(expected(some, one_by_one))
    for seat in (0, table.seats - 1):
        found = best_response(some, seat, dict.fromkeys(seats, evenly))
        assert found == pytest.approx(best_response(some, seat, one_by_one))


def test_openspiel_finds_the_same_on_the_tiny_mind_reader() -> None:
    game = load("mind_reader", tiny=True)
    found = exploited(tiny("mind_reader"), evenly)
    assert nash_conv(game, UniformRandomPolicy(game)) == pytest.approx(2 * found.gain)


@pytest.mark.parametrize("game", SHELF)
def test_bots_do_at_most_as_well_as_the_best_answer_to_them(game: str) -> None:
    table, way = tiny(game), as_bot("thumb", game)
    worlds, seats = Random(1).sample(beginnings(table), 3), range(table.seats)
    played = expected(worlds, dict.fromkeys(seats, way))
    for seat in (0, table.seats - 1):
        assert best_response(worlds, seat, dict.fromkeys(seats, way)) >= played[seat] - 1e-9


@pytest.mark.parametrize("game", SHELF)
def test_a_tiny_table_is_played_to_its_end(game: str) -> None:
    table, rng = tiny(game), Random(1)
    for node, chance in rng.sample(beginnings(table), 3):
        assert 0 < chance <= 1 and node.truth.asked
        while not node.result:
            node = rng.choice([one for one, _ in node.natures()]) if node.seat == NATURE else a_move(node, rng)


def a_move(node: Any, rng: Random) -> Any:
    return node.after(node.seat, rng.choice(node.options))


def test_nature_does_everything_it_may_with_the_chance_it_has() -> None:
    assert sorted([chance for _, chance in outcomes(KUHN.game.begin(2, None))]) == pytest.approx([1 / 6] * 6)
    dealing = tiny("mind_reader").game.begin(2, tiny("mind_reader").settings)
    assert {move.dealer: chance for move, chance in outcomes(dealing)} == {0: 0.5, 1: 0.5}


class Chooser:
    def __init__(self, luck: bool) -> None:
        self.luck, self.times = luck, 0

    def choose(self, view: View, rng: Random) -> Move:
        self.times += 1
        return rng.choice(view.options) if self.luck else view.options[0]


def test_a_bot_that_leaves_nothing_to_luck_is_asked_once_and_others_many_times() -> None:
    ((node, _), *_) = beginnings(KUHN)
    view = node.view(0)
    sure, lucky = Chooser(luck=False), Chooser(luck=True)
    assert habits(sure, view, 400) == [(Say("p"), 1.0)] and sure.times == 1
    assert [chance for _, chance in habits(lucky, view, 400)] == pytest.approx([0.5, 0.5], abs=0.1)
    assert lucky.times == 400
