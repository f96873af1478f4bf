"""A hint, one step more each time it is asked for at the same question."""

from __future__ import annotations

from typing import Any

from parlour.bots import LEVELS
from parlour.cli.terminal import proving
from parlour.cli.terminal.drawing import HEADING, Drawing
from parlour.cli.terminal.sheets import percent
from parlour.core import Fact, Game, Notebook, View, seat_thing
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
            self.screen.line(self.drawing.say("hint-more"))

    def look(self, hint: Hint, pages: Notebook, view: View) -> None:
        """Where to look in the notebook, and what on the table to think of."""
        sheet = self.sheet(hint, pages, view)
        things = self.things(hint, view, sheet)
        self.screen.line(self.drawing.say("hint-look", sheet=sheet or None, things=things), HEADING)

    def sheet(self, hint: Hint, pages: Notebook, view: View) -> str:
        """The sheet that the hint is about, by its number and title; empty if it is about none."""
        for number, sheet in enumerate(pages.sheets, 1):
            if sheet.id == hint.sheet:
                title = self.drawing.words.sheet(sheet, view, self.drawing.names).title
                return self.drawing.say("hint-sheet", number=number, title=title)
        return ""

    def things(self, hint: Hint, view: View, sheet: str) -> list[str]:
        """What the hint is about on the table: everything but the one who asks, and what was named before."""
        assert view.seat is not None  # who asks for a hint is asked something
        others = [thing for thing in hint.look if thing in self.drawing.titles and thing != seat_thing(view.seat)]
        titles = dict.fromkeys([self.drawing.called(thing) for thing in others])
        return [title for title in titles if not any([title in other for other in (sheet, *titles) if other != title])]

    def follow(self, hint: Hint, pages: Notebook, view: View) -> None:
        """What follows from the story, or what is likely."""
        if hint.proof:
            proving.tell(self.drawing, hint.proof, view)
        elif hint.likely and hint.likely.chance is not None:
            likely = self.drawing.words.fact(Fact(hint.likely.unknown, hint.likely.among), view, self.drawing.names)
            self.screen.line(self.drawing.say("nothing-follows-yet"))
            self.screen.line(likely, HEADING, lead=self.drawing.say("likely", chance=percent(hint.likely.chance)) + " ")
        else:
            self.screen.line(self.drawing.say("nothing-new-follows"))

    def advise(self, hint: Hint, pages: Notebook, view: View) -> None:
        """A good move by its number, and why."""
        option, bot = self.drawing.option(hint.move, view), LEVELS[hint.level].title
        numbers = [f"{n}: " for n, choice in enumerate(self.drawing.choices(view), 1) if hint.move in choice.moves]
        self.screen.line(f"{''.join(numbers)}{option}", HEADING, lead=self.drawing.say("bot-chooses", bot=bot) + " ")
        if hint.explanation:
            self.screen.line(self.drawing.words.explanation(hint.explanation, view, self.drawing.names))
