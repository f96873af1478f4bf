"""The game as one seat sees it, in one language, part by part.

When somebody moves, most of a board stays as it was.  What was worded from the view is worded anew only when a field
of the view that was read for it has changed, and only what has changed is encoded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, Final, TypeAlias

from msgspec import Raw, Struct, json

from parlour.core import Claim, Event, Game, Piecewise, Seat, Settings, View, Window, Words, Zone, revealed_zones
from parlour.core.words import Names
from parlour.server.table.noting import note, noted_view, read_since
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
Read: TypeAlias = set[str]  # the fields of the view that were read for something


class Situation(Struct, frozen=True):
    """What a board shows that is not in the view."""

    decision: int
    deadline: float | None
    standing: str | None
    plays: bool  # whether a person plays this seat, in a game that goes on
    over: bool
    why: str | None  # why the people have stopped the game


class ZonePart(Struct, frozen=True, eq=False):
    """A zone with its label."""

    zone: Zone
    read: Read
    encoded: bytes


class Board(Struct, frozen=True, eq=False):
    situation: Situation
    fields: Sequence[Any]  # in the order of FIELDS
    read: Sequence[Read]  # for the first of these: prompt, options and claims
    zones: dict[str, ZonePart]  # by their ids, in their order on the table
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
        return assembled(encoded(FIELDS, self.fields), zones, [*self.zones], encoded(self.keys, self.view))


class Boards:
    """It makes the boards of one table in one language."""

    def __init__(self, game: Game[Any, Any], words: Words, settings: Settings) -> None:
        self.things, self.speech, self.words, self.settings = game.things, game.speech, words, settings
        standings = [StandingAnswer(name, words.standing(name)) for name in game.standing]
        self.standings = Raw(json.encode(standings))
        self.said: dict[Seat, tuple[list[Claim], Raw]] = {}  # the claims last offered to each seat

    def board(self, view: View, views: Sequence[View], names: Names, situation: Situation, last: Board | None) -> Board:
        """The board of the seat whose ``view`` this is, which had another one last.

        When the game is over, ``views`` are those of all seats: what each of them held lies open for everyone.
        """
        fields, keys, values = fields_of(type(view))
        seen = values(view)
        changed = changes(fields, seen, view, last) if last else set()
        if last is not None and not changed and situation == last.situation:
            return last
        old = last if last is not None and comparable(situation, last.situation) else None
        noted = noted_view(type(view))(view)
        worded, read = self.worded(noted, names, situation, old, changed)
        shown = (*worded, *self.unworded(view, situation))
        lying = revealed_zones(self.things, view, views) if situation.over else self.things.zones(view)
        zones, moved = self.zones(lying, noted, names, old, changed)
        number, follows, change = next(NUMBERS), 0, b""
        if old is not None:
            follows, change = (
                old.number,
                assembled(
                    differing(FIELDS, shown, old.fields),
                    moved or None,
                    None if [*zones] == [*old.zones] else [*zones],
                    differing(keys, seen, old.view),
                ),
            )
        return Board(situation, shown, read, zones, keys, seen, view.story, number, follows, change)

    def worded(
        self, noted: Any, names: Names, situation: Situation, old: Board | None, changed: Read
    ) -> tuple[list[Any], list[Read]]:
        """The prompt, the options and the claims, and what was read for each."""
        made, read = list[Any](), list[Read]()
        makers: tuple[Callable[[Any, Names, Situation], Any], ...] = (self.prompt, self.options, self.claims)
        for number, make in enumerate(makers):
            if old is not None and old.read[number].isdisjoint(changed):
                made.append(old.fields[number])
                read.append(old.read[number])
            else:
                made.append(make(noted, names, situation))
                read.append(read_since(noted))
        return made, read

    def prompt(self, view: Any, names: Names, situation: Situation) -> str:
        return self.words.prompt(view, names) if situation.why is None else situation.why

    def options(self, view: Any, names: Names, situation: Situation) -> Raw:
        if not situation.plays or not view.options:
            return NONE
        option, about = self.words.option, self.things.of_move
        worded = [
            Option(move, said.text, said.heading, said.label, about(move, view))
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
        self, lying: Sequence[Zone], noted: Any, names: Names, old: Board | None, changed: Read
    ) -> tuple[dict[str, ZonePart], list[bytes]]:
        """All zones with their labels, and those that are not as they were."""
        zones, moved, last = dict[str, ZonePart](), list[bytes](), old.zones if old else {}
        for zone in lying:
            part = before = last.get(zone.id)
            if part is None or (part.zone is not zone and part.zone != zone) or not part.read.isdisjoint(changed):
                label = ENCODER.encode(self.words.zone(zone, noted, names))
                part = ZonePart(zone, read_since(noted), b"%b,%b" % (ENCODER.encode(zone)[:-1], label[1:]))
                if before is None or before.encoded != part.encoded:
                    moved.append(part.encoded)
            zones[zone.id] = part
        return zones, moved


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


def encoded(keys: Iterable[bytes], parts: Iterable[Any]) -> list[bytes]:
    """Each part behind its key."""
    return [key + ENCODER.encode(part) for key, part in zip(keys, parts)]


def differing(keys: Sequence[bytes], parts: Sequence[Any], old: Sequence[Any]) -> list[bytes]:
    """Each part that is not as it was, behind its key."""
    return [
        key + ENCODER.encode(part) for key, part, last in zip(keys, parts, old) if part is not last and part != last
    ]


def assembled(fields: list[bytes], zones: list[bytes] | None, layout: list[str] | None, view: Sequence[bytes]) -> bytes:
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


def changes(fields: Sequence[str], seen: Sequence[Any], view: View, old: Board) -> Read:
    """The fields of the view that are not as they were."""
    changed = set(compress(fields, map(ne, seen, old.view)))
    if len(view.story) != len(old.story):
        changed.add("story")
    return changed


@cache
def fields_of(kind: type[View]) -> tuple[tuple[str, ...], tuple[bytes, ...], attrgetter[tuple[Any, ...]]]:
    """What is sent of a game's own views: the names of the fields, these as keys, and how to read them all."""
    names = [name for name in kind.__struct_fields__ if name not in ("options", "story")]
    return (*names, "options"), tuple([json.encode(name) + b":" for name in names]), attrgetter(*names, "options")


def can_take_back(view: View) -> bool:
    top = view.agenda[-1] if view.agenda else None
    return isinstance(top, Piecewise) and top.seat == view.seat and bool(view.sealed)
