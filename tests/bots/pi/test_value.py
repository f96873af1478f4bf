"""What a position of P.I. is worth in turns: each answer foretold, and turns split into par, skill loss and luck."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from parlour.bots.levels import mind
from parlour.bots.pi.estimates import MEASURED, measured, share_left
from parlour.bots.pi.hunt import Hunt
from parlour.bots.pi.value import Prospect, outcomes, questions
from parlour.core import NATURE, PASS, TAKE_BACK, Event, Match, Move, Seat, play
from parlour.games.pi import PI, PiView
from parlour.games.pi.events import Examined, Failed, Investigated, Passed, Solved
from parlour.games.pi.knowledge.candidates import WORTH
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.worlds import PiWorlds
from parlour.testing import Variant
from parlour.testing.run import random_run
from tests.games.pi.kit import KIT
from tests.games.pi.table import ANN, BEA, FIVE, dealt, for_ann, miss, place, solve, take

OWN = Investigated | Examined | Failed | Solved | Passed  # what a turn ends with
TABLES = (  # and how many games
    (Variant(2, {"mini_games": 1}), 16),
    (Variant(3, {"mini_games": 1, "rounds": 9}), 10),
    (Variant(2, {"city": "harbour", "mini_games": 2, "investigators": 3, "rounds": 20}), 12),
    (Variant(3, {"city": "harbour", "mini_games": 2, "rounds": 12}), 11),
    (Variant(5, {"mini_games": 1, "rounds": 5}), 1),
)
LEVELS = ("belief", "thumb", "search", "thumb", "random")


class Split:
    """The turns of one seat in one mini-game, added up one by one from the views before and after."""

    def __init__(self, view: PiView) -> None:
        self.par = self.left = Prospect(view).par
        self.turns, self.loss, self.luck = 0, 0.0, 0.0

    def add(self, began: PiView, view: PiView, move: Move, event: Event) -> None:
        """A turn that began with one view and ended with ``move`` in another, and its answer."""
        par, found = Prospect(began).par, outcomes(view, move)
        assert sum([chance for chance, _ in found]) == 1
        expected = sum([float(chance) * left for chance, left in found])
        told = left_when_told(view, event)
        assert min([abs(left - told) for _, left in found]) < 1e-9, "this answer was not foretold"
        self.luck += self.left - par  # what rivals were told, and what there is to ask now
        self.loss += 1 + expected - par
        self.luck += expected - told
        self.left, self.turns = told, self.turns + 1

    @property
    def residual(self) -> float:
        return self.turns + self.left - (self.par + self.loss - self.luck)


def left_when_told(view: PiView, event: Event) -> float:
    """The turns to be expected once the table has answered with ``event``, read from the story with this line more."""
    assert view.seat is not None
    share = share_left(view, view.seat) - isinstance(event, Investigated)
    if isinstance(event, Solved):
        return measured(view).price(share)
    return float(measured(view).of(Hunt(replace(view, story=(*view.story, event))).bits_missing, share))


def splits(match: Match[Any, Any], seat: Seat, levels: list[str]) -> list[Split]:
    """Play to the end, and judge the turns of ``seat``."""
    found: dict[int, Split] = {}
    began, rng = match.view(seat), Random(match.seed)
    while match.result is None:
        asked = match.asked[0]
        view: PiView = match.view(asked)
        if asked == seat and not view.sealed:
            began = view
            found.setdefault(view.number, Split(view))
        move = mind(levels[asked], PI.id).choose(view, rng)
        match.play(asked, move)
        since = match.view(seat).story[len(view.story) :] if asked == seat else ()
        if answer := [event for event in since if isinstance(event, OWN) and event.seat == seat]:
            found[view.number].add(began, view, move, answer[0])
            check_view_after(found[view.number], match.view(seat), view)
    return list(found.values())


def check_view_after(split: Split, after: PiView, before: PiView) -> None:
    """As many turns are left in the view after a turn as its answer left, until the next mini-game is dealt."""
    if after.number == before.number:
        assert Prospect(after).left == pytest.approx(split.left, abs=1e-9)


class TestIdentity:
    def test_turns_are_par_and_skill_loss_less_luck(self) -> None:
        """Fifty games over all tables, with players of every strength; nothing is left over."""
        judged = []
        for table, games in TABLES:
            for number in range(games):
                match = Match(PI, table.seats, number.to_bytes(32, "big"), table.options)
                levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(table.seats)]
                judged += splits(match, number % table.seats, levels)
        assert len(judged) >= 50 and all([abs(split.residual) < 1e-9 for split in judged])
        assert min([split.luck for split in judged]) < -0.5 and max([split.luck for split in judged]) > 0.5
        assert all([split.loss > -1e-9 for split in judged]) and max([split.loss for split in judged]) > 2

    def test_a_wrong_forecast_is_noticed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """As if an Investigator's answers were sorted by discs alone."""
        right = Hunt.told
        monkeypatch.setattr(Hunt, "told", lambda hunt, question: right(hunt, question) // WORTH["disc"])
        with pytest.raises(AssertionError, match="not foretold"):
            self.test_turns_are_par_and_skill_loss_less_luck()

    @pytest.mark.parametrize("seed", range(3))
    def test_the_best_move_loses_nothing_and_no_other_gains(self, seed: int) -> None:
        for _, s in random_run(KIT, Variant(3, {"mini_games": 2}), seed).moments(Random(seed), 4):
            view = PI.view(s, s.asked[0])
            prospect = Prospect(view)
            assert min([prospect.cost(move) for move in questions(view)]) == pytest.approx(prospect.par, abs=1e-9)

    def test_a_wasted_turn_costs_one_turn_and_what_there_was_to_ask(self) -> None:
        view = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN)
        waste = outcomes(view, Accuse("Shorty"))  # Ann holds Shorty
        assert waste == [(Fraction(1), Prospect(view).left)]
        assert Prospect(view).cost(Accuse("Shorty")) - Prospect(view).par > 0.8


