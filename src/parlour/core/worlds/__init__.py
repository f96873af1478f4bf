"""The shape of a game's worlds: every truth that a view leaves open."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Protocol, TypeAlias

from msgspec import Struct

from parlour.core.state import State
from parlour.core.vocabulary import Below

Unknown: TypeAlias = Hashable  # a question with one true answer, such as ("secret", seat)
Answer: TypeAlias = Hashable
Truth: TypeAlias = Mapping[Unknown, Answer]  # an answer for every unknown


class Constraint(Struct, frozen=True):
    """One thing the seat's story says about some unknowns, and the lines of that story it came from."""

    unknowns: tuple[Unknown, ...]
    because: tuple[int, ...]


class Worlds(Protocol):
    """The truths that one seat's story allows, weighed by the even model: nature is fair, hidden choices are even."""

    @property
    def constraints(self) -> Sequence[Constraint]:
        """Why other truths are impossible."""

    def count(self) -> int:
        """How many truths the story allows."""

    def allows(self, truth: Truth) -> bool:
        """Whether ``truth`` is one of them."""

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        """How likely each answer to each unknown is; impossible answers are left out."""

    def sample(self, below: Below) -> State:
        """One whole world, drawn by its weight, that looks the same to the seat."""
