"""``parlour play``: a table in this terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from parlour import bots, games
from parlour.cli.arguments import (
    AnyGame,
    Options,
    Seats,
    Seed,
    number,
    seated,
    seed_from,
    table_of,
    within,
)
from parlour.cli.book import Book, Seal, open_book, reopen
from parlour.cli.mistakes import Stopped
from parlour.cli.people import called
from parlour.cli.screen import Screen
from parlour.cli.table import Table
from parlour.core import Match, Refused, Seat, commitment

GameName: TypeAlias = Annotated[
    str | None, Parameter(help="Which game, by its name on the shelf (`parlour games`); not needed with --resume.")
]
MySeat: TypeAlias = Annotated[
    int | None, Parameter(name="--seat", converter=number, help="Which seat is yours; the first, which is usual, is 0.")
]
Opponents: TypeAlias = Annotated[
    str | None,
    Parameter(
        name="--bots",
        help="Who sits on the other seats: one bot for all, or one each with commas between; belief if none is named.",
    ),
]
ResumeFile: TypeAlias = Annotated[
    Path | None, Parameter(name="--resume", help="Go on with the game whose record this is.")
]


def play(
    game: GameName = None,
    /,
    *,
    seats: Seats = None,
    seat: MySeat = None,
    opponents: Opponents = None,
    seed: Seed = None,
    options: Options = None,
    resume: ResumeFile = None,
) -> None:
    """Sit down at a table in this terminal, with bots on the other seats; the game is saved after every move."""
    if resume is not None:
        if any([argument is not None for argument in (seats, seat, opponents, seed, options)]):
            raise Refused("--resume goes on at the table as it was left, so nothing else can be chosen with it.")
        sit_down(resumed(Screen(), resume, game))
    elif game is None:
        raise Refused(f"GAME is missing; there are {', '.join(games.SHELF)}.")
    else:
        word = seed if seed is not None else secrets.token_hex(32)
        sit_down(opened(Screen(), games.find(game), seats, options, seat or 0, opponents or "belief", seed_from(word)))


def opened(
    screen: Screen,
    game: AnyGame,
    seats: int | None,
    options: Sequence[str] | None,
    me: Seat,
    opponents: str,
    seed: bytes,
) -> Table:
    """A new table.  What the seed is bound by is shown before anything is dealt from it."""
    seats, settings = table_of(game, seats, options)
    within("--seat", me, range(seats))
    others = seated(opponents, seats - 1, "other seats")
    book = open_book(game.id, Seal(seed.hex(), me, others))
    screen.line("Before the deal, the SHA-256 of the seed it will be made from:")
    screen.verbatim(f"  {commitment(seed)}")
    return table(screen, Match(game, seats, seed, settings), me, others, book)


def resumed(screen: Screen, path: Path, game: str | None) -> Table:
    """The table as it was left."""
    was = reopen(path, game)
    if was.torn:
        screen.line("The last line of the record was cut off in the middle and is dropped.")
    return table(screen, was.match, was.seal.seat, was.seal.bots, was.book)


def table(screen: Screen, match: Match[Any, Any], me: Seat, others: Sequence[str], book: Book) -> Table:
    """Everybody takes a seat."""
    seats, names = range(match.state.seats), called(match.state.seats)
    sitting = dict(zip([seat for seat in seats if seat != me], others))
    company = bots.Company(match, {seat: bots.find(name)(match.game) for seat, name in sitting.items()})
    around = [f"{names[seat]} ({sitting[seat]})" if seat in sitting else "you" for seat in seats]
    screen.line(f"{match.game.title}; around the table: {', '.join(around)}.")
    screen.verbatim(f"Saved after every move in {book.path}")
    return Table(match, me, company, book, screen)


def sit_down(table: Table) -> None:
    """Play until the game is over, or the person leaves or presses Ctrl-C."""
    path = quote(str(table.book.path))
    later = f"Saved: `parlour play --resume {path}` goes on."
    try:
        with table.book:
            over = table.play()
    except KeyboardInterrupt:
        table.screen.line()
        raise Stopped(later) from None
    if over:
        table.book.finish()
        table.screen.verbatim(f"`parlour replay {path} --all` tells the whole story.")
        table.screen.verbatim(f"`parlour verify {path}` checks that the deal was fair.")
    else:
        table.screen.verbatim(later)
