"""What cards count at a Location, and what they are worth to their owner beyond it: the price of playing them now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from parlour.core import Move
from parlour.games.graves.cards import CARDS, LOCATIONS, VALUE, Card, Suit
from parlour.games.graves.moves import Place
from parlour.games.graves.settings.decks import Deck

SKILL: Final = {"change trump": 2.0, "fetch": 3.0, "carry": 2.0, "remove": 3.0, "reshuffle": 0.0}
LATER_TRUMP: Final = 0.5  # of its value, on top of it
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
TRIFLE: Final = 0.01  # of its price, once no Location is left to come


class Item(NamedTuple):
    """One card played: sorted, the best value for its price comes first."""

    price_per_point: float
    price: float
    points: float
    number: int  # of the card: no two are alike
    move: Move


class Prices:
    """The cards of one deck at one Location, with one trump, and certain Locations still to come."""

    __slots__ = ("carrying", "changing", "items", "points", "price", "removing")

    def __init__(self, deck: Deck, locations: tuple[str, ...], trump: Suit) -> None:
        here, later = LOCATIONS[locations[0]], [LOCATIONS[name].trump for name in locations[1:]]
        self.points = {card: here.score((card,), trump) for card in CARDS}
        self.price = {card: price(card, deck, later) for card in deck.cards}
        self.items = {
            card: item(card, self.points[card], self.price[card], Place(card))
            for card in deck.cards
            if VALUE[card] >= here.lowest
        }
        self.changing, self.removing, self.carrying = (
            {card: ability for card, ability in deck.abilities.items() if ability.effect == name and here.abilities}
            for name in ("change trump", "remove", "carry")
        )


def item(card: Card, points: float, price: float, move: Move) -> Item:
    return Item(price / max(points, 0.1), price, points, NUMBER[card], move)


def price(card: Card, deck: Deck, later: list[Suit]) -> float:
    ability = deck.abilities.get(card)
    worth = VALUE[card] * (1 + LATER_TRUMP * (card[0] in later)) + (SKILL[ability.effect] if ability else 0.0)
    return worth if later else TRIFLE * worth


@lru_cache(maxsize=512)  # a table needs up to 60
def prices(deck: Deck, locations: tuple[str, ...], trump: Suit) -> Prices:
    return Prices(deck, locations, trump)
