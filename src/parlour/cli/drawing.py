"""How a view is drawn on a plain screen, from the game's things and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from parlour.cli.people import outcome, scores
from parlour.cli.screen import Screen
from parlour.core import ENGLISH, Game, Move, Piece, Piecewise, Settings, View, Zone, catalogue, revealed_zones

HEADING: Final = "bold"
NEWS: Final = "cyan"
MINE: Final = "green"
WARNING: Final = "yellow"


class Drawing:
    """Draws what one seat sees, in English."""

    def __init__(self, screen: Screen, game: Game[Any, Any], settings: Settings, names: Any, seats: int) -> None:
        self.screen, self.settings, self.names = screen, settings, names
        self.things, self.words = game.things, game.words(ENGLISH)
        box = catalogue(game.things, seats, settings)
        self.titles = {each.id: self.words.thing(each, settings).title for each in box if each.kind != "seat"}
        self.titles |= {each.id: names[each.owner] for each in box if each.kind == "seat"}
        self.owners = {each.id: each.owner for each in box if each.kind != "seat"}

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
        """What the seat was told, each line with its number: proofs speak of them."""
        if view.story[since:]:
            self.screen.line()
        for number, event in enumerate(view.story[since:], since + 1):
            self.screen.line(self.words.event(event, self.settings, self.names), NEWS, lead=f"{number:>4}  ")

    def board(self, view: View, lying: Sequence[Zone] | None = None) -> None:
        """The table as the seat sees it, or with ``lying`` as it lies open at the end."""
        shown = self.things.zones(view) if lying is None else lying
        zones = [(zone, self.words.zone(zone, view, self.names)) for zone in shown]
        widest = max([len(label.title) for _, label in zones], default=0)
        self.screen.line()
        for zone, label in zones:
            style = MINE if zone.owner is not None and zone.owner == view.seat else ""
            self.screen.line(self.contents(zone, label.note), style, lead=f"{label.title:<{widest}}  ")

    def contents(self, zone: Zone, note: str) -> str:
        """What lies in a zone: what can be told apart by name, the rest by number."""
        told = [*self.pieces(zone)]
        if zone.hidden:
            told.append(f"{zone.hidden} face down")
        if not told and not note:
            told.append("empty" if zone.value is None else str(zone.value))
        return ", ".join(told) + (f" ({note})" if told and note else note)

    def pieces(self, zone: Zone) -> Iterator[str]:
        """The pieces of a zone, each followed by those that lie on it."""
        places = {piece.thing for piece in zone.pieces}
        lying: dict[str, list[Piece]] = {}
        for piece in zone.pieces:
            lying.setdefault(piece.on if piece.on in places else "", []).append(piece)

        def named(piece: Piece) -> str:
            above = counted([named(each) for each in lying.pop(piece.thing, ())])
            return self.piece(piece, zone) + (f" ({', '.join(above)})" if above else "")

        yield from counted([named(piece) for piece in lying.pop("", ())])

    def piece(self, piece: Piece, zone: Zone) -> str:
        """A piece by its title; what is on its other side, where only this seat knows it, in brackets."""
        title, owner = self.titles[piece.thing], self.owners.get(piece.thing)
        if owner not in (None, zone.owner):
            title = f"{self.names.own(owner)} {title}"
        if piece.face:
            title += f": {self.titles[piece.face]}" if piece.up else f" [{self.titles[piece.face]}]"
        return title if piece.value is None else f"{title} ({piece.value})"

    def parts(self, view: View) -> list[str]:
        """What the seat has decided so far, where it decides in parts."""
        if not view.agenda or not isinstance(view.agenda[-1], Piecewise):
            return []
        return [self.option(part, view) for part in view.sealed if part]

    def options(self, view: View) -> None:
        """The options, like ones together under their heading."""
        first = 1
        for heading, moves in self.grouped(view):
            self.screen.line(heading, lead="  ")
            self.screen.numbered(first, [self.option(move, view) for move in moves])
            first += len(moves)

    def option(self, move: Move, view: View) -> str:
        return self.words.option(move, view, self.names).text

    def grouped(self, view: View) -> list[tuple[str, list[Move]]]:
        """Options under one heading together, in the order in which the headings first appear."""
        headings: dict[str, list[Move]] = {}
        for move in view.options:
            headings.setdefault(self.words.option(move, view, self.names).heading, []).append(move)
        return list(headings.items())

    def end(self, view: View, since: int, views: Sequence[View]) -> None:
        """How it ended, and what everybody held, read from the ``views`` of all seats."""
        self.story(view, since)
        self.board(view, revealed_zones(self.things, view, views))
        assert view.result is not None
        self.screen.line()
        self.screen.line(outcome(self.words, view.result, self.names), HEADING)
        self.screen.line(scores(self.words, view.result, self.names))


def counted(texts: Sequence[str]) -> list[str]:
    """Each text once, with how many there are of it side by side."""
    numbers = [(text, len(list(alike))) for text, alike in groupby(texts)]
    return [text if number == 1 else f"{number} × {text}" for text, number in numbers]
