"""Labelled cards in bags: the sizes of the bags are public, what lies in them is partly not.

A hand, a deck and a discard pile are bags.  Cards go from one to another evenly and unseen (a draw, a card discarded
face down), or one by one for all to see; bags are poured into one another.  A card is *certain* while its bag is known.
Cards that were certain in the same bag when something was drawn from it evenly are alike from then on: they form a
*kind*.  Since cards of a kind are exchangeable, what there is to know is only how many of each kind lie in which bag: a
*mix*.  The possible mixes are carried along with their weights, in whole numbers, so that everything is exact.

A mix is one number, eight bits for each pair of a kind and a bag: to move a card is to subtract one and add one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from math import comb, gcd, lcm
from typing import Final, Generic, TypeAlias, TypeVar

Card = TypeVar("Card", bound=Hashable)
Bag = TypeVar("Bag", bound=Hashable)
Mix: TypeAlias = int
BITS: Final = 8  # so a bag holds at most 255 cards of a kind
MASK: Final = (1 << BITS) - 1
LARGE: Final = 1 << 60  # weights beyond this are divided by what they have in common


class Bags(Generic[Card, Bag]):
    """What is known about where the cards are; the methods tell what happened to them."""

    def __init__(self, cards: Iterable[Card], bag: Bag) -> None:
        self.certain: dict[Bag, set[Card]] = {bag: set(cards)}
        self.sizes: dict[Bag, int] = {bag: len(self.certain[bag])}
        self.kinds: dict[int, set[Card]] = {}  # the cards of each kind, by its number
        self.shifts: dict[tuple[int, Bag], int] = {}  # where in a mix a kind's number in a bag stands
        self.mixes: dict[Mix, int] = {0: 1}
        self.born = 0  # kinds so far
        self.spare: list[int] = []  # places in a mix that were given back

    def put(self, card: Card, bag: Bag) -> None:
        """A card comes into a bag for all to see."""
        self.certain.setdefault(bag, set()).add(card)
        self.sizes[bag] = self.sizes.get(bag, 0) + 1

    def see(self, card: Card, bag: Bag) -> None:
        """A card leaves a bag for all to see."""
        self.sizes[bag] -= 1
        if card in self.certain.get(bag, ()):
            self.certain[bag].remove(card)
            return
        kind = next(kind for kind, cards in self.kinds.items() if card in cards)
        self.kinds[kind].remove(card)
        shift = self.shift(kind, bag)
        one = 1 << shift
        self.mixes = {mix - one: weight * there for mix, weight in self.mixes.items() if (there := mix >> shift & MASK)}
        self.settle()

    def draw(self, source: Bag, target: Bag, count: int = 1) -> None:
        """Cards go from one bag to another unseen, each as likely as the next."""
        if count == self.sizes[source]:
            self.pour(source, target)
            return
        self.blur(source, self.certain.get(source, set()))
        for _ in range(count):
            self.move_one(source, target)
        self.resize(source, target, count)
        self.settle()

    def pour(self, source: Bag, target: Bag) -> None:
        """All of a bag goes into another one."""
        self.certain.setdefault(target, set()).update(self.certain.pop(source, ()))
        for kind in self.kinds:
            here, there = self.shift(kind, source), self.shift(kind, target)
            self.remix([(mix + ((k := mix >> here & MASK) << there) - (k << here), w) for mix, w in self.mixes.items()])
        self.forget(bag=source)
        self.resize(source, target, self.sizes.get(source, 0))
        self.settle()

    def require(self, bags: Iterable[Bag], reach: AbstractSet[Card]) -> None:
        """Some card within ``reach`` lies in one of these bags."""
        bags = list(bags)
        if not any([self.certain.get(bag, set()) & reach for bag in bags]):
            self.part(bags, reach)
            within = self.shifts_of(reach, bags)
            self.mixes = {mix: w for mix, w in self.mixes.items() if any([mix >> shift & MASK for shift in within])}
            self.settle()

    def fetch(self, source: Bag, target: Bag, reach: AbstractSet[Card]) -> None:
        """A player looked through a bag and took a card within ``reach``, unseen, each as likely as the next."""
        self.part([source], reach)
        self.blur(source, self.certain.get(source, set()) & reach)
        within = self.shifts_of(reach, [source])
        choices = {mix: sum([mix >> shift & MASK for shift in within]) for mix in self.mixes}
        even = lcm(*[number for number in choices.values() if number])
        able = {mix: weight * (even // choices[mix]) for mix, weight in self.mixes.items() if choices[mix]}
        self.mixes = able
        self.move_one(source, target, reach)
        self.resize(source, target, 1)
        self.settle()

    def move_one(self, source: Bag, target: Bag, reach: AbstractSet[Card] | None = None) -> None:
        kinds = [kind for kind, cards in self.kinds.items() if reach is None or cards <= reach]
        moves = [(self.shift(kind, source), self.shift(kind, target)) for kind in kinds]
        self.remix(
            [
                (mix - (1 << here) + (1 << there), weight * number)
                for mix, weight in self.mixes.items()
                for here, there in moves
                if (number := mix >> here & MASK)
            ]
        )

    def remix(self, found: Iterable[tuple[Mix, int]]) -> None:
        """These are the mixes now, those that came to the same added up."""
        mixes: dict[Mix, int] = {}
        for mix, weight in found:
            mixes[mix] = mixes.get(mix, 0) + weight
        self.mixes = mixes

    def resize(self, source: Bag, target: Bag, count: int) -> None:
        self.sizes[source] = self.sizes.get(source, 0) - count
        self.sizes[target] = self.sizes.get(target, 0) + count

    def shift(self, kind: int, bag: Bag) -> int:
        if (kind, bag) not in self.shifts:
            self.shifts[kind, bag] = self.spare.pop() if self.spare else BITS * len(self.shifts)
        return self.shifts[kind, bag]

    def forget(self, kind: int | None = None, bag: Bag | None = None) -> None:
        """There is nothing of a kind in any bag, or of any kind in a bag: give back its places."""
        for of, where in [key for key in self.shifts if key[0] == kind or (kind is None and key[1] == bag)]:
            self.spare.append(self.shifts.pop((of, where)))

    def shifts_of(self, cards: AbstractSet[Card], bags: Iterable[Bag]) -> list[int]:
        """Where in a mix the numbers of the kinds stand that consist of ``cards``, in these bags."""
        kinds = [kind for kind, those in self.kinds.items() if those <= cards]
        return [self.shift(kind, bag) for kind in kinds for bag in bags]

    def blur(self, bag: Bag, cards: AbstractSet[Card]) -> None:
        """Something may be about to happen to any of ``cards``, certain in ``bag``: they become a kind of their own."""
        if cards:
            number = len(cards) << self.shift(self.born, bag)
            self.kinds[self.born] = set(cards)
            self.born += 1
            self.certain[bag] = self.certain[bag] - cards
            self.mixes = {mix + number: weight for mix, weight in self.mixes.items()}

    def part(self, bags: Iterable[Bag], reach: AbstractSet[Card]) -> None:
        """Part each kind that may lie in ``bags`` into its cards within ``reach`` and the others: alike no more."""
        for kind, cards in list(self.kinds.items()):
            shifts = [self.shift(kind, bag) for bag in bags]
            split = cards & reach
            if split and split != cards and any([mix >> s & MASK for mix in self.mixes for s in shifts]):
                self.split(kind, split)

    def split(self, kind: int, cards: set[Card]) -> None:
        new, bags = self.born, [bag for of, bag in self.shifts if of == kind]
        self.born += 1
        pairs = [(self.shift(kind, bag), self.shift(new, bag)) for bag in bags]
        self.kinds[kind] -= cards
        self.kinds[new] = cards
        self.remix([found for mix, w in self.mixes.items() for found in dealt(mix, w, len(cards), pairs)])

    def settle(self) -> None:
        """Kinds that can lie in one bag only are certain there; weights are kept small."""
        for kind in list(self.kinds):
            if (bag := self.only_bag(kind)) is not None:
                cards = self.kinds.pop(kind)
                self.certain.setdefault(bag[0], set()).update(cards)
                number = len(cards) << self.shift(kind, bag[0])
                self.mixes = {mix - number: weight for mix, weight in self.mixes.items()}
                self.forget(kind)
        if max(self.mixes.values()) > LARGE:
            common = gcd(*self.mixes.values())
            self.mixes = {mix: weight // common for mix, weight in self.mixes.items()}

    def only_bag(self, kind: int) -> tuple[Bag] | None:
        size, first = len(self.kinds[kind]), next(iter(self.mixes))
        for (of, bag), shift in self.shifts.items():
            if of == kind and first >> shift & MASK == size:
                return (bag,) if all(mix >> shift & MASK == size for mix in self.mixes) else None
        return None

    def merge(self, kinds: list[int]) -> None:
        """Cards of these kinds are alike from now on: it only matters how many of them lie where."""
        first, *others = kinds
        for kind in others:
            places = [(shift, bag) for (of, bag), shift in self.shifts.items() if of == kind]
            for here, bag in places:
                there = self.shift(first, bag)
                self.remix([(m + ((k := m >> here & MASK) << there) - (k << here), w) for m, w in self.mixes.items()])
            self.kinds[first] |= self.kinds.pop(kind)
            self.forget(kind)

    def round_off(self) -> None:
        """Forget which of the cards that may lie in several bags are likelier to lie where: there is one mix of them.

        What is certain stays certain, and everything that was possible still is.  All others count as alike from now
        on, as if they had been shuffled and dealt into the bags again.
        """
        cards = {card for kind in self.kinds.values() for card in kind}
        self.kinds, self.shifts, self.spare = {self.born: cards}, {}, []
        numbers = {bag: size - len(self.certain.get(bag, ())) for bag, size in self.sizes.items()}
        self.mixes = {sum([number << self.shift(self.born, bag) for bag, number in numbers.items()]): 1}
        self.born += 1
        self.settle()


def dealt(mix: Mix, weight: int, count: int, pairs: list[tuple[int, int]]) -> Iterator[tuple[Mix, int]]:
    """Every way in which ``count`` cards of a kind that becomes two may lie in its bags."""
    if not pairs:
        if not count:
            yield mix, weight
        return
    (old, new), *rest = pairs
    there = mix >> old & MASK
    for k in range(min(count, there) + 1):
        yield from dealt(mix - (k << old) + (k << new), weight * comb(there, k), count - k, rest)
