"""What a card is worth in the hand, to a hunter and to the gang: from 0, to be thrown away, to 1, to be kept."""

from __future__ import annotations

from typing import Final

from parlour.bots.death_cards.position import Position
from parlour.games.death_cards import cards as c
from parlour.games.death_cards.cards import Card
from parlour.games.death_cards.moves import MATES

UNKNOWN: Final = 0.45  # the next card of the draw pile
HUNTERS: Final = {
    c.NOT_SO_FAST: 0.85,
    c.TRAIN: 1.0,  # nobody else can play it
    c.DELAY: 0.8,
    c.SUSPICIONS: 0.6,
    c.ANOTHER_VICTIM: 0.55,
    c.OFF_THE_TABLE: 0.4,
    c.ASHES: 0.4,
    c.FAUX_PAS: 0.3,
    c.BLACKMAILED: 0.3,
    c.TRADE: 0.25,
    c.ONE_MORE: 0.2,
    c.FOLLY: 0.15,
}
GANG: Final = {
    c.NOT_SO_FAST: 1.0,
    c.TRAIN: 1.0,
    c.SUSPICIONS: 0.2,
    c.ANOTHER_VICTIM: 0.4,
    c.ONE_MORE: 0.45,
    c.ASHES: 0.4,
    c.OFF_THE_TABLE: 0.3,
    c.TRADE: 0.25,
    c.FAUX_PAS: 0.3,
    c.BLACKMAILED: 0.1,
    c.FOLLY: 0.15,
    c.DELAY: 0.0,
}


def worth(position: Position, card: Card, held: bool = True) -> float:
    """What ``card`` is worth beside the rest of the hand; ``held``: it is already one of them."""
    if card in MATES:
        return detective(position, card, held)
    if card == c.QUIN:
        lonely = [mate for mate in position.hand if mate in MATES and mate != c.PYNE]
        return 0.75 if lonely else 0.5
    if card == c.ARIADNE:
        owned = [
            seat
            for seat in position.others
            if position.sets[seat] and position.hidden[seat] and friendless(position, seat)
        ]
        return 0.6 if owned else 0.35
    return (HUNTERS if position.hunts else GANG)[card]


def friendless(position: Position, seat: int) -> bool:
    return seat not in position.friends()


def detective(position: Position, card: Card, held: bool) -> float:
    """One that joins a set on the table, or makes one in the hand, is as good as played."""
    mates = MATES[card]
    value = 1.0 if position.hunts else 0.7
    if card == c.PYNE:
        value = 0.15 if position.hunts else 0.5
    if any([cards[0] in mates for cards in position.sets[position.seat]]):
        return 0.95 * value
    company = sum([position.hand.count(mate) for mate in mates]) + (not held)
    missing = (3 if card in c.LARGE else 2) - company - position.hand.count(c.QUIN)
    married = card in c.BERESFORDS
    return value * (0.9 if missing <= 0 else (0.5 + 0.05 * married) if missing == 1 else 0.25)
