"""The bots of P.I.: they play every table without a refusal, know no more than their view, and are worth having."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any

import numpy as np
import pytest
from bench.strength.pi import duel, hunt
from msgspec.structs import replace

from parlour import bots
from parlour.bots.pi import belief, estimates, search, thumb
from parlour.bots.pi.hunt import Hunt, questions
from parlour.bots.pi.race import Race
from parlour.core import PASS, Match, play
from parlour.games.pi import PI, PiState
from parlour.games.pi.events import MiniGameEnded
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.view import PiView
from parlour.games.pi.worlds import PiWorlds
from parlour.testing import Variant
from parlour.testing.kit import soak
from parlour.testing.run import random_run
from tests.bots.twins import chooses_alike
from tests.games.pi.kit import KIT
from tests.games.pi.table import ANN, BEA, CAL, FIVE, dealt, for_ann, miss, place, solve, take

LEVELS = ("thumb", "belief", "search")
MINDS = (thumb, belief, search)
SHORT: dict[str, object] = {"mini_games": 1, "rounds": 12}
TABLES = (
    Variant(2),
    Variant(3, SHORT),
    Variant(4, SHORT),
    Variant(5, SHORT),
    Variant(5, {**SHORT, "investigators": 0, "rounds": 30}),
    Variant(3, {**SHORT, "investigators": 14}),
    Variant(4, {**SHORT, "repeat_cubes": True, "marked_cards": True}),
    Variant(2, {"city": "harbour", "rounds": 20}),
    Variant(3, {"city": "harbour", "investigators": 0, "rounds": 20}),
)


class TestPlay:
    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("table", TABLES, ids=str)
    def test_every_level_plays_every_table_to_its_end(self, level: str, table: Variant) -> None:
        match = Match(PI, table.seats, bytes(range(32)), table.options)
        company = bots.Company(match, dict.fromkeys(range(table.seats), level))
        while match.result is None:
            company.answer(company.next())
        assert match.result.winners

    @pytest.mark.parametrize("level", LEVELS)
    def test_strange_company_brings_nobody_out_of_step(self, level: str) -> None:
        """Random rivals leave positions that no good player would."""
        match = Match(PI, 3, bytes(32), {"mini_games": 2, "rounds": 15})
        names = {0: "random", 1: level, 2: "random"}
        company = bots.Company(match, names)
        while match.result is None:
            company.answer(company.next())
        assert any([isinstance(event, MiniGameEnded) for event in match.view(None).story])


@pytest.mark.slow
@pytest.mark.parametrize("mind", MINDS)
def test_hidden_things_exchanged_change_no_choice(mind: Any) -> None:
    chooses_alike(mind, KIT, enough=12 if soak() > 1 else 6)


class TestHunt:
    @pytest.mark.parametrize("mind", [belief, search])
    def test_the_rulebooks_example_leaves_one_case_and_it_is_named(self, mind: Any) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        for ask, where in ((place, "Little Italy"), (place, "Main Street"), (take, "Waterfront"), (take, "Murder")):
            ask(s, ANN, where)
            miss(s, BEA)
        assert Hunt(PI.view(s, ANN)).best == 1
        for part in range(3):
            play(s, ANN, mind.choose(PI.view(s, ANN), Random(part)))
        assert s.desks[ANN].solved

    def test_answers_are_foretold_as_the_table_gives_them(self) -> None:
        """Each answer leaves exactly the cases for which that very answer was foretold."""
        for seed in range(4):
            run = random_run(KIT, Variant(3, {"mini_games": 1}), seed)
            for _, s in run.moments(Random(seed), 6):
                if s.asked and s.asked[0] >= 0 and not s.sealed:
                    self.check(s, s.asked[0])

    def check(self, s: PiState, seat: int) -> None:
        for question in questions(PI.view(s, seat)):
            hunt, after = Hunt(PI.view(s, seat)), s.clone()
            play(after, seat, question)
            if after.number == s.number and not after.result:
                told, left = hunt.told(question), PiWorlds(PI.view(after, seat)).fitting((seat - 1) % s.seats)
                kept = left[tuple(hunt.rows.T)]
                assert len(set(told[kept])) == 1 and (kept == (told == told[kept][0])).all()

    def test_chances_and_bits_of_answers_add_up(self) -> None:
        view = PI.view(dealt(*FIVE), ANN)
        hunt = Hunt(view)
        chances, bits = hunt.parted(questions(view))
        assert np.allclose(chances.sum(axis=1), 1)
        assert (bits.max(axis=1) <= np.log2(len(hunt.rows)) + 1e-9).all()

    def test_rivals_answers_are_used(self) -> None:
        """A disc for a rival's Forgery: it is in no other case."""
        s = dealt(*FIVE)
        forgery = s.city.crimes.index("Forgery")
        assert forgery in Hunt(PI.view(s, ANN)).rows[:, 1]
        miss(s, ANN, BEA)
        take(s, CAL, "Forgery")
        assert forgery not in Hunt(PI.view(s, ANN)).rows[:, 1]


