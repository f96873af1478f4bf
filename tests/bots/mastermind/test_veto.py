"""Bots of every level ask for a veto and answer it as their side needs, and beliefs know what it tells."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.bots.mastermind import belief, novice, search, thumb
from parlour.bots.mastermind.evidence.styles import STYLES, Seen, Veto, likelihood
from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.bots.mastermind.values import values
from parlour.core import ENGLISH, Match, Said, play
from parlour.core.words.english import Names
from parlour.games.mastermind import MASTERMIND, MastermindState
from parlour.games.mastermind.cards import AGENCY, SYNDICATE, Cards
from parlour.games.mastermind.moves import AnswerVeto, AskVeto, Discard, Enact, IDrew, IReceived
from parlour.testing import Variant
from tests.bots.test_bots import go_on, seat_all
from tests.games.mastermind.kit import OPEN
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, discard, elect, enact, on_board, sees, table

MINDS = [novice, thumb, belief, search]
FAY = 5  # of seven, Eve and Fay are Agents
PARTY_LINE = [style.name for style in STYLES].index("party line")
HARMFUL = (Discard(AGENCY), Enact(SYNDICATE))
AGREE, REFUSE = AnswerVeto(True), AnswerVeto(False)


def holding(cards: str, director: int = ANN, operative: int = BEA, seats: int = 5, agency: int = 0) -> MastermindState:
    """Five Syndicate policies are enacted, and the Global Operative holds these two cards."""
    s = on_board(table(seats, top=f"S{cards}", director=director, veto="yes"), agency=agency, syndicate=5)
    elect(s, operative)
    discard(s, "S")
    return s


def answering(cards: str, **who: int) -> MastermindState:
    s = holding(cards, **who)
    play(s, s.asked[0], AskVeto())
    return s


def choice(mind: Any, s: MastermindState) -> Any:
    return mind.choose(sees(s, s.asked[0]), Random(1))


@pytest.mark.parametrize("mind", MINDS)
class TestWhatTheyDo:
    def test_the_agency_asks_only_with_two_syndicate_policies(self, mind: Any) -> None:
        assert choice(mind, holding("SS")) == AskVeto()
        assert choice(mind, holding("SA")) == choice(mind, holding("AA")) == Enact(AGENCY)

    def test_the_syndicate_enacts_what_wins(self, mind: Any) -> None:
        for cards in ("SS", "SA"):
            assert choice(mind, holding(cards, operative=DOT)) == Enact(SYNDICATE)

    def test_the_syndicate_throws_agency_policies_away_only_where_that_does_not_betray_it(self, mind: Any) -> None:
        assert choice(mind, holding("AA", operative=DOT)) == Enact(AGENCY)
        assert choice(mind, holding("AA", operative=DOT, agency=4)) == AskVeto()
        assert choice(mind, holding("AA", director=EVE, operative=FAY, seats=7)) == AskVeto()

    def test_a_director_answers_for_the_own_side(self, mind: Any) -> None:
        assert choice(mind, answering("SS")) == AGREE and choice(mind, answering("AA")) == REFUSE
        assert choice(mind, answering("SS", director=DOT)) == REFUSE
        assert choice(mind, answering("AA", director=DOT)) == AGREE

    def test_what_it_says_of_a_vetoed_council_could_be_said_by_a_loyal_pair(self, mind: Any) -> None:
        s = answering("AA", director=EVE, operative=FAY, seats=7)
        play(s, EVE, AGREE)
        said = [mind.speak(sees(s, seat), MASTERMIND.speech(sees(s, seat)), Random(1)) for seat in (EVE, FAY)]
        assert said == [IDrew(1, Cards(0, 3)), IReceived(1, Cards(0, 2))]

    def test_it_says_why(self, mind: Any) -> None:
        for s in (holding("SS"), holding("SA"), answering("SS"), answering("SA"), answering("AA", director=DOT)):
            view = sees(s, s.asked[0])
            for move in view.options:
                told = mind.explain(view, move)
                text = MASTERMIND.words(ENGLISH).explanation(
                    told, view, Names(["Ann", "Bea", "Cal", "Dot", "Eve"], view.seat)
                )
                assert text.startswith("I ") and text.endswith(".")
                assert (move == choice(mind, s)) == bool(told.figures["chosen"]), text


def test_the_reasons_are_whole_sentences() -> None:
    s = answering("SS")
    view = sees(s, ANN)
    words, names = MASTERMIND.words(ENGLISH), Names(["Ann", "Bea", "Cal", "Dot", "Eve"], ANN)
    assert words.explanation(thumb.explain(view, AGREE), view, names) == (
        "I agree to the veto: both cards are Syndicate policies."
    )
    assert words.explanation(thumb.explain(view, REFUSE), view, names) == (
        "I would not refuse the veto: both cards are Syndicate policies."
    )


def enacted_of_two(veto: Veto) -> Seen:
    """A Director passed on two Agency policies, and one was enacted."""
    return Seen(1, True, SYNDICATE, 0, AGENCY, None, None, "director", veto)


class TestWhatItTells:
    def test_who_asks_with_an_agency_policy_in_hand_is_suspected(self) -> None:
        asked, silent = answering("AA"), holding("AA")
        play(asked, ANN, REFUSE)
        for s in (asked, silent):
            enact(s, "A")
        for seat, more in ((ANN, 0.1), (CAL, 0.05)):
            assert Beliefs(sees(asked, seat)).evil[BEA] > Beliefs(sees(silent, seat)).evil[BEA] + more
        assert thumb.points(sees(asked, CAL))[BEA] > thumb.points(sees(silent, CAL))[BEA] + 2

    def test_a_veto_makes_a_pair_likely_of_one_side(self) -> None:
        s = answering("SS")
        play(s, ANN, AGREE)
        pairs = Beliefs(sees(s, CAL)).pairs[ANN, :, BEA, :]
        before = Beliefs(sees(holding("SS"), CAL)).pairs[ANN, :, BEA, :]
        assert pairs[0, 0] > before[0, 0] + 0.03 and pairs[0, 1:].sum() < before[0, 1:].sum()

    def test_a_member_learns_nothing_from_the_own_choice(self) -> None:
        s = holding("SS")
        before = Beliefs(sees(s, BEA)).evil
        play(s, BEA, AskVeto())
        assert np.allclose(Beliefs(sees(s, BEA)).evil, before)

    def test_not_to_ask_where_one_could_tells_too(self) -> None:
        """Somebody of the Syndicate with two Agency policies might have asked: not to ask looks a little more loyal."""
        open_, closed = [likelihood(seen) for seen in (enacted_of_two("open"), enacted_of_two(""))]
        loyal, agent = 0, 1
        assert open_[1, PARTY_LINE, loyal, loyal] / open_[1, PARTY_LINE, loyal, agent] > 1.5
        assert closed[1, PARTY_LINE, loyal, loyal] == closed[1, PARTY_LINE, loyal, agent]

    def test_beliefs_know_from_when_on_there_is_a_veto(self) -> None:
        match = Match(
            MASTERMIND, 5, bytes(32), {"veto": "yes", "head_start": 2, "powers": "none, none, none, none, none"}
        )
        while match.state.syndicate < 5 and match.result is None:
            seat = match.asked[0]
            match.play(seat, next((move for move in match.options(seat) if move in HARMFUL), match.options(seat)[0]))
        enough = len(match.state.councils)
        while len(match.state.councils) == enough:
            match.play(match.asked[0], match.options(match.asked[0])[0])
        councils = Beliefs(match.view(None)).known_cards.councils
        assert [council.veto_open for council in councils] == [False] * enough + [True]

    def test_by_thumb_a_loyal_looking_pair_gains_trust(self) -> None:
        s = answering("SS")
        play(s, ANN, AGREE)
        assert thumb.points(sees(s, CAL))[ANN] == thumb.points(sees(s, CAL))[BEA] == -1


class TestWhatItIsWorth:
    def test_a_loyal_pair_is_worth_more_where_it_may_throw_its_cards_away(self) -> None:
        worth = []
        for veto in ("yes", "no"):
            s = on_board(table(5, veto=veto), agency=2, syndicate=5)
            worth.append(Forecast(Beliefs(sees(s, CAL))).worth[ANN, BEA])
        assert worth[0] > worth[1]

    def test_what_may_happen_to_a_council_makes_one(self) -> None:
        s = on_board(table(5, veto="yes"), syndicate=5)
        forecast = Forecast(Beliefs(sees(s, CAL)))
        assert np.allclose(forecast.good + forecast.bad + forecast.vetoed, 1) and (forecast.bad >= 0).all()

    def test_every_option_has_a_value_and_the_best_is_what_helps(self) -> None:
        for s, best in (
            (holding("SS"), AskVeto()),
            (answering("SS"), AGREE),
            (answering("AA"), REFUSE),
            (answering("SS", director=DOT), REFUSE),
        ):
            view = sees(s, s.asked[0])
            found = values(view, Random(1))
            assert found.keys() == {*view.options}
            assert max(found, key=lambda move: found[move][0]) == best


@pytest.mark.parametrize(("level", "games"), [("novice", 6), ("thumb", 6), ("belief", 2)])
def test_every_level_plays_tables_with_a_veto_to_their_end(level: str, games: int) -> None:
    for variant in (Variant(5, OPEN), Variant(7, {"preset": "classic", "head_start": 2})):
        for n in range(games):
            match = Match(MASTERMIND, variant.seats, bytes([n]) * 32, variant.options)
            go_on(match, seat_all(match, level))
            assert match.result


def test_a_council_that_may_talk_is_not_talked_through_by_bots() -> None:
    s = table(5, top="ASS", council_may_talk=True)
    elect(s, BEA)
    for mind in MINDS:
        assert mind.speak(sees(s, ANN), MASTERMIND.speech(sees(s, ANN)), Random(1)) is None
    s.tell(Said(ANN, IDrew(1, Cards(1, 2))))
    discard(s, "S")
    before = Beliefs(sees(s, CAL)).evil[BEA]
    enact(s, "S")
    assert Beliefs(sees(s, CAL)).evil[BEA] > before, "what Ann said before speaks against Bea now"
