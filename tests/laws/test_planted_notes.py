"""The laws of the notebook catch a planted mistake; that the toy and the games keep them is test_laws."""

from __future__ import annotations

from collections.abc import Set
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import Answer, Fact, Notebook, Unknown
from parlour.testing import LAWS, Breach, Kit
from tests.toy import MANOR, notebook, view
from tests.toy.kit import KIT
from tests.toy.state import Manor


def noting(pages: Any = notebook.notebook, reasons: Any = notebook.reasons, **more: Any) -> Kit:
    """The toy with another notebook."""
    notes: Any = SimpleNamespace(notebook=pages, reasons=reasons)
    return replace(KIT, game=replace(MANOR, notebook=lambda: notes, **more))


def with_cells(change: Any) -> Any:
    def pages(view: Any) -> Notebook:
        found = notebook.notebook(view)
        sheets = [
            replace(sheet, cells=tuple([tuple([change(cell) for cell in row]) for row in sheet.cells]))
            for sheet in found.sheets
        ]
        return replace(found, sheets=tuple(sheets))

    return pages


def caught(law: str, kit: Kit, sentence: str) -> None:
    with pytest.raises(Breach, match=sentence):
        LAWS[law](kit)


def test_a_likely_answer_that_is_called_certain() -> None:
    rash = with_cells(lambda cell: replace(cell, chance=Fraction(1)) if cell.chance > Fraction(1, 20) else cell)
    caught("notebooks_tell_the_truth", noting(rash), "is certain though the answer may be")


def test_an_unlikely_answer_that_is_called_ruled_out() -> None:
    rash = with_cells(lambda cell: replace(cell, chance=Fraction(0)) if cell.chance < Fraction(1, 3) else cell)
    caught("notebooks_tell_the_truth", noting(rash), "is ruled out though the answer may be|where the worlds say")


def test_chances_that_are_not_those_of_the_worlds() -> None:
    vague = with_cells(lambda cell: replace(cell, chance=cell.chance / 2) if cell.chance < 1 else cell)
    caught("notebooks_tell_the_truth", noting(vague), "has the chance .* where the worlds say")


def test_a_question_to_which_nobody_knows_the_answer() -> None:
    strange = with_cells(lambda cell: replace(cell, unknown="who wins"))
    caught("notebooks_tell_the_truth", noting(strange), "asks who wins, to which nobody knows the true answer")


class Reasons(notebook.SecretReasons):
    """Reasons to which a mistake is added."""


def test_reasons_that_forget_a_line_leave_more_than_the_worlds() -> None:
    class Forgetful(Reasons):
        def lines(self, unknown: Unknown) -> Any:
            return [*super().lines(unknown)][:1]

    caught("proofs_have_no_line_to_spare", noting(reasons=Forgetful), "unlike the worlds|still open")


def test_reasons_that_rule_out_the_truth_when_fewer_lines_are_known() -> None:
    class Hasty(Reasons):
        def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
            found = super().possible(unknown, lines)
            return found if len(lines) == len(self.lines(unknown)) else {*sorted(found)[:1]}  # type: ignore[type-var]

    caught("proofs_have_no_line_to_spare", noting(reasons=Hasty), "rule out|follows without")


def test_a_proof_with_a_line_to_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.notebook.proofs import Proof

    def verbose(game: Any, view: Any, fact: Fact) -> Proof:
        lines = tuple(game.notebook().reasons(view).lines(fact.unknown))
        return Proof(fact, lines, tuple([1] * len(lines)))

    monkeypatch.setattr("parlour.testing.laws.notes.why", verbose)
    caught("proofs_have_no_line_to_spare", KIT, "follows without line")


def test_a_notebook_that_looks_under_the_table() -> None:
    truth: list[Manor] = []

    def peek(s: Manor, seat: int | None = None) -> Any:
        truth[:] = [s]
        return view(s, seat)

    def pages(view: Any) -> Notebook:
        return replace(notebook.notebook(view), worlds=hash(str(truth[0].secrets)))

    caught("twins_look_alike", noting(pages, view=peek), "can tell by its notebook")
