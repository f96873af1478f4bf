"""Who sits where, and how it ended for them, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.cli.speaking import TERMINAL
from parlour.core import ENGLISH, Language, Result, Seat, Words, first_name
from parlour.core.words.messages.house import speech


def called(words: Words, seats: int, me: Seat | None = None, given: Sequence[str] = ()) -> Any:
    """The names of the seats, as ``given`` or made up, as they are spoken of to ``me``."""
    return words.Names(given or [first_name(seat) for seat in range(seats)], me)


def outcome(words: Words, result: Result, names: Any, language: Language = ENGLISH) -> str:
    """How a game ended, in two sentences."""
    say = speech(TERMINAL, language)
    won = say("winners", names, winners=result.winners) if result.winners else say("nobody-wins")
    return f"{won} {words.why(result)}"


def scores(words: Words, result: Result, names: Any, language: Language = ENGLISH) -> str:
    """What each seat scored, and what it turned out to be."""
    say = speech(TERMINAL, language)
    roles: Sequence[str | None] = [words.role(role) for role in result.roles] or [None] * len(result.points)
    each = [say("score", names, seat=seat, role=roles[seat], points=n) for seat, n in enumerate(result.points)]
    return say("scores", each=each)
