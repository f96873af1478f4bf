"""How a view is drawn on a plain screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.cli.people import outcome, scores
from parlour.cli.screen import Screen
from parlour.core import Move, Names, Piecewise, View, Words, Zone

HEADING: Final = "bold"
NEWS: Final = "cyan"
MINE: Final = "green"
WARNING: Final = "yellow"


class Drawing:
    """Draws what one seat sees, in the game's words."""

    def __init__(self, screen: Screen, words: Words, names: Names) -> None:
        self.screen, self.words, self.names = screen, words, names

    def question(self, view: View, since: int) -> None:
        """All that a person needs in order to choose: the news, the table, and the options."""
        self.story(view, since)
        if parts := self.parts(view):
            self.screen.line(f"So far: {', '.join(parts)}.", MINE)
        else:
            self.board(view)
        self.screen.line()
        self.screen.line(self.words.prompt(view, self.names), HEADING)
        self.options(view)

    def story(self, view: View, since: int) -> None:
        if view.story[since:]:
            self.screen.line()
        for event in view.story[since:]:
            self.screen.line(self.words.event(event, view, self.names), NEWS, lead="- ")

    def board(self, view: View) -> None:
        zones = self.words.board(view, self.names)
        widest = max([len(zone.title) for zone in zones], default=0)
        self.screen.line()
        for zone in zones:
            style = MINE if zone.seat is not None and zone.seat == view.seat else ""
            self.screen.line(contents(zone), style, lead=f"{zone.title:<{widest}}  ")

    def parts(self, view: View) -> list[str]:
        """What the seat has decided so far, where it decides in parts."""
        if not isinstance(view.agenda[-1], Piecewise):
            return []
        return [self.words.move(part, view, self.names) for part in view.sealed if part]

    def options(self, view: View) -> None:
        """The options, like ones together under their heading."""
        first = 1
        for kind, moves in grouped(view.options, self.words):
            self.screen.line(kind, lead="  ")
            self.screen.numbered(first, [self.words.move(move, view, self.names) for move in moves])
            first += len(moves)

    def end(self, view: View, since: int) -> None:
        """How it ended."""
        self.story(view, since)
        self.board(view)
        assert view.result is not None
        self.screen.line()
        self.screen.line(outcome(view.result, self.names), HEADING)
        self.screen.line("Points: " + ", ".join(scores(view.result, self.names)) + ".")


def grouped(moves: Sequence[Move], words: Words) -> list[tuple[str, list[Move]]]:
    """Like moves together, by kind, in the order in which the kinds first appear."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(words.kind(move), []).append(move)
    return list(kinds.items())


def contents(zone: Zone) -> str:
    """What lies in a zone: face up by name, face down by number."""
    cards = [*zone.cards, *([f"{zone.hidden} face down"] if zone.hidden else [])]
    told = ", ".join(cards) or ("" if zone.note else "empty")
    return f"{told} ({zone.note})" if told and zone.note else told or zone.note
