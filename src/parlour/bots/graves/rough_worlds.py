"""Worlds for bots that have little time: exact, unless a player's cards have been through too much to follow."""

from __future__ import annotations

from typing import Final

from parlour.games.graves.cards import Card
from parlour.games.graves.knowledge.bags import Bags
from parlour.games.graves.knowledge.cards import Bag
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import GravesWorlds

MANY: Final = 500  # mixes: none of 1,237 decisions of good players led beyond, of random ones one in thirty


class RoughBags(Bags[Card, Bag]):
    """Bags that forget which of the cards that may lie in several bags are likelier to lie where.

    What is certain stays certain.  All others count as alike from then on, as if they had been shuffled and dealt
    into the bags again, so that there is only one mix of them.
    """

    def settle(self) -> None:
        super().settle()
        if len(self.mixes) > MANY:
            self.blend()

    def blend(self) -> None:
        cards = {card for kind in self.kinds.values() for card in kind}
        self.kinds, self.shifts, self.spare = {self.born: cards}, {}, []
        numbers = {bag: size - len(self.certain.get(bag, ())) for bag, size in self.sizes.items()}
        self.mixes = {sum([number << self.shift(self.born, bag) for bag, number in numbers.items()]): 1}
        self.born += 1
        super().settle()


def worlds_of(view: GravesView) -> GravesWorlds:
    return GravesWorlds(view, RoughBags)
