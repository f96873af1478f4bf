"""What a seat can note about the hidden truth, in no language: sheets of questions, and which lines answer them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import Any, Literal, Protocol, TypeAlias, cast

from msgspec import Struct

from parlour.core.things import ThingId
from parlour.core.vocabulary import Seat
from parlour.core.worlds import Answer, Unknown

Certainty: TypeAlias = Literal["certain", "ruled out", "open"]


class Fact(Struct, frozen=True):
    """That the true answer to an unknown is one of some answers, or that it is none of them."""

    unknown: Unknown
    among: tuple[Answer, ...]
    holds: bool = True  # False: it is none of them

    def follows(self, possible: Set[Answer]) -> bool:
        """Whether it is true if only these answers are possible."""
        return possible <= set(self.among) if self.holds else possible.isdisjoint(self.among)


class Heading(Struct, frozen=True):
    """What a row or a column of a sheet is about; the words give it a title."""

    id: str
    about: tuple[ThingId, ...] = ()


class Cell(Struct, frozen=True):
    """One square of a sheet: whether an unknown is one of some answers."""

    unknown: Unknown
    among: tuple[Answer, ...]
    chance: Fraction | None  # under the sheet's model: 1 is certain, 0 is ruled out; None: not worked out
    claimed: tuple[Seat, ...] = ()  # the players who say that it is so
    amount: tuple[int, int] | None = None  # of something counted: the least and the most that is possible

    @property
    def certainty(self) -> Certainty:
        if self.chance == 1:
            return "certain"
        return "ruled out" if self.chance == 0 else "open"

    @property
    def fact(self) -> Fact:
        """What is proved here: that it is so, or that it is not; of an open square, what may yet be proved."""
        return Fact(self.unknown, self.among, holds=self.chance != 0)


class Sheet(Struct, frozen=True):
    """One page of a notebook, as players of the game lay it out: rows, columns, and a square where they meet."""

    id: str
    rows: tuple[Heading, ...]
    columns: tuple[Heading, ...]
    cells: tuple[tuple[Cell | None, ...], ...]  # row by row; None: there is nothing to ask here
    worlds: int  # how many truths are left for what this sheet asks
    about: tuple[ThingId, ...] = ()
    group: str = ""  # sheets of one group stand side by side
    knower: Seat | None = None  # what this player can know at least; None: the player whose notebook it is
    exact: bool = True  # False: the chances are an estimate; certain and ruled out still hold
    model: str = "even"  # by which the chances are weighed


class Notebook(Struct, frozen=True):
    """All that one seat can know."""

    sheets: tuple[Sheet, ...]  # the most important first
    worlds: int  # how many truths the story allows

    @property
    def exact(self) -> bool:
        """Whether every number in it is exact."""
        return all([sheet.exact for sheet in self.sheets])


class Explanation(Struct, frozen=True):
    """Why a bot makes a move, from its own numbers; the words make a sentence of it."""

    kind: str  # such as "splits the cases best"
    about: tuple[ThingId, ...] = ()
    figures: Mapping[str, float] = {}  # by name


class Bet(Struct, frozen=True):
    """What a move names as true, and how likely all of it is by what its seat knows."""

    facts: tuple[Fact, ...]
    chance: Fraction


class Reasons(Protocol):
    """What a seat's story proves, line by line."""

    def lines(self, unknown: Unknown) -> Sequence[int]:
        """The lines of the story that may say something about ``unknown``, in their order."""

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        """The answers that are left if only the rules and these ``lines`` are known; fewer lines leave no fewer."""


class Notes(Protocol):
    """A game's ``notebook`` module.  All of it is read from views, never from a State.

    A game in which players name answers also has ``bet(view, move) -> Bet | None``: what the move that completes a
    guess says; and ``nameable(view) -> tuple[Fact, ...]``: what is certain and could be named by a move open now.
    A game with pages that take long has ``front(view) -> Notebook``: the first page alone, and the truths left for it.
    """

    def notebook(self, view: Any) -> Notebook:
        """All that this seat can know."""

    def reasons(self, view: Any) -> Reasons:
        """What proves the facts in it."""


Noted: TypeAlias = Callable[[], Notes]


def noted(package: str) -> Noted:
    """The notebook of the game in ``package``, loaded when it is first opened."""

    @cache
    def notes() -> Notes:
        return cast("Notes", import_module(f"{package}.notebook"))

    return notes
