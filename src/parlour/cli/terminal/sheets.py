"""A notebook drawn for a terminal: a table for each sheet."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from parlour.cli.mistakes import harmless
from parlour.cli.speaking import TERMINAL
from parlour.cli.terminal.screen import Screen
from parlour.core import ENGLISH, Cell, Heading, Language, Notebook, Sheet, View, Words
from parlour.core.words.english import sentence
from parlour.core.words.messages.house import Speech, speech
from parlour.notebook import Mark, Marks, square_id

SIGNS: Final[dict[Mark, str]] = {"yes": "✓", "no": "✗", "maybe": "?"}
CERTAIN: Final = "bold green"
RULED_OUT: Final = "dim"
MINE: Final = "bold cyan"
WRONG: Final = "bold yellow"


class Sheets:
    """Draws what one seat can know, with its player's own marks."""

    def __init__(self, screen: Screen, words: Words, names: Any, language: Language = ENGLISH) -> None:
        self.screen, self.words, self.names, self.say = screen, words, names, speech(TERMINAL, language)

    def draw(self, notebook: Notebook, view: View, marks: Marks, wrong: Collection[str] = (), only: int = 0) -> None:
        """All sheets with their numbers, or ``only`` the one of that number; ``wrong``: marks that cannot be right."""
        numbered = [(n, sheet) for n, sheet in enumerate(notebook.sheets, 1) if only in (0, n)]
        for _, group in groupby(numbered, lambda pair: pair[1].group or pair[1].id):
            tables = [self.table(n, sheet, view, marks, wrong) for n, sheet in group]
            self.screen.console.print(tables[0] if len(tables) == 1 else Columns(tables, padding=(0, 2)))

    def table(self, number: int, sheet: Sheet, view: View, marks: Marks, wrong: Collection[str]) -> Table:
        """One sheet, with what is left of it below."""
        label = self.words.sheet(sheet, view, self.names)
        table = Table(
            title=Text(harmless(f"{number}. {label.title}"), "bold"), title_justify="left", caption_justify="left"
        )
        table.caption = Text(harmless(below(sheet, label.note, self.say)))
        table.add_column("")
        for heading in sheet.columns:
            table.add_column(Text(self.titled(heading, sheet, view)), justify="right")
        for row, cells in zip(sheet.rows, sheet.cells):
            ids = [square_id(sheet, row, column) for column in sheet.columns]
            squares = [self.square(cell, sheet, marks.squares.get(id), id in wrong) for cell, id in zip(cells, ids)]
            table.add_row(Text(self.titled(row, sheet, view)), *squares)
        return table

    def titled(self, heading: Heading, sheet: Sheet, view: View) -> str:
        caption = self.words.heading(heading, sheet, view, self.names)
        return harmless(caption.short or caption.title)

    def square(self, cell: Cell | None, sheet: Sheet, mark: Mark | None, wrong: bool) -> Text:
        """What is known, who claims it, and the player's own mark."""
        if cell is None:
            return Text()
        style = {"certain": CERTAIN, "ruled out": RULED_OUT}.get(cell.certainty, "")
        text = Text(known(cell, sheet.exact, self.say), style)
        if cell.claimed:
            text.append(harmless(f" ({self.say('claimed-by', self.names, seats=cell.claimed)})"), "italic")
        if mark:
            text.append(" " * bool(text))
            text.append(SIGNS[mark] + "!" * wrong, WRONG if wrong else MINE)
        return text


def known(cell: Cell, exact: bool, say: Speech) -> str:
    """What is known of a square, in as few signs as will do."""
    if cell.chance is None:
        return ""
    settled = cell.certainty != "open"
    if cell.amount is not None:
        least, most = cell.amount
        number = str(least) if least == most else f"{least}-{most}"
        return number if settled else f"{number} {percent(cell.chance, exact)}"
    return {"certain": say("certain"), "ruled out": "-"}[cell.certainty] if settled else percent(cell.chance, exact)


def percent(chance: Fraction | float, exact: bool = True) -> str:
    """A chance in percent, ~ where it is an estimate, and never 0 or 100 for what is open."""
    rounded = round(100 * chance)
    if 0 < chance < 1 and rounded in (0, 100):
        return "<1%" if rounded == 0 else ">99%"
    return f"{'' if exact else '~'}{rounded}%"


def below(sheet: Sheet, note: str, say: Speech) -> str:
    """How many truths are left for a sheet, unless its note says so, and how its chances are meant."""
    told = [note or sentence(say("worlds-left", count=sheet.worlds, exact=sheet.exact))] * bool(sheet.worlds)
    if sheet.model != "even" and sheet.worlds:
        told.append(say("chances-by-model", model=sheet.model))
    return "; ".join(told)
