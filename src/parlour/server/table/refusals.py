"""Why a table turns somebody away, or something down."""

from __future__ import annotations

from typing import Final

from parlour.core import Refused

FAILED: Final = "Something went wrong here; nothing has changed."
CROWDED: Final = "Too much happens at this table at once; try again."


class Broken(Exception):
    """A table could not even be read again; everybody has been sent away from it."""


class Barred(Exception):
    """Somebody may not come to this table, and why."""


class TooLate(Refused):
    """Another process was quicker: the table has been read again."""
