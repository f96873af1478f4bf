"""Where face-down cards lie: every hand, pile and hidden choice that a seat's story leaves open, weighed exactly.

All that a seat knows is a mixture of *layouts*.  A layout knows some cards of every hand by kind; a hand's other cards,
and the draw pile under what was put back on it, are *fresh*: dealt evenly from the cards that are left.  To draw fresh
cards branches nothing.  A layout branches where a card is seen to leave a hand that may have held it known or fresh,
and where a card moves unseen; layouts that have become equal are merged again.

The weight of a layout is the number of histories of labelled cards behind it: hidden choices are even over the cards
of a hand, so each of them is a constant.  Beyond MOST layouts the least likely knowledge is forgotten: then there are
more worlds than there should be, never fewer (``exact``).

A layout's hands are one number, eight bits for each count (see Fields): to move a card is to subtract and to add one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import comb, perm
from typing import Final, TypeAlias

from parlour.games.death_cards.knowledge.fillings import Places, ways
from parlour.games.death_cards.knowledge.forgetting import forget
from parlour.games.death_cards.knowledge.packed_counts import MASK, Fields, Hands

Kind: TypeAlias = str
Place: TypeAlias = int
Heaps: TypeAlias = tuple[tuple[Kind, ...], ...]  # put back on the draw pile, the topmost last, each in an order unknown
Side: TypeAlias = tuple[Heaps, tuple[int, ...]]  # and which cards of the open pile were taken unseen
Branches: TypeAlias = Iterable[tuple[Hands, int]]
Gift: TypeAlias = tuple[Place, Place, Kind | None]  # giver, taker, and the kind if this seat knows it
MOST: Final = 500


class Whereabouts:
    """The mixture, and how it changes with everything that is seen.

    ``unseen`` counts the cards that lie in the watched hands or in the draw pile; ``groups`` are sets of kinds that a
    card can be known not to belong to.  The seat's own hand is not watched: its cards lie in the open.
    """

    def __init__(
        self, unseen: Mapping[Kind, int], hands: Mapping[Place, Sequence[Kind]], pile: int, groups: Sequence[set[Kind]]
    ) -> None:
        self.unseen = Counter(unseen)
        self.kinds = tuple(unseen)
        self.watched = tuple(sorted(hands))
        self.at = {place: i for i, place in enumerate(self.watched)}
        self.index = {kind: k for k, kind in enumerate(self.kinds)}
        self.sizes = [0] * len(self.watched)
        self.pile = pile
        self.groups = groups
        self.bars = {kind: 1 << i for i, group in enumerate(groups) for kind in group}
        self.fields = Fields(len(self.watched), len(self.kinds), 1 << len(groups))
        self.open: list[Kind] = []  # the open pile, top card last, as if nothing had been taken from it unseen
        self.layouts: dict[Side, dict[Hands, int]] = {((), ()): {0: 1}}
        self.exact = True
        for place, known in hands.items():
            for kind in known:
                self.arrive(place, kind)
                self.unseen[kind] -= 1

    def branch(self, explain: Callable[[Hands, Callable[[Kind], int]], Branches]) -> None:
        """Replace all hands by those that explain what was seen, and merge the equal ones."""
        for side, mixture in self.layouts.items():
            found: dict[Hands, int] = {}
            unseen = self.beside(side)
            for hands, weight in mixture.items():
                for new, n in explain(hands, unseen):
                    found[new] = found.get(new, 0) + weight * n
            self.layouts[side] = found

    def branch_sides(self, explain: Callable[[Side], Iterable[tuple[Side, int, Hands]]]) -> None:
        """Replace all sides by those that explain what was seen, with what each of them adds to the hands."""
        found: dict[Side, dict[Hands, int]] = {}
        for side, mixture in self.layouts.items():
            for new, n, added in explain(side):
                merged = found.setdefault(new, {})
                for hands, weight in mixture.items():
                    merged[hands + added] = merged.get(hands + added, 0) + weight * n
        self.layouts = found

    def settle(self) -> None:
        """Let go of what is impossible, and of more if there is too much to keep in mind."""
        self.layouts = {side: mixture for side, mixture in self.layouts.items() if mixture}
        if sum([len(mixture) for mixture in self.layouts.values()]) > MOST:
            self.layouts, self.exact = forget(self.layouts, self.ways, self.fields, MOST // 2), False

    def beside(self, side: Side) -> Callable[[Kind], int]:
        """How many cards of a kind are in the hands or fresh, as opposed to put back on the pile."""
        heaps, missing = side
        if not heaps and not missing:
            return self.unseen.__getitem__
        counts = self.unseen.copy()
        counts.subtract([kind for heap in heaps for kind in heap])
        counts.update([self.open[i] for i in missing])
        return counts.__getitem__

    # What is seen of the hands

    def arrive(self, place: Place, kind: Kind) -> None:
        """A card comes to a hand from the open."""
        one = self.fields.known[self.at[place]][self.index[kind]]
        self.branch(lambda hands, unseen: ((hands + one, 1),))
        self.sizes[self.at[place]] += 1
        self.unseen[kind] += 1

    def leave(self, place: Place, kind: Kind) -> None:
        """A card is seen to leave a hand: one known to be there, or a fresh one."""
        f, i, k = self.fields, self.at[place], self.index[kind]
        count, total, one, free = f.count[i][k], f.total[k], f.known[i][k], self.free(i)
        classes = [(f.barred[i][c], f.class_[i][c]) for c in f.classes if c and not c & self.bars.get(kind, 0)]

        def explain(hands: Hands, unseen: Callable[[Kind], int]) -> Branches:
            if n := hands >> count & MASK:
                yield hands - one, n
            if left := unseen(kind) - (hands >> total & MASK):
                if n := free(hands):
                    yield hands, n * left
                for shift, card in classes:
                    if n := hands >> shift & MASK:
                        yield hands - card, n * left

        self.branch(explain)
        self.sizes[i] -= 1
        self.unseen[kind] -= 1
        self.settle()

    def free(self, i: int) -> Callable[[Hands], int]:
        """How many cards of the i-th hand are fresh and bar nothing."""
        bound, size = self.fields.bound[i], self.sizes[i]
        return lambda hands: size - (hands >> bound & MASK)

    def strip(self, place: Place, kind: Kind, number: int) -> None:
        """All cards of a kind, which is a group by itself, leave a hand: so many; what stays bars that group."""
        f, i, k, bar = self.fields, self.at[place], self.index[kind], self.bars[kind]

        def explain(hands: Hands, unseen: Callable[[Kind], int]) -> Branches:
            known = hands >> f.count[i][k] & MASK
            fresh, left = number - known, unseen(kind) - (hands >> f.total[k] & MASK)
            before = self.places(hands, i)
            rest = hands - known * f.known[i][k] - f.packed(i, before)
            if 0 <= fresh <= left:
                for n, places in stripped(fresh, before, bar):
                    yield rest + f.packed(i, places), n * perm(left, fresh)

        self.branch(explain)
        self.sizes[i] -= number
        self.unseen[kind] -= number
        self.settle()

    def exchange(self, gifts: Sequence[Gift], bar: int) -> None:
        """Cards change hands at once; those that this seat did not see are at least of no group in ``bar``."""
        for giver, _, kind in gifts:
            if kind is not None and giver in self.at:
                self.leave(giver, kind)
        hidden = [(self.at[giver], self.at[taker]) for giver, taker, kind in gifts if kind is None]
        for giver, taker in hidden:
            self.branch(self.passing(giver, taker, bar))
            self.sizes[giver] -= 1
            self.settle()
        self.branch(lambda hands, unseen: ((self.fields.landed(hands, len(hidden)), 1),))
        for _, taker in hidden:
            self.sizes[taker] += 1
        for _, taker, kind in gifts:
            if kind is not None and taker in self.at and not self.bars.get(kind, 0) & bar:
                self.arrive(taker, kind)
        self.settle()

    def passing(self, giver: int, taker: int, bar: int) -> Callable[[Hands, Callable[[Kind], int]], Branches]:
        """Every way to choose a card for the taker; it is in the air until all have been chosen."""
        f, free = self.fields, self.free(giver)
        kinds = [k for k, kind in enumerate(self.kinds) if not self.bars.get(kind, 0) & bar]
        known = [(f.count[giver][k], f.flying(taker, k) - f.known[giver][k]) for k in kinds]
        barred = [(f.barred[giver][c], f.floating(taker, c | bar) - f.class_[giver][c]) for c in f.classes if c]
        fresh = f.floating(taker, bar)

        def explain(hands: Hands, unseen: Callable[[Kind], int]) -> Branches:
            for shift, step in (*known, *barred):
                if n := hands >> shift & MASK:
                    yield hands + step, n
            if n := free(hands):
                yield hands + fresh, n

        return explain

    # What is seen of the draw pile

    def draw(self, place: Place) -> None:
        """A card is drawn unseen: a fresh one, or one of those put back last."""
        i = self.at[place]

        def explain(side: Side) -> Iterator[tuple[Side, int, Hands]]:
            heaps, missing = side
            if not heaps:
                yield side, 1, 0
            for kind in dict.fromkeys(heaps[-1]) if heaps else ():
                added = self.fields.known[i][self.index[kind]]
                yield (lowered(heaps, kind), missing), heaps[-1].count(kind), added

        if any([heaps for heaps, _ in self.layouts]):
            self.branch_sides(explain)
        self.sizes[i] += 1
        self.pile -= 1
        self.settle()

    def turn_up(self, kind: Kind) -> None:
        """The top card of the draw pile is seen."""
        total = self.fields.total[self.index[kind]]

        def explain(hands: Hands, unseen: Callable[[Kind], int]) -> Branches:
            if left := unseen(kind) - (hands >> total & MASK):
                yield hands, left

        def explain_side(side: Side) -> Iterator[tuple[Side, int, Hands]]:
            heaps, missing = side
            if not heaps:
                yield side, 1, 0
            elif n := heaps[-1].count(kind):
                yield (lowered(heaps, kind), missing), n, 0

        put_back = {side: mixture for side, mixture in self.layouts.items() if side[0]}
        self.layouts = {side: mixture for side, mixture in self.layouts.items() if not side[0]}
        self.branch(explain)
        self.layouts |= put_back
        if put_back:
            self.branch_sides(explain_side)
        self.unseen[kind] -= 1
        self.pile -= 1
        self.settle()

    # What is seen of the open pile

    def lay(self, kinds: Iterable[Kind]) -> None:
        """Cards go to the open pile, the last on top."""
        self.open += kinds

    def top(self, missing: tuple[int, ...], depth: int) -> list[int]:
        """Which cards lie on top of the open pile, the topmost first."""
        found, i = list[int](), len(self.open) - 1
        while i >= 0 and len(found) < depth:
            if i not in missing:
                found.append(i)
            i -= 1
        return found

    def look(self, kinds: Sequence[Kind]) -> None:
        """This seat sees the top of the open pile, the topmost first."""
        self.layouts = {
            side: mixture
            for side, mixture in self.layouts.items()
            if [self.open[i] for i in self.top(side[1], len(kinds))] == list(kinds)
        }

    def take(self, place: Place, depth: int) -> None:
        """One of the top cards goes to a hand unseen; of two alike the upper one."""
        i = self.at[place]

        def explain(side: Side) -> Iterator[tuple[Side, int, Hands]]:
            heaps, missing = side
            reach = self.top(missing, depth)
            kinds = [self.open[at] for at in reach]
            for kind in dict.fromkeys(kinds):
                gone = tuple(sorted([*missing, reach[kinds.index(kind)]]))
                yield (heaps, gone), kinds.count(kind), self.fields.known[i][self.index[kind]]

        self.branch_sides(explain)
        self.sizes[i] += 1
        self.settle()

    def take_openly(self, kind: Kind, depth: int) -> None:
        """This seat takes one of the top cards to its own hand."""

        def explain(side: Side) -> Iterator[tuple[Side, int, Hands]]:
            heaps, missing = side
            at = next(at for at in self.top(missing, depth) if self.open[at] == kind)
            yield (heaps, tuple(sorted([*missing, at]))), 1, 0

        self.branch_sides(explain)
        self.unseen[kind] -= 1  # missing from the open pile it would count as fresh
        self.compact()

    def put_back(self, number: int, order: Sequence[Kind] | None, uncovered: Kind | None) -> None:
        """So many top cards go on the draw pile, in an ``order`` that this seat knows or in any."""

        def explain(side: Side) -> Iterator[tuple[Side, int, Hands]]:
            heaps, missing = side
            reach = self.top(missing, number + 1)
            kinds = tuple(sorted([self.open[at] for at in reach[:number]]))
            new = (kinds,) if order is None else tuple([(kind,) for kind in order])
            if (self.open[reach[number]] if len(reach) > number else None) == uncovered:
                yield ((*heaps, *new), tuple(sorted([*missing, *reach[:number]]))), 1, 0

        self.branch_sides(explain)
        self.pile += number
        self.compact()

    def compact(self) -> None:
        """Cards that are missing for certain are crossed off the open pile."""
        certain = set.intersection(*[set(missing) for _, missing in self.layouts])
        if not certain:
            return
        kept = [i for i in range(len(self.open)) if i not in certain]
        place = {old: new for new, old in enumerate(kept)}
        self.unseen.update([self.open[i] for i in certain])
        self.open = [self.open[i] for i in kept]
        self.layouts = {
            (heaps, tuple([place[i] for i in missing if i in place])): mixture
            for (heaps, missing), mixture in self.layouts.items()
        }

    # What it amounts to

    def pool(self, side: Side) -> Callable[[Hands], bytes]:
        """How many fresh cards there are of each kind."""
        return self.fields.rest([*map(self.beside(side), self.kinds)])

    def places(self, hands: Hands, i: int) -> Places:
        """The fresh cards of the i-th hand, by class."""
        free = self.sizes[i] - (hands >> self.fields.bound[i] & MASK)
        return (free, *[hands >> shift & MASK for shift in self.fields.barred[i][1:]])

    def measure(self, side: Side) -> Callable[[Hands], tuple[tuple[int, ...], Places]]:
        """How many fresh cards there are of each group, and all their places by class; the draw pile bars nothing."""
        f, unseen = self.fields, self.beside(side)
        groups = [
            (sum([unseen(kind) for kind in group]), [f.total[self.index[kind]] for kind in group])
            for group in self.groups
        ]
        cards = self.pile + sum(self.sizes) - sum([len(heap) for heap in side[0]])
        bound, classes = f.bound_anywhere, f.barred_anywhere[1:]

        def measured(hands: Hands) -> tuple[tuple[int, ...], Places]:
            grouped = tuple([number - sum([hands >> shift & MASK for shift in shifts]) for number, shifts in groups])
            return grouped, (cards - (hands >> bound & MASK), *[hands >> shift & MASK for shift in classes])

        return measured

    def ways(self, side: Side) -> Callable[[Hands], int]:
        """The ways to deal the fresh cards."""
        measured = self.measure(side)
        return lambda hands: ways(*measured(hands))


def lowered(heaps: Heaps, kind: Kind) -> Heaps:
    """One card less on the topmost heap."""
    i = heaps[-1].index(kind)
    rest = (*heaps[-1][:i], *heaps[-1][i + 1 :])
    return (*heaps[:-1], rest) if rest else heaps[:-1]


def stripped(number: int, places: Places, bar: int) -> Iterator[tuple[int, Places]]:
    """The ways to choose so many fresh cards that do not bar ``bar``; the others bar it from now on."""
    chosen: list[tuple[int, Places]] = [(1, places)]
    for c in range(len(places)):
        if not c & bar:
            chosen = [
                (n * comb(left[c], here), (*left[:c], left[c] - here, *left[c + 1 :]))
                for n, left in chosen
                for here in range(min(left[c], number) + 1)
            ]
    total = sum(places) - number
    for n, left in chosen:
        if sum(left) == total:
            yield n, tuple([left[c] + left[c ^ bar] if c & bar else 0 for c in range(len(left))])
