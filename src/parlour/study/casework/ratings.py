"""A rating for each case and each solver: an answer is a game of two, which the solver wins or the case.

It is OpenSkill's Plackett-Luce, as for the players of a house.  A case begins where its grade puts it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from parlour.cases.case import GRADES, Case
from parlour.core import Refused

FIRST: Final = {grade: 20.0 + 4 * place for place, grade in enumerate(GRADES)}  # the mean of a new case


class Ratings:
    """All solvers and cases that have met."""

    def __init__(self) -> None:
        try:
            self.model: Any = import_module("openskill.models").PlackettLuce()
        except ImportError:
            raise Refused("ratings-need-openskill") from None
        self.solvers: dict[str, Any] = {}
        self.cases: dict[str, Any] = {}

    def keep(self, solver: str, case: Case, solved: bool) -> None:
        """One answer: the first of this solver to this case, for later ones are no news."""
        two = [[self.solver(solver)], [self.case(case)]]
        (mine,), (its,) = self.model.rate(two, ranks=[0.0, 1.0] if solved else [1.0, 0.0])
        self.solvers[solver], self.cases[case.id] = mine, its

    def solver(self, name: str) -> Any:
        return self.solvers.get(name) or self.model.rating(name=name)

    def case(self, case: Case) -> Any:
        return self.cases.get(case.id) or self.model.rating(mu=FIRST[case.grade.name], name=case.id)
