"""What a seat can know in P.I., against brute force over every deal."""

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import perm
from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import play, refusal
from parlour.games.pi import PI
from parlour.games.pi.cards import HARBOUR, WHOLE, Case
from parlour.games.pi.events import CityLaid, Examined, Failed, Held, Investigated, Solved
from parlour.games.pi.moves import Accuse, Dealt
from parlour.games.pi.worlds import PiWorlds
from parlour.testing import Variant, random_run
from tests.games.pi.kit import KIT
from tests.games.pi.table import ANN, BEA, CAL, FIVE, attempt, dealt, for_ann, miss, place, solve, take


def worlds(s, seat):
    return PiWorlds(PI.view(s, seat))


def deals(seats, city):
    """Every way to deal the cases."""
    dealt_cards = product(*[permutations(cards, seats) for cards in city.axes])
    return [tuple([Case(*case) for case in zip(*cards)]) for cards in dealt_cards]


def after(run, n, cases=None):
    """The state after ``n`` actions, with other ``cases`` dealt if given; None if a action would then be refused."""
    s = run.begin()
    for who, action in run.actions[:n]:
        if cases and isinstance(action, Dealt):
            action = replace(action, cases=cases)
        if refusal(s, who, action):
            return None
        play(s, who, action)
    return s


def alike(run, seat, n, every):
    """The true state after ``n`` actions, and which of ``every`` deal would look the same to ``seat``."""
    truth = after(run, n)
    view = PI.view(truth, seat)
    others = [(cases, after(run, n, cases)) for cases in every]
    return truth, [cases for cases, other in others if other and PI.view(other, seat) == view]


class TestAtTheStart:
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_every_deal_that_leaves_out_your_own_cards_is_as_likely(self, seats):
        """With two players there are 11 × 9 × 13 = 1,287 cases that Ann's may be."""
        count, others = worlds(dealt(*FIVE[:seats]), ANN).count(), seats - 1
        assert count == perm(11, others) * perm(9, others) * perm(13, others)
        assert others > 1 or count == 1287

    def test_a_spectator_knows_no_case(self):
        s = dealt(*FIVE)
        assert worlds(s, None).count() == perm(12, 5) * perm(10, 5) * perm(14, 5)

    def test_before_the_deal_there_is_one_world(self):
        s = PI.begin(2, PI.table(2, {}))
        assert worlds(s, ANN).count() == 1 and worlds(s, ANN).marginals() == {} and PI.unknowns(s, ANN) == {}


class TestAnswers:
    def test_a_disc_from_evidence_settles_its_kind(self):
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        assert worlds(s, ANN).marginals()["crime", BEA] == {"Murder": Fraction(1)}

    def test_a_cube_leaves_the_neighbours_of_the_tile(self):
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Waterfront")
        assert set(worlds(s, ANN).marginals()["location", BEA]) == {"Union Square", "Downtown"}  # Ann holds Skid Row

    def test_nothing_rules_out_the_tile_and_its_neighbours(self):
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Pop")
        assert not {"Pop", "Knuckles", "Maurice", "Queenie", "Shorty"} & set(worlds(s, ANN).marginals()["suspect", BEA])

    def test_a_failed_attempt_rules_out_just_that_case(self):
        s = for_ann("Bubbles, Murder, Downtown")
        attempt(s, ANN, "Doc, Forgery, Lakeside")
        assert worlds(s, ANN).count() == 1286
        attempt(s, BEA, "Earl, Bank Job, Trocadero")
        attempt(s, ANN, "Doc, Smuggling, Lakeside")  # Ann holds Smuggling herself, so this tells nothing
        assert worlds(s, ANN).count() == 1286

    def test_a_card_already_marked_tells_nothing(self):
        s = for_ann("Bubbles, Murder, Downtown", marked_cards=True)
        take(s, ANN, "Murder")
        miss(s, BEA)
        before = worlds(s, ANN).count()
        take(s, ANN, "Murder")
        assert worlds(s, ANN).count() == before

    def test_new_tokens_are_understood_as_new(self):
        """PI-10: no disc for a tile already marked: the silence must not be taken for "not here"."""
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Bubbles")
        miss(s, BEA)
        place(s, ANN, "Little Italy")
        assert worlds(s, ANN).allows(PI.unknowns(s, ANN))
        assert worlds(s, ANN).marginals()["suspect", BEA] == {"Bubbles": Fraction(1)}

    def test_a_solved_case_is_no_unknown_and_its_cards_are_in_no_other(self):
        s = dealt(*FIVE[:3])
        miss(s, ANN)
        solve(s, BEA)
        miss(s, CAL)
        seen = worlds(s, CAL)
        assert seen.holders == [BEA] and seen.count() == 10 * 8 * 12 - 1  # Cal's own miss
        assert "Bubbles" not in seen.marginals()["suspect", BEA]

    def test_what_is_answered_to_a_rival_narrows_your_own_case(self):
        s = dealt(*FIVE[:3])
        miss(s, ANN)
        assert take(s, BEA, "Bubbles") == ("disc", False)
        assert "Bubbles" not in worlds(s, CAL).marginals()["suspect", BEA]

    def test_what_a_rival_chooses_carries_no_weight(self):
        s, other = dealt(*FIVE[:2]), dealt(*FIVE[:2])
        miss(s, ANN)
        attempt(other, ANN, "Dutch, Murder, Forest Park")
        assert worlds(s, BEA).marginals() == worlds(other, BEA).marginals()

    def test_every_constraint_names_the_line_it_came_from(self):
        s = dealt(*FIVE[:3])
        place(s, ANN, "Downtown")
        solve(s, BEA)
        take(s, CAL, "Rusty")
        miss(s, ANN)
        view, seen = PI.view(s, CAL), worlds(s, CAL)
        because = [(type(view.story[line]), c.unknowns) for c in seen.constraints for line in c.because]
        assert {kind for kind, _ in because} == {CityLaid, Held, Solved, Examined}
        assert (Examined, (("suspect", BEA),)) in because
        others = {type(view.story[line]) for c in worlds(s, BEA).constraints for line in c.because}
        assert {Investigated, Failed} <= others

    def test_a_truth_of_other_cards_or_of_too_few_is_not_allowed(self):
        s = dealt(*FIVE[:3])
        truth = dict(PI.unknowns(s, ANN))
        assert worlds(s, ANN).allows(truth)
        assert not worlds(s, ANN).allows({**truth, ("suspect", BEA): "No Suspect"})
        assert not worlds(s, ANN).allows({**truth, ("suspect", BEA): truth["suspect", CAL]})
        assert not worlds(s, ANN).allows({("suspect", BEA): truth["suspect", BEA]})


