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
from parlour.cli.speaking import CHOSEN, TERMINAL, language_here
from parlour.cli.terminal.book import Book, SeedFile, open_book, reopen
from parlour.cli.terminal.screen import Screen
from parlour.cli.terminal.terminal import Terminal
from parlour.core import ENGLISH, Language, Match, Refused, Seat, commitment, first_name
from parlour.core.words import languages_of
from parlour.core.words.messages.house import speech
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
ToMe: TypeAlias = Annotated[
    str | None,
    Parameter(name="--language", help="In which language the game speaks to you, such as de; usually en, English."),
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
    language: ToMe = None,
    resume: ResumeFile = None,
) -> None:
    """Sit down at a table in this terminal, with bots on the other seats; the game is saved after every move."""
    if resume is not None:
        if any([argument is not None for argument in (seats, seat, opponents, programs, seed, options, aid, language)]):
            raise Refused("resume-alone")
        play_on(resumed(Screen(), resume, game))
    elif game is None:
        raise Refused("game-missing", games=[*games.shelf()])
    else:
        found = games.find(game)
        spoken, help = chosen_language(found, language), chosen_help(aid)
        number, settings = table_of(found, seats, options)
        me = within("--seat", 1 if seat is None else seat, range(1, number + 1)) - 1
        others = around_the_table(found, number - 1, opponents, programs or ())
        word = seed if seed is not None else secrets.token_hex(32)
        match = Match(found, number, seed_from(word), settings)
        play_on(opened(Screen(), match, SeedFile(match.seed.hex(), me, others, help, spoken)))


def chosen_help(typed: str | None) -> Help:
    for help in HELP:
        if help == (typed or "hints"):
            return help
    raise Refused("aid-wrong", levels=list(HELP), text=typed)


def chosen_language(game: AnyGame, typed: str | None) -> Language:
    """As typed; else what this terminal speaks, if the game speaks it too.  From now on all is told in it."""
    spoken = languages_of(game.package)
    chosen = typed or (here if (here := language_here()) in spoken else ENGLISH)
    CHOSEN.set(chosen)
    if chosen == ENGLISH:
        return ENGLISH
    known = sorted({ENGLISH, *spoken})
    if chosen not in known:
        raise Refused("language-wrong", languages=known, game=game.title, text=chosen)
    return chosen


def opened(screen: Screen, match: Match[Any, Any], table: SeedFile) -> Terminal:
    """A new game.  What the seed is bound by is shown before any card; nothing is saved unless all is well so far."""
    company = Company(match, around(table.seat, table.bots))
    book = open_book(match.game.id, table)
    screen.line(speech(TERMINAL, table.language)("before-the-deal"))
    screen.verbatim(f"  {commitment(match.seed)}")
    return terminal(screen, company, table, book)


def around_the_table(game: AnyGame, number: int, opponents: str | None, programs: Sequence[str]) -> tuple[str, ...]:
    """Who sits on the other seats: programs first, then bots."""
    if len(programs) > number:
        raise Refused("too-many-programs", count=len(programs), seats=number)
    players = tuple([named(PREFIX + program, game.id) for program in programs])
    rest = number - len(players)
    return players + (seated(opponents or proposed(game.id, number + 1).name, game, rest, "others") if rest else ())


def resumed(screen: Screen, path: Path, game: str | None) -> Terminal:
    """The game as it was left."""
    was = reopen(path, game)
    company = Company(was.match, around(was.seed_file.seat, was.seed_file.bots))
    if was.torn:
        screen.line(speech(TERMINAL, was.seed_file.language)("torn-line"))
    return terminal(screen, company, was.seed_file, was.book)


def around(me: Seat, others: Sequence[str]) -> dict[Seat, str]:
    """The bots by their seats: all but the person's."""
    return {seat + (seat >= me): bot for seat, bot in enumerate(others)}


def terminal(screen: Screen, company: Company, table: SeedFile, book: Book) -> Terminal:
    """Say who sits where, and how much help there is."""
    match, me, say = company.match, table.seat, speech(TERMINAL, table.language)
    titles = {name: level.title for name, level in LEVELS.items()}
    sitting = [f"{first_name(seat)} ({titles.get(bot, bot)})" for seat, bot in around(me, table.bots).items()]
    around_it = [*sitting[:me], say("you-there"), *sitting[me:]]
    screen.line(say("around-the-table", game=match.game.title, sitting=around_it))
    screen.verbatim(say("saved-in", file=str(book.path)))
    screen.line(say(f"help-{table.help}"), lead=say("help-lead", help=table.help) + " ")
    return Terminal(match, me, company, book, screen, table.help, table.language)


def play_on(terminal: Terminal) -> None:
    """Play until the game is over, or the person leaves or presses Ctrl-C."""
    say, path = terminal.drawing.say, quote(str(terminal.book.path))
    later = say("saved-to-go-on", file=path)
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
                terminal.screen.line(say("program-answered", name=first_name(seat), answers=str(mind.answers)))
        for key in ("tells-the-story", "tells-how-well", "checks-the-deal"):
            terminal.screen.verbatim(say(key, file=path))
    else:
        terminal.screen.verbatim(later)
