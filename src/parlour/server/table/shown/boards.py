"""The game as one seat sees it, in one language, part by part.

When somebody moves, most of a board stays as it was.  What was worded from the view is worded anew only when a field
of the view that was read for it has changed, and only what has changed is encoded.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import ne
from typing import Any, Final

from msgspec import Raw, Struct, json

from parlour.core import Claim, Event, Game, Move, Piecewise, Seat, Settings, View, Window, Words, revealed_zones
from parlour.core.words import Names
from parlour.server.table.seating import Seating
from parlour.server.table.shown.changes import ENCODER, ViewFields, assembled, encoded, fields_of, view_change
from parlour.server.table.shown.labels import Labels, Layout
from parlour.server.table.shown.noting import Read, note, noted_view, read_since, reads_same
from parlour.server.wire import Option, Sayable, StandingAnswer

NONE: Final = Raw(b"[]")
NUMBERS: Final = count(1)
FIELDS: Final = (  # of a board, apart from its zones and its view
    b'"prompt":',
    b'"options":',
    b'"claims":',
    b'"decision":',
    b'"asked":',
    b'"take_back":',
    b'"deadline":',
    b'"first_come":',
    b'"passed":',
    b'"standing":',
    b'"standings":',
)
EMPTY: Final = Layout()
KEPT: Final = 200  # options of a seat


class Situation(Struct, frozen=True):
    """What a board shows that is not in the view."""

    decision: int
    deadline: float | None
    standing: str | None
    plays: bool  # whether a person plays this seat, in a game that goes on
    over: bool
    why: str | None  # why the people have stopped the game


class Board(Struct, frozen=True, eq=False):
    situation: Situation
    fields: Sequence[Any]  # in the order of FIELDS
    claims: Raw
    claims_read: Read  # what the claims depend on
    layout: Layout
    view_fields: ViewFields
    view: Sequence[Any]  # these fields
    story: Sequence[Event]  # all that the seat was told
    number: int  # no other board has the same
    follows: int  # the number of the board that the seat had before
    change: bytes  # what turns that one into this one

    @property
    def whole(self) -> bytes:
        """All of it, for a tab that has no board."""
        zones = self.layout.encoded
        view = b'"view":{%b}' % b",".join(encoded(self.view_fields.keys, self.view))
        return assembled(encoded(FIELDS, self.fields), zones, self.layout.ids, [view])


class Offered(Struct, frozen=True, eq=False, gc=False):
    """An option as it was worded for one seat."""

    read: Read
    encoded: bytes


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
        self.labels = Labels(words.zone, self.named)

    def named(self, seat: Seat | None) -> Names:
        """What the seats are called when ``seat`` is spoken to."""
        names: Names = self.words.Names(self.names, seat)
        return names

    def board(self, view: View, views: Sequence[View], situation: Situation, last: Board | None) -> Board:
        """The board of the seat whose ``view`` this is, which had another one last.

        When the game is over, ``views`` are those of all seats: what each of them held lies open for everyone.
        """
        fields = fields_of(type(view))
        if last is None or not comparable(situation, last.situation):
            return self.next_board(view, views, situation, fields, None, ())
        differ = [*map(ne, fields.read(view), last.view)]
        if situation == last.situation and view.story == last.story and not any(differ):
            return last
        return self.next_board(view, views, situation, fields, last, differ)

    def next_board(
        self,
        view: View,
        views: Sequence[View],
        situation: Situation,
        fields: ViewFields,
        old: Board | None,
        differ: Sequence[bool],
    ) -> Board:
        """A board that takes over from the ``old`` one what does not depend on the fields that ``differ``."""
        seen, noted, names = fields.read(view), noted_view(type(view))(view), self.named(view.seat)
        changed = {*compress(fields.names, differ)}
        if old is not None and view.story is not old.story:
            changed.add("story")
        if old is not None and changed.isdisjoint(old.claims_read):
            claims, claims_read = old.claims, old.claims_read
        else:
            claims, claims_read = self.claims(noted, names, situation), read_since(noted)
        shown = (
            self.prompt(view, names, situation),
            self.options(noted, names, situation),
            claims,
            *self.unworded(view, situation),
        )
        lying = revealed_zones(self.things, view, views) if situation.over else self.things.zones(view)
        layout, moved = self.labels.laid_out(lying, view.seat, noted, old.layout if old else EMPTY, changed)
        number, follows, change = next(NUMBERS), 0, b""
        if old is not None:
            follows = old.number
            change = assembled(
                encoded(FIELDS, shown, [*map(ne, shown, old.fields)]),
                moved or None,
                layout.ids if layout.ids != old.layout.ids else None,
                view_change(fields, seen, old.view, differ),
            )
        return Board(
            situation=situation,
            fields=shown,
            claims=claims,
            claims_read=claims_read,
            layout=layout,
            view_fields=fields,
            view=seen,
            story=view.story,
            number=number,
            follows=follows,
            change=change,
        )

    def prompt(self, view: Any, names: Names, situation: Situation) -> str:
        return self.words.prompt(view, names) if situation.why is None else situation.why

    def options(self, view: Any, names: Names, situation: Situation) -> Raw:
        """Each is worded anew only if something that was read for it has changed."""
        offered = view.options
        if not situation.plays or not offered:
            return NONE
        known = self.offered.get(view.seat)
        if known is None or len(known) > KEPT:
            known = self.offered[view.seat] = {}
        read_since(view)
        offers = []
        for move in offered:
            part = known.get(move)
            if part is None or (part.read and not reads_same(view, part.read)):
                part = known[move] = self.option(move, view, names)
            offers.append(part.encoded)
        return Raw(b"[%b]" % b",".join(offers))

    def option(self, move: Move, view: Any, names: Names) -> Offered:
        said = self.words.option(move, view, names)
        about, final = self.things.of_move(move, view), isinstance(move, self.final)
        worth = self.worth_after(move, view)
        encoded = ENCODER.encode(Option(move, said.text, said.heading, said.label, about, final, worth))
        return Offered(read_since(view), encoded)

    def claims(self, view: Any, names: Names, situation: Situation) -> Raw:
        """They are asked for after each line of the story, and most often are the same as before."""
        if not situation.plays:
            return NONE
        seat, claims = view.seat, [*self.speech(view)]
        if seat in self.said and self.said[seat][0] == claims:
            return self.said[seat][1]
        to_find_them = read_since(view)
        worded = Raw(ENCODER.encode([self.sayable(claim, view, names) for claim in claims]))
        if not (to_word_them := read_since(view)):
            self.said[seat] = claims, worded
        note(view, to_find_them | to_word_them)
        return worded

    def sayable(self, claim: Claim, view: Any, names: Names) -> Sayable:
        return Sayable(claim, self.words.claim(claim, self.settings, names), self.things.of_claim(claim, view))

    def unworded(self, view: View, situation: Situation) -> tuple[Any, ...]:
        """The other fields of a board, in their order."""
        open_to_all = not situation.over and bool(view.agenda) and isinstance(view.agenda[-1], Window)
        return (
            situation.decision,
            view.asked if situation.why is None else (),
            situation.plays and can_take_back(view),
            situation.deadline,
            open_to_all,
            open_to_all and bool(view.sealed),  # in such a question a seat sees nobody's pass but its own
            situation.standing,
            self.standings if situation.plays else NONE,
        )


def situation_of(seat: Seat | None, decision: int, finished: bool, seating: Seating) -> Situation:
    """What the board of ``seat`` owes to the table; ``finished``: the game has come to its own end."""
    over = seating.stage == "over"
    chair = None if over or seat is None else seating.chairs[seat]
    plays = chair is not None and chair.played_by_person
    return Situation(
        decision=decision,
        deadline=seating.shown_deadline,
        standing=chair.standing if plays and chair is not None else None,
        plays=plays,
        over=over,
        why=seating.why if over and not finished else None,
    )


def comparable(new: Situation, old: Situation) -> bool:
    """Whether what was worded for the ``old`` board may be used for the new one."""
    return (new.plays, new.over, new.why) == (old.plays, old.over, old.why)


def can_take_back(view: View) -> bool:
    top = view.agenda[-1] if view.agenda else None
    return isinstance(top, Piecewise) and top.seat == view.seat and bool(view.sealed)
