"""The minds for Detective Graves: they play every table, know no more than their view, and are worth having."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean
from typing import Any

import pytest
from bench.strength.graves import EXPLOITERS, duel

from parlour import bots
from parlour.bots.graves import belief, search, thumb
from parlour.bots.graves import values as values_of_options
from parlour.bots.graves.bids import cheapest, most, pools
from parlour.bots.graves.evaluation import unmasking, value, verdict
from parlour.bots.graves.position import Position
from parlour.bots.graves.style import STEADY, turn
from parlour.core import NATURE, PASS, Match, chance, options, play
from parlour.core.words.english import Names
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import POINTS_TO
from parlour.games.graves.events import CaseClosed
from parlour.games.graves.moves import Discard, DrawFrom, GiveUp, Guess, Place, Redraw, StaySilent, Use
from parlour.games.graves.rules.unmasking import Surrender
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.settings.decks import EXAMPLE
from parlour.testing import Variant
from parlour.testing.kit import soak
from parlour.testing.run import random_run
from tests.bots.graves.positions import middle_of_a_case
from tests.bots.twins import chooses_alike
from tests.games.graves.kit import KIT, OTHER
from tests.games.graves.small import short_deck
from tests.games.graves.table import ANN, BEA, EN, KEEP, STOP, at, do, passes, place, win

LEVELS = ("thumb", "belief", "search")
MINDS = (thumb, belief, search)
TEN = short_deck("M2", "M3", "M6", "M9", "Q8", "S5", "N7", "S4", "QA", "B3")
FIVE = short_deck("M3", "M4", "S5", "Q6", "N2")
TABLES: dict[str, dict[str, object]] = {
    "a match": {},
    "knows all": {"knows_all": True, "detective_deck": TEN},
    "single case": {"cases": 1, "first_detective": "second seat"},
    "single case, knows all": {"cases": 1, "knows_all": True},
    "long haul": {"cases": 4, "detective_deck": TEN, "mastermind_deck": TEN},
    "life is pain": {"life_is_pain": True, "knows_all": True, "mastermind_deck": TEN},
    "long haul of pain": {"cases": 4, "life_is_pain": True, "detective_deck": FIVE, "mastermind_deck": FIVE},
    "one turn more": {"cases": 1, "extra_turn": True, "mastermind_deck": OTHER},
    "other decks": {"cases": 1, "detective_deck": OTHER, "mastermind_deck": OTHER},
    "five cards": {"cases": 1, "mastermind_deck": FIVE},
    "every effect": {"cases": 1, "detective_deck": EXAMPLE, "mastermind_deck": EXAMPLE},
    "for good": {"cases": 4, "museum_for_good": True, "break_ties": True, "detective_deck": FIVE},
}
LONG = (
    "a match",
    "single case",
    "single case, knows all",
    "other decks",
    "every effect",
)  # for a search: only in a soak
SITTING = [
    (table, level) for table in TABLES for level in LEVELS if level != "search" or table not in LONG or soak() > 1
]


class TestPlay:
    @pytest.mark.slow
    @pytest.mark.parametrize(("table", "level"), SITTING)
    def test_every_level_plays_every_table_to_its_end(self, level: str, table: str) -> None:
        match = Match(GRAVES, 2, bytes(range(32)), TABLES[table])
        company = bots.Company(match, dict.fromkeys((0, 1), level))
        while match.result is None:
            company.answer(company.next())
        assert match.result.winners

    @pytest.mark.parametrize("level", LEVELS)
    def test_strange_company_brings_nobody_out_of_step(self, level: str) -> None:
        """A random rival leaves positions that no good player would."""
        for number, detective in enumerate(("first seat", "second seat")):
            match = Match(GRAVES, 2, bytes([number] * 32), {"cases": 1, "first_detective": detective})
            company = bots.Company(match, {0: "random", 1: level})
            while match.result is None:
                company.answer(company.next())
            assert any([isinstance(event, CaseClosed) for event in match.view(None).story])

    @pytest.mark.parametrize("mind", MINDS)
    @pytest.mark.parametrize("deck", ["", EXAMPLE], ids=["our deck", "every effect"])
    def test_a_turn_begun_by_another_player_is_brought_to_an_end(self, mind: Any, deck: str) -> None:
        """GR-70: to what a random player has begun, even an ability, the mind has a legal answer and a reason."""
        asked: Counter[str] = Counter()
        for seed in range(6):
            table = {"cases": 1, "detective_deck": deck, "mastermind_deck": deck}
            rng, s = Random(seed), GRAVES.begin(2, GRAVES.table(2, table))
            while s.asked:
                seat = s.asked[0]
                step = type(s.agenda[-1]).__name__
                if seat != NATURE and len(options(s, seat)) > 1 and asked[step] < 12 and (s.played or seed):
                    asked[step] += 1
                    view = GRAVES.view(s, seat)
                    move = mind.choose(view, Random(1))
                    assert move in options(s, seat)
                    told = mind.explain(view, move)
                    assert told is None or EN.explanation(told, view, Names(("Ann", "Bea"), seat)).endswith(".")
                play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
        assert {"TakeTurn", "SwapCard", "Fetch", "Carry", "Remove", "Mulligan", "MakeGuess"} <= asked.keys()
        if deck:
            assert {
                "Recall",
                "Exchange",
                "Protect",
                "SendBack",
                "SendAway",
                "Look",
                "Swap",
                "ChooseTrump",
            } <= asked.keys()


@pytest.mark.parametrize("mind", MINDS)
def test_hidden_things_exchanged_change_no_choice(mind: Any) -> None:
    chooses_alike(mind, KIT, enough=4, most=2)


class TestBids:
    def test_the_cheapest_way_ahead_takes_a_trump_of_this_location(self) -> None:
        s = at(ann="N7 S8 Q9 B9 M9", bea="Q8")
        passes(s)
        place(s, "Q8")
        assert cheapest(Position(s, ANN, s.hands[ANN]), 1).moves == [Place("N7")]

    def test_one_suit_and_trumps_is_all_that_can_be_played(self) -> None:
        s = at(ann="N7 N8 S8 S9 B9", bea="Q8")
        assert set(most(Position(s, ANN, s.hands[ANN]))) == {Place(card) for card in ("N7", "N8", "S8", "S9")}

    def test_a_2_may_open_a_pool_of_its_own(self) -> None:
        s = at(ann="Q2 Q8 QA S9 N3", bea="B8")
        assert most(Position(s, ANN, s.hands[ANN]))[0] == Place("Q2", "Q")

    def test_a_5_is_worth_the_trump_it_takes_away(self) -> None:
        s = at(ann="M5 S3 Q3 B3 M3", bea="N7 S8")
        passes(s)
        place(s, "N7")
        do(s, STOP)
        found = [one for pool in pools(Position(s, ANN, s.hands[ANN])) for one in pool.items if one.move == Use("M5")]
        assert found and {one.points for one in found} == {14}


class TestStyle:
    def test_who_is_ahead_waits(self) -> None:
        s = at(ann="N7 S8 Q9 B9 M9", bea="Q8 S2 S3")
        place(s, "N7")
        do(s, STOP)
        passes(s)
        assert turn(Position(s, ANN, s.hands[ANN]), STEADY) == []

    def test_who_has_the_last_word_pays_no_more_than_needed(self) -> None:
        s = at("Park", ann="S2 S4 S9 SA S8 S7", bea="S3 S5 S6 Q3 B4 N3")
        for seat, card in ((ANN, "S2"), (BEA, "S3"), (ANN, "S4"), (BEA, "S5")):
            assert s.asked == (seat,)
            do(s, Place(card), STOP)
        do(s, Place("S7"), STOP)
        assert s.clocks[0] == 1 and s.asked == (BEA,)
        assert turn(Position(s, BEA, s.hands[BEA]), STEADY) == [Place("S6")]

    def test_a_thumb_that_was_interrupted_goes_on_with_its_turn(self) -> None:
        """Half a candidate is worth nothing: its second half is within the budget because the first was."""
        s = at(ann="N2 Q8 Q9 QA S9", bea="N9 S3 B3")
        passes(s)
        place(s, "N9")
        do(s, STOP)
        first = thumb.choose(GRAVES.view(s, ANN), Random(1))
        do(s, first)
        second = thumb.choose(GRAVES.view(s, ANN), Random(1))
        assert isinstance(first, Place) and isinstance(second, Place)


class TestSmallQuestions:
    @pytest.mark.parametrize("mind", MINDS)
    def test_the_mastermind_gives_up_against_three_evidence_cards(self, mind: Any) -> None:
        for winners, answer in (((ANN, ANN, BEA, ANN, BEA), GiveUp()), ((ANN, BEA, BEA, ANN, BEA), StaySilent())):
            s = at(ann="M7 M8 M9", bea="M7 M8 M9")
            s.winners, s.agenda, s.asked = winners, [Surrender(BEA)], (BEA,)
            assert mind.choose(GRAVES.view(s, BEA), Random(1)) == answer

    @pytest.mark.parametrize("mind", [thumb, belief])
    def test_a_low_hand_is_kept_if_the_deck_is_too_short_for_a_new_one(self, mind: Any) -> None:
        """GR-46: a short deck gives what it holds, an empty one is made of the discards."""
        for deck, answer in (("M8 S8 Q8 N8 B8", Redraw()), ("M8 S8", KEEP), ("", Redraw())):
            s = at("River", ann=f"M2 S2 Q2 N2 B2 {deck}", bea="M7 M8 M9 S7 S8")
            assert mind.choose(GRAVES.view(s, ANN), Random(1)) == answer

    @pytest.mark.parametrize("mind", MINDS)
    def test_nobody_is_named_whom_the_evidence_clears(self, mind: Any) -> None:
        s = at(ann="N7 S8 Q9 B9 M9", bea="Q8 Q7 Q6", cases=1)
        win(s, ANN, "N7")
        for _ in range(4):
            passes(s)
            passes(s)
        named = {mind.choose(GRAVES.view(s, ANN), Random(n)) for n in range(20)}
        assert named == {Guess(identity) for identity in ("Chemist", "Duke", "Engraver")}

    def test_at_the_museum_a_high_card_is_drawn_back_and_a_low_one_is_not(self) -> None:
        for card, source in (("NA", "discards"), ("M2", "deck")):
            s = at("Museum", ann="NA M2 M3 S2 S3 S4 Q2 Q3 B2", bea="Q3 Q7 SA B2 B3 B4 B5")
            do(s, PASS, Discard(card))
            assert belief.choose(GRAVES.view(s, ANN), Random(1)) == DrawFrom(source)


class TestEvaluation:
    def test_the_chance_of_a_right_guess_is_that_of_the_evidence(self) -> None:
        """Three suspects left, and one right guess is worth 3 and a wrong one -1."""
        evidence = POINTS_TO["Duke"]
        assert verdict((), GravesSettings()) == pytest.approx(3 / 5 - 4 / 5)
        assert verdict(evidence[:1], GravesSettings()) == pytest.approx(3 / 3 - 2 / 3)
        assert verdict(evidence[:3], GravesSettings()) == 2
        assert verdict(evidence, GravesSettings(cases=1)) == 4

    def test_evidence_to_come_counts_half(self) -> None:
        evidence = POINTS_TO["Duke"]
        half = (verdict((), GravesSettings()) + verdict(evidence[:1], GravesSettings())) / 2
        assert unmasking((), evidence[:1], GravesSettings()) == pytest.approx(half)

    def test_what_one_gains_the_other_loses(self) -> None:
        for _, s in random_run(KIT, Variant(2, {"cases": 1}), 2).moments(Random(2), 12):
            if s.evidence and s.asked:
                assert value(s, 0) == pytest.approx(-value(s, 1))

    def test_a_better_hand_is_worth_more(self) -> None:
        weak, strong = at(ann="N2 S3 Q4", bea="N5 S5 Q5"), at(ann="NA SA QA", bea="N5 S5 Q5")
        assert value(strong, ANN) > value(weak, ANN)


class TestStrength:
    """Fixed deals; the margins are far below what longer measurements show (bench/strength/graves.py)."""

    def test_thumb_and_belief_beat_random_clearly(self) -> None:
        for level in ("thumb", "belief"):
            assert mean([duel(level, "random", n)[0] for n in range(3)]) > 6

    def test_search_beats_thumb_with_few_worlds_already(self) -> None:
        assert mean([duel("search", "thumb", n, cases=1)[0] for n in range(4)]) > 1

    @pytest.mark.parametrize("name", EXPLOITERS)
    def test_thumb_is_no_prey_to(self, name: str) -> None:
        assert mean([duel("thumb", name, n)[0] for n in range(6)]) > -4


class TestReasonsToMove:
    @pytest.mark.parametrize("mind", MINDS)
    def test_every_option_can_be_explained_in_a_sentence(self, mind: Any) -> None:
        """Not only the best one, and for every kind of question."""
        words, names, rng, asked = GRAVES.words("en"), Names(("Ann", "Bea"), None), Random(2), set[str]()
        for _ in range(3):
            s = GRAVES.begin(2, GRAVES.table(2, {"cases": 2}))
            while s.asked:
                seat = s.asked[0]
                if seat != NATURE and (type(s.agenda[-1]).__name__ not in asked or rng.random() < 0.03):
                    asked.add(type(s.agenda[-1]).__name__)
                    view = GRAVES.view(s, seat)
                    for move in rng.sample(list(view.options), min(2, len(view.options))):
                        text = words.explanation(mind.explain(view, move), view, names)
                        assert text.endswith(".") and text[0].isupper()
                play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
        assert {"TakeTurn", "SwapCard", "Fetch", "Carry", "Remove", "Mulligan", "MakeGuess", "Surrender"} <= asked

    def test_the_same_move_is_explained_alike_each_time(self) -> None:
        """No luck and no clock is in it."""
        view = GRAVES.view(middle_of_a_case(), ANN)
        assert len({repr([mind.explain(view, move) for move in view.options[:3]]) for mind in (search, search)}) == 1

    def test_a_guess_is_worth_what_the_evidence_leaves(self) -> None:
        s = at(ann="N7 S8 Q9 B9 M9", bea="Q8 S2 S3 M2 N2")
        win(s, ANN, "N7")
        while Guess("Duke") not in options(s, s.asked[0]):
            passes(s) if PASS in options(s, s.asked[0]) else do(s, StaySilent())
        worth = search.values(GRAVES.view(s, ANN), Random(1))
        assert worth[Guess("Duke")] == (pytest.approx(2 + 3 / 3 - 2 / 3), 0.0)
        assert worth[Guess("Architect")] == (2 - 1, 0.0)  # the Evidence clears it

    def test_giving_up_costs_two_points_and_silence_what_a_guess_costs_on_average(self) -> None:
        s = at(ann="N7 S8 Q9 B9 M9", bea="Q8 S2 S3 M2 N2")
        win(s, ANN, "N7")
        while StaySilent() not in options(s, s.asked[0]):
            passes(s)
        worth = search.values(GRAVES.view(s, BEA), Random(1))
        assert worth[GiveUp()] == (-4.0, 0.0) and worth[StaySilent()] == (pytest.approx(-2 - 3 / 3 + 2 / 3), 0.0)

    def test_every_option_has_a_value_with_its_error(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(values_of_options, "ROLLOUTS", 1)
        view = GRAVES.view(middle_of_a_case(), ANN)
        worth = search.values(view, Random(1))
        assert set(worth) == set(view.options) and all([error >= 0 for _, error in worth.values()])
        assert worth == search.values(view, Random(1))
