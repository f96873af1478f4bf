"""What a player may say aloud in Death on the Cards."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Claim, Said
from parlour.games.death_cards.moves import Suspect, Trust
from parlour.games.death_cards.view import DeathCardsView


def speech(v: DeathCardsView) -> Sequence[Claim]:
    """Suspicion or trust, aloud; once, until something else has happened."""
    if v.seat is None or not v.turn:
        return ()
    for event in reversed(v.story):
        if not isinstance(event, Said):
            break
        if event.seat == v.seat:
            return ()
    others = [seat for seat in range(v.seats) if seat != v.seat]
    return [*[Suspect(seat) for seat in others], *[Trust(seat) for seat in others]]
