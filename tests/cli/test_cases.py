"""Cases in the terminal, as a person and a program meet them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from parlour.cases.case import Case, written
from parlour.cases.daily import case_of, today
from parlour.cases.packs import Title, house_pack, packed, read_pack
from parlour.cases.telling import Told
from tests.cases.drawer import case_of as a_case
from tests.cli.shell import parlour


def file_of(folder: Path, *cases: Case) -> Path:
    path = folder / "some.jsonl.gz"
    path.write_bytes(packed(Title("some", ""), cases))
    return path


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_what_is_made_is_sound_and_made_again_by_its_seed(tmp_path: Path) -> None:
    for name in ("a", "b"):
        made = parlour(
            tmp_path, "cases", "make", "pi", "--count", "4", "--seed", "x", "--workers", "1", "--out", tmp_path / name
        )
        assert made.returncode == 0 and made.stdout.startswith("4 cases in")
    one, other = [read_pack((tmp_path / name).read_bytes()).cases for name in ("a", "b")]
    assert [case.id for case in one] == [case.id for case in other]
    assert [case.kind for case in one] == ["prove", "prove", "question", "question"]
    checked = parlour(tmp_path, "cases", "check", tmp_path / "a", "--workers", "1")
    assert (checked.returncode, checked.stdout) == (0, "4 cases checked; 4 are sound.\n")


def test_a_case_that_is_not_what_it_says_is_named(tmp_path: Path) -> None:
    case = a_case("pi", "prove")
    said = {**json.decode(written(case)), "answer": (case.answer + 1) % len(case.riddle.choices)}
    (tmp_path / "wrong").write_bytes(json.encode(said))
    checked = parlour(tmp_path, "cases", "check", tmp_path / "wrong", "--workers", "1")
    assert checked.returncode == 1 and "The answer of this case is wrong." in checked.stdout
    assert checked.stdout.endswith("1 cases checked; 0 are sound.\n")


@pytest.mark.parametrize(("content", "sentence"), [(b"", "no title"), (b"\x1f\x8b", "damaged"), (b"{}", "no title")])
def test_a_hostile_file_is_one_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "bad").write_bytes(content)
    checked = parlour(tmp_path, "cases", "check", tmp_path / "bad")
    assert checked.returncode == 2 and sentence in checked.stderr and checked.stderr.count("\n") == 1


def test_a_wrong_answer_hints_and_the_right_answer_with_its_proof(tmp_path: Path) -> None:
    case = a_case("pi", "prove")
    wrong, told = (case.answer + 1) % len(case.riddle.choices), Told(case)
    typed = f"rubbish\n{wrong + 1}\nhint\nhint\nhint\nhint\n{case.answer + 1}\n"
    played = parlour(tmp_path, "cases", "play", file_of(tmp_path, case), typed=typed)
    said = one_line(played.stdout)
    assert played.returncode == 0 and told.question in said and "Right!" in said
    assert all([one_line(sentence) in said for sentence in (*told.proof(), *[told.hint(n) for n in (1, 2, 3)])])
    assert "There are no more hints." in said and "Points: 0.00 of 1." in said


def test_three_wrong_answers_end_it_and_the_answer_is_shown(tmp_path: Path) -> None:
    case = a_case("mind_reader", "question")
    wrong = [str(place + 1) for place in range(len(case.riddle.choices)) if place != case.answer][:3]
    played = parlour(tmp_path, "cases", "play", file_of(tmp_path, case), typed="\n".join(wrong) + "\n")
    assert played.returncode == 1 and Told(case).choices[case.answer] in one_line(played.stdout)


def test_it_speaks_german(tmp_path: Path) -> None:
    case = a_case("pi", "prove")
    typed = f"{case.answer + 1}\n"
    played = parlour(tmp_path, "cases", "play", file_of(tmp_path, case), "--language", "de", typed=typed)
    assert "Richtig!" in played.stdout and one_line(Told(case, "de").question) in one_line(played.stdout)


def test_today_s_case_is_the_one_of_the_house(tmp_path: Path) -> None:
    played = parlour(tmp_path, "case", typed="quit\n")
    assert f"case {case_of(house_pack(), today()).id}" in one_line(played.stdout)


def test_a_game_and_a_grade_can_be_named(tmp_path: Path) -> None:
    assert "P.I." in parlour(tmp_path, "case", "pi", typed="quit\n").stdout
    assert parlour(tmp_path, "case", "pi", "--grade", "dull").stderr.startswith("--grade must be easy")


def test_the_exact_solver_is_always_right_and_a_program_is_asked_in_words(tmp_path: Path) -> None:
    pack = file_of(tmp_path, *[a_case(game, "prove") for game in ("pi", "mind_reader", "mastermind")])
    words = ("cases", "bench", "--pack", pack, "--by", "exact", "--by", "random", "--llm", "echo 1", "--json")
    done = parlour(tmp_path, *words, "--seed", "x")
    told = json.decode(done.stdout)["answerers"]
    assert told["exact"]["right"]["mean"] == 1.0 and told["exact"]["rating"]["mu"] > told["random"]["rating"]["mu"]
    assert told["llm:echo 1"]["legal"] == 1.0 and 0 <= told["random"]["right"]["low"] <= told["random"]["right"]["high"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("bench",), "Who is to answer?"),
        (("bench", "--by", "nobody"), "Nobody called nobody answers cases"),
        (("make", "chess"), "There is no game called chess"),
        (("make", "pi", "--count", "0"), "--count must be a number from 1"),
        (("play", "--id", "x"), "There is no such case."),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    done = parlour(tmp_path, "cases", *words)
    assert done.returncode == 2 and sentence in done.stderr and done.stderr.count("\n") == 1


def test_grades_are_shown_beside_steps(tmp_path: Path) -> None:
    pack = file_of(tmp_path, *[case for case in house_pack().cases if case.game == "mind_reader"][:6])
    shown = parlour(tmp_path, "cases", "grades", "mind_reader", "--pack", pack)
    assert shown.stdout.startswith("| kind | grade | cases | steps, median |") and "| prove |" in shown.stdout
