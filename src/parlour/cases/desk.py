"""A view on the desk: what its seat can know, worked out once for everything that is asked about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from fractions import Fraction
from functools import cached_property
from typing import Any

from parlour.core import Answer, Fact, Game, Reasons, Unknown


class Desk:
    def __init__(self, game: Game[Any, Any], view: Any) -> None:
        self.game, self.view = game, view

    @cached_property
    def chances(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return self.game.worlds(self.view).marginals()

    @cached_property
    def reasons(self) -> Reasons:
        return self.game.notebook().reasons(self.view)

    def possible(self, unknown: Unknown) -> Set[Answer]:
        """What may be the answer, by the worlds; of what these don't ask, by the notebook."""
        if unknown in self.chances:
            return self.chances[unknown].keys()
        return self.reasons.possible(unknown, frozenset(self.reasons.lines(unknown)))

    def is_certain(self, fact: Fact) -> bool:
        return fact.follows(self.possible(fact.unknown))

    def lines(self, fact: Fact) -> Sequence[int]:
        """The lines of the story that may matter."""
        return self.reasons.lines(fact.unknown)

    def proves(self, fact: Fact, lines: Sequence[int]) -> bool:
        """Whether these lines of the story are enough."""
        return fact.follows(self.left(fact, lines))

    def left(self, fact: Fact, lines: Sequence[int]) -> Set[Answer]:
        """What may be the answer if only these lines are known."""
        return self.reasons.possible(fact.unknown, frozenset(lines))
