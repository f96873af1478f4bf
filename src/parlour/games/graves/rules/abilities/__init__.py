"""What cards can do when they are discarded from the hand: the library of effects (GR-70)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core import Seat, Steps
from parlour.games.graves.cards import CARDS, Card
from parlour.games.graves.rules.abilities import own_cards, piles
from parlour.games.graves.rules.abilities.effect import LAY_DOWN, Effect, LayDown
from parlour.games.graves.rules.abilities.own_cards import Fetch, Look, Swap
from parlour.games.graves.rules.abilities.piles import (
    Against,
    Carry,
    Exchange,
    Protect,
    Recall,
    Remove,
    SendAway,
    SendBack,
    pay_from_pile,
)
from parlour.games.graves.rules.abilities.trump import ChooseTrump, can_name_trump
from parlour.games.graves.settings import Ability
from parlour.games.graves.settings.abilities import Able
from parlour.games.graves.state import GravesState

__all__ = [
    "ABLE",
    "Against",
    "Carry",
    "ChooseTrump",
    "Effect",
    "Exchange",
    "Fetch",
    "LayDown",
    "Look",
    "Protect",
    "Recall",
    "Remove",
    "SendAway",
    "SendBack",
    "Swap",
    "effect",
    "pay_from_pile",
]

ABLE: Final[dict[str, Able]] = {  # whether an effect has something to work on now
    "name trump": can_name_trump,
    "draw": own_cards.can_draw,
    "swap": own_cards.can_change_hand,
    "new hand": own_cards.can_change_hand,
    "look": own_cards.can_draw,
    "fetch": own_cards.can_fetch,
    "reshuffle": own_cards.can_reshuffle,
    "uncover": piles.can_uncover,
    "carry": piles.can_carry,
    "recall": piles.can_recall,
    "exchange": piles.can_exchange,
    "protect": piles.can_protect,
    "remove": piles.can_attack,
    "send back": piles.can_attack,
    "send away": piles.can_send_away,
}
AT_ONCE: Final[dict[str, Callable[[GravesState, Seat, Ability], Steps]]] = {  # what happens before anybody is asked
    "draw": own_cards.draw,
    "new hand": own_cards.change_hand,
    "look": own_cards.look,
    "reshuffle": own_cards.reshuffle,
    "uncover": piles.uncover,
}
ASKING: Final[dict[str, list[dict[Card, Effect | ChooseTrump]]]] = {  # what its player is asked
    name: [{card: step(seat, card) for card in CARDS} for seat in (0, 1)]
    for name, step in (
        ("name trump", ChooseTrump),
        ("swap", Swap),
        ("look", Look),
        ("fetch", Fetch),
        ("carry", Carry),
        ("recall", Recall),
        ("exchange", Exchange),
        ("protect", Protect),
        ("remove", Remove),
        ("send back", SendBack),
        ("send away", SendAway),
    )
}


def effect(s: GravesState, seat: Seat, card: Card, ability: Ability) -> Steps:
    """What follows when ``card`` is used: its effect in full, then the card itself is laid down."""
    name = ability.effect
    happens = AT_ONCE[name](s, seat, ability) if name in AT_ONCE else ()
    asked = (ASKING[name][seat][card],) if name in ASKING else ()
    return *happens, *asked, LAY_DOWN[seat][card]
