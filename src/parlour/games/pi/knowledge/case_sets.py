"""Sets of cases, each the bits of one whole number: quick to narrow, and quick to try whether cases can lie apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from itertools import combinations, product
from operator import or_
from typing import TypeAlias

import numpy as np

from parlour.games.pi.cards import Card, Case, City
from parlour.games.pi.knowledge.candidates import Fits

CaseSet: TypeAlias = int  # the n-th bit stands for the n-th case of the city, the last card changing first


def case_set(fits: Fits) -> CaseSet:
    """The cases for which the array says yes."""
    return int.from_bytes(np.packbits(fits, axis=None, bitorder="little").tobytes(), "little")


@cache
def every_case(city: City) -> tuple[Case, ...]:
    return tuple([Case(*cards) for cards in product(*city.axes)])


@cache
def only(city: City, case: Case) -> CaseSet:
    """The set of this one case."""
    return 1 << every_case(city).index(case)


@cache
def having(city: City, card: Card) -> CaseSet:
    """All cases with this card."""
    return sum([1 << n for n, case in enumerate(every_case(city)) if card in case])


@cache
def apart(city: City) -> Apart:
    return Apart(city)


class Apart:
    """Choosing a case out of each of several sets so that no two of them share a card."""

    def __init__(self, city: City) -> None:
        self.axes = [[having(city, card) for card in cards] for cards in city.axes]
        self.shared = [  # for every case, all that share a card with it
            having(city, case[0]) | having(city, case[1]) | having(city, case[2]) for case in every_case(city)
        ]

    def taken(self, sets: Sequence[CaseSet]) -> CaseSet | None:
        """All cases that share a card with one choice out of each set; None: there is no choice.

        It tries one case of the smallest set.  Where that fails, the cards may be too few for the sets; if they are
        not, it tries that set again card by card.
        """
        if not sets:
            return 0
        few = min(sets, key=int.bit_count)
        if not few:
            return None
        others = list(sets)
        others.remove(few)
        n = few.bit_length() - 1
        left = [cases & ~self.shared[n] for cases in others]
        if all(left) and (taken := self.taken(left)) is not None:
            return taken | self.shared[n]
        if few.bit_count() == 1 or self.crowded(sets):
            return None
        for card in self.parts(few):
            if (taken := self.taken([few & card, *[cases & ~card for cases in others]])) is not None:
                return taken
        return None

    def crowded(self, sets: Sequence[CaseSet]) -> bool:
        """Whether some of the sets have, on one axis, fewer cards between them than they are."""
        return any([too_few([numbers(axis, cases) for cases in sets]) for axis in self.axes])

    def parts(self, cases: CaseSet) -> list[CaseSet]:
        """The cards on one axis, being those on which these cases differ in the fewest."""
        found = [[card for card in axis if cases & card] for axis in self.axes]
        return min([cards for cards in found if len(cards) > 1], key=len)

    def possible_beside(self, own: CaseSet, others: Sequence[CaseSet]) -> CaseSet:
        """The cases of ``own`` that leave each of the ``others`` a case, no two sharing a card."""
        found = 0
        while own:
            n = own.bit_length() - 1
            taken = self.taken([cases & ~self.shared[n] for cases in others])
            tried = 1 << n if taken is None else own & ~taken  # one choice of the others serves many cases at once
            found |= 0 if taken is None else tried
            own &= ~tried
        return found

    def possible_cards(self, kind: int, own: CaseSet, others: Sequence[CaseSet]) -> list[int]:
        """The cards of a kind, by number, that a case of ``own`` may have beside the ``others``."""
        found, free = [], 0
        for number, card in enumerate(self.axes[kind]):
            if not free & card:
                taken = self.taken([own & card, *others])
                free |= 0 if taken is None else own & (card | ~taken)
            if free & card:
                found.append(number)
        return found


def numbers(axis: Sequence[CaseSet], cases: CaseSet) -> int:
    """The cards of an axis that these cases have, each a bit."""
    return sum([1 << n for n, card in enumerate(axis) if cases & card])


def too_few(choices: Sequence[int]) -> bool:
    """Whether some of the sets, each given by the bits of a number, are more than all that is in them."""
    return any(
        [
            reduce(or_, some).bit_count() < size
            for size in range(1, len(choices) + 1)
            for some in combinations(choices, size)
        ]
    )
