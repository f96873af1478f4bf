"""What a player at the terminal may ask of the notebook: pages, marks, notes, proofs and hints."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Final, cast

from parlour.cli.terminal import proving
from parlour.cli.terminal.drawing import MINE, WARNING, Drawing
from parlour.cli.terminal.hinting import Hinting
from parlour.cli.terminal.notes_file import read_notes, write_notes
from parlour.cli.terminal.sheets import Sheets
from parlour.cli.terminal.typed_square import TypedSquares
from parlour.core import Game, Notebook, Refused, View
from parlour.notebook import (
    MARKS,
    Help,
    Mark,
    Marks,
    allows,
    blank,
    contradicted,
    marked,
    notebook,
    noted_down,
    why,
)

COMMANDS: Final[dict[str, Help]] = {  # with the least help that gives them
    "hint": "hints",
    "notes": "marks",
    "why": "notebook",
    "mark": "marks",
    "note": "marks",
}
RUB_OUT: Final = "-"


class NotebookCommands:
    """All of it is worked out from the player's own view."""

    def __init__(self, game: Game[Any, Any], drawing: Drawing, help: Help, file: Path) -> None:
        self.game, self.drawing, self.screen, self.help, self.file = game, drawing, drawing.screen, help, file
        self.say = drawing.say
        self.sheets = Sheets(drawing.screen, drawing.words, drawing.names, drawing.language)
        self.hinting = Hinting(game, drawing)
        self.obeys: dict[str, Callable[[str, View], None]] = {
            "notes": self.notes,
            "mark": self.mark,
            "note": self.note,
            "why": self.why,
            "hint": self.hint,
        }

    @cached_property
    def marks(self) -> Marks:
        """What the player has written; a file that cannot be read stops nobody who does not ask for it."""
        return read_notes(self.file)

    @property
    def commands(self) -> list[str]:
        """What may be typed at this table."""
        return [command for command, least in COMMANDS.items() if allows(self.help, least)]

    def obey(self, command: str, typed: str, view: View) -> None:
        """Carry out one of COMMANDS; Refused where the table does not give that much help."""
        if command not in self.commands:
            raise Refused("needs-more-aid", command=command, needed=COMMANDS[command], aid=self.help)
        self.obeys[command](typed.strip(), view)

    def pages(self, view: View) -> Notebook:
        """The notebook, as much of it as this table shows."""
        pages = notebook(self.game, view)
        return pages if allows(self.help, "notebook") else blank(pages)

    def wrong(self, view: View) -> list[str]:
        """The squares whose marks contradict the story, where the table warns of them."""
        return contradicted(notebook(self.game, view), self.marks) if allows(self.help, "warnings") else []

    def notes(self, typed: str, view: View) -> None:
        """Show the notebook, or one sheet of it."""
        pages = self.pages(view)
        squares = self.squares(pages, view)
        only = pages.sheets.index(squares.sheet([typed])) + 1 if typed or not pages.sheets else 0
        self.sheets.draw(pages, view, self.marks, self.wrong(view), only)
        if pages.worlds and not only and len(pages.sheets) > 1:
            self.screen.line(self.say("in-all", count=pages.worlds, exact=pages.exact))
        for line in self.marks.note.splitlines():
            self.screen.line(line, MINE, lead=self.say("note-lead") + " ")

    def squares(self, pages: Notebook, view: View) -> TypedSquares:
        return TypedSquares(pages, view, self.drawing.words, self.drawing.names)

    def mark(self, typed: str, view: View) -> None:
        """Mark a square, or rub its mark out."""
        *square, mark = typed.split() or [""]
        if mark not in (*MARKS, RUB_OUT):
            raise Refused("mark-wants-square", marks=[*MARKS, RUB_OUT], square=self.square(view))
        id, _ = self.squares(self.pages(view), view).find(square)
        self.keep(marked(self.marks, id, None if mark == RUB_OUT else cast("Mark", mark)))
        self.screen.line(self.say("mark-gone") if mark == RUB_OUT else self.say("marked", mark=mark), MINE)
        if id in self.wrong(view):
            self.screen.line(self.say("mark-contradicts"), WARNING)

    def square(self, view: View) -> str:
        """A square as it may be typed."""
        squares = self.squares(self.pages(view), view)
        return f"1 {squares.first(squares.sheet(['1']))}"

    def note(self, typed: str, view: View) -> None:
        """Add a line to the player's own notes, or rub them all out."""
        if not typed:
            raise Refused("note-wants-text", rub=RUB_OUT)
        self.keep(noted_down(self.marks, "" if typed == RUB_OUT else f"{self.marks.note}\n{typed}".strip()))
        self.screen.line(self.say("notes-gone" if typed == RUB_OUT else "noted"), MINE)

    def keep(self, marks: Marks) -> None:
        """On the disk first."""
        write_notes(self.file, marks)
        self.marks = marks

    def why(self, typed: str, view: View) -> None:
        """Prove what a square says."""
        if not typed:
            raise Refused("why-wants-square", square=self.square(view))
        _, cell = self.squares(self.pages(view), view).find(typed.split())
        proving.tell(self.drawing, why(self.game, view, cell.fact), view)

    def hint(self, typed: str, view: View) -> None:
        """One step more of a hint."""
        with self.screen.waiting(self.say("thinking")):
            self.hinting.more(view)
