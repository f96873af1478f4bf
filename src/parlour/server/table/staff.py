"""Everything a table needs of the house: where it is written down, the time, and how it is called."""

from __future__ import annotations

from collections.abc import Callable
from os import urandom
from typing import Any

from msgspec import Struct
from structlog.typing import FilteringBoundLogger

from parlour.bots.pauses import unhurried
from parlour.core import Match
from parlour.server.clock import Clock, WallClock, unforeseen
from parlour.server.metrics import Metrics
from parlour.server.rates import Rate
from parlour.server.store import Store
from parlour.server.table.decks import Decks


class TalkLimits(Struct, frozen=True):
    """How much may be said."""

    person: Rate = Rate(0.5, 8)  # remarks of one person
    room: Rate = Rate(3, 30)  # and of all in one room of a table
    kept: int = 2000  # remarks in each room


class Staff(Struct, frozen=True, kw_only=True):
    store: Store
    public_url: str  # without a slash at its end
    origin: str | None = None  # of our pages, as browsers write it; None: the operator has not said, any host is ours
    metrics: Metrics
    log: FilteringBoundLogger
    clock: Clock = WallClock()
    pause: Callable[[], float] = unhurried  # how long a bot seems to think
    share: Callable[[], float] = unforeseen  # after which part of a first-come question's time a bot answers
    talk: TalkLimits = TalkLimits()
    decks: Decks = Decks()  # that hosts may choose by their names
    span: float = 0.25  # seconds: what only one player asked is answered at the end of such a span
    seed: Callable[[], bytes] = lambda: urandom(32)
    deal: Callable[..., Match[Any, Any]] = Match

    def invite(self, table: str) -> str:
        return f"{self.public_url}/table/{table}"
