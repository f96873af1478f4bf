"""Answers: a wrong one is shown why it is wrong, and never what is right."""

from __future__ import annotations

import pytest

from parlour.cases.answering import HINTS, judged, score, struck_out
from parlour.cases.case import Case, game_of, view_of
from parlour.cases.desk import Desk
from parlour.cases.packs import house_pack
from parlour.cases.solving.facts import asserted
from parlour.cases.telling import Told
from parlour.core import Refused
from tests.cases.drawer import BOTH, case_of


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_only_the_answer_is_right(game: str, kind: str) -> None:
    case = case_of(game, kind)
    assert [place for place in range(len(case.riddle.choices)) if judged(case, place).right] == [case.answer]


@pytest.mark.parametrize("place", [-1, 99])
def test_there_are_only_so_many_choices(place: int) -> None:
    with pytest.raises(Refused, match="This case has the choices 1 to"):
        judged(case_of("pi", "prove"), place)


@pytest.mark.parametrize("game", ["mind_reader", "pi", "mastermind", "graves", "death_cards"])
def test_a_wrong_statement_meets_lines_that_rule_it_out_or_a_truth_in_which_it_is_wrong(game: str) -> None:
    case = case_of(game, "prove")
    desk = Desk(game_of(case), view_of(case))
    for place, choice in enumerate(case.riddle.choices):
        fact, verdict = asserted(desk.view, choice), judged(case, place)
        if verdict.lines:
            assert not desk.left(fact, verdict.lines) & {a for a in desk.possible(fact.unknown) if fact.follows({a})}
        elif not verdict.right:
            assert verdict.instead in desk.possible(fact.unknown) and not fact.follows({verdict.instead})


def told_to_a_wrong_answer(case: Case, place: int) -> str:
    return " ".join(Told(case).verdict(judged(case, place), place))


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_what_a_wrong_answer_is_told_names_no_choice_as_right(game: str, kind: str) -> None:
    case = case_of(game, kind)
    answer = Told(case).choices[case.answer]
    for place in range(len(case.riddle.choices)):
        if place != case.answer:
            assert answer not in told_to_a_wrong_answer(case, place)


def test_hints_cross_out_wrong_choices_only_and_the_last_leaves_two() -> None:
    for case in house_pack().cases:
        crossed = [set(struck_out(case, hints)) for hints in range(HINTS + 1)]
        assert not crossed[0] and not crossed[1] and crossed[2] <= crossed[3]
        assert case.answer not in crossed[3] and len(crossed[3]) == len(case.riddle.choices) - 2


def test_each_try_and_each_hint_costs() -> None:
    assert [score(tries, 0) for tries in (0, 1, 2, 3)] == [0, 1, 0.5, 0]
    assert [score(1, hints) for hints in range(HINTS + 1)] == [1, 0.75, 0.5, 0.25]
    assert score(2, 3) == 0
