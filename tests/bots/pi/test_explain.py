"""The bots of P.I. say why: for any move, from the numbers they go by, in one sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.bots.pi import belief, search, thumb
from parlour.bots.pi.hunt import Hunt
from parlour.core import ENGLISH, PASS, TAKE_BACK, play
from parlour.core.words.english import Names
from parlour.games.pi import PI
from parlour.games.pi.moves import Accuse, Charge, Place, Take
from parlour.testing import Variant
from parlour.testing.run import random_run
from tests.games.pi.kit import KIT
from tests.games.pi.table import ANN, BEA, FIVE, dealt, for_ann, miss, place, take

MINDS = (thumb, belief, search)
TABLES = (Variant(3, {"mini_games": 2, "rounds": 12}), Variant(2, {"city": "harbour"}))
NAMES = Names(["Ann", "Bea", "Cal", "Dot", "Eve"], ANN)


def said(mind: Any, view: Any, move: Any) -> str:
    return PI.words(ENGLISH).explanation(mind.explain(view, move), view, NAMES)


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_move_that_is_open_is_explained(mind: Any, table: Variant) -> None:
    for _, s in random_run(KIT, table, 1).moments(Random(1), 6):
        view = PI.view(s, s.asked[0])
        sentences = {said(mind, view, move) for move in view.options}
        assert all([text.startswith("I ") and text.endswith(".") and "nan" not in text for text in sentences])
        assert mind.explain(view, TAKE_BACK) is None


@pytest.mark.parametrize("mind", [belief, search])
def test_no_question_is_better_than_the_one_it_asks(mind: Any) -> None:
    view = PI.view(dealt(*FIVE[:3]), ANN)
    move = mind.choose(view, Random(1))
    assert isinstance(move, Place) and said(mind, view, move).endswith("no question is better.")


def test_a_question_says_how_many_cases_it_leaves() -> None:
    """Of 1,287 cases, Evidence of a crime splits only the nine crimes: in thirds they would be 429 each."""
    view = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN)
    told = belief.explain(view, Take("Bubbles"))
    assert told and told.kind == "examine" and told.figures["cases"] == 1287
    hunt = Hunt(view)
    answers = hunt.told(Take("Bubbles"))
    left = sum([(answers == answer).sum() ** 2 for answer in set(answers)]) / 1287
    assert told.figures["left"] == pytest.approx(left)


def test_an_investigator_beyond_the_share_counts_what_a_later_mini_game_will_miss() -> None:
    s = for_ann("Bubbles, Murder, Downtown")
    for where in ("Forest Park", "Waterfront"):
        assert "later" not in said(belief, PI.view(s, ANN), Place(where))
        place(s, ANN, where)
        miss(s, BEA)
    assert "counting what a later mini-game will miss" in said(belief, PI.view(s, ANN), Place("Main Street"))


class TestNaming:
    def test_a_case_is_named_with_its_chance(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        for ask, where in ((place, "Little Italy"), (place, "Main Street"), (take, "Waterfront"), (take, "Murder")):
            ask(s, ANN, where)  # type: ignore[operator]
            miss(s, BEA)
        sentence = "I name Bubbles, Murder, Downtown: no other case is left."
        assert said(search, PI.view(s, ANN), Accuse("Bubbles")) == sentence
        play(s, ANN, Accuse("Bubbles"))
        assert said(belief, PI.view(s, ANN), Charge("Murder")) == sentence
        assert said(belief, PI.view(s, ANN), Charge("Forgery")) == "I name Forgery, though no case that is left fits."

    def test_a_small_chance_is_not_called_none(self) -> None:
        view = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN)
        assert said(belief, view, Accuse("Bubbles")).endswith("it is my case with a chance of less than 1%.")
        assert said(thumb, view, Accuse("Bubbles")) == "I name Bubbles: my lists leave 1,287 cases."

    @pytest.mark.parametrize("mind", MINDS)
    def test_to_pass_is_explained(self, mind: Any) -> None:
        s = dealt(*FIVE[:2], investigators=0)
        s.display.clear()
        assert said(mind, PI.view(s, ANN), PASS).startswith("I pass: nothing is left to ask")
