"""A square of the notebook as a person types it: the number of its sheet, its row and its column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import Cell, Heading, Notebook, Refused, Sheet, View, Words
from parlour.notebook import square_id


class TypedSquares:
    """Finds squares by the titles of their rows and columns, or by the beginning of these."""

    def __init__(self, notebook: Notebook, view: View, words: Words, names: Any) -> None:
        self.notebook, self.view, self.words, self.names = notebook, view, words, names

    def find(self, typed: Sequence[str]) -> tuple[str, Cell]:
        """The square that these words name: its id, and what is known there; Refused if they name none, or several."""
        sheet, words = self.sheet(typed[:1]), typed[1:]
        found = {
            (row, column)
            for cut in range(len(words) + 1)
            for row in matching(" ".join(words[:cut]), self.titles(sheet, sheet.rows))
            for column in matching(" ".join(words[cut:]), self.titles(sheet, sheet.columns))
            if sheet.cells[row][column] is not None
        }
        if len(found) != 1:
            raise self.complaint(sheet, " ".join(words), sorted(found))
        ((row, column),) = found
        cell = sheet.cells[row][column]
        assert cell is not None
        return square_id(sheet, sheet.rows[row], sheet.columns[column]), cell

    def sheet(self, typed: Sequence[str]) -> Sheet:
        """The sheet whose number comes first."""
        number, sheets = "".join(typed), self.notebook.sheets
        if not sheets:
            raise Refused("notebook-has-no-page")
        if not (number.isascii() and number.isdecimal() and 1 <= int(number[:9]) <= len(sheets)):
            raise Refused("begin-with-sheet", count=len(sheets))
        return sheets[int(number) - 1]

    def titles(self, sheet: Sheet, headings: Sequence[Heading]) -> list[list[str]]:
        """All that each row, or each column, may be called."""
        captions = [self.words.heading(heading, sheet, self.view, self.names) for heading in headings]
        return [[caption.title.casefold(), caption.short.casefold()] for caption in captions]

    def complaint(self, sheet: Sheet, typed: str, found: Sequence[tuple[int, int]]) -> Refused:
        """Why the words name no square: several fit, or none."""
        number = self.notebook.sheets.index(sheet) + 1
        if found:
            fitting = [self.named(sheet, row, column) for row, column in found[:3]]
            return Refused("square-means-several", text=typed, squares=fitting)
        return Refused("no-square-in-sheet", number=number, text=typed or None, square=self.first(sheet))

    def first(self, sheet: Sheet) -> str:
        """What to type for the first square of a sheet."""
        places = [(row, column) for row, cells in enumerate(sheet.cells) for column, cell in enumerate(cells) if cell]
        return self.named(sheet, *places[0])

    def named(self, sheet: Sheet, row: int, column: int) -> str:
        """What to type for a square, after the number of its sheet."""
        headings = [sheet.rows[row]] * (len(sheet.rows) > 1) + [sheet.columns[column]] * (len(sheet.columns) > 1)
        captions = [self.words.heading(heading, sheet, self.view, self.names) for heading in headings]
        return " ".join([caption.short or caption.title for caption in captions])


def matching(typed: str, titles: Sequence[Sequence[str]]) -> list[int]:
    """The places of the titles that ``typed`` names: exactly, or else by how they begin; where there is one, any."""
    typed = typed.casefold()
    if not typed:
        return [0] if len(titles) == 1 else []
    exact = [n for n, called in enumerate(titles) if typed in called]
    return exact or [n for n, called in enumerate(titles) if any([title.startswith(typed) for title in called])]
