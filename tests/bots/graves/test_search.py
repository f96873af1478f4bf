"""The search for Detective Graves: its budget, the last Location, and what a placement costs in imagined worlds."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots.graves import search, trial
from parlour.bots.graves.bids import pools
from parlour.bots.graves.candidates import candidates
from parlour.bots.graves.evaluation import value, value_to_choose_by
from parlour.bots.graves.payments import still_open
from parlour.bots.graves.position import BINDING, Position
from parlour.bots.graves.prices import prices
from parlour.bots.graves.rollout import roll_out
from parlour.bots.graves.trial import Trial
from parlour.core import PASS, options, play
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import CARDS, PLACES
from parlour.games.graves.moves import Place
from parlour.games.graves.rules.turn import TakeTurn
from parlour.games.graves.worlds import quick_worlds
from tests.bots.graves.positions import fifth_location, last_words, middle_of_a_case, turns_at
from tests.games.graves.table import ANN, BEA, KEEP, STOP, at, do, place


class TestSearch:
    def test_the_same_worlds_lead_to_the_same_choice(self) -> None:
        view = GRAVES.view(middle_of_a_case(), ANN)
        assert len({search.choose(view, Random(3)) for _ in range(3)}) == 1

    def test_a_budget_of_lines_ends_it_on_any_machine(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """No clock decides: lines of imagined play are counted, and the world that exceeds the budget is the last."""
        played: list[int] = []
        monkeypatch.setattr(search, "WORLDS", 60)
        monkeypatch.setattr(search, "LINES", 900)
        monkeypatch.setattr(trial, "roll_out", lambda *given: played.append(roll_out(*given)) or played[-1])
        view = GRAVES.view(middle_of_a_case(), ANN)
        found = candidates(Position(view, ANN, view.hand), view.agenda[-1], view.options)
        search.choose(view, Random(3))
        assert sum(played) >= 900 > sum(played[: -len(found)])

    def test_more_worlds_are_imagined_only_while_candidates_are_left(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(search, "WORLDS", 60)
        s = middle_of_a_case()
        trial = Trial([(PASS,), (PASS,)], quick_worlds(GRAVES.view(s, ANN)), Random(1))
        trial.values = [[1.0] * 8, [0.0] * 8]
        trial.drop()
        assert trial.left == [0]

    def test_a_location_in_hand_is_taken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Ahead, and the other has passed: a pass now wins the Location."""
        monkeypatch.setattr(search, "WORLDS", 24)
        s = at(ann="N9 NA SA QA BA MA", bea="Q3 S3 B3 M3 N3")
        place(s, "N9")
        do(s, STOP, PASS, KEEP)
        assert s.passes == 1 and s.asked == (ANN,)
        assert search.choose(GRAVES.view(s, ANN), Random(1)) == PASS

    def test_a_rollout_ends_when_the_location_is_resolved(self) -> None:
        for seed in range(20):
            s = quick_worlds(GRAVES.view(middle_of_a_case(), ANN)).sample(Random(seed).randrange)
            before = len(s.winners)
            roll_out(s, ANN, (), Random(seed))
            assert len(s.winners) == before + 1


def test_who_has_the_last_word_at_the_last_location_wins_if_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without imagining anything: the search is told to fail."""
    monkeypatch.setattr(search, "best", None)
    won = 0
    for s in last_words():
        seat = s.asked[0]
        position = Position(s, seat, s.hands[seat])
        if max([pool.reach for pool in pools(position)]) > 0:
            while len(s.winners) < PLACES and type(s.agenda[-1]) is TakeTurn:
                play(s, seat, search.choose(GRAVES.view(s, seat), Random(1)))
            if len(s.winners) == PLACES:  # no ability has asked for a card
                assert s.winners[-1] == seat
                won += 1
    assert won > 1


class TestALostLocation:
    """The last one, lost in every imagined world: no card is worth anything after it, so the other is pressed."""

    def test_it_is_not_given_away_by_passing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(search, "WORLDS", 8)
        s = fifth_location(0)
        seat = s.asked[0]
        assert len(s.hands[seat]) == 15
        assert search.choose(GRAVES.view(s, seat), Random(1)) != PASS

    def test_it_is_better_the_more_it_cost_the_other(self) -> None:
        dear, cheap = [at("Station", bea="N7 N8 N9 NA S9") for _ in range(2)]
        for s, cards in ((dear, 3), (cheap, 1)):
            s.winners, s.place = (ANN, ANN, ANN, ANN, BEA), PLACES - 1
            s.piles[2 * s.place + BEA] = tuple(s.hands[BEA][:cards])
            del s.hands[BEA][:cards]
        assert value(dear, ANN) == value(cheap, ANN)
        assert value_to_choose_by(dear, ANN) > value_to_choose_by(cheap, ANN)
        assert value_to_choose_by(dear, BEA) == value(dear, BEA)  # who wins it looks at points alone


class TestPayments:
    @pytest.mark.parametrize("location", sorted(BINDING))
    def test_a_wish_is_open_just_if_the_rules_list_it_and_is_paid_for_as_they_say(self, location: str) -> None:
        """The rollouts ask for one wish at a time; here it is compared with the whole list."""
        asked = 0
        for s in turns_at(location):
            seat = s.asked[0]
            listed = options(s, seat)
            given = prices(s.deck_of(seat), s.locations[s.place :], s.trump)
            for wish in [Place(card, trump) for card in CARDS for trump in ("", card[0]) if trump != s.trump]:
                found = still_open(s, seat, wish, given)
                ways = [move for move in listed if isinstance(move, Place) and move.card == wish.card]
                assert found in ways if wish.trump in [move.trump for move in ways] else found not in listed
                asked += found is not None
        assert asked > 100
