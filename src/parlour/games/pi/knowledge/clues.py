"""What the table has been told about each case in the running mini-game, line by line of a seat's story."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Event, Seat, told_since
from parlour.games.pi.cards import Card, Case, Found, Location, holder_for
from parlour.games.pi.events import CityLaid, Examined, Failed, Held, Investigated, MiniGameEnded, Solved
from parlour.games.pi.rules.answers import Look
from parlour.games.pi.state import homes_of
from parlour.games.pi.view import PiView


class Counted(Struct, frozen=True):
    """An Investigator's look gave so many new discs and cubes."""

    look: Look
    discs: int
    cubes: int


class Compared(Struct, frozen=True):
    """The card of one kind gives this token to a player who looks in a location."""

    kind: int
    location: Location
    found: Found


class Missed(Struct, frozen=True):
    """It is not just this case."""

    case: Case


Clue: TypeAlias = Counted | Compared | Missed
TELLING: Final = frozenset([Examined, Investigated, Held, Solved, MiniGameEnded, Failed])


class Clues:
    """All that a view tells about the cases: those laid open, and clues about the others, each with its line."""

    def __init__(self, v: PiView) -> None:
        self.clear(v)
        self.read(v)

    @classmethod
    def unread(cls, v: PiView) -> Clues:
        """For who reads the story portion by portion: what is known before its first line."""
        clues = cls.__new__(cls)
        clues.clear(v)
        return clues

    def clear(self, v: PiView) -> None:
        """A mini-game begins, of which nothing is known yet."""
        self.view = v
        self.homes, self.kind_of = homes_of(v.tiles), v.city.kind_of
        self.laid = 0  # the line at which the tiles of this mini-game were laid
        self.open: dict[Seat, tuple[int, Case]] = {}  # by holder: the line that opened it, and the case
        self.about: list[list[tuple[int, Clue]]] = [[] for _ in range(v.seats)]  # by holder
        self.discs: list[tuple[Card, ...]] = [()] * v.seats  # by seat: the tiles that carry its tokens
        self.cubes: list[tuple[Card, ...]] = [()] * v.seats

    def read(self, v: PiView, since: int = 0) -> None:
        """Learn from the lines of the story from ``since`` on, as far as they tell of the running mini-game."""
        new, self.view = [*enumerate(told_since(v, since), since)], v
        laid = next((line for line, event in reversed(new) if type(event) is CityLaid), None)
        if not v.tiles:
            return
        if laid is not None:
            self.clear(v)
            self.laid, new = laid, new[laid - since :]
        for line, event in new:
            if type(event) in TELLING:  # each case below that does not fit costs much: docs/decisions/0003
                self.learn(line, event)

    def learn(self, line: int, event: Event) -> None:
        if type(event) is Examined:  # as most often
            self.examine(line, event)
            return
        match event:
            case Investigated(seat, location, discs, cubes):
                look = self.look(seat, location)
                self.about[self.holder(seat)].append((line, Counted(look, discs, cubes)))
            case Held(seat, case):
                self.open[seat] = line, case
            case Solved(seat, case):
                self.open[self.holder(seat)] = line, case
            case MiniGameEnded(_, _, unsolved):
                self.open |= {holder: (line, case) for holder, case in unsolved}
            case Failed(seat, case):
                self.about[self.holder(seat)].append((line, Missed(case)))

    @property
    def closed(self) -> list[Seat]:
        """The holders of the cases that this seat does not know."""
        return [seat for seat in range(self.view.seats) if self.view.tiles and seat not in self.open]

    def holder(self, seat: Seat) -> Seat:
        """Whose case ``seat`` must solve."""
        return holder_for(seat, self.view.seats)

    def examined_before(self, line: int) -> tuple[Card, ...]:
        """The Evidence that the player of this line had examined when it was told."""
        story = self.view.story
        examined = [event for event in story[self.laid : line] if isinstance(event, Examined)]
        return tuple([event.card for event in examined if event.seat == getattr(story[line], "seat", None)])

    def look(self, seat: Seat, location: Location) -> Look:
        repeat = self.view.settings.repeat_cubes
        return Look(self.homes, self.view.tiles[location], self.discs[seat], self.cubes[seat], repeat)

    def examine(self, line: int, event: Examined) -> None:
        """A token on the card's tile, and what that says; a card whose tile carried one already says nothing."""
        if event.found == "known":
            return
        kind, home = self.kind_of[event.card], self.homes[event.card]
        self.about[self.holder(event.seat)].append((line, Compared(kind, home, event.found)))
        if event.found == "disc":
            self.discs[event.seat] += (event.card,)
        elif event.found == "cube":
            self.cubes[event.seat] += (event.card,)
