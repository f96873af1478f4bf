"""The game as one seat sees it, in one language, part by part.

A board is made like a spreadsheet.  Each part remembers the fields of the view that it was made from, and is made anew
only when one of them has changed; what has changed is put together and encoded in one go.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import compress, count
from operator import ne
from typing import Any, Final, TypeAlias

from msgspec import Raw, Struct, json
from msgspec.structs import astuple

from parlour.core import Game, Heard, Piecewise, Seat, Settings, View, Window, Words, revealed_zones
from parlour.core.words import Names
from parlour.server.table.shown.changes import ENCODER, InPart, ViewChanges, ViewFields, fields_of
from parlour.server.table.shown.labels import Labels, Layout
from parlour.server.table.shown.noting import noted_view
from parlour.server.table.shown.offers import NOTHING, Offers, Part
from parlour.server.table.shown.situations import Situation, comparable
from parlour.server.wire import StandingAnswer

NUMBERS: Final = count(1)
QUESTION: Final = ("decision", "asked", "take_back", "deadline", "first_come", "passed", "standing", "standings")
NEW: Final = Layout()


class Board(Struct, frozen=True, eq=False):
    fields: ViewFields
    situation: Situation
    seen: tuple[Any, ...]  # the view, field by field
    story: Heard  # all that the seat was told
    prompt: str
    options: Part
    claims: Part
    question: tuple[Any, ...]  # in the order of QUESTION
    layout: Layout
    number: int  # no other board has the same
    follows: int = 0  # the number of the board that the seat had before
    change: bytes = b""  # what turns that one into this one

    @property
    def whole(self) -> bytes:
        """All of it, for a tab that has no board."""
        view = dict(zip(self.fields.names, self.seen))
        del view["options"], view["story"]
        return ENCODER.encode(
            {
                "prompt": self.prompt,
                "options": self.options.shown,
                "claims": self.claims.shown,
                **dict(zip(QUESTION, self.question)),
                "zones": self.layout.encoded,
                "layout": self.layout.ids,
                "view": view,
            }
        )


Making: TypeAlias = Generator[None, None, Board]  # of a board, with a rest after each step of the work


def finished(making: Making) -> Board:
    """A board that is made without a rest."""
    while True:
        try:
            next(making)
        except StopIteration as made:
            board: Board = made.value
            return board


class Boards:
    """It makes the boards of one table in one language."""

    def __init__(self, game: Game[Any, Any], words: Words, settings: Settings, names: Sequence[str]) -> None:
        self.things, self.words, self.names = game.things, words, tuple(names)
        standings = [StandingAnswer(name, words.standing(name)) for name in game.standing]
        self.standings = Raw(json.encode(standings))
        self.offers = Offers(game, words, settings, self.named)
        self.labels = Labels(words.zone, self.named)
        self.view_changes = ViewChanges()

    def named(self, seat: Seat | None) -> Names:
        """What the seats are called when ``seat`` is spoken to."""
        names: Names = self.words.Names(self.names, seat)
        return names

    def board(
        self, view: View, views: Sequence[View], decision: int, situation: Situation, last: Board | None
    ) -> Board:
        """The board of the seat whose ``view`` this is, which had another one last.

        When the game is over, ``views`` are those of all seats: what each of them held lies open for everyone.
        """
        return finished(self.making(view, views, decision, situation, last))

    def making(
        self, view: View, views: Sequence[View], decision: int, situation: Situation, last: Board | None
    ) -> Making:
        """The same, so that the boards of all seats can be made in step."""
        seen, question = astuple(view), self.question(view, decision, situation)
        if last is None or not comparable(situation, last.situation):
            return self.first_board(view, views, situation, seen, question)
        fields, lists = self.view_changes.between(last.fields, last.seen, seen)
        if not fields and not lists and question == last.question:
            return last
        return (yield from self.next_board(view, views, situation, seen, question, last, fields, lists))

    def first_board(
        self,
        view: View,
        views: Sequence[View],
        situation: Situation,
        seen: tuple[Any, ...],
        question: tuple[Any, ...],
    ) -> Board:
        """A board that is made from nothing."""
        noted: Any = noted_view(type(view))(view)
        return Board(
            fields=fields_of(type(view)),
            situation=situation,
            seen=seen,
            story=view.heard(),
            prompt=self.prompt(view, situation),
            options=self.offers.options(noted) if situation.plays else NOTHING,
            claims=self.offers.claims(noted) if situation.plays else NOTHING,
            question=question,
            layout=self.labels.laid_out(self.zones(view, views, situation), view.seat, noted, NEW, frozenset())[0],
            number=next(NUMBERS),
        )

    def next_board(
        self,
        view: View,
        views: Sequence[View],
        situation: Situation,
        seen: tuple[Any, ...],
        question: tuple[Any, ...],
        last: Board,
        fields: dict[str, Any],
        lists: dict[str, InPart],
    ) -> Making:
        """A board that takes over from the ``last`` one what was made from none of the ``fields`` and ``lists``."""
        noted: Any = noted_view(type(view))(view)
        options, claims = last.options, last.claims
        change: dict[str, Any] = {}
        changed = frozenset(fields).union(lists) if lists else frozenset(fields)
        if (prompt := self.prompt(view, situation)) != last.prompt:
            change["prompt"] = prompt
        yield
        if not changed.isdisjoint(options.read):
            options = self.offers.options(noted)
            if options.shown != last.options.shown:
                change["options"] = options.shown
        if not changed.isdisjoint(claims.read):
            claims = self.offers.claims(noted)
            if claims.shown != last.claims.shown:
                change["claims"] = claims.shown
        yield
        if question != last.question:
            change.update(compress(zip(QUESTION, question), map(ne, question, last.question)))
        zones = self.zones(view, views, situation)
        yield
        layout, relaid = self.labels.laid_out(zones, view.seat, noted, last.layout, changed)
        yield
        change |= relaid
        fields.pop("options", None)
        fields.pop("story", None)
        if fields:
            change["view"] = fields
        for name, part in lists.items():
            change.setdefault(part.way or "", {})[name] = part.sent
        return Board(
            last.fields,
            situation,
            seen,
            view.heard(),
            prompt,
            options,
            claims,
            question,
            layout,
            next(NUMBERS),
            last.number,
            ENCODER.encode(change),
        )

    def zones(self, view: View, views: Sequence[View], situation: Situation) -> Sequence[Any]:
        return revealed_zones(self.things, view, views) if situation.over else self.things.zones(view)

    def prompt(self, view: Any, situation: Situation) -> str:
        """It is worded at every change: most changes are of something that it speaks of."""
        return self.words.prompt(view, self.named(view.seat)) if situation.why is None else situation.why

    def question(self, view: View, decision: int, situation: Situation) -> tuple[Any, ...]:
        """What is asked, without words."""
        top, sealed, plays = view.agenda[-1] if view.agenda else None, bool(view.sealed), situation.plays
        open_to_all = isinstance(top, Window) and not situation.over
        return (
            decision,
            view.asked if situation.why is None else (),
            plays and sealed and isinstance(top, Piecewise) and top.seat == view.seat,
            situation.deadline,
            open_to_all,
            open_to_all and sealed,  # in such a question a seat sees nobody's pass but its own
            situation.standing,
            self.standings if plays else NOTHING.shown,
        )
