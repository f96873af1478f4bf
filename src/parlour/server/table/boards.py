"""The game as one seat sees it, in one language, part by part.

When somebody moves, most of a board stays as it was.  What was worded from the view is worded anew only when a field
of the view that was read for it has changed, and only what has changed is encoded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from functools import cache
from itertools import compress, count, repeat
from operator import attrgetter, ne
from typing import Any, Final

from msgspec import Raw, Struct, json

from parlour.core import Claim, Event, Game, Piecewise, Seat, Settings, View, Window, Words, Zone, revealed_zones
from parlour.core.words import Names
from parlour.server.table.noting import Read, note, noted_view, read_since, reads_same
from parlour.server.table.seating import Seating
from parlour.server.wire import Option, Sayable, StandingAnswer

ENCODER: Final = json.Encoder()
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
NOTHING: Final = frozenset[str]()
KEPT: Final = 500  # labels at a table


class Situation(Struct, frozen=True):
    """What a board shows that is not in the view."""

    decision: int
    deadline: float | None
    standing: str | None
    plays: bool  # whether a person plays this seat, in a game that goes on
    over: bool
    why: str | None  # why the people have stopped the game


class ZonePart(Struct, frozen=True, eq=False):
    """A zone with its label, which sounds the same to all whom it does not speak of and who see what it says."""

    zone: Zone
    read: Read
    spoken_of: frozenset[Seat]
    encoded: bytes


class Board(Struct, frozen=True, eq=False):
    situation: Situation
    fields: Sequence[Any]  # in the order of FIELDS
    claims: Raw
    claims_read: Read  # what the claims depend on
    zones: dict[Zone, ZonePart]  # in their order on the table
    labels_read: frozenset[str]  # the fields of the view that their labels may depend on
    layout: Sequence[str]  # the ids of the zones
    keys: Sequence[bytes]  # the names of the view's fields
    view: Sequence[Any]  # these fields, and after them the options
    story: Sequence[Event]  # all that the seat was told
    number: int  # no other board has the same
    follows: int  # the number of the board that the seat had before
    change: bytes  # what turns that one into this one

    @property
    def whole(self) -> bytes:
        """All of it, for a tab that has no board."""
        zones = [part.encoded for part in self.zones.values()]
        return assembled(encoded(FIELDS, self.fields), zones, self.layout, encoded(self.keys, self.view))


class Boards:
    """It makes the boards of one table in one language."""

    def __init__(self, game: Game[Any, Any], words: Words, settings: Settings, names: Sequence[str]) -> None:
        self.things, self.speech, self.words, self.settings = game.things, game.speech, words, settings
        self.final = game.final
        self.names = tuple(names)
        standings = [StandingAnswer(name, words.standing(name)) for name in game.standing]
        self.standings = Raw(json.encode(standings))
        self.said: dict[Seat, tuple[list[Claim], Raw]] = {}  # the claims last offered to each seat
        self.plain: dict[Zone, ZonePart] = {}  # as they are called for those whom the label does not speak of
        self.own: dict[tuple[Zone, Seat | None], ZonePart] = {}  # and for those of whom it does

    def named(self, seat: Seat | None) -> Names:
        """What the seats are called when ``seat`` is spoken to."""
        names: Names = self.words.Names(self.names, seat)
        return names

    def board(self, view: View, views: Sequence[View], situation: Situation, last: Board | None) -> Board:
        """The board of the seat whose ``view`` this is, which had another one last.

        When the game is over, ``views`` are those of all seats: what each of them held lies open for everyone.
        """
        fields, keys, values = fields_of(type(view))
        seen = values(view)
        differ = [*map(ne, seen, last.view)] if last else ()
        changed = {*compress(fields, differ)}
        if last is not None and len(view.story) != len(last.story):
            changed.add("story")
        if last is not None and not changed and situation == last.situation:
            return last
        old = last if last is not None and comparable(situation, last.situation) else None
        noted = noted_view(type(view))(view)
        names = self.named(view.seat)
        if old is not None and changed.isdisjoint(old.claims_read):
            claims, claims_read = old.claims, old.claims_read
        else:
            claims, claims_read = self.claims(noted, names, situation), read_since(noted)
        shown = (
            self.prompt(view, names, situation),
            self.options(view, names, situation),
            claims,
            *self.unworded(view, situation),
        )
        lying = revealed_zones(self.things, view, views) if situation.over else self.things.zones(view)
        zones, labels_read, moved = self.zones(lying, view.seat, noted, old, changed)
        layout = old.layout if old is not None and zones is old.zones else [zone.id for zone in zones]
        number, follows, change = next(NUMBERS), 0, b""
        if old is not None:
            follows = old.number
            change = assembled(
                encoded(FIELDS, shown, [*map(ne, shown, old.fields)]),
                moved or None,
                layout if layout != old.layout else None,
                encoded(keys, seen, differ),
            )
        return Board(
            situation=situation,
            fields=shown,
            claims=claims,
            claims_read=claims_read,
            zones=zones,
            labels_read=labels_read,
            layout=layout,
            keys=keys,
            view=seen,
            story=view.story,
            number=number,
            follows=follows,
            change=change,
        )

    def prompt(self, view: Any, names: Names, situation: Situation) -> str:
        return self.words.prompt(view, names) if situation.why is None else situation.why

    def options(self, view: Any, names: Names, situation: Situation) -> Raw:
        if not situation.plays or not view.options:
            return NONE
        option, about, final = self.words.option, self.things.of_move, self.final
        worded = [
            Option(move, said.text, said.heading, said.label, about(move, view), isinstance(move, final))
            for move in view.options
            for said in (option(move, view, names),)
        ]
        return Raw(ENCODER.encode(worded))

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

    def zones(
        self, lying: Sequence[Zone], seat: Seat | None, noted: Any, old: Board | None, changed: Set[str]
    ) -> tuple[dict[Zone, ZonePart], frozenset[str], list[bytes]]:
        """All zones with their labels, what these depend on, and the zones that are not as they were."""
        last, read = (old.zones, old.labels_read) if old else ({}, NOTHING)
        same_labels = changed.isdisjoint(read)
        if same_labels and [*lying] == [*last]:
            return last, read, []
        parts = [*map(last.get, lying)]
        moved: list[bytes] = []
        for place, part in enumerate(parts):
            if part is None or not (same_labels or changed.isdisjoint(part.read)):
                new = parts[place] = self.labelled(lying[place], seat, noted)
                read = read.union(new.read)
                if part is None or part.encoded != new.encoded:
                    moved.append(new.encoded)
        return dict(zip(lying, parts)), read, moved  # type: ignore[arg-type]  # none is missing now

    def labelled(self, zone: Zone, seat: Seat | None, noted: Any) -> ZonePart:
        """A zone as it is called for this seat: most often somebody else has seen it already."""
        part = self.plain.get(zone)
        if part is None or seat in part.spoken_of or (part.read and not reads_same(noted, part.read)):
            part = self.own.get((zone, seat))
            if part is None or (part.read and not reads_same(noted, part.read)):
                return self.label(zone, seat, noted)
        return part

    def label(self, zone: Zone, seat: Seat | None, noted: Any) -> ZonePart:
        names = self.named(seat)
        label = ENCODER.encode(self.words.zone(zone, noted, names))
        encoded = b"%b,%b" % (ENCODER.encode(zone)[:-1], label[1:])
        part = ZonePart(zone, read_since(noted), names.spoken_of, encoded)
        if len(self.plain) + len(self.own) >= KEPT:
            self.plain.clear()
            self.own.clear()
        if seat in part.spoken_of:
            self.own[zone, seat] = part
        else:
            self.plain[zone] = part
        return part


def situation_of(seat: Seat | None, decision: int, finished: bool, seating: Seating) -> Situation:
    """What the board of ``seat`` owes to the table; ``finished``: the game has come to its own end."""
    over = seating.stage == "over"
    chair = None if over or seat is None else seating.chairs[seat]
    plays = chair is not None and chair.played_by_person
    return Situation(
        decision=decision,
        deadline=seating.deadline,
        standing=chair.standing if plays and chair is not None else None,
        plays=plays,
        over=over,
        why=seating.why if over and not finished else None,
    )


def encoded(keys: Sequence[bytes], parts: Sequence[Any], wanted: Iterable[object] = repeat(True)) -> list[bytes]:
    """Each part that is wanted, behind its key."""
    return [key + ENCODER.encode(part) for key, part in compress(zip(keys, parts), wanted)]


def assembled(
    fields: list[bytes], zones: list[bytes] | None, layout: Sequence[str] | None, view: Sequence[bytes]
) -> bytes:
    """A change of a board; None: that part has not changed."""
    parts = fields
    if zones is not None:
        parts.append(b'"zones":[%b]' % b",".join(zones))
    if layout is not None:
        parts.append(b'"layout":' + json.encode(layout))
    if view:
        parts.append(b'"view":{%b}' % b",".join(view))
    return b"{%b}" % b",".join(parts)


def comparable(new: Situation, old: Situation) -> bool:
    """Whether what was worded for the ``old`` board may be used for the new one."""
    return (new.plays, new.over, new.why) == (old.plays, old.over, old.why)


@cache
def fields_of(kind: type[View]) -> tuple[tuple[str, ...], tuple[bytes, ...], attrgetter[tuple[Any, ...]]]:
    """What is sent of a game's own views: the names of the fields, these as keys, and how to read them all."""
    names = [name for name in kind.__struct_fields__ if name not in ("options", "story")]
    return (*names, "options"), tuple([json.encode(name) + b":" for name in names]), attrgetter(*names, "options")


def can_take_back(view: View) -> bool:
    top = view.agenda[-1] if view.agenda else None
    return isinstance(top, Piecewise) and top.seat == view.seat and bool(view.sealed)
