"""``parlour play``: a table in this terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from parlour import games
from parlour.bots import LEVELS, Company, proposed
from parlour.bots.own import named
from parlour.bots.program import PREFIX, Program
from parlour.cli.arguments import (
    AnyGame,
    Options,
    Programs,
    Seats,
    Seed,
    number,
    seated,
    seed_from,
    table_of,
    within,
)
from parlour.cli.mistakes import Interrupted
from parlour.cli.terminal.book import Book, SeedFile, open_book, reopen
from parlour.cli.terminal.screen import Screen
from parlour.cli.terminal.terminal import Terminal
from parlour.core import Match, Refused, Seat, commitment, first_name
from parlour.core.words.english import listed, plural
from parlour.notebook import HELP, Help

GameName: TypeAlias = Annotated[
    str | None, Parameter(help="Which game, by its name on the shelf (`parlour games`); not needed with --resume.")
]
MySeat: TypeAlias = Annotated[
    int | None, Parameter(name="--seat", converter=number, help="Which seat is yours; usually 1, the first.")
]
Opponents: TypeAlias = Annotated[
    str | None,
    Parameter(
        name="--bots",
        help=f"Who sits on the other seats: {', '.join(LEVELS)}, or a class of your own as module:Class or "
        "./file.py:Class; one for all, or one for each with commas between.  "
        "If none is named, belief, or the strongest that can play the game.",
    ),
]
ResumeFile: TypeAlias = Annotated[
    Path | None, Parameter(name="--resume", help="Go on with the game whose record this is.")
]
Aid: TypeAlias = Annotated[
    str | None,
    Parameter(name="--aid", help=f"How much the table helps you: {', '.join(HELP)}; usually hints."),
]


def play(
    game: GameName = None,
    /,
    *,
    seats: Seats = None,
    seat: MySeat = None,
    opponents: Opponents = None,
    programs: Programs = None,
    seed: Seed = None,
    options: Options = None,
    aid: Aid = None,
    resume: ResumeFile = None,
) -> None:
    """Sit down at a table in this terminal, with bots on the other seats; the game is saved after every move."""
    if resume is not None:
        if any([argument is not None for argument in (seats, seat, opponents, programs, seed, options, aid)]):
            raise Refused("--resume goes on at the table as it was left, so nothing else can be chosen with it.")
        play_on(resumed(Screen(), resume, game))
    elif game is None:
        raise Refused(f"GAME is missing; there are {', '.join(games.shelf())}.")
    else:
        found, help = games.find(game), chosen_help(aid)
        number, settings = table_of(found, seats, options)
        me = within("--seat", 1 if seat is None else seat, range(1, number + 1)) - 1
        others = around_the_table(found, number - 1, opponents, programs or ())
        word = seed if seed is not None else secrets.token_hex(32)
        play_on(opened(Screen(), Match(found, number, seed_from(word), settings), me, others, help))


def chosen_help(typed: str | None) -> Help:
    for help in HELP:
        if help == (typed or "hints"):
            return help
    raise Refused(f"--aid must be {listed(list(HELP), 'or')}, not {typed}.")


def opened(screen: Screen, match: Match[Any, Any], me: Seat, others: tuple[str, ...], help: Help) -> Terminal:
    """A new game.  What the seed is bound by is shown before any card; nothing is saved unless all is well so far."""
    company = Company(match, around(me, others))
    book = open_book(match.game.id, table := SeedFile(match.seed.hex(), me, others, help))
    screen.line("Before the deal, the fingerprint of its seed (SHA-256), for `parlour verify`:")
    screen.verbatim(f"  {commitment(match.seed)}")
    return terminal(screen, company, table, book)


def around_the_table(game: AnyGame, number: int, opponents: str | None, programs: Sequence[str]) -> tuple[str, ...]:
    """Who sits on the other seats: programs first, then bots."""
    if len(programs) > number:
        raise Refused(f"{len(programs)} programs are too many for {plural(number, 'other seat')}.")
    players = tuple([named(PREFIX + program, game.id) for program in programs])
    rest = number - len(players)
    return players + (
        seated(opponents or proposed(game.id, number + 1).name, game, rest, "other seats") if rest else ()
    )


def resumed(screen: Screen, path: Path, game: str | None) -> Terminal:
    """The game as it was left."""
    was = reopen(path, game)
    company = Company(was.match, around(was.seed_file.seat, was.seed_file.bots))
    if was.torn:
        screen.line("The last line of the record was cut off in the middle and is dropped.")
    return terminal(screen, company, was.seed_file, was.book)


def around(me: Seat, others: Sequence[str]) -> dict[Seat, str]:
    """The bots by their seats: all but the person's."""
    return {seat + (seat >= me): bot for seat, bot in enumerate(others)}


def terminal(screen: Screen, company: Company, table: SeedFile, book: Book) -> Terminal:
    """Say who sits where, and how much help there is."""
    match, me = company.match, table.seat
    titles = {name: level.title for name, level in LEVELS.items()}
    sitting = [f"{first_name(seat)} ({titles.get(bot, bot)})" for seat, bot in around(me, table.bots).items()]
    screen.line(f"{match.game.title}; around the table: {', '.join([*sitting[:me], 'you', *sitting[me:]])}.")
    screen.verbatim(f"Saved after every move in {book.path}")
    screen.line(HELP[table.help], lead=f"Help ({table.help}): ")
    return Terminal(match, me, company, book, screen, table.help)


def play_on(terminal: Terminal) -> None:
    """Play until the game is over, or the person leaves or presses Ctrl-C."""
    path = quote(str(terminal.book.path))
    later = f"Saved. To go on: parlour play --resume {path}"
    try:
        with terminal.book:
            over = terminal.play()
    except KeyboardInterrupt:
        terminal.screen.line()
        raise Interrupted(later) from None
    if over:
        terminal.book.finish()
        for seat, mind in terminal.company.minds.items():
            if isinstance(mind, Program):
                terminal.screen.line(f"{first_name(seat)}'s program: {mind.answers}")
        terminal.screen.verbatim(f"`parlour replay {path} --all` tells the whole story.")
        terminal.screen.verbatim(f"`parlour analyse {path}` tells how well everybody played.")
        terminal.screen.verbatim(f"`parlour verify {path}` checks that the deal was fair.")
    else:
        terminal.screen.verbatim(later)
