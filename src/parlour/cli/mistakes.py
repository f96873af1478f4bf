"""Mistakes, each in one sentence on one line."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
)
from cyclopts.exceptions import UnusedCliTokensError

from parlour.cli.speaking import language_here
from parlour.core import Reason


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C: what became of the work, in one sentence."""


def complain(mistake: Reason | str, code: int) -> int:
    """Say what is wrong, and with which exit code the command ends."""
    text = mistake.told(language_here()) if isinstance(mistake, Reason) else mistake
    print(" ".join(harmless(text).split()), file=sys.stderr)
    return code


def harmless(text: str) -> str:
    """``text`` without anything that could command the terminal."""
    return text if text.isprintable() else "".join([c if c.isprintable() or c == "\n" else " " for c in text])


def sentence(error: CycloptsError, commands: Iterable[str]) -> str:
    """What was wrong with the words of a command line."""
    words = " ".join(error.unused_tokens or ())
    if isinstance(error, UnknownCommandError):
        return f"There is no command {words.split()[0]}; there are {', '.join(commands)}."
    if isinstance(error, UnusedCliTokensError):
        return f"{words} is one word too many here; an option is written --name value."
    if isinstance(error, UnknownOptionError):
        return unknown_option(error)
    if isinstance(error, RepeatArgumentError):
        return f"{error.token.keyword} may be given only once."
    if isinstance(error, MissingArgumentError) and error.argument:
        return missing(error.argument.name)
    if isinstance(error, CoercionError) and error.target_type is bool and error.token:
        return f"{error.token.keyword} stands alone, without a value."
    return str(error)


def unknown_option(error: UnknownOptionError) -> str:
    given = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names if name.startswith("-")]
    close = get_close_matches(given, known, n=1)
    return f"There is no option {given}; " + (
        f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}."
    )


def missing(name: str) -> str:
    """An option without its value, or no word where one is needed."""
    return f"{name} needs a value." if name.startswith("-") else f"{name} is missing."