class TestThrift:
    def test_five_investigators_are_spent_two_two_and_one(self) -> None:
        view = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN)
        for number, left, planned in ((1, 5, 2), (2, 3, 2), (3, 1, 1)):
            desks = (replace(view.desks[ANN], investigators=left), view.desks[BEA])
            assert estimates.investigators_to_place(replace(view, number=number, desks=desks), ANN) == planned

    @pytest.mark.parametrize("mind", MINDS)
    def test_no_third_investigator_goes_into_the_first_case(self, mind: Any) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Forest Park")
        miss(s, BEA)
        place(s, ANN, "Waterfront")
        miss(s, BEA)
        assert isinstance(mind.choose(PI.view(s, ANN), Random(1)), Take | Accuse)

    @pytest.mark.parametrize("mind", MINDS)
    def test_the_first_turn_places_one(self, mind: Any) -> None:
        assert isinstance(mind.choose(PI.view(for_ann("Bubbles, Murder, Downtown"), ANN), Random(1)), Place)


def of_winning(view: PiView) -> Race:
    return Race(Hunt(view), np.random.default_rng(1))


class TestRace:
    def test_sooner_is_never_worth_less(self) -> None:
        view = PI.view(dealt(*FIVE), ANN)
        for chances in (of_winning(view).clean, of_winning(view).fined):
            assert (np.diff(chances) <= 1e-9).all() and chances[0] > chances[-1]

    def test_a_failed_attempt_never_helps(self) -> None:
        race = of_winning(PI.view(dealt(*FIVE), ANN))
        assert (race.fined <= race.clean).all() and (race.fined < race.clean).any()

    def test_a_rival_who_solved_this_round_leaves_one_last_chance(self) -> None:
        """With two players: solve in this round and share the box, or take nothing; later rounds are all alike."""
        s = dealt(*FIVE[:2])
        solve(s, ANN)
        chances = of_winning(PI.view(s, BEA)).clean
        assert chances[0] > 0.4 and len(set(chances[1:])) == 1 and chances[1] < 0.3
        assert isinstance(search.choose(PI.view(s, BEA), Random(1)), Accuse | Place | Take)


class TestAttempts:
    @pytest.mark.parametrize("mind", MINDS)
    def test_one_begun_by_somebody_else_is_brought_to_an_end(self, mind: Any) -> None:
        """Even if it can't be right any more: Ann herself holds Shorty."""
        s = for_ann("Bubbles, Murder, Downtown")
        play(s, ANN, Accuse("Shorty"))
        for part in (Charge, Locate):
            move = mind.choose(PI.view(s, ANN), Random(1))
            assert isinstance(move, part)
            play(s, ANN, move)
        assert s.desks[ANN].tried[0].suspect == "Shorty"

    def test_the_rest_fits_what_was_named(self) -> None:
        """Of two cases left the second was begun: it is the second that is named."""
        s = for_ann("Bubbles, Murder, Downtown")
        hunt = Hunt(PI.view(s, ANN))
        last = hunt.rows[-1]
        play(s, ANN, Accuse(s.city.suspects[last[0]]))
        assert isinstance(belief.choose(PI.view(s, ANN), Random(1)), Charge)
        assert Hunt(PI.view(s, ANN)).attempt() == Charge(s.city.crimes[0])


class TestStrength:
    """Fixed deals; the margins are far below what longer measurements show (bench/strength/pi.py)."""

    def test_belief_solves_a_case_in_fewer_than_eight_turns_and_thumb_in_fewer_than_thirteen(self) -> None:
        assert mean([hunt("belief", n) for n in range(60)]) < 7.6
        assert mean([hunt("thumb", n) for n in range(60)]) < 13

    def test_belief_beats_thumb_and_thumb_beats_random(self) -> None:
        assert mean([duel("belief", "thumb", 2, n)[0] for n in range(5)]) > 3
        assert mean([duel("thumb", "random", 2, n)[0] for n in range(2)]) > 10

    def test_belief_beats_random_clearly(self) -> None:
        assert all([duel("belief", "random", 2, n)[1] == 1 for n in range(2)])


def test_who_can_only_pass_names_a_case_only_with_some_hope() -> None:
    s = dealt(*FIVE[:2], investigators=0)
    s.display.clear()
    for mind in MINDS:
        assert mind.choose(PI.view(s, ANN), Random(1)) == PASS