class TestOutcomes:
    def test_each_answer_has_the_chance_and_the_value_that_playing_it_has(self) -> None:
        """Against the table: in imagined worlds, the answer given was foretold, and as often as foretold."""
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        miss(s, BEA)
        view = PI.view(s, ANN)
        for move in (Place("Main Street"), *[move for move in view.options if isinstance(move, Take)][:3]):
            counts: dict[float, int] = {}
            for after in worlds_after(view, move):
                counts[round(after, 9)] = counts.get(round(after, 9), 0) + 1
            foretold: dict[float, Fraction] = {}
            for chance, after in outcomes(view, move):
                foretold[round(after, 9)] = foretold.get(round(after, 9), Fraction(0)) + chance
            total = sum(counts.values())
            assert foretold == {after: Fraction(count, total) for after, count in counts.items()}

    def test_an_attempt_is_right_or_wrong(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        miss(s, BEA)
        right, wrong = outcomes(PI.view(s, ANN), Accuse("Bubbles"))
        assert right == (Fraction(1, 11 * 13), 0) and wrong[0] == 1 - right[0]
        assert wrong[1] == pytest.approx(Prospect(PI.view(s, ANN)).left, abs=0.01)

    def test_the_last_case_takes_one_turn(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        for ask, where in ((place, "Little Italy"), (place, "Main Street"), (take, "Waterfront"), (take, "Murder")):
            ask(s, ANN, where)  # type: ignore[operator]
            miss(s, BEA)
        view = PI.view(s, ANN)
        assert Prospect(view).left == Prospect(view).par == 1
        assert outcomes(view, Accuse("Bubbles")) == [(1, 0)]

    def test_to_pass_leaves_all_as_it_is_and_to_take_back_asks_nothing(self) -> None:
        view = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN)
        assert outcomes(view, PASS) == [(1, Prospect(view).left)]
        with pytest.raises(LookupError):
            outcomes(view, TAKE_BACK)


class TestTheEnd:
    def test_what_is_left_when_a_mini_game_ends_is_what_was_left_before(self) -> None:
        """All is handed in and laid open, but nobody found it out: Ann is as far as she was; Bea has solved."""
        s = dealt(*FIVE[:2])
        place(s, ANN, "Downtown")
        miss(s, BEA)
        place(s, ANN, "Lakeside")
        attempt = s.clone()
        far = Prospect(PI.view(s, ANN)).left
        for part in (Accuse("Bubbles"), Charge("Murder"), Locate("Downtown")):
            play(attempt, BEA, part)
        assert attempt.number == 1 and not attempt.tiles and attempt.asked == (NATURE,)
        assert Prospect(PI.view(attempt, ANN)).left == pytest.approx(far, abs=0.3) and far > 3
        assert Prospect(PI.view(attempt, BEA)).left == 0


class TestInvestigators:
    def test_more_missing_takes_longer_and_an_investigator_helps(self) -> None:
        for known in MEASURED.values():
            turns = np.array(known.turns)
            assert (
                (turns[:, 1:] >= turns[:, :-1]).all() and (turns[1:] <= turns[:-1]).all() and (turns[:, 0] == 1).all()
            )
        assert MEASURED["whole"].of(10, 0) - MEASURED["whole"].of(10, 2) > 1.5

    def test_one_placed_beyond_the_share_is_owed_to_a_later_mini_game(self) -> None:
        s = dealt(*FIVE[:2])
        for where in ("Forest Park", "Waterfront", "Main Street"):
            place(s, ANN, where)
            miss(s, BEA)
        before = PI.view(s, ANN)
        solve(s, ANN)
        owed = measured(before).price(-1)
        assert Prospect(PI.view(s, ANN)).left == left_when_told(before, Solved(ANN, s.cases[BEA], 4, 7)) == owed > 0.5


def worlds_after(view: PiView, move: Place | Take) -> list[float]:
    """What the position would be worth after ``move``, in each case that may be the one, played at a real table."""
    seen, found = PiWorlds(view), []
    world = seen.sample(Random(1).randrange)
    for case in seen.cases(BEA):
        s = world.clone()
        s.cases = (s.cases[ANN], case)
        play(s, ANN, move)
        found.append(Prospect(PI.view(s, ANN)).left)
    return found
