"""Ballot, the smallest game for ten: three times everyone names a seat at once, and whoever was named most wins."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from parlour.core import Event, Game, Move, Result, Seat, Settings, State, Steps, Together, View, Zone, common, start


class Name(Move, frozen=True):
    seat: Seat


class Named(Event, frozen=True):
    seats: tuple[Seat, ...]


class Ballot(State):
    names: list[Seat]

    def clone(self) -> Ballot:
        return Ballot(
            self.seats,
            self.agenda.copy(),
            self.asked,
            self.sealed.copy(),
            self.told.copy(),
            self.result,
            self.names.copy(),
        )


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
    s = Ballot(seats, [], (), [], [], None, [])
    start(s, Vote(tuple(range(seats))))
    return s


def view(s: Ballot, seat: Seat | None) -> View:
    return View(*common(s, seat))


def worldless(*_: object) -> Any:
    raise NotImplementedError


WORDS: Any = SimpleNamespace(
    PAGE="1. Name somebody.",
    prompt=lambda view, names: "Name somebody." if view.options else "Wait.",
    kind=lambda move: "Name",
    move=lambda move, view, names: names[move.seat],
    event=lambda event, view, names: names.listed(event.seats),
    claim=lambda claim, view, names: "",
    board=lambda view, names: [Zone("Urn", (), len(view.sealed))],
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
    words=WORDS,
    moves=Name,
)
