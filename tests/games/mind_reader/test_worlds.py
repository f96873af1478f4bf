"""What a seat can know in Mind Reader, against brute force over every history."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from parlour.core import NATURE, chance, options, play
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.knowledge.distinct import Distinct
from parlour.games.mind_reader.moves import Picked
from parlour.games.mind_reader.rules.turn import END_TURN
from parlour.games.mind_reader.settings import MindReaderSettings
from parlour.games.mind_reader.worlds import BUDGET, MindReaderWorlds
from parlour.testing import Small, posteriors
from parlour.testing.laws.brute_force import disagreement, no_collection, openings, small_run
from tests.games.mind_reader.kit import KIT, outcomes, weight
from tests.games.mind_reader.table import ANN, BEA, CAL, ask, begun, end_turn, guess, guess_all

THREE = ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")


def worlds(s, seat):
    return MindReaderWorlds(MIND_READER.view(s, seat))


class TestAtTheStart:
    def test_every_unseen_card_is_as_likely(self):
        before = worlds(begun(*THREE), ANN)
        assert before.count() == 61 * 60
        assert set(before.marginals()[BEA, 0].values()) == {Fraction(1, 61)}

    def test_a_spectator_knows_nothing_but_that_cards_differ(self):
        assert worlds(begun(*THREE), None).count() == 65 * 64 * 63

    def test_before_secrets_are_chosen_nothing_is_unknown(self):
        s = begun(*THREE).clone()
        assert worlds(s, ANN).unknowns == [(BEA, 0), (CAL, 0)]


class TestLearning:
    def test_an_answer_leaves_only_cards_that_agree(self):
        s = begun(*THREE)
        assert ask(s, ANN, "4P", BEA) == "lower"
        left = worlds(s, ANN).marginals()[BEA, 0]
        assert all([card[:-1] not in ("A", "2", "3", "4") for card in left])

    def test_cards_seen_cannot_be_secret(self):
        s = begun(*THREE)
        ask(s, ANN, "2P", BEA)
        assert "2P" not in worlds(s, CAL).marginals()[ANN, 0]

    def test_a_player_who_guessed_wrong_knows_the_card(self):
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert worlds(s, ANN).marginals()[BEA, 0] == {"8W": 1}
        assert "KW" not in worlds(s, CAL).marginals()[BEA, 0]

    def test_what_one_player_is_the_others_are_not(self):
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert "8W" not in worlds(s, ANN).marginals()[CAL, 0]

    def test_a_failed_guess_at_all_excludes_only_the_whole(self):
        s = begun(*THREE, "10P 2W 3W 4W", all_or_nothing=True)
        guess_all(s, ANN, "8W", "9L", "KP")
        left = worlds(s, CAL)
        assert "8W" in left.marginals()[BEA, 0] and "KP" in left.marginals()[3, 0]
        assert not left.allows({(ANN, 0): "AR", (BEA, 0): "8W", (3, 0): "KP"})
        assert left.allows({(ANN, 0): "AR", (BEA, 0): "8W", (3, 0): "KW"})

    def test_played_in_secret_a_question_between_others_still_tells_something(self):
        s = begun(*THREE, in_secret=True)
        assert ask(s, ANN, "4P", BEA) == "lower"
        chances = worlds(s, CAL).marginals()[BEA, 0]
        assert "AR" not in chances  # nothing is lower than an Ace
        assert chances["KW"] > chances["6W"]

    def test_each_constraint_names_the_line_it_came_from(self):
        s = begun(*THREE)
        ask(s, ANN, "4P", BEA)
        (fact,) = worlds(s, ANN).constraints
        assert type(s.story(ANN)[fact.because[0]]).__name__ == "Asked"


def small(seats, actions=14, **options):
    return Small(seats, {"suits": 3, "length": "one hand", **options}, outcomes, weight, actions)


TABLES = {  # how many cards are dealt to each, and the table
    "played in secret": (3, small(3, suits=5, ranks=2, in_secret=True, actions=18)),
    "strict": (5, small(2, suits=5, ranks=2, two_cards=True, strict=True)),
    "two cards": (5, small(2, suits=5, ranks=2, two_cards=True)),
    "all or nothing": (3, small(3, ranks=3, all_or_nothing=True, actions=24)),
    "jokers": (4, small(2, ranks=2, jokers=True, actions=20)),
}


@pytest.mark.parametrize("name", TABLES)
def test_counts_and_chances_equal_brute_force(name, monkeypatch):
    """Seats only: a spectator, who must imagine every hand, is tried on the smallest table by the laws."""
    cards, table = TABLES[name]
    monkeypatch.setattr(MindReaderSettings, "dealt", property(lambda self: cards))
    runs = [small_run(KIT, table, f"{name} {seat}") for seat in range(table.seats)]
    dealt, worlds_seen = openings(table, runs[0]), []
    with no_collection():
        for seat, run in enumerate(runs):
            for moment in posteriors(table, run, seat, dealt):
                if not worlds(moment.state, seat).exact:
                    break  # played in secret, after the first reshuffle
                assert disagreement(KIT, moment.state, seat, moment.chances, Random(1)) is None
                worlds_seen.append(len(moment.chances))
    assert len(worlds_seen) > 10 and len([seen for seen in worlds_seen if seen > 1]) > 5


class TestTooManyToSumOut:
    def test_beyond_the_budget_the_truth_stays_possible_and_chances_near(self, monkeypatch):
        """Questions played in secret are then weighed one by one: within two hundredths of the exact chances."""
        monkeypatch.setattr("parlour.games.mind_reader.worlds.BUDGET", 100_000)
        s = begun(*THREE, in_secret=True)
        ask(s, ANN, "4P", BEA)
        end_turn(s, ANN)
        ask(s, BEA, "2S", ANN)
        exact, near = worlds(s, CAL), worlds(s, CAL)
        assert exact.exact and exact.cost > BUDGET
        near.exact, near.summed, near.unknowns = False, [], list(near.knowledge.places)
        for cell in near.knowledge.places:
            ours, theirs = exact.marginals()[cell], near.marginals()[cell]
            assert max([abs(ours.get(card, 0) - theirs.get(card, 0)) for card in ours.keys() | theirs.keys()]) < 0.02


class TestDistinct:
    def test_it_counts_and_weighs_as_brute_force_does(self):
        rng = Random(5)
        for _ in range(60):
            weights = [{card: rng.randrange(3) for card in rng.sample(range(6), 4)} for _ in range(rng.randrange(1, 5))]
            every = Counter()
            for cards in permutations(range(6), len(weights)):
                ways = 1
                for weight_, card in zip(weights, cards):
                    ways *= weight_.get(card, 0)
                every[cards] += ways
            ours = Distinct(weights)
            assert ours.total == every.total()
            for i in range(len(weights)):
                chances = Counter()
                for cards, ways in every.items():
                    chances[cards[i]] += ways
                assert ours.chances(i) == {card: ways for card, ways in chances.items() if ways}

    def test_it_samples_by_weight(self):
        ways, rng, seen = Distinct([{"a": 1, "b": 2}, {"a": 1, "c": 1}]), Random(1), Counter()
        for _ in range(4000):
            seen["".join(ways.sample(rng.randrange))] += 1
        expected = {"ac": 1, "ba": 2, "bc": 2}
        assert sum([(seen[k] - 800 * n) ** 2 / (800 * n) for k, n in expected.items()]) < 18  # chi-square, p = 0.0001


def test_a_world_can_be_imagined_after_two_reshuffles():
    s = begun(*THREE, draw="", in_secret=True)
    rng = Random(3)
    while s.exhausted < 2:
        seat = s.asked[0]
        if seat < 0:
            play(s, seat, chance(s, rng.randrange))
            continue
        play(s, seat, next(move for move in options(s, seat) if not type(move).__name__.startswith("Guess")))
        for watcher in (ANN, BEA, CAL, None):
            if s.asked[0] >= 0:
                world = worlds(s, watcher).sample(rng.randrange)
                assert MIND_READER.view(world, watcher) == MIND_READER.view(s, watcher)


def test_a_card_that_was_played_unseen_and_shuffled_in_again_may_be_in_my_own_hand_now():
    """Bea asks Cal with a 5, unseen by Ann, who holds the other two and then draws this one as well."""
    s = begun("AR 5P 5S 2R", "AP 5R 2P 3R", "4S 3P 4R 4P", draw="AS 2S 3S", in_secret=True, suits=3, ranks=5)
    for seat, card, of in ((ANN, "2R", BEA), (BEA, "5R", CAL), (CAL, "3P", ANN)):
        ask(s, seat, card, of)
        end_turn(s, seat)
    ask(s, ANN, "AS", BEA)
    play(s, ANN, END_TURN)
    play(s, NATURE, Picked("5R"))
    left = worlds(s, ANN)
    assert not left.exact and "4S" in left.marginals()[CAL, 0]
