"""Records as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from parlour import games
from parlour.cli.arguments import AnyGame, read_bytes
from parlour.cli.speaking import TERMINAL, language_here
from parlour.core import ENGLISH, Refused, opening
from parlour.core.referee.record import Stopped, read
from parlour.core.words.messages.house import speech

LARGEST: Final = 64 << 20  # bytes: a hundred times a long match


def read_lines(path: Path) -> list[str]:
    """The lines of a record, not yet looked at."""
    content = read_bytes(path, LARGEST)
    if content is None:
        raise Refused("record-too-large", file=path)
    if not content:
        raise Refused("file-empty", file=path)
    return split(content)


def split(content: bytes) -> list[str]:
    """Line by line, however lines end; what is no UTF-8 shows up as a line that nobody wrote."""
    return content.decode(errors="replace").replace("\r\n", "\n").removesuffix("\n").split("\n")


def game_of(lines: Sequence[str]) -> AnyGame:
    """The game that a record is of."""
    name = opening(lines).game
    if name not in games.shelf():
        raise Refused("record-not-on-shelf", game=name)
    return games.find(name)


def stopped(lines: Sequence[str]) -> str:
    """How the people at the table ended a game before its end, or that its record just ends."""
    *_, last = read(lines)
    say = speech(TERMINAL, language_here())
    return say("stopped", how=last.how, why=last.why) if isinstance(last, Stopped) else say("record-ends")


def after_colon(reason: Refused) -> str:
    """A reason in the middle of a sentence: in English it begins with a small letter there."""
    text = reason.told(language_here())
    return text[:1].lower() + text[1:] if language_here() == ENGLISH else text
