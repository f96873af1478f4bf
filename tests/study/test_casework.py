"""Cases by the hundred: made alike everywhere, answered by anybody, rated by who solves them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from parlour.cases.case import game_of, view_of
from parlour.cases.desk import Desk
from parlour.cases.packs import house_pack
from parlour.cases.riddles import RIDDLES
from parlour.cases.stepping import steps
from parlour.core import Refused
from parlour.study.casework.agreement import Agreement, ranks
from parlour.study.casework.answerers import answerer
from parlour.study.casework.bench import answered, figures
from parlour.study.casework.making import cases
from parlour.study.casework.ratings import Ratings
from parlour.study.executor import Here, Processes
from tests.cases.drawer import BOTH, case_of

ONE_OF_EACH = [case_of(game, kind) for game, kind in BOTH]


def test_a_worker_more_makes_the_same_cases() -> None:
    alone, together = [[case.id for case in cases("pi", 6, "s", who)] for who in (Here(), Processes(2))]
    assert alone == together and len(alone) == 6


@pytest.mark.parametrize("game", ["mind_reader", "pi"])
def test_the_pack_of_the_house_begins_as_its_seed_makes_it(game: str) -> None:
    pack = house_pack()
    kept = [case.id for case in pack.cases if case.game == game]
    again = [case.id for case in cases(game, len(kept), pack.title.seed, Here())]
    assert again == kept


def test_a_game_without_cases_says_so() -> None:
    with pytest.raises(Refused, match="There is no game called"):
        next(cases("nothing", 1, "s", Here()))


def share_right(name: str) -> float:
    by = answerer(name)
    return sum([answered(case, by, "s").right for case in ONE_OF_EACH]) / len(ONE_OF_EACH)


def test_the_exact_solver_is_always_right_and_goes_by_the_view_alone() -> None:
    assert share_right("exact") == 1
    case = case_of("pi", "prove")
    lying = replace(case, answer=(case.answer + 1) % len(case.riddle.choices))
    assert answerer("exact")(lying, Random(0)) == case.answer


def test_more_steps_solve_more() -> None:
    pack = [case for case in house_pack().cases if case.game in ("mind_reader", "graves") and case.kind == "prove"][:30]
    taken = [steps(Desk(game_of(case), view_of(case)), case) for case in pack]
    shares = [sum([number <= limit for number in taken]) for limit in (1, 10, 100)]
    assert shares[0] == 0 and shares[0] < shares[1] <= shares[2]


@pytest.mark.parametrize("name", ["random", "lines", "steps:30", "belief", "thumb"])
def test_everybody_answers_with_a_choice_or_not_at_all(name: str) -> None:
    for case in ONE_OF_EACH:
        choice = answerer(name)(case, Random(1))
        assert choice is None or choice in range(len(case.riddle.choices))


def test_nobody_else_answers() -> None:
    with pytest.raises(Refused, match="Nobody called steps:many answers cases"):
        answerer("steps:many")


def test_figures_have_intervals_by_game_kind_and_grade() -> None:
    told = figures([answered(case, answerer("exact"), "s") for case in ONE_OF_EACH])
    assert told["right"].mean == 1 and told["right"].low < 1 and told["legal"] == 1
    assert set(told["by_game"]) == set(RIDDLES) and set(told["by_kind"]) == {kind for _, kind in BOTH}


def test_who_solves_more_is_rated_higher_and_so_is_a_case_that_is_seldom_solved() -> None:
    ratings, (easy, hard) = Ratings(), ONE_OF_EACH[:2]
    for _ in range(10):
        for case in (easy, hard):
            ratings.keep("good", case, solved=True)
            ratings.keep("poor", case, solved=case is easy)
    assert ratings.solver("good").mu > ratings.solver("poor").mu
    assert ratings.case(hard).mu > ratings.case(easy).mu


def test_a_new_case_is_rated_by_its_grade() -> None:
    first = {case.grade.name: Ratings().case(case).mu for case in house_pack().cases}
    assert first["easy"] < first["medium"] < first["hard"] < first["fiendish"]


def test_equal_values_share_their_rank() -> None:
    assert ranks([5.0, 1.0, 5.0, 9.0]) == [1.5, 0.0, 1.5, 3.0]


@pytest.mark.slow
def test_grades_agree_with_the_steps_of_a_limited_solver() -> None:
    found = Agreement()
    for case in house_pack().cases[::4]:
        found.keep(case)
    assert all([agreement > 0.4 for agreement in found.correlations().values()]), found.correlations()
