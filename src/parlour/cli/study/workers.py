"""Who does the work of a study: this process, worker processes, or a cluster."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from parlour.bots import LEVELS
from parlour.cli.arguments import number, within
from parlour.study.executor import Executor, Here, Processes

GameName: TypeAlias = Annotated[str, Parameter(help="Which game, by its name on the shelf (`parlour games`).")]
Workers: TypeAlias = Annotated[
    int | None, Parameter(converter=number, help="How many processes share the work; usually one a core.")
]
OnCluster: TypeAlias = Annotated[
    str | None,
    Parameter(
        name="--cluster",
        help="Share the work with a Dask cluster: its ADDRESS, or local for one of this machine's processes.",
    ),
]
WHO = f"{', '.join(LEVELS)}, or a class of your own as module:Class or ./file.py:Class"


def workers_for(given: int | None) -> int:
    """How many, as told or one a core."""
    return within("--workers", cores() if given is None else given, range(1, 1001))


def executor_for(cluster: str | None, workers: int, portions: Sequence[object]) -> Executor:
    """Whom the command names; results are the same with any."""
    if cluster is not None:
        from parlour.study.cluster import Cluster  # an extra

        return Cluster(cluster, workers)
    return Here() if workers == 1 else Processes(min(workers, max(1, len(portions))))


def cores() -> int:
    """How many processes can really work at once."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def seed_word(given: str | None) -> str:
    """As told, or drawn afresh."""
    return str(secrets.randbelow(10**9)) if given is None else given
