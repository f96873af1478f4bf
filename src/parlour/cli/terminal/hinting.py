"""A hint, one step more each time it is asked for at the same question."""

from __future__ import annotations

from typing import Any

from parlour.bots import LEVELS
from parlour.cli.terminal import proving
from parlour.cli.terminal.drawing import HEADING, Drawing
from parlour.cli.terminal.sheets import percent
from parlour.core import Fact, Game, Notebook, View
from parlour.notebook import Hint, hint, notebook


class Hinting:
    """Remembers the hint to the question that is asked now, and how much of it was told."""

    def __init__(self, game: Game[Any, Any], drawing: Drawing) -> None:
        self.game, self.drawing, self.screen = game, drawing, drawing.screen
        self.question: object = None
        self.steps = 0

    def more(self, view: View) -> None:
        """Tell one step more."""
        question = (len(view.story), tuple(view.options))
        if question != self.question:
            self.question, self.steps = question, 0
            self.hint, self.pages = hint(self.game, view), notebook(self.game, view)
        self.steps = min(self.steps + 1, 3)
        (self.look, self.follow, self.advise)[self.steps - 1](self.hint, self.pages, view)
        if self.steps < 3:
            self.screen.line("Type hint again for more.")

    def look(self, hint: Hint, pages: Notebook, view: View) -> None:
        """Where to look, in the notebook and on the table."""
        titles = [self.drawing.called(thing) for thing in hint.look if thing in self.drawing.titles]
        for number, sheet in enumerate(pages.sheets, 1):
            if sheet.id == hint.sheet:
                title = self.drawing.words.sheet(sheet, view, self.drawing.names).title
                titles.insert(0, f"sheet {number} of your notebook ({title})")
        places = [title for title in titles if not any([title in other for other in titles if other != title])]
        self.screen.line(", ".join(places) or "your options", HEADING, lead="Look at: ")

    def follow(self, hint: Hint, pages: Notebook, view: View) -> None:
        """What follows from the story, or what is likely."""
        if hint.proof:
            proving.tell(self.drawing, hint.proof, view)
        elif hint.likely and hint.likely.chance is not None:
            likely = self.drawing.words.fact(Fact(hint.likely.unknown, hint.likely.among), view, self.drawing.names)
            self.screen.line("Nothing follows there yet but what you were told.")
            self.screen.line(likely, HEADING, lead=f"{percent(hint.likely.chance)} likely: ")
        else:
            self.screen.line("Nothing new follows from what you were told.")

    def advise(self, hint: Hint, pages: Notebook, view: View) -> None:
        """A good move by its number, and why."""
        option, bot = self.drawing.option(hint.move, view), LEVELS[hint.level].title
        numbers = [f"{n}: " for n, choice in enumerate(self.drawing.choices(view), 1) if hint.move in choice.moves]
        self.screen.line(f"{''.join(numbers)}{option}", HEADING, lead=f"{bot}, the strongest bot, chooses ")
        if hint.explanation:
            self.screen.line(self.drawing.words.explanation(hint.explanation, view, self.drawing.names))
