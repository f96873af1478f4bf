"""What bots say when cards are to change hands: what they would like, and what they promise (DC-51)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parlour.bots.death_cards.position import Position
from parlour.core import Claim
from parlour.games.death_cards.cards import DEVIOUS, Card
from parlour.games.death_cards.moves import MATES, Ask, Promise
from parlour.games.death_cards.rules.trading import PassCards, TradeCards

WANTED: Final = 0.7  # from this worth on a card is asked for; the best is worth 1


def exchange_claim(
    position: Position, claims: Sequence[Claim], held: Callable[[Card], float], wanted: Callable[[Card], float]
) -> Claim | None:
    """While cards are chosen: ask for a detective that completes a set, or else promise a card.

    Hunters promise what they will give, a gang that doesn't hide what everybody likes.  ``held`` and ``wanted``: what
    a card in hand, or one more card, is worth.
    """
    if not isinstance(position.step, TradeCards | PassCards):
        return None
    asks = [claim for claim in claims if isinstance(claim, Ask) and claim.card in MATES]
    ask = max(asks, key=lambda claim: wanted(claim.card), default=None)
    if ask is not None and wanted(ask.card) >= WANTED:
        return ask
    promises = {claim.card: claim for claim in claims if isinstance(claim, Promise)}
    if not position.hunts:
        return promises.get(max(MATES, key=wanted))
    if set(DEVIOUS).intersection(position.hand):
        return None  # such a card is given away without a word
    return promises.get(min(position.hand, key=held))
