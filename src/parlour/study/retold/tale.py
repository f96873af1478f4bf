"""A finished record as it is read for retelling: what happened at each line, with all that each seat was told then."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from parlour import games
from parlour.core import NATURE, Event, Game, Refused, Seat, View, opening
from parlour.core.referee.record import Closed, Moved, Spoke, Stopped, read
from parlour.study.moments import Moment, moments


class Happened(Struct, frozen=True):
    """What one line of the record brought about."""

    line: int
    seat: Seat
    told: tuple[Event, ...]  # to everybody
    own: tuple[tuple[Event, ...], ...]  # to each seat
    view: View  # of a spectator, afterwards
    chance: Fraction | None = None  # of a guess that this line completes, by all that its seat could know


class Tale(Struct, frozen=True):
    game: Game[Any, Any]
    seats: int
    happened: tuple[Happened, ...]
    last: Closed | Stopped
    dealt: tuple[View, ...]  # what each seat saw when it was first asked anything
    end: tuple[View, ...]  # what each seat saw last


def tale_of(lines: Sequence[str]) -> Tale:
    """Read a finished record; Refused while the game goes on."""
    opened, last = opening(lines), ending(lines)
    game = games.find(opened.game)
    reader = Reader(game, opened.seats)
    for moment in moments(game, lines):
        reader.read(moment)
    return Tale(game, opened.seats, tuple(reader.happened), last, reader.dealt, reader.views)


def ending(lines: Sequence[str]) -> Closed | Stopped:
    *_, last = read(lines)
    if not isinstance(last, Closed | Stopped):
        raise Refused("only-finished-retold", line=str(len(lines)))
    return last


class Reader:
    """It goes from one choice of a person or bot to the next; what nature does belongs to the choice before."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game, self.seats = game, seats
        self.happened: list[Happened] = []
        self.dealt: tuple[View, ...] = ()
        self.views: tuple[View, ...] = ()
        self.heard = [0] * (seats + 1)  # lines of each story, the spectator's last
        self.now: tuple[int, Seat, Fraction | None] = 1, NATURE, None

    def read(self, moment: Moment) -> None:
        line = moment.line
        chosen = isinstance(line, Spoke) or (isinstance(line, Moved) and line.seat != NATURE)
        if not chosen and line is not None:
            return
        self.views = tuple([moment.view(seat) for seat in range(self.seats)])
        self.dealt = self.dealt or self.views
        self.listen(moment.view(None))
        if isinstance(line, Moved | Spoke):
            self.now = moment.number, line.seat, self.chance(line)

    def listen(self, spectator: View) -> None:
        """What was told since the last choice."""
        views = *self.views, spectator
        new = [tuple(view.story[since:]) for view, since in zip(views, self.heard)]
        self.heard = [len(view.story) for view in views]
        line, seat, chance = self.now
        self.happened.append(Happened(line, seat, new[-1], tuple(new[:-1]), spectator, chance))

    def chance(self, line: Moved | Spoke) -> Fraction | None:
        """How likely a guess is, by the notebook of its seat; None where the move is no guess."""
        bet = getattr(self.game.notebook(), "bet", None)
        if isinstance(line, Spoke) or bet is None or line.seat < 0:
            return None
        made = bet(self.views[line.seat], self.game.read_move(bytes(line.move)))
        return None if made is None else Fraction(made.chance)
