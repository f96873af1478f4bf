"""How soon a process may follow another, and when there have been enough."""

from __future__ import annotations

from typing import Final

SHORTEST_LIFE: Final = 5.0  # seconds; after a shorter one the next waits as long as that
LONG_LIFE: Final = 60.0  # seconds; a process that lives so long was well
MOST: Final = 10  # short lives, one after the other


class Restarts:
    """Of one place.  The next process waits longer after each short life."""

    def __init__(self, rest: float = SHORTEST_LIFE) -> None:
        self.rest, self.short = rest, 0
        self.since = self.not_before = 0.0

    def begin(self, now: float) -> None:
        self.since, self.not_before = now, now + self.rest * max(1, self.short)

    def end(self, now: float) -> None:
        self.short = self.short + 1 if now - self.since < LONG_LIFE else 0

    @property
    def spent(self) -> bool:
        """Whether it goes wrong again and again."""
        return self.short >= MOST
