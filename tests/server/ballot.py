"""Ballot, the smallest game for ten: three times everyone names a seat at once, and the one named most often wins."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from parlour.core import (
    Caption,
    Event,
    Game,
    Guide,
    Label,
    Move,
    Result,
    Seat,
    Settings,
    State,
    Steps,
    Together,
    View,
    Wording,
    Zone,
    common,
    seat_thing,
    start,
)
from parlour.core.words.english import PHRASES, Names, refusal, role, setting, why


class Name(Move, frozen=True):
    seat: Seat


class Named(Event, frozen=True):
    seats: tuple[Seat, ...]


class Ballot(State):
    names: list[Seat] = []


class Vote(Together[Ballot, Name], frozen=True):
    left: int = 3

    def options(self, s: Ballot, seat: Seat) -> Sequence[Name]:
        return [Name(other) for other in range(s.seats)]

    def reveal(self, s: Ballot, choices: list[Name]) -> Steps:
        s.names += [choice.seat for choice in choices]
        s.tell(Named(tuple([choice.seat for choice in choices])))
        if self.left > 1:
            return (Vote(self.seats, self.left - 1),)
        most = max(range(s.seats), key=s.names.count)
        s.result = Result(
            "counted", (most,), tuple([s.names.count(seat) for seat in range(s.seats)]), "All is counted."
        )
        return ()


def begin(seats: int, settings: Settings) -> Ballot:
    s = Ballot(seats)
    start(s, Vote(tuple(range(seats))))
    return s


def view(s: Ballot, seat: Seat | None) -> View:
    return View(*common(s, seat))


def worldless(*_: object) -> Any:
    raise NotImplementedError


class Namespace(SimpleNamespace):
    """As a module: each is itself, and no other."""

    __hash__ = object.__hash__


THINGS: Any = Namespace(
    things=lambda seats, settings: [],
    zones=lambda view: [Zone("urn", "aside", hidden=len(view.sealed))],
    of_move=lambda move, view: (seat_thing(move.seat),),
    of_claim=lambda claim, view: (),
    of_event=lambda event: tuple([seat_thing(seat) for seat in event.seats]),
)
WORDS: Any = Namespace(
    BLURB="Everybody names somebody. That is all.",
    GUIDE=Guide(),
    PAGE="1. Name somebody.",
    Names=Names,
    PHRASES=PHRASES,
    thing=lambda thing, settings: Caption(thing.id),
    zone=lambda zone, view, names: Label("Urn"),
    prompt=lambda view, names: "Name somebody." if view.options else "Wait.",
    option=lambda move, view, names: Wording(names[move.seat], "Name"),
    event=lambda event, settings, names: names.listed(event.seats),
    claim=lambda claim, settings, names: "",
    standing=lambda name: name,
    setting=setting,
    why=why,
    role=role,
    refusal=refusal,
)
BALLOT = Game(
    id="ballot",
    title="Ballot",
    seats=range(2, 11),
    version=1,
    settings=Settings,
    begin=begin,
    view=view,
    worlds=worldless,
    unknowns=worldless,
    things=THINGS,
    notebook=worldless,
    words=lambda language: WORDS,
    moves=Name,
)
