"""Giving every cell a different card: exact counts, chances and samples, by summing over which cells might coincide."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from math import factorial, prod
from typing import Generic, TypeVar

from parlour.core import Below

Card = TypeVar("Card", bound=Hashable)


class Distinct(Generic[Card]):
    """Ways to give each cell a card, no two the same; ``weights[i][card]`` weighs ``card`` in cell ``i``.

    A cell takes no card that its weights leave out.  With weights of one the ways are simply counted.
    """

    def __init__(self, weights: Sequence[Mapping[Card, int]]) -> None:
        self.weights = list(weights)
        self.cells = range(len(self.weights))
        self.all = (1 << len(self.weights)) - 1  # a set of cells is a bit mask

    @cached_property
    def columns(self) -> dict[Card, tuple[int, ...]]:
        """Every card with its weight in each cell."""
        cards = dict.fromkeys([card for weight in self.weights for card in weight])
        return {card: tuple([weight.get(card, 0) for weight in self.weights]) for card in cards}

    @cached_property
    def meetings(self) -> list[int]:
        """For every set of cells the weight of all of them holding one and the same card."""
        alike: dict[tuple[int, ...], int] = {}
        for column in self.columns.values():
            alike[column] = alike.get(column, 0) + 1
        met = [0] * (self.all + 1)
        for column, cards in alike.items():
            self.meet(met, column, cards)
        return met

    def meet(self, met: list[int], column: tuple[int, ...], cards: int) -> None:
        open_cells = sum([1 << i for i, weight in enumerate(column) if weight])
        cells = open_cells
        while cells:
            met[cells] += cards * prod([column[i] for i in self.cells if cells >> i & 1])
            cells = (cells - 1) & open_cells

    @cached_property
    def ways(self) -> list[int]:
        """For every set of cells the ways to fill just those: the one that shares its card is summed out first."""
        ways = [1] + [0] * self.all
        signed = [sign(block) * weight if weight else 0 for block, weight in enumerate(self.meetings)]
        for cells in range(1, self.all + 1):
            first = cells & -cells
            ways[cells] = sum([signed[block] * ways[cells ^ block] for block in blocks(first, cells)])
        return ways

    @property
    def total(self) -> int:
        """The weight of all the ways."""
        return self.ways[self.all]

    def chances(self, cell: int) -> dict[Card, int]:
        """The weight of all the ways in which ``cell`` holds each card; impossible cards are left out."""
        first, known = 1 << cell, {}
        found: dict[Card, int] = {}
        for card, column in self.columns.items():
            if column[cell]:
                if column not in known:
                    known[column] = self.chance(first, column)
                if known[column]:
                    found[card] = known[column]
        return found

    def chance(self, first: int, column: tuple[int, ...]) -> int:
        open_cells = sum([1 << i for i, weight in enumerate(column) if weight])
        return sum(
            [
                sign(block) * prod([column[i] for i in self.cells if block >> i & 1]) * self.ways[self.all ^ block]
                for block in blocks(first, open_cells)
            ]
        )

    def sample(self, below: Below) -> list[Card]:
        """One way, drawn by its weight."""
        rest, filled = self, []
        for _ in self.cells:
            card = draw(rest.chances(0), below)
            filled.append(card)
            rest = Distinct([{c: w for c, w in weight.items() if c != card} for weight in rest.weights[1:]])
        return filled


def blocks(first: int, cells: int) -> list[int]:
    """Every set within ``cells`` that holds ``first``."""
    rest = cells & ~first
    found, some = [first | rest], rest
    while some:
        some = (some - 1) & rest
        found.append(first | some)
    return found


def sign(block: int) -> int:
    """How often, and with which sign, a coincidence of these cells is counted."""
    size = block.bit_count()
    return -factorial(size - 1) if size % 2 == 0 else factorial(size - 1)


def can_differ(cells: Sequence[int]) -> bool:
    """Whether every cell can be given a different card of its own; a set of cards is a bit mask."""
    tight = [cards for cards in cells if cards.bit_count() < len(cells)]
    if len(tight) < len(cells):
        return can_differ(tight)  # the others have enough cards to be filled last
    owner: dict[int, int] = {}
    return all([finds(cell, cells, owner, set()) for cell in range(len(cells))])


def finds(cell: int, cells: Sequence[int], owner: dict[int, int], tried: set[int]) -> bool:
    """Whether ``cell`` finds a card that is free, or whose owner finds another."""
    for card in bits(cells[cell]):
        if card not in tried:
            tried.add(card)
            if card not in owner or finds(owner[card], cells, owner, tried):
                owner[card] = cell
                return True
    return False


def bits(cards: int) -> Iterator[int]:
    """Each card of a set, as a set of its own."""
    while cards:
        yield cards & -cards
        cards &= cards - 1


def draw(weights: Mapping[Card, int], below: Below) -> Card:
    """One key, drawn by its weight."""
    rest = below(sum(weights.values()))
    for card, weight in weights.items():
        rest -= weight
        if rest < 0:
            return card
    raise AssertionError("no weights to draw by")
