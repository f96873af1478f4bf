"""Why a table turns somebody away, or something down."""

from __future__ import annotations

from parlour.core import Reason, Refused


class Broken(Exception):
    """A table could not even be read again; everybody has been sent away from it."""


class Barred(Reason):
    """Somebody may not come to this table, and why."""


class TooLate(Refused):
    """Another process was quicker: the table has been read again."""
