"""How a view is drawn on a plain screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.cli.terminal.people import outcome, scores
from parlour.cli.terminal.screen import Screen
from parlour.core import Game, Settings, Telling, View, Zone, revealed_zones

HEADING: Final = "bold"
NEWS: Final = "cyan"
MINE: Final = "green"
WARNING: Final = "yellow"


class Drawing(Telling):
    """Draws what one seat sees, in English."""

    def __init__(self, screen: Screen, game: Game[Any, Any], settings: Settings, names: Any, seats: int) -> None:
        super().__init__(game, settings, names, seats)
        self.screen = screen
        self.drawn: dict[str, tuple[str, str]] = {}  # the zones that the person has before their eyes

    def forget(self) -> None:
        """Draw the whole table next time."""
        self.drawn = {}

    def question(self, view: View, since: int) -> None:
        """All that a person needs in order to choose: the news, the table, and the options."""
        self.draw_story(view, since)
        if parts := self.parts(view):
            self.screen.line(f"So far: {', '.join(parts)}.", MINE)
        else:
            self.draw_board(view)
        self.screen.line()
        self.screen.line(self.prompt(view), HEADING)
        self.draw_options(view)

    def draw_story(self, view: View, since: int) -> None:
        """What the seat was told, each line with its number: proofs speak of them."""
        if view.story[since:]:
            self.screen.line()
        for number, line in self.story(view, since):
            self.screen.line(line, NEWS, lead=f"{number:>4}  ")

    def draw_board(self, view: View, lying: Sequence[Zone] | None = None) -> None:
        """The table as the seat sees it, or with ``lying`` as it lies open at the end; only what is not drawn yet."""
        board = self.board(view, lying)
        zones = [each for each in board if self.drawn.get(each[0].id) != each[1:]]
        self.drawn = {zone.id: (title, contents) for zone, title, contents in board}
        widest = max([len(title) for _, title, _ in zones], default=0)
        if zones:
            self.screen.line()
        for zone, title, contents in zones:
            style = MINE if zone.owner is not None and zone.owner == view.seat else ""
            self.screen.line(contents, style, lead=f"{title:<{widest}}  ")

    def draw_options(self, view: View) -> None:
        """The options, like ones together under their heading."""
        first = 1
        for heading, moves in self.grouped(view):
            self.screen.line(heading, lead="  ")
            self.screen.numbered(first, [self.option(move, view) for move in moves])
            first += len(moves)

    def end(self, view: View, since: int, views: Sequence[View]) -> None:
        """How it ended, and what everybody held, read from the ``views`` of all seats."""
        self.draw_story(view, since)
        self.forget()
        self.draw_board(view, revealed_zones(self.things, view, views))
        assert view.result is not None
        self.screen.line()
        self.screen.line(outcome(self.words, view.result, self.names), HEADING)
        self.screen.line(scores(self.words, view.result, self.names))
