"""Bots of The Mastermind tell why: a sentence for every option, from numbers that fit what they do."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from bench.strength.mastermind import played
from msgspec.structs import replace

from parlour.bots.mastermind import belief, search, thumb
from parlour.bots.mastermind.role_beliefs import Beliefs, BeliefsInStyle
from parlour.bots.mastermind.scores import scores
from parlour.core import Match, play
from parlour.games.mastermind import MASTERMIND, MastermindView
from parlour.games.mastermind.cards import AGENCY, SYNDICATE
from parlour.games.mastermind.moves import Appoint, Arrange, Discard, Enact, Investigate, Nominate, Purge, Vote
from parlour.testing.channels import CALLED
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, council, discard, elect, on_board, sees, table

WORDS = MASTERMIND.words("en")


def said(view: MastermindView, move: Any) -> str:
    return WORDS.explanation(belief.explain(view, move), view, WORDS.Names(CALLED[: view.seats], view.seat))


def decisions(seats: int, number: int) -> list[MastermindView]:
    """Every fifth view of a whole game in which a seat is asked."""
    views: list[MastermindView] = []

    def watch(match: Match[Any, MastermindView]) -> None:
        views.extend([match.view(seat) for seat in match.state.asked])

    played(seats, number, thumb, belief, watch)
    return views[number % 5 :: 5]


@pytest.fixture(scope="module", params=[(5, 1), (7, 2)], ids=str)
def game(request: pytest.FixtureRequest) -> list[MastermindView]:
    return decisions(*request.param)


def test_every_option_has_its_sentence_and_the_one_it_takes_is_called_its_own(game: list[MastermindView]) -> None:
    for view in game:
        sentences = {move: said(view, move) for move in view.options}
        assert len(set(sentences.values())) == len(sentences) or isinstance(view.options[0], Arrange)
        if len(view.options) > 1:
            chosen = belief.choose(view, Random(1))
            assert not sentences[chosen].startswith("I would not")
            assert all([text.endswith(".") and "nan" not in text for text in sentences.values()])


def test_an_option_that_it_likes_less_is_one_it_would_not_take(game: list[MastermindView]) -> None:
    met = Counter[bool]()
    for view in game:
        liked = scores(view)
        for move in view.options:
            worse = liked[move] < max(liked.values()) - 1e-9
            assert said(view, move).startswith("I would not") == worse
            met[worse] += 1
    assert met[True] > 10 and met[False] > 10


def test_values_are_chances_and_the_agency_votes_nominates_and_enacts_by_them(game: list[MastermindView]) -> None:
    met = Counter[type]()
    for view in game:
        values = search.values(view, Random(1))
        assert all([0 <= value <= 1 and 0 <= error < 0.5 for value, error in values.values()])
        assert not values or set(values) == set(view.options)
        best = max([value for value, _ in values.values()], default=0.0)
        if view.roles[view.seat or 0] == AGENCY and isinstance(view.options[0], Vote | Nominate | Enact):
            assert values[belief.choose(view, Random(1))][0] > best - 1e-9
            met[type(view.options[0])] += 1
    assert met[Vote] >= 5


def test_the_styles_mixed_again_are_the_belief() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    beliefs = Beliefs(sees(s, BEA))
    parts = [share * BeliefsInStyle(beliefs, style).evil for style, share in enumerate(beliefs.styles)]
    assert np.allclose(np.sum(parts, axis=0), beliefs.evil)


def test_it_tells_what_it_believes_of_everyone() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    told = search.beliefs(sees(s, ANN))
    assert told["role", ANN][AGENCY] == pytest.approx(1) and told["role", DOT][AGENCY] < 0.3
    assert all([sum(roles.values()) == pytest.approx(1) for roles in told.values()]) and len(told) == 5


def test_a_vote_is_explained_by_the_policy_to_expect_and_by_both_chances() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")  # Ann passed a choice, and Dot enacted the worse
    play(s, BEA, Nominate(DOT))
    text = said(sees(s, ANN), Vote(False))
    assert text.startswith("I vote no: with Bea as Director and Dot as Global Operative a Syndicate policy is ")
    assert " of the time with this Council and " in text


def test_from_three_syndicate_policies_on_the_mastermind_is_reckoned_with() -> None:
    s = on_board(table(5), syndicate=3)
    view = sees(s, ANN)
    assert "Bea is 25% likely to be the Mastermind" in said(view, Nominate(BEA))


def test_a_bot_speaks_for_its_own_seat_and_calls_the_listener_you() -> None:
    s = table(5, top="ASS")
    elect(s, BEA)
    view = sees(s, ANN)
    told = belief.explain(view, Discard(AGENCY))
    assert "Bea is 0% likely to enact an Agency policy then" in said(view, Discard(AGENCY))
    assert "you are 0% likely to enact" in WORDS.explanation(told, view, WORDS.Names(CALLED[:5], BEA))
    assert "with me as Director" in said(replace(view, options=(Vote(True), Vote(False)), nominee=BEA), Vote(True))


def test_a_mastermind_who_hides_says_so() -> None:
    s = table(5, top="ASS")
    elect(s, EVE)
    discard(s, "S")
    assert said(sees(s, EVE), Enact(AGENCY)).endswith(", but so I look honest.")


def test_every_power_is_explained() -> None:
    s = on_board(table(7, top="SSS SAA"), syndicate=1)
    council(s, BEA, "S", "S")
    assert "the nearer to even, the more an answer tells" in said(sees(s, ANN), Investigate(CAL))
    play(s, ANN, Investigate(CAL))
    s = on_board(table(7, top="SSS SAA"), syndicate=2)
    council(s, BEA, "S", "S")
    assert said(sees(s, ANN), Arrange((AGENCY, AGENCY, SYNDICATE))).startswith("I lay Agency on top")
    assert said(sees(s, ANN), Arrange((SYNDICATE, AGENCY, AGENCY))).startswith("I would not lay Syndicate on top")
    s = on_board(table(7, top="SSS SAA"), syndicate=3)
    council(s, BEA, "S", "S")
    assert "likely to be with the Syndicate" in said(sees(s, ANN), Appoint(CAL))
    s = on_board(table(7, top="SSS SAA"), syndicate=4)
    council(s, BEA, "S", "S")
    assert "likely to be the Mastermind" in said(sees(s, ANN), Purge(CAL))
