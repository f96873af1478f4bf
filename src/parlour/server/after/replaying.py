"""A finished game told again in frames: what each tab would have been sent, from one seat's eyes, a spectator's or all.

It works on a record, in a worker, and knows no table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, json

from parlour import games
from parlour.core import NATURE, Game, Refused, Seat, View, opening
from parlour.core.referee.record import AnyLine, Moved, Spoke, Undone, read
from parlour.server import wire
from parlour.server.table.shown.catalogues import catalogue_of
from parlour.server.table.shown.frames import Picture, frame
from parlour.server.table.shown.seen import Seen, Sight
from parlour.server.table.shown.situations import Situation
from parlour.study.moments import Moment, moments

Eyes: TypeAlias = Seat | Literal["spectator", "truth"]
NOBODY: Final = json.encode(0)


class FinishedGame(Struct, frozen=True):
    """All that is told of a game afterwards."""

    game: str
    lines: tuple[str, ...]
    head: wire.TableHead
    seats: tuple[wire.SeatCard, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([card.name for card in self.seats])


class ReplayOrder(Struct, frozen=True):
    """A replay that somebody wants to see."""

    told: FinishedGame
    eyes: Eyes
    laid: bool  # whether it tells what lies where


def replayed(order: ReplayOrder) -> bytes:
    """The whole game as a ``wire.Replay``: its catalogue, a step for every line, and the frames between them."""
    game = games.find(order.told.game)
    projector = Projector(game, order)
    steps: list[wire.ReplayStep] = []
    undoings = after_undoings(order.told.lines)
    frames: list[bytes] = []
    for moment in stations(game, order.told.lines):
        frames.append(projector.frame(moment, len(steps)))
        if moment.line is not None:
            steps.append(step(moment.number, moment.line, moment.number in undoings))
    catalogue = catalogue_of(game, projector.seats, projector.settings)
    parts = catalogue.encoded, json.encode(steps), b",".join(frames)
    return b'{"catalogue":%b,"steps":%b,"frames":[%b]}' % parts


def stations(game: Game[Any, Any], lines: tuple[str, ...]) -> Iterator[Moment]:
    """The moments at which somebody does something, and the end."""
    for moment in moments(game, lines):
        if moment.line is None or is_step(moment.line):
            yield moment


def is_step(line: AnyLine) -> bool:
    """Whether a person, a bot or the clock did it; nature's lines follow from theirs."""
    return isinstance(line, Spoke) or (isinstance(line, Moved) and line.seat != NATURE)


def step(number: int, line: AnyLine, undone: bool) -> wire.ReplayStep:
    assert isinstance(line, Moved | Spoke)
    return wire.ReplayStep(number, line.seat, isinstance(line, Spoke), undone)


def after_undoings(lines: tuple[str, ...]) -> frozenset[int]:
    """The numbers of the lines that stand where something was undone."""
    return frozenset([number for number, line in enumerate(read(lines), 2) if isinstance(line, Undone)])


def view_at(told: FinishedGame, seat: Seat, number: int) -> View:
    """What a seat saw before line ``number`` of the record, at which somebody did something; or Refused."""
    for moment in stations(games.find(told.game), told.lines):
        if moment.number == number:
            return moment.view(seat)
    raise Refused("nobody-asked-there")


class Projector:
    """It shows one moment after the other to the same eyes."""

    def __init__(self, game: Game[Any, Any], order: ReplayOrder) -> None:
        told, opened = order.told, opening(order.told.lines)
        self.all, self.seats = order.eyes == "truth", opened.seats
        self.seat = order.eyes if isinstance(order.eyes, int) else None
        self.settings = game.table_of(opened.seats, opened.options)
        self.sight = Sight(game, self.settings, order.laid)
        you = wire.You(self.seat, host=False, may=(), again=None, kept=None)
        self.parts = [json.encode(told.head), json.encode(told.seats), json.encode(you), NOBODY, b"null"]
        self.last: Picture | None = None
        self.told = 0

    def frame(self, moment: Moment, number: int) -> bytes:
        """What has changed since the last moment: the number of the question, if nothing else."""
        new = Picture(self.seat, self.parts, self.seen(moment, number))
        old, since, self.last, self.told = self.last, self.told, new, new.story.length
        changed = frame(new, old, since, [self.sight.line(event) for event in new.story.since(since)])
        assert changed is not None
        return changed

    def seen(self, moment: Moment, number: int) -> Seen:
        """The table as these eyes saw it; nothing can be played there any more."""
        views = [moment.view(seat) for seat in range(self.seats)] if self.all else []
        situation = Situation(deadline=None, standing=None, plays=False, over=self.all, why=None)
        return self.sight.seen(moment.view(self.seat), views, number, situation)
