"""The language in which this terminal speaks: as ``play --language`` says, or PARLOUR_LANGUAGE, or else English."""

from __future__ import annotations

from contextvars import ContextVar
from os import environ
from typing import Final

from parlour.core import ENGLISH, Language

TERMINAL: Final = "terminal"  # the part of the house's words that is said here
VARIABLE: Final = "PARLOUR_LANGUAGE"
CHOSEN: Final[ContextVar[Language | None]] = ContextVar("chosen", default=None)  # for one command


def language_here() -> Language:
    return CHOSEN.get() or environ.get(VARIABLE) or ENGLISH
