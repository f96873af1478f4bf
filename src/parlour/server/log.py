"""A log for operators, one JSON object a line: what happened, never a move, a name, a seed, a cookie or a link."""

from __future__ import annotations

import logging
from hashlib import sha256
from sys import stderr
from typing import TextIO, cast

import structlog
from structlog.typing import FilteringBoundLogger


def opened(file: TextIO | None = None, level: int = logging.INFO) -> FilteringBoundLogger:
    """A log that writes to ``file``."""
    logger = structlog.wrap_logger(
        structlog.WriteLogger(file or stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
    return cast(FilteringBoundLogger, logger)


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
