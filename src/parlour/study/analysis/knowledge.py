"""What a notebook knows, in figures: what its first page asks, and how many bits are missing to answer that."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from math import log2
from typing import Any, Final, NamedTuple

from parlour.core import Answer, Cell, Fact, Game, Notebook, Sheet, Unknown, View
from parlour.notebook import notebook

ROUNDING: Final = 1e-9


class Asks(NamedTuple):
    """One question of a notebook; a new hand, Case or mini-game asks it anew on a sheet of another id."""

    sheet: str
    unknown: Unknown


class Knowledge:
    """One seat's notebook at one time, read once."""

    def __init__(self, game: Game[Any, Any], view: View) -> None:
        self.pages = first_page(game, view)
        self.told = len(view.story)

    @cached_property
    def asks(self) -> Mapping[Asks, list[Cell]]:
        """What the first page asks, or the first pages where several stand side by side, with the squares of each."""
        found: dict[Asks, list[Cell]] = {}
        for sheet in first_pages(self.pages):
            for cell in [cell for row in sheet.cells for cell in row if cell]:
                found.setdefault(Asks(sheet.id, cell.unknown), []).append(cell)
        return {asked: cells for asked, cells in found.items() if single(cells)}

    @cached_property
    def bits(self) -> float:
        """Missing to answer all of it, each question on its own."""
        return sum([missing(cells) for cells in self.asks.values()])

    @property
    def certain(self) -> Mapping[Asks, Fact]:
        """What is certain: one answer, or none of all that the page offers."""
        found: dict[Asks, Fact] = {}
        for asked, cells in self.asks.items():
            so = [cell for cell in single(cells) if cell.certainty == "certain"]
            if so:
                found[asked] = so[0].fact
            elif all([cell.certainty == "ruled out" for cell in cells]):
                found[asked] = none_of(cells)
        return found

    def chances(self, asked: Asks) -> Mapping[Answer, float]:
        """How likely each answer to a question is."""
        return {cell.among[0]: float(cell.chance or 0) for cell in single(self.asks[asked])}

    def left(self, asked: Asks) -> int:
        """How many answers to a question are possible; all that the page does not offer count as one."""
        chances = [chance for chance in self.chances(asked).values() if chance]
        return len(chances) + (rest(chances) > 0)

    def sheet(self, asked: Asks) -> Sheet:
        return next(sheet for sheet in self.pages.sheets if sheet.id == asked.sheet)

    @property
    def sheets(self) -> frozenset[str]:
        """The ids of the pages that ask."""
        return frozenset([asked.sheet for asked in self.asks])


def first_page(game: Game[Any, Any], view: View) -> Notebook:
    """The notebook, without pages that take long."""
    front: Callable[[View], Notebook] | None = getattr(game.notebook(), "front", None)
    return front(view) if front else notebook(game, view)


def first_pages(pages: Notebook) -> list[Sheet]:
    """The pages that ask the same kinds of question as the first, of what the seat itself can know."""
    own = [sheet for sheet in pages.sheets if sheet.knower is None]
    beside = [sheet for sheet in own if sheet is own[0] or (sheet.group and sheet.group == own[0].group)]
    kinds = {kind(cell.unknown) for sheet in beside for row in sheet.cells for cell in row if cell}
    return [sheet for sheet in own if kinds >= {kind(cell.unknown) for row in sheet.cells for cell in row if cell}]


def kind(unknown: Unknown) -> object:
    """An unknown that is a tuple of its kind and a place is of that kind; others are all alike."""
    return unknown[0] if isinstance(unknown, tuple) and isinstance(unknown[0], str) else ""


def single(cells: Sequence[Cell]) -> list[Cell]:
    """The squares that stand for one answer each."""
    return [cell for cell in cells if len(cell.among) == 1]


def none_of(cells: Sequence[Cell]) -> Fact:
    """That the answer is one that the page does not offer."""
    return Fact(cells[0].unknown, tuple([cell.among[0] for cell in single(cells)]), holds=False)


def rest(chances: Iterable[float]) -> float:
    """What the answers that a page offers leave to all others."""
    left = 1 - sum(chances)
    return left if left > ROUNDING else 0.0


def missing(cells: Sequence[Cell]) -> float:
    """The bits missing to answer one question."""
    return entropy([float(cell.chance or 0) for cell in single(cells)])


def entropy(chances: Collection[float]) -> float:
    """In bits; all that is left to other answers counts as one."""
    return sum([chance * log2(1 / chance) for chance in (*chances, rest(chances)) if chance > 0])
