"""A player's own marks: they are kept by square, bounded, and checked only against what the player was told."""

from __future__ import annotations

from fractions import Fraction

import pytest

from parlour.core import Cell, Heading, Notebook, Refused, Sheet
from parlour.notebook import HELP, MARKS, Marks, allows, blank, contradicted, marked, noted_down, square, squares
from parlour.notebook.marks import LONGEST_NOTE, MOST_MARKS


def cell(answer: str, chance: Fraction) -> Cell:
    return Cell("who", (answer,), chance)


PAGES = Notebook(
    sheets=(
        Sheet(
            "who",
            rows=(Heading("Ann"), Heading("Bea"), Heading("Cal"), Heading("me")),
            columns=(Heading("it"),),
            cells=((cell("Ann", Fraction(1)),), (cell("Bea", Fraction(0)),), (cell("Cal", Fraction(1, 3)),), (None,)),
            worlds=3,
        ),
    ),
    worlds=3,
)


def test_squares_are_found_by_their_ids_and_a_square_with_nothing_to_ask_is_none() -> None:
    assert [id for id, _, _ in squares(PAGES)] == ["who/Ann/it", "who/Bea/it", "who/Cal/it"]
    assert square(PAGES, "who/Bea/it").certainty == "ruled out"
    with pytest.raises(Refused, match="no such square"):
        square(PAGES, "who/me/it")


def test_marks_that_cannot_be_right_are_named_and_all_others_are_left_alone() -> None:
    every = [Marks(dict.fromkeys(["who/Ann/it", "who/Bea/it", "who/Cal/it", "gone/x/y"], mark)) for mark in MARKS]
    assert [contradicted(PAGES, marks) for marks in every] == [["who/Ann/it"], [], ["who/Bea/it"]]


def test_a_blank_notebook_has_the_same_squares_and_says_nothing() -> None:
    empty = blank(PAGES)
    assert [id for id, _, _ in squares(empty)] == [id for id, _, _ in squares(PAGES)]
    assert {cell.certainty for _, _, cell in squares(empty)} == {"open"} and empty.sheets[0].worlds == 0
    assert contradicted(empty, Marks({"who/Ann/it": "no"})) == []


def test_a_mark_replaces_the_old_one_and_can_be_rubbed_out() -> None:
    marks = marked(marked(Marks(), "a", "maybe"), "a", "yes")
    assert marks.squares == {"a": "yes"}
    assert marked(marks, "a", None).squares == {} and marked(Marks(), "b", None).squares == {}


def test_marks_and_notes_are_bounded_and_a_refusal_changes_nothing() -> None:
    full = Marks(dict.fromkeys([str(n) for n in range(MOST_MARKS)], "no"))
    with pytest.raises(Refused, match=r"full: it has room for 2,000 marks"):
        marked(full, "one more", "yes")
    assert marked(full, "7", "yes").squares["7"] == "yes"
    with pytest.raises(Refused, match=r"at most 4,000 characters"):
        noted_down(Marks(), "x" * (LONGEST_NOTE + 1))
    assert noted_down(full, "Bea smiled.").note == "Bea smiled."


def test_each_level_of_help_allows_all_that_the_lower_ones_allow() -> None:
    levels = list(HELP)
    assert [[allows(help, wanted) for wanted in levels] for help in levels] == [
        [n >= m for m in range(len(levels))] for n in range(len(levels))
    ]
