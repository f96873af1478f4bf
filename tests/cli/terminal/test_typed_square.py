"""Every square of every notebook has a name that a person can type."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.cli.terminal.people import called
from parlour.cli.terminal.typed_square import TypedSquares
from parlour.core import ENGLISH, View
from parlour.games import SHELF, find
from parlour.notebook import notebook
from parlour.study.moments import moments
from tests.study.analysis.records import record
from tests.study.analysis.test_analysis import TABLES

MOMENTS = 4


def views(game: str) -> Iterator[View]:
    """What each seat saw at some times of a game, and at its end."""
    lines = record(game, TABLES[game])
    for moment in moments(find(game), lines):
        if moment.number % (len(lines) // MOMENTS) == 0 or moment.line is None:
            yield moment.view(moment.number % TABLES[game])


@pytest.mark.parametrize("game", SHELF)
def test_the_name_of_a_square_finds_it(game: str) -> None:
    words, found = find(game).words(ENGLISH), 0
    for view in views(game):
        pages = notebook(find(game), view)
        squares = TypedSquares(pages, view, words, called(words, view.seats, view.seat))
        for number, sheet in enumerate(pages.sheets, 1):
            for row, cells in enumerate(sheet.cells):
                for column, cell in enumerate(cells):
                    if cell:
                        typed = f"{number} {squares.named(sheet, row, column)}"
                        id = f"{sheet.id}/{sheet.rows[row].id}/{sheet.columns[column].id}"
                        assert squares.find(typed.split()) == (id, cell), typed
                        assert squares.find(typed.lower().split()) == (id, cell), typed
                        found += 1
    assert found > 100
