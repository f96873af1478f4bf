"""Bots of The Mastermind tell why: a sentence for every option, from numbers that fit what they do."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from bench.strength.mastermind import played
from msgspec.structs import replace

from parlour.bots.mastermind import belief, novice, search, thumb
from parlour.bots.mastermind.disguise import likes, taken
from parlour.bots.mastermind.role_beliefs import Beliefs, BeliefsInStyle
from parlour.core import Match, play
from parlour.games.mastermind import MASTERMIND, MastermindState, MastermindView
from parlour.games.mastermind.cards import AGENCY, SYNDICATE
from parlour.games.mastermind.moves import Appoint, Arrange, Discard, Enact, Investigate, Nominate, Purge, Vote
from parlour.testing import Run
from parlour.testing.channels import CALLED
from tests.bots.twins import told_alike
from tests.games.mastermind.kit import KIT
from tests.games.mastermind.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    FAY,
    council,
    discard,
    elect,
    on_board,
    sees,
    table,
    vote,
)

WORDS = MASTERMIND.words("en")


def said(view: MastermindView, move: Any, mind: Any = belief) -> str:
    return WORDS.explanation(mind.explain(view, move), view, WORDS.Names(CALLED[: view.seats], view.seat))


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


def test_an_option_that_it_never_takes_is_one_it_would_not_take(game: list[MastermindView]) -> None:
    met = Counter[bool]()
    for view in game:
        may = taken(view, likes(view), 1e-9)
        for move in view.options:
            worse = move not in may
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
            chosen = belief.choose(view, Random(1))
            assert chosen == Vote(True) if thumb.proposed(view) else values[chosen][0] > best - 1e-9
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


def test_a_director_approves_of_a_suspected_nominee_and_says_why() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")  # Ann passed a choice, and Dot enacted the worse
    play(s, BEA, Nominate(DOT))
    view = replace(sees(s, ANN), director=ANN, syndicate=3)  # as if Ann had nominated Dot again, late in the game
    assert belief.choose(view, Random(0)) == Vote(True) == thumb.choose(view, Random(0))
    assert said(view, Vote(True)).startswith("I vote yes: with me as Director and Dot as Global Operative ")
    assert said(view, Vote(True)).endswith(" without it, but I proposed it.")
    assert said(view, Vote(True), thumb) == "I vote yes: I proposed this Council."


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


def test_a_vote_that_only_looks_well_says_so() -> None:
    """Two loyal players in the first Council: a loyal player would try it."""
    s = table(5)
    play(s, ANN, Nominate(BEA))
    text = said(sees(s, EVE), Vote(True))
    assert ", but so I look loyal; a loyal player in my place would do the same " in text


def test_a_nomination_is_compared_with_the_best_other() -> None:
    text = said(sees(table(5), ANN), Nominate(BEA))
    assert " if the Council stands, and at best " in text and text.endswith(" with anybody else.")


def test_what_is_impossible_is_not_mentioned() -> None:
    """An Agent who knows the Mastermind."""
    s = on_board(table(5, director=DOT, agents_know_mastermind="yes"), syndicate=3)
    assert "the Mastermind" not in said(sees(s, DOT), Nominate(ANN))
    assert "Eve is 100% likely to be the Mastermind" in said(sees(s, DOT), Nominate(EVE))


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


@pytest.mark.parametrize("mind", [thumb, novice])
class TestSimpleMinds:
    """Rules of thumb and novices go by points and by the last Council: they say so."""

    def test_every_option_has_its_sentence_and_only_what_it_may_take_is_called_its_own(
        self, mind: Any, game: list[MastermindView]
    ) -> None:
        met = Counter[bool]()
        for view in game:
            taken = {mind.choose(view, Random(n)) for n in range(40)} if len(view.options) > 1 else {*view.options}
            for move in view.options:
                text = said(view, move, mind)
                assert text.startswith("I ") and text.endswith(".") and "nan" not in text
                refused = text.startswith("I would not")
                assert refused == (move not in taken) or isinstance(move, Arrange)
                met[refused] += 1
        assert met[True] > 10 and met[False] > 10

    def test_it_is_explained_alike_in_twin_worlds(self, mind: Any) -> None:
        told_alike(partial(explained, mind), KIT, enough=3)

    def test_a_loyal_player_s_cards_are_explained_by_its_side(self, mind: Any) -> None:
        s = table(5, top="ASS")
        elect(s, BEA)
        assert said(sees(s, ANN), Discard(SYNDICATE), mind) == "I discard Syndicate: my side needs Agency policies."
        assert said(sees(s, ANN), Discard(AGENCY), mind).startswith("I would not discard Agency: ")

    def test_a_card_without_an_alternative_is_nobody_s_choice(self, mind: Any) -> None:
        s = table(5, top="SSS")
        elect(s, BEA)
        assert said(sees(s, ANN), Discard(SYNDICATE), mind) == "I discard Syndicate: I have no other card."

    def test_the_syndicate_votes_for_its_friends(self, mind: Any) -> None:
        s = table(5)
        play(s, ANN, Nominate(DOT))
        assert said(sees(s, EVE), Vote(True), mind) == "I vote yes: the Syndicate sits in this Council."


def explained(mind: Any, run: Run, s: Any, seat: int) -> object:
    view = run.game.view(s, seat)
    return [said(view, move, mind) for move in view.options] if seat in s.asked else None


def one_failed_and_one_did_not() -> MastermindState:
    """Ann and Cal enacted a Syndicate policy, Bea and Dot an Agency policy; Cal is to nominate."""
    s = table(5, top="SSS AAA")
    council(s, CAL, "S", "S")
    council(s, DOT, "A", "A")
    return s


class TestByThumb:
    def test_a_council_stands_or_falls_by_the_points_against_it(self) -> None:
        s = one_failed_and_one_did_not()
        play(s, CAL, Nominate(ANN))
        no = "I vote no: I count 2 points against Cal and Ann, and vote no from 2 on."
        yes = "I vote yes: I count 0 points against Cal, and vote no from 2 on."  # one who had no choice to pass on
        assert (said(sees(s, BEA), Vote(False), thumb), said(sees(s, ANN), Vote(True), thumb)) == (no, yes)

    def test_nobody_who_is_suspected_most_becomes_operative_while_the_mastermind_would_win(self) -> None:
        s = on_board(one_failed_and_one_did_not(), syndicate=3)
        play(s, CAL, Nominate(ANN))
        assert said(sees(s, BEA), Vote(False), thumb) == (
            "I vote no: I count 1 point against Ann, nobody has more, and now a Mastermind elected so would win."
        )

    def test_the_least_suspected_is_nominated(self) -> None:
        view = sees(one_failed_and_one_did_not(), CAL)
        assert said(view, Nominate(DOT), thumb) == (
            "I nominate Dot: I count -1 points against Dot, and nobody in question has fewer."
        )
        assert said(view, Nominate(ANN), thumb) == (
            "I would not nominate Ann: I count 1.5 points against Ann, and -1 against somebody else."
        )

    def test_the_syndicate_nominates_its_own(self) -> None:
        view = sees(table(5, director=EVE), EVE)
        assert said(view, Nominate(DOT), thumb).startswith(
            "I nominate Dot: Dot is with the Syndicate, like me; I count"
        )
        assert said(view, Nominate(BEA), thumb) == (
            "I would not nominate Bea: I would rather choose somebody whom I know to be with the Syndicate."
        )

    def test_the_syndicate_spares_its_own_and_purges_who_is_cleared(self) -> None:
        s = on_board(table(7, top="SSS", director=EVE), syndicate=4)
        council(s, BEA, "S", "S")  # elected, and the game goes on: Bea is not the Mastermind
        view = sees(s, EVE)
        assert said(view, Purge(FAY), thumb) == "I would not purge Fay: Fay is with the Syndicate, like me."
        assert said(view, Purge(BEA), thumb).startswith("I purge Bea: ")
        assert said(view, Purge(CAL), thumb) == (
            "I would not purge Cal: I would rather choose somebody whom I know not to be the Mastermind."
        )


class TestANovice:
    def test_it_blames_the_last_council_and_nobody_else(self) -> None:
        s = table(5, top="SSS")
        council(s, CAL, "S", "S")
        play(s, BEA, Nominate(DOT))
        assert said(sees(s, ANN), Vote(True), novice) == "I vote yes: I hold nothing against Bea and Dot."
        vote(s, 0)
        play(s, CAL, Nominate(EVE))
        assert said(sees(s, ANN), Vote(False), novice) == (
            "I vote no: Cal sat in the last Council, and it enacted a Syndicate policy."
        )

    def test_it_admits_that_it_accuses_without_a_reason(self) -> None:
        s = on_board(table(7, top="SSS"), syndicate=4)
        council(s, BEA, "S", "S")
        view = sees(s, ANN)
        assert said(view, Purge(BEA), novice).startswith("I purge Bea: Bea sat in the last Council, ")
        alone = replace(view, options=(Purge(CAL), Purge(DOT)))
        assert said(alone, Purge(CAL), novice) == "I purge Cal: I hold nothing against Cal, but no choice is better."
