"""The Syndicate votes and nominates as a loyal player in its seat might, and leans towards what helps it."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random
from statistics import fmean
from typing import Any

import pytest
from bench.strength.mastermind import played
from bench.strength.mastermind.loyal import of_nominations, of_votes

from parlour.bots.mastermind import belief, disguise
from parlour.bots.mastermind.disguise import Disguise, draw, hides, likes, taken
from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.bots.mastermind.scores import decides
from parlour.bots.mastermind.thumb import friends
from parlour.core import Match, Said, play
from parlour.games.mastermind import MastermindState, MastermindView
from parlour.games.mastermind.cards import SYNDICATE, Cards
from parlour.games.mastermind.moves import Appoint, IDrew, IFound, Investigate, IReceived, Nominate, Vote
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, FAY, GUS, council, on_board, reject, sees, table


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


@pytest.mark.parametrize("seats", [5, 7, 10])
def test_the_first_council_is_tried_and_the_syndicate_votes_as_all_do(seats: int) -> None:
    s = table(seats)
    play(s, ANN, Nominate(DOT))
    outside = [sees(s, seat) for seat in range(seats) if seat not in (ANN, DOT)]
    assert all([belief.choose(view, Random(1)) == Vote(True) for view in outside if not hides(view)])
    assert all([Disguise(view).loyal[Vote(True)] > 0.95 for view in outside if hides(view)])


def test_outside_a_council_it_votes_half_as_a_loyal_player_in_its_seat_and_half_as_those_it_takes_for_loyal(
    asked: list[MastermindView],
) -> None:
    outside = [view for view in asked if isinstance(view.options[0], Vote) and view.seat != view.nominee]
    assert len({view.syndicate for view in outside}) > 2
    for found in [Disguise(view) for view in outside]:
        crowd = [found.approvals[seat] for seat in found.crowd]
        assert found.loyal[Vote(True)] == pytest.approx((found.approvals[found.me] + fmean(crowd)) / 2)
        assert not set(found.crowd) & {found.me, found.view.director, found.view.nominee, *friends(found.view)}


def test_a_friend_in_the_council_makes_it_stand_out_no_more_where_the_table_has_made_up_its_mind() -> None:
    """Ann says that she found Fay out: every loyal player rejects her Council, and Eve knows that they will."""
    s = suspected_friend()
    play(s, BEA, Nominate(FAY))
    found = Disguise(sees(s, EVE))
    assert decides(found.view, found.approvals) < 0.05 < decides(found.view, found.ahead.approvals())
    assert found.brings()[Vote(True)] < 0.2 and belief.choose(found.view, Random(1)) == Vote(False)


def test_the_syndicate_hands_the_placard_to_nobody_whom_all_suspect() -> None:
    s = suspected_friend()
    for _ in range(3):
        reject(s, BEA if s.director != BEA else CAL)
    assert s.syndicate == 3 and s.director == EVE
    council(s, BEA, "S", "S")
    view = sees(s, EVE)
    assert Appoint(FAY) in view.options
    assert {belief.choose(view, Random(n)) for n in range(5)} <= {Appoint(seat) for seat in (BEA, CAL, DOT, GUS)}


def suspected_friend() -> MastermindState:
    """Eve and Fay are Agents, and Ann has said that she found Fay out."""
    s = on_board(table(7, top="ASS S SSS"), syndicate=1)
    council(s, FAY, "S", "S")
    s.tell(Said(ANN, IDrew(1, Cards(1, 2))))
    s.tell(Said(FAY, IReceived(1, Cards(0, 2))))
    play(s, ANN, Investigate(FAY))
    s.tell(Said(ANN, IFound(FAY, SYNDICATE)))
    return s


def test_nobody_tries_a_council_with_somebody_who_did_harm_before_their_eyes() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")  # Ann passed a choice, and Dot enacted the worse
    play(s, BEA, Nominate(DOT))
    assert belief.choose(sees(s, ANN), Random(1)) == Vote(False)


def test_a_council_teaches_nothing_where_it_may_elect_the_mastermind_or_all_is_known() -> None:
    early, late = table(5), on_board(table(5), syndicate=3)
    assert Forecast(Beliefs(sees(early, ANN))).lesson.max() > 0.05
    assert Forecast(Beliefs(sees(late, ANN))).lesson.max() == 0
    assert Forecast(Beliefs(sees(early, EVE))).lesson == pytest.approx(0)  # she knows who the Agent is


def test_nothing_but_loyal_looks_counts_where_nothing_is_gained() -> None:
    s = table(5)
    play(s, ANN, Nominate(BEA))
    found = Disguise(sees(s, EVE))
    assert (found.likes[Vote(True)] > found.likes[Vote(False)]) == (found.loyal[Vote(True)] > 0.5)


def test_before_the_last_agency_policy_looks_count_less() -> None:
    """A Council of two whom everybody trusts would end the game."""
    early, late = [on_board(table(5), agency=agency) for agency in (3, 4)]
    for s in (early, late):
        play(s, ANN, Nominate(BEA))
    assert Disguise(sees(early, EVE)).goes_on() == 1
    assert 0 < Disguise(sees(late, EVE)).goes_on() < 0.9


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
