"""Free talk at a table: who is silent by the rules, and who is heard apart from the others."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from parlour.core.vocabulary import Seat


class Talk(Struct, frozen=True, gc=False):
    """Who may talk, as everybody at the table knows.  Seats that are not named talk to everyone."""

    silent: tuple[Seat, ...] = ()  # heard by nobody
    apart: tuple[Seat, ...] = ()  # heard by each other only, until the game is over


EVERYBODY_TALKS: Final = Talk()


def talk_freely(view: Any) -> Talk:
    """Everybody at the table talks to everyone."""
    return EVERYBODY_TALKS
