"""A program on a seat: it reads a question in words and answers with a number."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.bots import Company
from parlour.bots.program import Program, answer_in, asked
from parlour.bots.streams import Late
from parlour.bots.thinking import chosen
from parlour.core import Match, Refused
from parlour.games import SHELF, find
from parlour.testing import Run
from tests.bots.twins import chooses_alike, told_alike
from tests.envs.test_rows import kit_of


def program(tmp_path: Path, code: str, game: str = "pi") -> Program:
    file = tmp_path / "answer.py"
    file.write_text(f"import sys\nquestion = sys.stdin.read()\n{code}\n", "utf-8")
    return Program(find(game), f"{sys.executable} {file}")


def question(game: str = "pi") -> Any:
    match = Match(find(game), find(game).seats[0], b"a program" * 4)
    return match.view(match.asked[0])


@pytest.mark.parametrize("game", SHELF)
def test_a_question_tells_rules_story_table_and_numbered_options(game: str) -> None:
    view = question(game)
    moves, text = asked(find(game), view)
    assert sorted(map(repr, moves)) == sorted(map(repr, view.options))
    assert find(game).words("en").PAGE.strip() in text
    assert f"\n{len(moves)}: " in text
    assert text.endswith(f"ANSWER: and then one number from 1 to {len(moves)}.\n")


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("5", 5),
        (" 5.\n", 5),
        ("Option 5 it is: 5", 5),
        ("Step 1: I rule out 3.\nANSWER: 5", 5),
        ("1, 2, 3\n**Answer: 5**\n", 5),
        ("answer: 5\nno, wait.\nANSWER: 5\n", 5),
        ("ANSWER: -1", -1),
        ("Step 1: … my answer: 5", None),
        ("ANSWER: 4\nANSWER: 5", None),
        ("ANSWER: 4 or 5", None),
        ("either 4 or 5", None),
        ("five", None),
        ("", None),
    ],
)
def test_an_answer_is_a_line_of_its_own_or_the_only_number(said: str, number: int | None) -> None:
    assert answer_in(said) == number


def test_what_is_unclear_is_counted_and_asked_again(tmp_path: Path) -> None:
    thinker = program(tmp_path, "print('ANSWER: 2' if 'no answer could be read' in question else 'Step 1: 2 or 3?')")
    view = question()
    moves, _ = asked(find("pi"), view)
    assert thinker.choose(view, Random(1)) == moves[1]
    assert (thinker.answers.tries, thinker.answers.legal, thinker.answers.unclear) == (2, 1, 1)
    assert str(thinker.answers).endswith("on offer; 1 answer was unclear.")


@pytest.mark.parametrize("game", SHELF)
def test_a_question_is_the_same_in_twin_worlds(game: str) -> None:
    worded = SimpleNamespace(choose=lambda view, rng: asked(find(game), view))
    chooses_alike(worded, kit_of(game), enough=3)


def test_a_question_that_tells_another_hand_is_caught() -> None:
    def tell(run: Run, s: Any, seat: int) -> object:
        """By mistake, from the view of the next seat."""
        return asked(run.game, run.game.view(s, (seat + 1) % run.seats))[1] if seat in s.asked else None

    with pytest.raises(AssertionError):
        told_alike(tell, kit_of("mind_reader"), enough=3)


def test_the_number_it_prints_is_the_move_it_makes(tmp_path: Path) -> None:
    view = question()
    bot = program(tmp_path, "print('I take number 3, because it is near.')")
    assert bot.choose(view, Random(1)) == asked(find("pi"), view)[0][2]
    assert (bot.answers.asked, bot.answers.tries, bot.answers.legal) == (1, 1, 1)


def test_it_is_asked_where_it_has_no_choice_so_that_its_time_tells_nothing(tmp_path: Path) -> None:
    bot, view = program(tmp_path, "print(1)"), question()
    forced = replace(view, options=view.options[:1])
    assert chosen(bot, forced, 1) == chosen(bot, forced, 1, Late()) == view.options[0]
    assert bot.answers.asked == 2


def test_it_is_asked_again_if_the_number_is_not_on_offer(tmp_path: Path) -> None:
    bot = program(tmp_path, "print(2 if '4000 is not on offer' in question else 4000)")
    view = question()
    assert bot.choose(view, Random(1)) == asked(find("pi"), view)[0][1]
    assert (bot.answers.tries, bot.answers.legal) == (2, 1)


def test_what_it_cannot_answer_is_decided_by_chance(tmp_path: Path) -> None:
    bot = program(tmp_path, "print('I do not know.')")
    view = question()
    assert bot.choose(view, Random(1)) in view.options
    assert (bot.answers.tries, bot.answers.legal) == (3, 0)


def test_a_program_that_fails_or_is_missing_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"ended with code 1: ValueError: no model\."):
        program(tmp_path, "raise ValueError('no model')").choose(question(), Random(1))
    with pytest.raises(Refused, match="can't be started"):
        Program(find("pi"), str(tmp_path / "nothing")).choose(question(), Random(1))
    with pytest.raises(Refused, match="needs a command"):
        Program(find("pi"), "")


def test_it_plays_a_whole_game_with_bots(tmp_path: Path) -> None:
    match = Match(find("mind_reader"), 2, b"whole" * 7, {"length": "one hand", "ranks": 3, "suits": 3})
    bot = program(tmp_path, "print(1)", "mind_reader")
    company = Company(match, {0: bot, 1: "thumb"})
    while match.result is None:
        company.answer(company.next())
    assert bot.answers.legal == bot.answers.asked > 0
