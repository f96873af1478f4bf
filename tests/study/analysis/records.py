"""Records to analyse: games of bots, and runs of the laws written down as records."""

from __future__ import annotations

from functools import cache

from msgspec import Raw, json, to_builtins

from parlour.core import Claim
from parlour.core.referee.record import Moved, Opened, Record, Spoke
from parlour.study.analysis import Analysis, analyse
from parlour.study.simulate import Simulation, play_game
from parlour.testing import Actions, Run

NAMES = ("Ann", "Bea", "Cal", "Dan", "Eve", "Fay", "Gus")


@cache
def record(game: str, seats: int, level: str = "thumb", number: int = 0) -> tuple[str, ...]:
    """A whole game of bots."""
    simulation = Simulation(game, seats, {}, (level,) * seats, "analysis", keep_records=True)
    return tuple(play_game(simulation, number).record.splitlines())


@cache
def analysed(game: str, seats: int, level: str = "thumb", number: int = 0) -> Analysis:
    return analyse(record(game, seats, level, number), names=NAMES[:seats])


def written(run: Run, actions: Actions) -> list[str]:
    """Some actions at the table of ``run``, as the lines of a record."""
    book, game = Record(), run.game
    book.write(Opened(game.id, game.version, run.seats, to_builtins(run.settings), commitment=""))
    for seat, action in actions:
        raw = Raw(json.encode(action))
        book.write(Spoke(seat, raw) if isinstance(action, Claim) else Moved(seat, raw))
    return book.lines
