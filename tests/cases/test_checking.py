"""A case is checked from nothing but its view: whatever is changed in it is found."""

from __future__ import annotations

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from parlour.cases.case import Case, Grade
from parlour.cases.checking import check, faults
from parlour.cases.packs import house_pack
from parlour.core import Refused
from tests.cases.drawer import BOTH, case_of, with_evidence


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_a_case_of_the_house_is_sound(game: str, kind: str) -> None:
    check(case_of(game, kind))


@pytest.mark.slow
def test_every_case_of_the_house_is_sound() -> None:
    assert {case.id: fault for case in house_pack().cases for fault in faults(case)} == {}


def test_the_pack_of_the_house_has_all_games_and_all_their_kinds() -> None:
    assert {(case.game, case.kind) for case in house_pack().cases} == set(BOTH)


def wrong(case: Case, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        check(case)


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_another_answer_is_wrong(game: str, kind: str) -> None:
    case = case_of(game, kind)
    wrong(replace(case, answer=(case.answer + 1) % len(case.riddle.choices)), "The answer of this case is wrong")


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_a_choice_left_out_is_another_question(game: str, kind: str) -> None:
    case = case_of(game, kind)
    fewer = replace(case.riddle, choices=case.riddle.choices[: case.answer + 1] or case.riddle.choices)
    if fewer.choices == case.riddle.choices:
        fewer = replace(fewer, choices=fewer.choices[1:])
    wrong(replace(case, riddle=fewer), "This question is not asked of such a view")


def spare_line(case: Case) -> int:
    return next(line for line in range(1000) if line not in case.evidence.lines)


@pytest.mark.parametrize("game", ["mind_reader", "pi", "graves", "mastermind", "death_cards"])
def test_a_proof_that_is_short_of_a_line_or_has_one_to_spare_is_found(game: str) -> None:
    case = case_of(game, "prove")
    lines = case.evidence.lines
    wrong(with_evidence(case, lines=lines[1:]), "does not prove it")
    more = tuple(sorted((*lines, spare_line(case))))
    wrong(with_evidence(case, lines=more), "does not need line")
    wrong(with_evidence(case, left=tuple([n + 1 for n in case.evidence.left])), "says wrongly what is left")


@pytest.mark.parametrize(("game", "kind"), [("pi", "question"), ("graves", "win")])
def test_what_is_said_of_moves_is_worked_out_again(game: str, kind: str) -> None:
    case = case_of(game, kind)
    wrong(with_evidence(case, worth=tuple([each + 1 for each in case.evidence.worth])), "says of its choices is wrong")


def test_a_grade_is_worked_out_again() -> None:
    case = case_of("pi", "prove")
    wrong(replace(case, grade=Grade("easy", 0.0, case.grade.figures)), "The grade of this case is wrong")


@pytest.mark.parametrize("cut_to", [0, 1, 5])
def test_a_story_cut_short_proves_nothing_or_is_no_story(cut_to: int) -> None:
    case = case_of("pi", "prove")
    seen = json.decode(bytes(case.seen))
    assert list(faults(replace(case, seen=Raw(json.encode({**seen, "story": seen["story"][:cut_to]})))))
