"""What a player asks of the notebook, as plain data that can go to another process, and the answer, ready to be sent.

All of it is made from the player's own view and marks; nothing else goes to the worker.
"""

from __future__ import annotations

from fractions import Fraction
from pickle import loads
from typing import Any

from msgspec import Struct, json

from parlour import games
from parlour.bots import known
from parlour.core import Cell, Explanation, Heading, Language, Refused, Sheet
from parlour.notebook import Help, Marks, Proof, allows, blank, contradicted, hint, notebook, square, why
from parlour.server import wire
from parlour.server.table.shown.seen import offered


class Inquiry(Struct, frozen=True):
    request: wire.NotebookQuestion
    game: str
    view: bytes  # pickled at once: a view may share lists with the board, which goes on changing
    marks: Marks
    help: Help
    names: tuple[str, ...]  # what the seats are called
    language: Language


def answered(asked: Inquiry) -> bytes:
    """Work it out, in this process."""
    scribe = Scribe(asked)
    try:
        return json.encode(scribe.answer(asked.request))
    except Refused as reason:
        return json.encode(wire.RefusedRequest(asked.request.id, reason.told(asked.language)))


class Scribe:
    """It puts what the notebook knows into words for one player."""

    def __init__(self, asked: Inquiry) -> None:
        self.game, self.view, self.help, self.marks = games.find(asked.game), loads(asked.view), asked.help, asked.marks
        self.words: Any = self.game.words(asked.language)
        self.names = self.words.Names(asked.names, self.view.seat)

    def answer(self, request: wire.NotebookQuestion) -> wire.NotebookPages | wire.ProofGiven | wire.Advice:
        match request:
            case wire.AskWhy(id, square=id_of_square):
                cell = square(notebook(self.game, self.view), id_of_square)
                return wire.ProofGiven(id, self.proof(why(self.game, self.view, cell.fact)))
            case wire.AskHint(id):
                return self.hint(id)
        return self.pages(request.id)

    def pages(self, id: str) -> wire.NotebookPages:
        """All of it, or as much as the table's help allows."""
        found, marks = notebook(self.game, self.view), self.marks
        whole = allows(self.help, "notebook")
        shown = found if whole else blank(found)
        return wire.NotebookPages(
            id=id,
            lines=len(self.view.story),
            sheets=tuple([self.sheet(sheet, whole) for sheet in shown.sheets]),
            worlds=str(found.worlds) if whole else "",
            marks=marks.squares,
            wrong=tuple(contradicted(found, marks)) if allows(self.help, "warnings") else (),
            note=marks.note,
        )

    def sheet(self, sheet: Sheet, whole: bool) -> wire.NotebookSheet:
        label = self.words.sheet(sheet, self.view, self.names)
        return wire.NotebookSheet(
            id=sheet.id,
            title=label.title,
            short=label.short,
            note=label.note,
            rows=self.headings(sheet.rows, sheet),
            columns=self.headings(sheet.columns, sheet),
            squares=tuple([tuple([drawn(cell) for cell in row]) for row in sheet.cells]),
            worlds=str(sheet.worlds) if whole else "",
            about=sheet.about,
            group=sheet.group,
            knower=sheet.knower,
            exact=sheet.exact,
            model=sheet.model,
        )

    def headings(self, headings: tuple[Heading, ...], sheet: Sheet) -> tuple[wire.SheetHeading, ...]:
        captions = [(heading, self.words.heading(heading, sheet, self.view, self.names)) for heading in headings]
        return tuple(
            [wire.SheetHeading(one.id, said.title, said.short, said.text, one.about) for one, said in captions]
        )

    def proof(self, proof: Proof) -> wire.ProofWords:
        because = [self.words.because(line, proof.fact, self.view, self.names) for line in proof.lines]
        lines = [wire.ProofLine(*parts) for parts in zip(proof.lines, because, proof.left)]
        return wire.ProofWords(self.words.fact(proof.fact, self.view, self.names), tuple(lines))

    def hint(self, id: str) -> wire.Advice:
        found = hint(self.game, self.view)
        return wire.Advice(
            id=id,
            sheet=found.sheet,
            look=found.look,
            proof=self.proof(found.proof) if found.proof else None,
            likely=self.likely(found.likely) if found.likely else None,
            level=known(found.level, self.game.id).title,
            option=offered(self.game, found.move, self.view),
            why=self.explained(found.explanation) if found.explanation else "",
        )

    def likely(self, cell: Cell) -> wire.LikelyFact:
        return wire.LikelyFact(self.words.fact(cell.fact, self.view, self.names), rounded(cell.chance or Fraction(0)))

    def explained(self, explanation: Explanation) -> str:
        text: str = self.words.explanation(explanation, self.view, self.names)
        return text


def drawn(cell: Cell | None) -> wire.SheetSquare | None:
    if cell is None:
        return None
    chance = rounded(cell.chance) if cell.certainty == "open" and cell.chance is not None else None
    return wire.SheetSquare(cell.certainty, chance, cell.claimed, cell.amount)


def rounded(chance: Fraction) -> float:
    """To four digits that count: a small chance is no 0, and one close to 1 is none."""
    return float(f"{float(chance):.4g}") if chance < Fraction(1, 2) else 1 - float(f"{float(1 - chance):.4g}")
