"""Counts of cards packed into one number: eight bits for each hand's cards of each kind, and for what is fresh."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Hands: TypeAlias = int
BITS: Final = 8  # so no count passes 255
MASK: Final = (1 << BITS) - 1


class Fields:
    """Where each count stands, and what to add for one more card.

    For every hand the ``count`` known of each kind, the fresh cards ``barred`` from something by class, and how
    many are ``bound`` by either; the same once more for cards in the air.  And sums over the hands: the ``total``
    known of each kind, all that are ``barred_anywhere`` by class, and all that are ``bound_anywhere``.
    """

    def __init__(self, hands: int, kinds: int, classes: int) -> None:
        self.hands, self.kinds, self.classes = range(hands), range(kinds), range(classes)
        each = kinds + classes
        self.total = [BITS * k for k in self.kinds]
        self.bound_anywhere = BITS * kinds
        self.barred_anywhere = [
            BITS * (kinds + c) for c in self.classes
        ]  # that of class 0, which bars nothing, is not used
        starts = [BITS * each * (i + 1) for i in self.hands]
        self.count = [[start + BITS * k for k in self.kinds] for start in starts]
        self.bound = [start + BITS * kinds for start in starts]
        self.barred = [[start + BITS * (kinds + c) for c in self.classes] for start in starts]
        self.known = [[one(self.count[i][k], self.bound[i], *self.sums(k)) for k in self.kinds] for i in self.hands]
        self.class_ = [[0, *[self.fresh(i, c) for c in self.classes[1:]]] for i in self.hands]
        self.length = each * (2 * hands + 1)  # of the whole number, in bytes
        self.lift = BITS * each * hands  # from a hand to the air above it
        self.ground = (1 << BITS * each * (hands + 1)) - 1
        self.summed = (1 << BITS * each) - 1

    def sums(self, k: int) -> tuple[int, int]:
        return self.total[k], self.bound_anywhere

    def fresh(self, i: int, c: int) -> Hands:
        """A fresh card of a class, in a hand."""
        return one(self.barred[i][c], self.bound[i], self.barred_anywhere[c], self.bound_anywhere)

    def flying(self, i: int, k: int) -> Hands:
        """A card of a known kind, in the air towards a hand."""
        return (one(self.count[i][k], self.bound[i]) << self.lift) + one(self.total[k])

    def floating(self, i: int, c: int) -> Hands:
        """A fresh card of a class that bars something, in the air towards a hand."""
        return (one(self.barred[i][c], self.bound[i]) << self.lift) + one(self.barred_anywhere[c])

    def landed(self, hands: Hands, cards: int) -> Hands:
        """What was in the air, so many cards, is now in the hands."""
        return (hands & self.ground) + (hands >> self.lift & ~self.summed) + cards * one(self.bound_anywhere)

    def all(self) -> list[tuple[int, Hands]]:
        """Everything that can be forgotten of a card: where it is counted, and what is then no longer there."""
        known = [(self.count[i][k], self.known[i][k]) for i in self.hands for k in self.kinds]
        barred = [(self.barred[i][c], self.class_[i][c]) for i in self.hands for c in self.classes[1:]]
        return known + barred

    def rows(self, hands: Hands) -> list[bytes]:
        """How many cards of each kind are known to be in each hand."""
        counts = hands.to_bytes(self.length, "little")
        return [counts[start[0] // BITS : start[-1] // BITS + 1] for start in self.count]

    def rest(self, numbers: Sequence[int]) -> Callable[[Hands], bytes]:
        """How many of so many cards of each kind are not known to be in the hands."""
        all_of_them, kinds = int.from_bytes(bytes(numbers), "little"), len(numbers)
        known = (1 << BITS * kinds) - 1
        return lambda hands: (all_of_them - (hands & known)).to_bytes(kinds, "little")

    def packed(self, i: int, places: tuple[int, ...]) -> Hands:
        """The fresh cards of a hand that bar something."""
        return sum([number * self.class_[i][c] for c, number in enumerate(places)])


def one(*shifts: int) -> Hands:
    return sum([1 << shift for shift in shifts])
