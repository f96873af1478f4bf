"""What a mixture of layouts amounts to: chances, counts and samples."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import accumulate

from parlour.core import Below, shuffled
from parlour.games.death_cards.knowledge.fillings import Places, shares
from parlour.games.death_cards.knowledge.hand_grid import Column
from parlour.games.death_cards.knowledge.hand_tables import HandTables, Shape
from parlour.games.death_cards.knowledge.packed_counts import Hands
from parlour.games.death_cards.knowledge.whereabouts import Kind, Place, Side, Whereabouts


class HandChances:
    """The hands that a mixture allows, and how likely they are."""

    def __init__(self, whereabouts: Whereabouts) -> None:
        self.w = whereabouts
        self.hands = range(len(whereabouts.watched))
        self.numbers = range(len(whereabouts.kinds))
        self.group = {kind: i for i, group in enumerate(whereabouts.groups) for kind in group}

    @cached_property
    def layouts(self) -> list[tuple[Side, Hands, int]]:
        """All that are possible, with their weights."""
        return [
            (side, hands, weight)
            for side, mixture in self.w.layouts.items()
            for hands, weight in mixture.items()
            if self.ways[side](hands)
        ]

    @cached_property
    def ways(self) -> dict[Side, Callable[[Hands], int]]:
        return {side: self.w.ways(side) for side in self.w.layouts}

    @cached_property
    def pools(self) -> dict[Side, Callable[[Hands], bytes]]:
        return {side: self.w.pool(side) for side in self.w.layouts}

    @cached_property
    def sums(self) -> list[int]:
        """Running sums of what the layouts weigh, with all the ways to deal the fresh cards."""
        return list(accumulate([weight * self.ways[side](hands) for side, hands, weight in self.layouts]))

    def chances(self) -> dict[tuple[Place, Kind], dict[int, int]]:
        """What it weighs that a hand holds so many cards of a kind, for every hand, kind and number possible."""
        found: dict[tuple[Place, Kind], dict[int, int]] = {
            (place, kind): {} for place in self.w.watched for kind in self.w.kinds
        }
        for (i, here, elsewhere, grouped), kinds in self.alike().items():
            for (k, held, left), weight in kinds.items():
                kind = self.w.kinds[k]
                answers = found[self.w.watched[i], kind]
                for n, ways in enumerate(self.shares(kind, left, grouped, here, elsewhere), held):
                    if ways:
                        answers[n] = answers.get(n, 0) + weight * ways
        return found

    def alike(self) -> dict[tuple[int, Places, Places, Places], dict[tuple[int, int, int], int]]:
        """For each hand, by its fresh cards: each kind with how many are known there and how many are left, weighed."""
        found: dict[tuple[int, Places, Places, Places], dict[tuple[int, int, int], int]] = {}
        measured = {side: self.w.measure(side) for side in self.w.layouts}
        for side, hands, weight in self.layouts:
            pool, (grouped, everywhere) = self.pools[side](hands), measured[side](hands)
            for i, row in enumerate(self.w.fields.rows(hands)):
                here = self.w.places(hands, i)
                elsewhere = tuple([a - b for a, b in zip(everywhere, here)])
                kinds = found.setdefault((i, here, elsewhere, grouped), {})
                for key in zip(self.numbers, row, pool):
                    kinds[key] = kinds.get(key, 0) + weight
        return found

    def shares(self, kind: Kind, number: int, grouped: Places, here: Places, elsewhere: Places) -> tuple[int, ...]:
        group = self.group.get(kind)
        if group is None:
            return shares(number, None, grouped, here, elsewhere)
        others = (*grouped[:group], grouped[group] - number, *grouped[group + 1 :])
        return shares(number, group, others, here, elsewhere)

    @cached_property
    def tables(self) -> HandTables:
        first, second = self.w.groups
        (only,) = second
        shapes = [self.shape(side, hands) for side, hands, _ in self.layouts]
        return HandTables(self.w.sizes, shapes, [self.w.index[kind] for kind in first], self.w.index[only])

    def shape(self, side: Side, hands: Hands) -> Shape:
        """What a layout asks of the hands, no stricter than it is."""
        pool = self.pools[side](hands)
        lows = tuple(zip(*self.w.fields.rows(hands)))
        caps = tuple([sum(low) + left for low, left in zip(lows, pool)])
        one, two, both = list[int](), list[int](), list[int]()
        for i in self.hands:
            first, second = [sum([lows[self.w.index[kind]][i] for kind in group]) for group in self.w.groups]
            free, no_first, no_second, _ = self.w.places(hands, i)
            one.append(first + free + no_second)
            two.append(second + free + no_first)
            both.append(first + second + free + no_first + no_second)
        return Shape(lows, caps, *self.relaxed(caps, one, two, both))

    def relaxed(self, caps: Sequence[int], *limits: Sequence[int]) -> tuple[Column, Column, Column]:
        """Limits that there are too few cards to reach are lifted, so that they tell no shapes apart."""
        first, second = [sum([caps[self.w.index[kind]] for kind in group]) for group in self.w.groups]
        one, two, both = [
            tuple([size if n >= min(cap, size) else n for n, size in zip(limit, self.w.sizes)])
            for limit, cap in zip(limits, (first, second, first + second))
        ]
        return one, two, both

    def sample(self, below: Below) -> tuple[dict[Place, list[Kind]], list[Kind], list[Kind]]:
        """Hands, draw pile and open pile of one world, drawn by its weight."""
        side, known, _ = self.layouts[bisect_right(self.sums, below(self.sums[-1]))]
        pool = list(shuffled(self.named(self.pools[side](known)), below))
        hands = {place: self.named(row) for place, row in zip(self.w.watched, self.w.fields.rows(known))}
        pool = self.barred(known, pool, hands, below)
        for i, place in enumerate(self.w.watched):
            missing = self.w.sizes[i] - len(hands[place])
            hands[place] += pool[:missing]
            del pool[:missing]
        pile = pool + [kind for heap in side[0] for kind in shuffled(heap, below)]
        return hands, pile, [kind for i, kind in enumerate(self.w.open) if i not in side[1]]

    def named(self, counts: bytes) -> list[Kind]:
        """So many cards of each kind."""
        return [kind for kind, n in zip(self.w.kinds, counts) for _ in range(n)]

    def barred(self, known: Hands, pool: list[Kind], hands: dict[Place, list[Kind]], below: Below) -> list[Kind]:
        """Deal those fresh cards first that bar something, again and again until none is barred; the rest is left."""
        bars = [
            (place, c)
            for i, place in enumerate(self.w.watched)
            for c, number in enumerate(self.w.places(known, i))
            for _ in range(number if c else 0)
        ]
        while any([self.w.bars.get(kind, 0) & c for kind, (_, c) in zip(pool, bars)]):
            for i in range(len(bars)):
                j = i + below(len(pool) - i)
                pool[i], pool[j] = pool[j], pool[i]
        for kind, (place, _) in zip(pool, bars):
            hands[place].append(kind)
        return pool[len(bars) :]
