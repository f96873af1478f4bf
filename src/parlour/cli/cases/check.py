"""``parlour cases check``: is every case what it says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.bots.pool import WorkersDied
from parlour.cases.case import Case
from parlour.cases.checking import faults
from parlour.cli.cases.files import pack_in
from parlour.cli.mistakes import complain
from parlour.cli.progress import portion
from parlour.cli.study.workers import OnCluster, Workers, executor_for, workers_for


def check(
    file: Annotated[Path, Parameter(help="A pack, or a case, as `parlour cases make` writes it.")],
    /,
    *,
    workers: Workers = None,
    cluster: OnCluster = None,
) -> int:
    """Solve every case again from nothing but its view: one answer, and a proof with no line to spare."""
    cases, wrong = pack_in(file).cases, 0
    executor = executor_for(cluster, workers_for(workers), cases)
    try:
        with portion("cases") as advance:
            for done, (case, found) in enumerate(zip(cases, executor.run(fault_of, cases)), 1):
                advance(done, len(cases))
                wrong += bool(found)
                if found:
                    print(f"{case.id}: {found}")
    except WorkersDied as reason:
        return complain(str(reason), 1)
    print(f"{len(cases)} cases checked; {len(cases) - wrong} are sound.")
    return 1 if wrong else 0


def fault_of(case: Case) -> str:
    """The first thing that is wrong with a case; nothing, if it is sound."""
    return next(faults(case), "")
