"""Ballot, the smallest game for ten: three times everyone names a seat at once, and the one named most often wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import Event, Game, Move, Result, Seat, Settings, State, Steps, Together, View, common, spoken, start
from tests.server.ballot import things


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
    things=things,
    notebook=worldless,
    words=spoken(__name__),
    moves=Name,
)
