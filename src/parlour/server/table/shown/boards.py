"""The game as one seat sees it, in one language, part by part.

A board is made like a spreadsheet.  Each part remembers the fields of the view that it was made from, and is made anew
only when one of them has changed; what has changed is put together and encoded in one go.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import ne
from typing import Any, Final

from msgspec import Raw, Struct, json
from msgspec.structs import astuple

from parlour.core import Claim, Event, Game, Move, Piecewise, Seat, Settings, View, Window, Words, revealed_zones
from parlour.core.words import Names
from parlour.server.table.seating import Seating
from parlour.server.table.shown.changes import ENCODER, InPart, ViewChanges, ViewFields, fields_of
from parlour.server.table.shown.labels import Labels, Layout
from parlour.server.table.shown.noting import (
    Read,
    fields_in,
    fields_read,
    note,
    noted_view,
    read_since,
    reads_same,
    together,
)
from parlour.server.wire import Option, Sayable, StandingAnswer

NUMBERS: Final = count(1)
QUESTION: Final = ("decision", "asked", "take_back", "deadline", "first_come", "passed", "standing", "standings")
NEW: Final = Layout()
KEPT: Final = 200  # options of a seat, and lists of them


class Situation(Struct, frozen=True):
    """What a board shows that is not of the game."""

    deadline: float | None
    standing: str | None
    plays: bool  # whether a person plays this seat, in a game that goes on
    over: bool
    why: str | None  # why the people have stopped the game


class Part(Struct, frozen=True, eq=False, gc=False):
    """Something worded or encoded, and the names of the fields that were read for it."""

    shown: Any
    read: frozenset[str] = frozenset()


NOTHING: Final = Part(Raw(b"[]"))


class Board(Struct, frozen=True, eq=False):
    fields: ViewFields
    situation: Situation
    seen: tuple[Any, ...]  # the view, field by field
    story: Sequence[Event]  # all that the seat was told
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


class Offered(Struct, frozen=True, eq=False, gc=False):
    """An option as it was worded for one seat."""

    read: Read
    encoded: bytes


class OfferedList(Struct, frozen=True, eq=False):
    """All options of a question."""

    read: Read
    part: Part


class Boards:
    """It makes the boards of one table in one language."""

    def __init__(self, game: Game[Any, Any], words: Words, settings: Settings, names: Sequence[str]) -> None:
        self.things, self.speech, self.words, self.settings = game.things, game.speech, words, settings
        self.final, self.worth_after = game.final, game.worth_after
        self.names = tuple(names)
        standings = [StandingAnswer(name, words.standing(name)) for name in game.standing]
        self.standings = Raw(json.encode(standings))
        self.said: dict[Seat, tuple[list[Claim], Raw]] = {}  # the claims last offered to each seat
        self.offered: dict[Seat | None, dict[Move, Offered]] = {}  # options as they were last worded for each seat
        self.lists: dict[Seat | None, dict[Sequence[Move], OfferedList]] = {}  # and all of a question together
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
        seen, question = astuple(view), self.question(view, decision, situation)
        if last is None or not comparable(situation, last.situation):
            return self.first_board(view, views, situation, seen, question)
        fields, lists = self.view_changes.between(last.fields, last.seen, seen)
        if not fields and not lists and question == last.question:
            return last
        return self.next_board(view, views, situation, seen, question, last, fields, lists)

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
            story=view.story,
            prompt=self.prompt(view, situation),
            options=self.options(noted, situation),
            claims=self.claims(noted, situation),
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
    ) -> Board:
        """A board that takes over from the ``last`` one what was made from none of the ``fields`` and ``lists``."""
        noted: Any = noted_view(type(view))(view)
        options, claims = last.options, last.claims
        change: dict[str, Any] = {}
        changed = frozenset(fields).union(lists) if lists else frozenset(fields)
        if (prompt := self.prompt(view, situation)) != last.prompt:
            change["prompt"] = prompt
        if not changed.isdisjoint(options.read):
            options = self.options(noted, situation)
            if options.shown != last.options.shown:
                change["options"] = options.shown
        if not changed.isdisjoint(claims.read):
            claims = self.claims(noted, situation)
            if claims.shown != last.claims.shown:
                change["claims"] = claims.shown
        if question != last.question:
            change.update(compress(zip(QUESTION, question), map(ne, question, last.question)))
        zones = self.zones(view, views, situation)
        layout, relaid = self.labels.laid_out(zones, view.seat, noted, last.layout, changed)
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
            view.story,
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

    def options(self, noted: Any, situation: Situation) -> Part:
        """All of them as they were last worded for this seat, if nothing that was read for them has changed."""
        if not situation.plays:
            return NOTHING
        seat, offered = noted._view.seat, tuple(noted._view.options)
        lists = self.lists.get(seat)
        if lists is None or len(lists) > KEPT:
            lists = self.lists[seat] = {}
        known = lists.get(offered)
        if known is None or not reads_same(noted, known.read):
            known = lists[offered] = self.worded(offered, seat, noted)
        return known.part

    def worded(self, offered: Sequence[Move], seat: Seat | None, noted: Any) -> OfferedList:
        """Each option is worded anew only if something that was read for it has changed."""
        known, names = self.offered.setdefault(seat, {}), self.named(seat)
        if len(known) > KEPT:
            known.clear()
        offers: list[bytes] = []
        read: Read = {}
        for move in offered:
            option = known.get(move)
            if option is None or (option.read and not reads_same(noted, option.read)):
                option = known[move] = self.option(move, noted, names)
            offers.append(option.encoded)
            read = together(read, option.read)
        fields = fields_in(read) | {"options"}
        return OfferedList(read, Part(Raw(b"[%b]" % b",".join(offers)), fields))

    def option(self, move: Move, view: Any, names: Names) -> Offered:
        said = self.words.option(move, view, names)
        about, final = self.things.of_move(move, view), isinstance(move, self.final)
        worth = self.worth_after(move, view)
        encoded = ENCODER.encode(Option(move, said.text, said.heading, said.label, about, final, worth))
        return Offered(read_since(view), encoded)

    def claims(self, noted: Any, situation: Situation) -> Part:
        """They are asked for after each line of the story, and most often are the same as before."""
        if not situation.plays:
            return NOTHING
        seat, claims = noted._view.seat, [*self.speech(noted)]
        if seat in self.said and self.said[seat][0] == claims:
            return Part(self.said[seat][1], fields_read(noted))
        to_find_them, names = read_since(noted), self.named(seat)
        worded = Raw(ENCODER.encode([self.sayable(claim, noted, names) for claim in claims]))
        if not (to_word_them := read_since(noted)):
            self.said[seat] = claims, worded
        note(noted, to_find_them | to_word_them)
        return Part(worded, fields_read(noted))

    def sayable(self, claim: Claim, view: Any, names: Names) -> Sayable:
        return Sayable(claim, self.words.claim(claim, self.settings, names), self.things.of_claim(claim, view))

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


def situation_of(seat: Seat | None, finished: bool, seating: Seating) -> Situation:
    """What the board of ``seat`` owes to the table; ``finished``: the game has come to its own end."""
    over = seating.stage == "over"
    chair = None if over or seat is None else seating.chairs[seat]
    plays = chair is not None and chair.played_by_person
    return Situation(
        deadline=seating.shown_deadline,
        standing=chair.standing if plays and chair is not None else None,
        plays=plays,
        over=over,
        why=seating.why if over and not finished else None,
    )


def comparable(new: Situation, old: Situation) -> bool:
    """Whether what was worded for the ``old`` board may be used for the new one."""
    return new is old or (new.plays, new.over, new.why) == (old.plays, old.over, old.why)
