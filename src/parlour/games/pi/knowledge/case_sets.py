"""Sets of cases, each the bits of one whole number: quick to narrow, and quick to try whether cases can lie apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
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
def touching(city: City) -> tuple[CaseSet, ...]:
    """For every case, all that share a card with it."""
    return tuple([having(city, case[0]) | having(city, case[1]) | having(city, case[2]) for case in every_case(city)])


def taken_apart(sets: Sequence[CaseSet], shared: Sequence[CaseSet]) -> CaseSet | None:
    """All cases that share a card with one choice out of each set, no two of which share one; None: there is no choice.

    ``shared`` is ``touching`` of the city.
    """
    if not sets:
        return 0
    few = min(sets, key=int.bit_count)
    others = list(sets)
    others.remove(few)
    while few:
        n = few.bit_length() - 1
        few ^= 1 << n
        left = [cases & ~shared[n] for cases in others]
        if all(left) and (taken := taken_apart(left, shared)) is not None:
            return taken | shared[n]
    return None


def possible_beside(own: CaseSet, others: Sequence[CaseSet], shared: Sequence[CaseSet]) -> CaseSet:
    """The cases of ``own`` that leave each of the ``others`` a case, no two sharing a card."""
    found = 0
    while own:
        n = own.bit_length() - 1
        taken = taken_apart([cases & ~shared[n] for cases in others], shared)
        tried = 1 << n if taken is None else own & ~taken  # one choice of the others serves many cases at once
        found |= 0 if taken is None else tried
        own &= ~tried
    return found
