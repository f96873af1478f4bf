"""A seat's notebook, and its squares by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from parlour.core import Cell, Game, Heading, Notebook, Refused, Sheet, View


def notebook(game: Game[Any, Any], view: View) -> Notebook:
    """All that the seat of ``view`` can know, as players of ``game`` lay it out."""
    check_view(view)
    return game.notebook().notebook(view)


def check_view(view: View) -> None:
    if not isinstance(view, View):
        raise Refused("notebook-needs-view", kind=type(view).__name__)


def squares(notebook: Notebook) -> Iterator[tuple[str, Sheet, Cell]]:
    """Every square that asks something: its id, its sheet and what is known."""
    for sheet in notebook.sheets:
        for row, cells in zip(sheet.rows, sheet.cells):
            for column, cell in zip(sheet.columns, cells):
                if cell is not None:
                    yield square_id(sheet, row, column), sheet, cell


def square_id(sheet: Sheet, row: Heading, column: Heading) -> str:
    """What a square is called in marks and requests."""
    return f"{sheet.id}/{row.id}/{column.id}"


def square(notebook: Notebook, id: str) -> Cell:
    """The square of that id, or Refused."""
    for found, _, cell in squares(notebook):
        if found == id:
            return cell
    raise Refused("no-such-square")


def blank(notebook: Notebook) -> Notebook:
    """The same sheets with nothing worked out, for players who do it themselves."""
    return Notebook(tuple([blank_sheet(sheet) for sheet in notebook.sheets]), worlds=0)


def blank_sheet(sheet: Sheet) -> Sheet:
    empty = [[cell and structs.replace(cell, chance=None, amount=None) for cell in row] for row in sheet.cells]
    return structs.replace(sheet, cells=tuple([tuple(row) for row in empty]), worlds=0)
