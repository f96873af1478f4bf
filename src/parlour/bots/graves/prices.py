"""What cards count at a Location, and what they are worth to their owner beyond it: the price of playing them now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from parlour.core import Move
from parlour.games.graves.cards import CARDS, LOCATIONS, VALUE, Card, Suit
from parlour.games.graves.moves import Place
from parlour.games.graves.settings.abilities import AGAINST, Ability, EffectName
from parlour.games.graves.settings.decks import Deck

SKILL: Final[dict[EffectName, float]] = {  # what an ability adds to a card's worth
    "change trump": 2.0,
    "name trump": 3.0,
    "draw": 3.0,
    "swap": 1.0,
    "new hand": 0.0,
    "look": 2.0,
    "fetch": 3.0,
    "reshuffle": 0.0,
    "uncover": 2.0,
    "carry": 2.0,
    "recall": 1.0,
    "exchange": 1.0,
    "protect": 0.5,
    "remove": 3.0,
    "send back": 2.0,
    "send away": 3.0,
}
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
    """The cards of one deck at one Location, with one trump, and certain trumps still to come."""

    __slots__ = ("carrying", "changing", "items", "points", "price", "removing")

    def __init__(self, deck: Deck, location: str, later: frozenset[Suit], trump: Suit) -> None:
        self.points, self.price = points_at(location, trump), prices_before(deck, later)
        self.items = Items(self, LOCATIONS[location].lowest)
        self.changing, self.removing, self.carrying = abilities_at(deck, location)


class Items(dict[Card, "Item | None"]):
    """Each card of a deck as it would be placed; None if it may not be.  What nobody holds is never worked out."""

    def __init__(self, prices: Prices, lowest: int) -> None:
        super().__init__()
        self.points, self.price, self.lowest = prices.points, prices.price, lowest

    def __missing__(self, card: Card) -> Item | None:
        able = VALUE[card] >= self.lowest
        one = self[card] = item(card, self.points[card], self.price[card], Place(card)) if able else None
        return one


@lru_cache(maxsize=256)
def points_at(location: str, trump: Suit) -> dict[Card, int]:
    """What each card counts there."""
    return {card: LOCATIONS[location].score((card,), trump) for card in CARDS}


@lru_cache(maxsize=256)
def prices_before(deck: Deck, later: frozenset[Suit]) -> dict[Card, float]:
    """What each card is worth with these trumps to come."""
    return {card: price(card, deck, later) for card in deck.cards}


@lru_cache(maxsize=256)
def abilities_at(deck: Deck, location: str) -> list[dict[Card, Ability]]:
    """The cards that can change the trump there, take another from the other's pile, or carry one."""
    able = deck.abilities if LOCATIONS[location].abilities else {}
    return [
        {card: ability for card, ability in able.items() if ability.effect in effects}
        for effects in (("change trump",), AGAINST, ("carry",))
    ]


def item(card: Card, points: float, price: float, move: Move) -> Item:
    return Item(price / max(points, 0.1), price, points, NUMBER[card], move)


def price(card: Card, deck: Deck, later: frozenset[Suit]) -> float:
    ability = deck.abilities.get(card)
    worth = VALUE[card] * (1 + LATER_TRUMP * (card[0] in later)) + (SKILL[ability.effect] if ability else 0.0)
    return worth if later else TRIFLE * worth


def prices(deck: Deck, locations: tuple[str, ...], trump: Suit) -> Prices:
    """What the cards of a deck count and cost at the first of these Locations."""
    return prices_at(deck, locations[0], trumps_of(locations[1:]), trump)


@lru_cache(maxsize=1024)
def trumps_of(locations: tuple[str, ...]) -> frozenset[Suit]:
    return frozenset([LOCATIONS[name].trump for name in locations])


@lru_cache(maxsize=1024)
def prices_at(deck: Deck, location: str, later: frozenset[Suit], trump: Suit) -> Prices:
    return Prices(deck, location, later, trump)
