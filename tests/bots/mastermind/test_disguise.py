"""The Syndicate votes and nominates as a loyal player in its seat might, and leans towards what helps it."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random
from typing import Any

import pytest
from bench.strength.mastermind import played
from bench.strength.mastermind_loyal import of_nominations, of_votes

from parlour.bots.mastermind import belief, disguise
from parlour.bots.mastermind.disguise import Disguise, draw, hides, likes, taken
from parlour.core import Match, play
from parlour.games.mastermind import MastermindView
from parlour.games.mastermind.moves import Nominate, Vote
from tests.games.mastermind.table import ANN, BEA, DOT, EVE, on_board, sees, table


@pytest.fixture(scope="module")
def asked() -> list[MastermindView]:
    """Whenever a member of the Syndicate votes or nominates, in one game."""
    views: list[MastermindView] = []

    def watch(match: Match[Any, MastermindView]) -> None:
        views.extend([view for seat in match.state.asked if hides(view := match.view(seat))])

    played(5, 3, belief, belief, watch)
    return views


def test_what_a_loyal_player_does_is_a_chance_and_no_option_is_unthinkable(asked: list[MastermindView]) -> None:
    assert {type(view.options[0]) for view in asked} == {Vote, Nominate}
    for view in asked:
        chances = Disguise(view).loyal
        assert set(chances) == set(view.options) and sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) >= disguise.ODD / len(chances) * 0.99


def test_an_option_is_drawn_as_often_as_it_is_liked_and_others_never(asked: list[MastermindView]) -> None:
    liked = {Vote(True): log(3.0), Vote(False): 0.0}
    often = Counter([draw(liked, rng) for rng in [Random(0)] for _ in range(2000)])
    assert 1400 < often[Vote(True)] < 1600
    for view in asked[::6]:
        may = taken(view, likes(view), 0.0)
        assert {belief.choose(view, Random(n)) for n in range(5)} <= set(may)


def test_what_helps_the_syndicate_is_done_more_often_than_loyal_players_do_it() -> None:
    """With three Syndicate policies the election of the Mastermind wins the game."""
    view = sees(on_board(table(5, director=DOT, agents_know_mastermind="yes"), syndicate=3), DOT)
    found = Disguise(view)
    leaning = {move: found.likes[move] - log(found.loyal[move]) for move in view.options}
    assert leaning[Nominate(ANN)] < leaning[Nominate(EVE)]


def test_nothing_but_loyal_looks_counts_where_nothing_is_gained() -> None:
    s = table(5)
    play(s, ANN, Nominate(BEA))
    found = Disguise(sees(s, EVE))
    assert (found.likes[Vote(True)] > found.likes[Vote(False)]) == (found.loyal[Vote(True)] > 0.5)


def test_the_agency_never_draws() -> None:
    s = table(5)
    assert not hides(sees(s, ANN)) and belief.choose(sees(s, ANN), Random(1)) in sees(s, ANN).options


def test_the_fit_finds_how_closely_loyal_players_keep_to_what_a_choice_is_worth() -> None:
    rng = Random(1)
    worths = [rng.uniform(-0.05, 0.05) for _ in range(600)]
    close, _ = of_votes([(worth, False, worth > 0) for worth in worths])
    loose, _ = of_votes([(worth, False, worth + rng.gauss(0, 0.05) > 0) for worth in worths])
    assert close > 5 * loose
    assert of_nominations([([0.5, 0.4], 0)] * 20) > of_nominations([([0.5, 0.4], 0), ([0.5, 0.4], 1)] * 20)