class TestBruteForce:
    @pytest.mark.parametrize("seed", range(3))
    @pytest.mark.parametrize("seat", [None, ANN, CAL])
    def test_all_cases_together_in_the_harbour(self, seat, seed):
        """864 deals for three players, each played again by the same actions."""
        run = random_run(KIT, Variant(3, {"city": "harbour", "mini_games": 1, "investigators": 2}), seed)
        for n in (5, 11, 17):
            s, possible = alike(run, seat, n, deals(3, HARBOUR))
            seen = worlds(s, seat)
            closed = {tuple([cases[holder] for holder in seen.holders]) for cases in possible}
            assert seen.count() == len(closed)
            for holder, cases in zip(seen.holders, zip(*closed)):
                assert seen.cases(holder) == {case: Fraction(n, len(closed)) for case, n in Counter(cases).items()}

    @pytest.mark.parametrize("options", [{}, {"repeat_cubes": True, "marked_cards": True}])
    def test_one_case_in_the_whole_city(self, options):
        """Each of the 1,287 cases that Bea may hold, played again by the same actions."""
        run = random_run(KIT, Variant(2, {"mini_games": 1, **options}), 7)
        held = after(run, 2).cases[ANN]
        every = [Case(*cards) for cards in product(*WHOLE.axes) if not set(cards) & set(held)]
        assert len(every) == 1287
        for n in (20, 40):
            s, possible = alike(run, ANN, n, [(held, case) for case in every])
            assert set(worlds(s, ANN).cases(BEA)) == {case for _, case in possible}


class TestImagining:
    def test_an_imagined_world_is_another_truth_that_looks_the_same(self):
        s = dealt(*FIVE)
        place(s, ANN, "Downtown")
        below, seen = Random(1).randrange, worlds(s, ANN)
        drawn = [seen.sample(below) for _ in range(20)]
        assert all([PI.view(world, ANN) == PI.view(s, ANN) for world in drawn])
        assert len({world.cases for world in drawn}) == 20 and len({tuple(world.deck) for world in drawn}) == 20

    def test_half_an_attempt_is_remembered_and_a_rival_s_is_unknown(self):
        s = dealt(*FIVE[:2])
        play(s, ANN, Accuse("Doc"))
        below = Random(1).randrange
        assert worlds(s, ANN).sample(below).sealed == [Accuse("Doc")] and worlds(s, BEA).sample(below).sealed == []

    def test_after_the_game_everything_is_known(self):
        s = dealt(*FIVE[:3], mini_games=1, rounds=1)
        solve(s, ANN)
        miss(s, BEA, CAL)
        assert worlds(s, BEA).count() == 1 and worlds(s, BEA).sample(Random(1).randrange).cases == s.cases


def test_numpy_is_not_loaded_before_somebody_reckons():
    code = "import sys, parlour.games.pi; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
