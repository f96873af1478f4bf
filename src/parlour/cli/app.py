"""All commands, and the one sentence that every mistake comes down to."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from parlour.cli.helping import BrokenOnce
from parlour.cli.mistakes import complain, sentence
from parlour.cli.speaking import CHOSEN
from parlour.core import Refused

COMMANDS: Final = {
    "games": "Show the games on the shelf and their options, or one game and its bots.",
    "play": "Sit down at a table in this terminal, with bots on the other seats.",
    "serve": "Open the house: friends play in their browsers, with bots if you like.",
    "mcp": "Let a language model play: tools over the Model Context Protocol.",
    "admin": "Look after the tables of a house: list, check, export, close, forget, back up.",
    "case": "Solve today's case, the same for everyone in the world.",
    "cases": "Puzzles cut from games; `parlour case` asks today's.",
    "simulate": "Have bots play many games, and count what comes of them.",
    "tournament": "Have bots play each other on the same deals, and rate them.",
    "report": "Study a game for its designer: one page with plots.",
    "query": "Ask a file of games a question in SQL.",
    "replay": "Tell a record in words.",
    "analyse": "Judge a finished game: every move by what its seat knew.",
    "verify": "Check that a record is genuine.",
    "check": "Try the laws that every game must keep on one game.",
    "new-game": "Write a small running game, to make a new one from.",
    "words": "Tell what a language still lacks.",
}

APP: Final = App(
    name="parlour",
    help="A table for deduction games.  `parlour COMMAND --help` tells more of each command.",
    help_format="plaintext",
    help_formatter=BrokenOnce(),
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
    default_parameter=Parameter(negative=(), show_default=False),
)
FOLDERS: Final = {  # most lie beside this file
    **{name: f"study.{name}" for name in ("simulate", "tournament", "report", "query")},
    "case": "cases.play",
}


def place_of(name: str) -> str:
    """The module in which a command lies."""
    return f"parlour.cli.{FOLDERS.get(name, name.replace('-', '_'))}"


UNLISTED: Final = ("case", "words")  # `cases` and docs/translate.md tell of them: the list is for one screen

for name, purpose in COMMANDS.items():
    where = f"{place_of(name)}:{name.replace('-', '_')}"
    APP.command(where, name=name, help=purpose, show=name not in UNLISTED)


def run(words: Sequence[str]) -> int:
    """Carry out one command; a mistake is answered with one sentence and no stack trace."""
    for channel in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(channel, TextIOWrapper):
            channel.reconfigure(errors="replace")  # a letter that the terminal lacks stops nobody
    CHOSEN.set(None)
    try:
        code: int | None = APP(words)
        print(end="", flush=True)
        return code or 0
    except CycloptsError as error:
        return complain(sentence(error, COMMANDS), 2)
    except Refused as reason:
        return complain(reason, 2)
    except KeyboardInterrupt as stop:
        return complain(str(stop) or "Stopped.", 128 + signal.SIGINT)
    except BrokenPipeError:  # the reader has read enough
        return give_up_output(0)
    except OSError as error:
        return give_up_output(complain(f"{error.filename or 'The output'}: {error.strerror or error}.", 1))


def give_up_output(code: int) -> int:
    """Nothing more can be written: let Python not try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return code
