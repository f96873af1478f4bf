"""How a view is drawn on a plain screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from parlour.cli.speaking import TERMINAL
from parlour.cli.terminal.people import outcome, scores
from parlour.cli.terminal.screen import Screen
from parlour.core import ENGLISH, Game, Language, Move, Settings, Telling, View, Zone, revealed_zones
from parlour.core.words.messages.house import speech

HEADING: Final = "bold"
NEWS: Final = "cyan"
MINE: Final = "green"
WARNING: Final = "yellow"


class Choice(NamedTuple):
    """A line to choose from: an option, or what several begin with."""

    text: str
    moves: list[Move]
    first: str = ""


class Drawing(Telling):
    """Draws what one seat sees."""

    def __init__(
        self,
        screen: Screen,
        game: Game[Any, Any],
        settings: Settings,
        names: Any,
        seats: int,
        language: Language = ENGLISH,
    ) -> None:
        super().__init__(game, settings, names, seats, language)
        self.screen, self.say, self.language = screen, speech(TERMINAL, language), language
        self.drawn: dict[str, tuple[str, str]] = {}  # the zones that the person has before their eyes
        self.first = ""  # what the person has chosen first, where the rest is asked for after it

    def forget(self) -> None:
        """Draw the whole table next time."""
        self.drawn = {}

    def question(self, view: View, since: int) -> None:
        """All that a person needs in order to choose: the news, the table, and the options."""
        self.draw_story(view, since)
        if parts := self.parts(view):
            self.screen.line(self.say("so-far", parts=parts), MINE)
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
        """What there is to choose from, like choices together under their heading."""
        number = 1
        for heading, choices in self.headed(view):
            self.screen.line(heading, lead="  ")
            self.screen.numbered(number, [choice.text for choice in choices])
            number += len(choices)

    def headed(self, view: View) -> list[tuple[str, list[Choice]]]:
        """The choices by heading; of options that begin alike there is one, until it was chosen first."""
        headings: dict[str, dict[str, list[Move]]] = {}
        for move in view.options:
            said = self.words.option(move, view, self.names)
            if not self.first:
                headings.setdefault(said.heading, {}).setdefault(said.first or said.text, []).append(move)
            elif said.first == self.first:
                headings.setdefault(said.first, {})[said.label or said.text] = [move]
        return [
            (heading, [self.choice(text, moves, view) for text, moves in alike.items()])
            for heading, alike in headings.items()
        ]

    def choice(self, text: str, moves: list[Move], view: View) -> Choice:
        """One line; the only option that begins so is told as a whole."""
        if len(moves) > 1:
            return Choice(f"{text} …", moves, text)
        return Choice(text if self.first else self.option(moves[0], view), moves)

    def choices(self, view: View) -> list[Choice]:
        """What there is to choose from, in the order in which it is numbered."""
        return [choice for _, choices in self.headed(view) for choice in choices]

    def end(self, view: View, since: int, views: Sequence[View]) -> None:
        """How it ended, and what everybody held, read from the ``views`` of all seats."""
        self.draw_story(view, since)
        self.forget()
        self.draw_board(view, revealed_zones(self.things, view, views))
        assert view.result is not None
        self.screen.line()
        self.screen.line(outcome(self.words, view.result, self.names, self.language), HEADING)
        self.screen.line(scores(self.words, view.result, self.names, self.language))
