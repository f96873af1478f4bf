"""A log for operators: what happened, never a move, a name, a seed, a cookie or a link.

One JSON object a line; at a terminal, plain words.
"""

from __future__ import annotations

import logging
from hashlib import sha256
from sys import stderr
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict, FilteringBoundLogger


def opened(file: TextIO | None = None, level: int = logging.INFO, plain: bool = False) -> FilteringBoundLogger:
    """A log that writes to ``file``: for a program to read, or ``plain`` for a person."""
    logger = structlog.wrap_logger(
        structlog.WriteLogger(file or stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            in_words if plain else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
    return cast(FilteringBoundLogger, logger)


def in_words(logger: object, method: str, event: EventDict) -> str:
    """A line for a person at a terminal: 12:30:05 warning: table unreadable (table 1a2b3c4d)."""
    what, level, when = str(event.pop("event")), event.pop("level"), str(event.pop("timestamp"))
    rest = ", ".join([f"{name} {value}" for name, value in event.items()])
    return f"{when[11:19]} {level}: {what.replace('_', ' ')}" + (f" ({rest})" if rest else "")


def alias(table: str) -> str:
    """A table as the log calls it: its own id is an invitation."""
    return sha256(table.encode()).hexdigest()[:8]


def place(error: BaseException) -> str:
    """What went wrong and where; an error's own words may quote a card."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}" if trace else "?"
    return f"{type(error).__name__} at {where}"
