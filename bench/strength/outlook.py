"""How long a run will take, told before it begins: part by part, and in all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bench.strength.parts import Part
from bench.strength.workers import Job
from rich.table import Table


def outlook(jobs: Sequence[Job], workers: int) -> Table:
    """What is still to be made, in the order of the plan; minutes are of one core, and at the end of all workers."""
    table = Table("game", "part", header_style="bold", box=None, pad_edge=False)
    table.add_column("minutes", justify="right")
    for game, of_game in groupby(jobs, key=lambda job: job[0]):
        own = [part for _, part in of_game]
        table.add_row(f"[bold]{game}[/]", "", f"[bold]{minutes(own):.1f}[/]")
        for figure, portions in groupby(own, key=lambda part: part.figure):
            table.add_row("", figure, f"{minutes(list(portions)):.1f}")
    table.add_row("[bold]all[/]", by(workers), f"[bold]{minutes([part for _, part in jobs]) / workers:.1f}[/]")
    return table


def by(workers: int) -> str:
    return "by one process" if workers == 1 else f"by {workers} processes at once"


def minutes(parts: Sequence[Part]) -> float:
    return sum([part.seconds for part in parts]) / 60
