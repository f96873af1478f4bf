"""The game as one seat sees it, in one language, part by part.

A board is made like a spreadsheet.  Each part remembers the fields of the view that it was made from, and is made anew
only when one of them has changed.  What has changed for everybody is found and encoded once, on the open board.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import count
from typing import Any, Final

from msgspec import Raw, Struct

from parlour.core import Event, Game, Seat, Settings, View, Words, revealed_zones
from parlour.core.words import Names
from parlour.server.table.shown.changes import ENCODER, UNSENT, by_ways, field_changes
from parlour.server.table.shown.labels import Labels
from parlour.server.table.shown.layouts import Eyes, Layouts, OwnLayout
from parlour.server.table.shown.noting import noted_view
from parlour.server.table.shown.offers import NOTHING, Offers, Part
from parlour.server.table.shown.open_boards import UNCHANGED, OpenBoard, OpenBoards, OpenChange, differing
from parlour.server.table.shown.questions import QUESTION, Question, question_of, question_sent
from parlour.server.table.shown.situations import Situation, comparable
from parlour.server.wire import StandingAnswer

NUMBERS: Final = count(1)


class Board(Struct, frozen=True, eq=False):
    open: OpenBoard  # what everybody sees: the rest says only what this seat sees in another way
    view: View
    differs: frozenset[str]  # the fields of it that are not as everybody sees them
    situation: Situation
    prompt: str
    options: Part
    claims: Part
    question: Question
    standings: bytes
    layout: OwnLayout
    number: int  # no other board has the same
    follows: int = 0  # the number of the board that the seat had before
    change: bytes = b""  # what turns that one into this one

    @property
    def story(self) -> Sequence[Event]:
        """All that the seat was told."""
        return self.view.story

    @property
    def whole(self) -> bytes:
        """All of it, for a tab that has no board."""
        lying = self.open.lying
        return ENCODER.encode(
            {
                "prompt": self.prompt,
                "options": Raw(self.options.shown),
                "claims": Raw(self.claims.shown),
                **dict(zip(QUESTION, self.question)),
                "standings": Raw(self.standings),
                "zones": [Raw(part.encoded) for part in self.layout.over(lying)],
                "layout": self.layout.ids_over(lying),
                "view": {name: getattr(self.view, name) for name in self.open.names if name not in UNSENT},
            }
        )


class Boards:
    """It makes the boards of one table in one language."""

    def __init__(self, game: Game[Any, Any], words: Words, settings: Settings, names: Sequence[str]) -> None:
        self.things, self.words, self.names = game.things, words, tuple(names)
        standings = [StandingAnswer(name, words.standing(name)) for name in game.standing]
        self.standings = ENCODER.encode(standings)
        self.offers = Offers(game, words, settings, self.named)
        self.layouts = Layouts(Labels(words.zone, self.named))
        self.open = OpenBoards(game.things, self.layouts)

    def named(self, seat: Seat | None) -> Names:
        """What the seats are called when ``seat`` is spoken to."""
        names: Names = self.words.Names(self.names, seat)
        return names

    def board(
        self,
        view: View,
        open_board: OpenBoard,
        views: Sequence[View],
        decision: int,
        situation: Situation,
        last: Board | None,
    ) -> Board:
        """The board of the seat whose ``view`` this is, which had another one last.

        When the game is over, ``views`` are those of all seats: what each of them held lies open for everyone.
        """
        question, differs = question_of(view, decision, situation), differing(view, open_board)
        if last is None or not comparable(situation, last.situation) or not open_board.follows_on(last.open):
            return self.first_board(view, open_board, views, situation, question, differs)
        shared = UNCHANGED if last.open is open_board else open_board.change
        own = changed_among(differs | last.differs, view, last.view)
        if shared is UNCHANGED and not own and question == last.question:
            return last
        return self.next_board(view, open_board, views, situation, question, differs, last, shared, own)

    def first_board(
        self,
        view: View,
        open_board: OpenBoard,
        views: Sequence[View],
        situation: Situation,
        question: Question,
        differs: frozenset[str],
    ) -> Board:
        """A board that is made from nothing."""
        noted: Any = noted_view(type(view))(view)
        eyes = Eyes(view.seat, noted, differs, frozenset())
        zones = self.own_zones(view, views, situation, open_board)
        return Board(
            open=open_board,
            view=view,
            differs=differs,
            situation=situation,
            prompt=self.prompt(view, situation),
            options=self.offers.options(noted) if situation.plays else NOTHING,
            claims=self.offers.claims(noted) if situation.plays else NOTHING,
            question=question,
            standings=self.standings if situation.plays else NOTHING.shown,
            layout=self.layouts.first_owned(zones, eyes, open_board.lying),
            number=next(NUMBERS),
        )

    def next_board(
        self,
        view: View,
        open_board: OpenBoard,
        views: Sequence[View],
        situation: Situation,
        question: Question,
        differs: frozenset[str],
        last: Board,
        shared: OpenChange,
        own: list[str],
    ) -> Board:
        """A board that takes over from the ``last`` one what was made from no field that has changed.

        ``shared`` has changed for everybody, and these fields for this seat alone.
        """
        noted: Any = noted_view(type(view))(view)
        changed = (shared.names - differs - last.differs).union(own)
        options, claims, sent = last.options, last.claims, list[bytes]()
        if (prompt := self.prompt(view, situation)) != last.prompt:
            sent.append(b'"prompt":' + ENCODER.encode(prompt))
        if not changed.isdisjoint(options.read):
            options = self.offers.options(noted)
            if options.shown != last.options.shown:
                sent.append(b'"options":' + options.shown)
        if not changed.isdisjoint(claims.read):
            claims = self.offers.claims(noted)
            if claims.shown != last.claims.shown:
                sent.append(b'"claims":' + claims.shown)
        if question != last.question:
            same = question == open_board.question and last.question == last.open.question
            sent.append(shared.question if same else question_sent(question, last.question))
        zones, eyes = self.own_zones(view, views, situation, open_board), Eyes(view.seat, noted, differs, changed)
        layout, laid = self.layouts.owned(zones, eyes, open_board.lying, shared.moved, last.layout, last.open.lying)
        sent += laid
        sent += fields_sent(view, differs, last, shared, own)
        return Board(
            open_board,
            view,
            last.differs if differs == last.differs else differs,
            situation,
            prompt,
            options,
            claims,
            question,
            last.standings,
            layout,
            next(NUMBERS),
            last.number,
            b"{%b}" % b",".join(sent),
        )

    def own_zones(
        self, view: View, views: Sequence[View], situation: Situation, open_board: OpenBoard
    ) -> Sequence[Any]:
        """What this seat sees of more than everybody; when all is over, what any seat does."""
        if not situation.over:
            return self.things.own_zones(view)
        lying = open_board.lying.zones
        return [zone for zone in revealed_zones(self.things, view, views) if zone not in lying]

    def prompt(self, view: Any, situation: Situation) -> str:
        """It is worded at every change: most changes are of something that it speaks of."""
        return self.words.prompt(view, self.named(view.seat)) if situation.why is None else situation.why


def changed_among(names: Set[str], new: View, old: View) -> list[str]:
    """Those of these fields that are not as they were."""
    return [name for name in names if getattr(new, name) != getattr(old, name)]


def fields_sent(
    view: View, differs: frozenset[str], last: Board, shared: OpenChange, own: Sequence[str]
) -> Sequence[bytes]:
    """What is sent of the view."""
    own_changes = field_changes(own, view, last.view)
    if not own_changes and differs.isdisjoint(shared.fields) and last.differs.isdisjoint(shared.fields):
        return shared.sent
    alike = [change for name, change in shared.fields.items() if name not in differs and name not in last.differs]
    return by_ways([*alike, *own_changes.values()])
