"""What is known of cards in bags, in terms of zones: several bags may lie in one zone."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from math import factorial, prod
from typing import Generic, TypeVar

from parlour.core import Below, shuffled
from parlour.games.graves.knowledge.bags import MASK, Bags, Mix

Card = TypeVar("Card", bound=Hashable)
Bag = TypeVar("Bag", bound=Hashable)
Zone = TypeVar("Zone", bound=Hashable)


class ByZone(Generic[Card, Bag, Zone]):
    """All that can be asked about bags when everything has happened."""

    def __init__(self, bags: Bags[Card, Bag], zones: Mapping[Bag, Zone]) -> None:
        self.bags, self.zones = bags, zones
        self.places = {  # of each kind: where in a mix its number in each bag stands
            kind: [(bag, shift) for (of, bag), shift in bags.shifts.items() if of == kind and bag in zones]
            for kind in bags.kinds
        }
        self.heads: dict[tuple[int, Zone], int] = {}  # the first of these places for each zone
        self.moves: list[tuple[int, int]] = []  # the others, and where they are added to
        for kind, places in self.places.items():
            for bag, shift in places:
                head = self.heads.setdefault((kind, zones[bag]), shift)
                self.moves += [(shift, head)] if head != shift else []

    @cached_property
    def total(self) -> int:
        return sum(self.bags.mixes.values())

    @cached_property
    def sorts(self) -> set[Mix]:
        """The possible mixes by zone: what lies in several bags of one zone is added up."""
        found = set(self.bags.mixes)
        for shift, head in self.moves:
            found = {mix + ((k := mix >> shift & MASK) << head) - (k << shift) for mix in found}
        return found

    def count(self) -> int:
        """In how many ways the cards may lie in the zones."""
        return self.number

    @cached_property
    def number(self) -> int:
        rows = [[shift for (of, _), shift in self.heads.items() if of == kind] for kind in self.bags.kinds]
        return sum([prod([ways([mix >> shift & MASK for shift in row]) for row in rows]) for mix in self.sorts])

    def allows(self, places: Mapping[Card, Zone]) -> bool:
        """Whether the cards may lie in just these zones."""
        known = {card: self.zones[bag] for bag, cards in self.bags.certain.items() for card in cards}
        kinds = {card: kind for kind, cards in self.bags.kinds.items() for card in cards}
        if places.keys() != known.keys() | kinds.keys() or any([places[card] != zone for card, zone in known.items()]):
            return False
        if any([(kind, places[card]) not in self.heads for card, kind in kinds.items()]):
            return False
        return sum([1 << self.heads[kind, places[card]] for card, kind in kinds.items()]) in self.sorts

    def marginals(self) -> dict[Card, dict[Zone, Fraction]]:
        """How likely each card lies in each zone; impossible ones are left out."""
        found = {card: {self.zones[bag]: Fraction(1)} for bag, cards in self.bags.certain.items() for card in cards}
        for kind, cards in self.bags.kinds.items():
            numbers, mixes = dict.fromkeys(self.zones.values(), 0), self.bags.mixes.items()
            for bag, shift in self.places[kind]:
                numbers[self.zones[bag]] += sum([weight * (mix >> shift & MASK) for mix, weight in mixes])
            chances = {zone: Fraction(n, self.total * len(cards)) for zone, n in numbers.items() if n}
            found |= dict.fromkeys(cards, chances)
        return found

    def sample(self, below: Below) -> dict[Bag, list[Card]]:
        """What may lie in each bag, drawn by its weight, in any order."""
        lot = below(self.total)
        mix = next(mix for mix, weight in self.bags.mixes.items() if (lot := lot - weight) < 0)
        found = {bag: in_order(self.bags.certain.get(bag, ())) for bag in self.zones}
        for kind, cards in self.bags.kinds.items():
            pile = list(shuffled(in_order(cards), below))
            for bag, shift in self.places[kind]:
                found[bag] += [pile.pop() for _ in range(mix >> shift & MASK)]
        return {bag: list(shuffled(cards, below)) for bag, cards in found.items()}


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Sets have no order of their own, and a sample must be repeatable."""
    return sorted(cards, key=repr)


def ways(numbers: list[int]) -> int:
    """In how many ways so many cards can be parted into heaps of these sizes."""
    return factorial(sum(numbers)) // prod([factorial(number) for number in numbers])
