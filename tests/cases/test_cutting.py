"""Cutting: only what is worth asking, proved by the view, in agreement with the truth."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from parlour import games
from parlour.bots import Company
from parlour.cases.case import Evidence, game_of, view_of, written
from parlour.cases.cutting import (
    AHEAD,
    LONGEST_TO_READ,
    PROOF,
    Disagrees,
    cases_in,
    confirm,
    cut,
    is_telling,
)
from parlour.cases.desk import Desk
from parlour.cases.making import from_game
from parlour.cases.packs import house_pack
from parlour.cases.solving.facts import asserted
from parlour.core import Match
from tests.cases.drawer import BOTH, case_of


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_the_same_view_gives_the_same_case(game: str, kind: str) -> None:
    case = case_of(game, kind)
    assert written(case) in [written(again) for again in cases_in(game_of(case), view_of(case))]


def test_the_same_seed_makes_the_same_cases_and_another_makes_others() -> None:
    made = [[written(case) for case in from_game("pi", "prove", "seed", number)] for number in (0, 1, 0)]
    assert made[0] == made[2] and made[0] and made[0] != made[1]
    assert made[0] != [written(case) for case in from_game("pi", "prove", "other seed", 0)]


def test_no_case_of_the_house_is_dull() -> None:
    for case in house_pack().cases:
        assert len(case.riddle.choices) >= 3
        if case.kind in ("prove", "lie"):
            assert len(case.evidence.lines) in PROOF and case.grade.figures.read <= LONGEST_TO_READ
        if case.kind == "question":
            best, second, *_ = sorted(case.evidence.worth)
            assert second >= AHEAD * best


def test_what_stands_in_one_line_or_is_hardly_better_is_dull() -> None:
    assert not is_telling(Evidence(lines=(4,), left=(1,)))
    assert is_telling(Evidence(lines=(4, 6), left=(2, 1)))
    assert not is_telling(Evidence(lines=tuple(range(9)), left=(1,) * 9))
    assert not is_telling(Evidence(worth=(10.0, 10.5, 20.0)))
    assert is_telling(Evidence(worth=(10.0, 12.0, 20.0)))
    assert not is_telling(Evidence(worth=(1.0, 1.5, 2.0)))


@pytest.mark.parametrize("game", ["mind_reader", "pi", "mastermind", "graves"])
def test_no_fewer_lines_prove_it(game: str) -> None:
    case = case_of(game, "prove", lambda case: len(case.evidence.lines) <= 3)
    desk = Desk(game_of(case), view_of(case))
    fact = asserted(desk.view, case.riddle.choices[case.answer])
    fewer = combinations(desk.lines(fact), len(case.evidence.lines) - 1)
    assert not any(desk.proves(fact, some) for some in fewer)


class Told:
    """A game whose truth is not what is proved."""

    def __init__(self, game: Any, lie: Any) -> None:
        self.game, self.unknowns = game, lie

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def test_a_proof_that_the_truth_denies_is_a_mistake_of_ours_and_stops_everything() -> None:
    case = case_of("pi", "prove")
    choice = case.riddle.choices[case.answer]
    other = case.riddle.choices[case.answer - 1]
    liar: Any = Told(game_of(case), lambda s, seat: {choice.unknown: other.among[0]})  # type: ignore[union-attr]
    with pytest.raises(Disagrees):
        confirm(liar, None, 0, case)  # type: ignore[arg-type]


def test_what_is_cut_from_a_game_agrees_with_the_truth() -> None:
    match = Match(games.find("pi"), 3, b"cut", {"mini_games": 1})
    company, found = Company(match, dict.fromkeys(range(3), "thumb")), 0
    while match.result is None:
        seat = company.next()
        for case in cut(match.game, match.state, seat):
            found += 1
            assert replace(case, answer=case.answer).id == case.id
        company.answer(seat)
    assert found
