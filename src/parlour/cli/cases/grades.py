"""``parlour cases grades``: do grades agree with how many steps a limited solver needs?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.cases.files import house_pack, pack_in
from parlour.cli.cases.make import Which, games_named
from parlour.cli.progress import portion
from parlour.study.casework.agreement import LIMITS, Agreement


def grades(
    game: Which = "all",
    /,
    *,
    pack: Annotated[
        Path | None, Parameter(name="--pack", help="Of this pack; usually of the one of the house.")
    ] = None,
) -> int:
    """For each grade: how many steps the solver of small steps needs, and how many cases so many steps solve."""
    cases = [case for case in (house_pack() if pack is None else pack_in(pack)).cases if case.game in games_named(game)]
    found = Agreement()
    with portion("cases") as advance:
        for done, case in enumerate(cases, 1):
            found.keep(case)
            advance(done, len(cases))
    print(f"| kind | grade | cases | steps, median | {' | '.join([f'within {limit}' for limit in LIMITS])} |")
    print(f"|---|---|---|---|{'---|' * len(LIMITS)}")
    for kind, grade, number, median, shares in found.rows():
        told = " | ".join([f"{share:.0%}" for share in shares])
        print(f"| {kind} | {grade} | {number} | {median:g} | {told} |")
    for kind, correlation in found.correlations().items():
        print(f"{kind}: the ranks of scores and of steps agree with {correlation:.2f}.")
    return 0
