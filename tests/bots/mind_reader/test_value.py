"""Skill and luck in Mind Reader: questions asked = par + skill loss - luck, question by question."""

from fractions import Fraction
from itertools import pairwise
from random import Random
from statistics import mean

import pytest
from bench.strength.mind_reader import turns_to_proof as turns_taken
from bench.strength.mind_reader.turns import ENOUGH, curve, hunted

from parlour import bots
from parlour.bots.mind_reader.turns_to_proof import CURVE, turns_to_proof
from parlour.bots.mind_reader.value import Prospect, outcomes
from parlour.core import Match
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.events import Asked
from parlour.games.mind_reader.moves import Ask, Guess
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.study.simulate import seed_of
from tests.games.mind_reader.table import ANN, BEA, CAL, begun, guess

SETTINGS = MindReaderSettings()


def search(levels, number, seat, **options):
    """The questions of ``seat`` in one hand, each with its views before and after, and its view at the end.

    It ends before the move that ends the hand or puts ``seat`` out, or before a guess of ``seat`` that is not sure.
    """
    match = Match(MIND_READER, len(levels), seed_of("value", number), {"length": "one hand", **options})
    rng, questions = Random(number), []
    while True:
        asked, before = match.asked[0], match.view(seat)
        move = bots.mind(levels[asked], "mind_reader").choose(match.view(asked), rng)
        if asked == seat and isinstance(move, Guess) and len(Prospect(before).chances[move.of, move.side]) > 1:
            return questions, before
        match.play(asked, move)
        if asked == seat and isinstance(move, Ask):
            questions.append((before, move, match.view(seat)))
        if match.result or (any(before.has_secret) and not match.view(seat).has_secret[seat]):
            return questions, before


def split(questions, end):
    """The par of the first question, and skill loss and luck summed over all; every figure is taken from a view.

    The luck of the answer is taken from the view before it, that of all that followed from the view after it.
    """
    prospects = [Prospect(before) for before, _, _ in questions]
    turns_left = [*[prospect.left for prospect in prospects[1:]], Prospect(end).left]
    loss = luck = 0.0
    for prospect, (_, question, after), left in zip(prospects, questions, turns_left):
        expected, (_, answered) = prospect.cost(question), prospect.after(question)[after.story[-1].reply]
        loss += expected - prospect.par
        luck += expected - 1 - answered
        luck += Prospect(after).left - left
    return prospects[0].par, loss, luck


def searches(levels, hands, **options):
    """The searches of the first seat in which it asked anything."""
    found = [search(levels, number, 0, **options) for number in range(hands)]
    return [(questions, end) for questions, end in found if questions]


@pytest.mark.parametrize("levels", [("belief", "thumb"), ("thumb", "random"), ("random", "belief")])
def test_turns_are_par_and_skill_loss_less_luck(levels):
    """The questions are counted in the story, and all else comes from the views before and after them."""
    tried = searches(levels, 30)
    for questions, end in tried:
        asked = len([event for event in end.story if isinstance(event, Asked) and event.by == 0])
        par, loss, luck = split(questions, end)
        assert asked + Prospect(end).left == pytest.approx(par + loss - luck, abs=1e-9)
    assert len(tried) > 17


def test_outcomes_that_promise_too_little_are_caught(monkeypatch):
    questions, end = searches(("belief", "belief"), 1)[0]
    after = Prospect.after

    def gloomy(self, question):
        return {reply: (chance, left + 0.1) for reply, (chance, left) in after(self, question).items()}

    monkeypatch.setattr(Prospect, "after", gloomy)
    par, loss, luck = split(questions, end)
    assert abs(len(questions) + Prospect(end).left - (par + loss - luck)) > 0.01


def test_no_question_is_better_than_the_best():
    for questions, _ in searches(("random", "belief", "thumb"), 8):
        for before, _, _ in questions:
            prospect = Prospect(before)
            costs = [prospect.cost(move) for move in before.options if isinstance(move, Ask)]
            assert prospect.par == min(costs) >= 1


def test_a_bot_that_reasons_loses_less_by_its_questions():
    def loss_a_question(level):
        tried = searches((level, "belief"), 25)
        return sum([split(*one)[1] for one in tried]) / sum([len(questions) for questions, _ in tried])

    assert loss_a_question("belief") < 0.05 < loss_a_question("thumb") < loss_a_question("random")


def test_par_is_what_a_proof_takes_a_good_bot():
    """Fixed deals, played to the proof: par is 7.5 over 150 hands, and a proof takes 7.55 ± 0.13 over 2,000."""
    pars = [Prospect(questions[0][0]).par for questions, _ in searches(("belief", "belief"), 40)]
    taken = [turn for number in range(60) for turn in turns_taken("belief", number)]
    assert mean(pars) == pytest.approx(mean(taken), abs=0.8)


class TestOutcomes:
    def test_their_chances_add_up(self):
        view = MIND_READER.view(begun("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R"), ANN)
        for move in view.options:
            if isinstance(move, Ask):
                assert sum([chance for chance, _ in outcomes(view, move)]) == Fraction(1)

    def test_a_question_that_can_decide_it_is_worth_a_turn(self):
        """By rank a 4 has three answers; of the two cards left it tells one from the other."""
        view = MIND_READER.view(begun("7R 2P 3P 4P", "8W 2S 3S 4S"), ANN)
        prospect = Prospect(view)
        prospect.exact_chances = {(BEA, 0): {"3W": Fraction(1, 2), "8W": Fraction(1, 2)}}
        prospect.chances = {(BEA, 0): {"3W": 0.5, "8W": 0.5}}
        assert prospect.after(Ask("4P", BEA, 0, "rank")) == {"higher": (0.5, 0.0), "lower": (0.5, 0.0)}
        assert prospect.par == 1

    def test_a_card_that_is_known_takes_no_more_turns(self):
        s = begun("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")
        before = Prospect(MIND_READER.view(s, CAL)).left
        guess(s, ANN, BEA, "8W")
        assert 0 < Prospect(MIND_READER.view(s, CAL)).left < before


class TestTurns:
    def test_the_curve_rises(self):
        assert all([left < right and low < high for (left, low), (right, high) in pairwise(CURVE)])

    def test_more_cards_take_more_turns(self):
        deck = deck_of(SETTINGS)
        taken = [
            turns_to_proof(dict.fromkeys(deck[::5][:n], 1 / n), ["5S", "9W", "KL"], SETTINGS) for n in (1, 2, 5, 13)
        ]
        assert taken == sorted(taken) and taken[0] == 0

    def test_of_questions_by_rank_the_more_telling_is_asked_first(self):
        """A card that splits the ranks in the middle is not kept for later."""
        prospect = Prospect(MIND_READER.view(begun("7R QW 8S 2R", "8W 2S 3S 4S"), ANN))
        assert prospect.cost(Ask("8S", BEA, 0, "rank")) == prospect.par


class TestMeasuring:
    """How the curve is made."""

    def test_a_hand_is_noted_from_every_answer_to_the_proof(self):
        notes = list(hunted(1))
        assert {took for _, took in notes} >= {1, 2, 3} and min([took for _, took in notes]) >= 0

    def test_a_part_that_falls_or_has_few_notes_is_joined_with_the_one_before(self):
        points = [(1.0, 2)] * ENOUGH + [(2.0, 4)] * ENOUGH + [(3.0, 2)] * ENOUGH + [(4.0, 9)] * ENOUGH + [(5.0, 19)]
        assert curve(points) == [(1.0, 2.0), (2.5, 3.0), (4.007, 9.066)]
