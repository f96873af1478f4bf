"""Cases to test with: one of every game and kind, out of the pack of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from parlour.cases.case import Case, Evidence
from parlour.cases.packs import house_pack
from parlour.cases.riddles import RIDDLES

BOTH = [(game, kind) for game, kinds in RIDDLES.items() for kind in kinds]


def case_of(game: str, kind: str, fits: Callable[[Case], bool] = lambda case: True) -> Case:
    """The first such case."""
    return next(case for case in house_pack().cases if (case.game, case.kind) == (game, kind) and fits(case))


def with_evidence(case: Case, **changed: Any) -> Case:
    evidence: Evidence = replace(case.evidence, **changed)
    return replace(case, evidence=evidence)
