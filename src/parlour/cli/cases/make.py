"""``parlour cases make``: a pack of fresh cases."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from parlour.bots.pool import WorkersDied
from parlour.cases.case import Case, written
from parlour.cases.packs import MOST, Title, packed
from parlour.cases.riddles import RIDDLES, kinds_of
from parlour.cli.arguments import Seed, number, within
from parlour.cli.mistakes import Interrupted, complain
from parlour.cli.progress import portion
from parlour.cli.study.workers import OnCluster, Workers, executor_for, seed_word, workers_for
from parlour.study.casework.making import cases
from parlour.study.executor import Executor

ALL: Final = "all"
Which: TypeAlias = Annotated[str, Parameter(help=f"Which game: {', '.join(RIDDLES)}; or all of them.")]
HowMany: TypeAlias = Annotated[
    int, Parameter(name="--count", converter=number, help="How many cases of each game; usually 10.")
]
Out: TypeAlias = Annotated[Path | None, Parameter(help="Write a pack to this file; without it the cases are printed.")]


def make(
    game: Which = ALL,
    /,
    *,
    count: HowMany = 10,
    seed: Seed = None,
    out: Out = None,
    workers: Workers = None,
    cluster: OnCluster = None,
) -> int:
    """Cut cases from games of bots; the same seed makes the same cases."""
    chosen = games_named(game)
    within("--count", count, range(1, MOST // len(chosen) + 1))
    word, busy = seed_word(seed), workers_for(workers)
    try:
        made = made_of(chosen, count, word, executor_for(cluster, busy, range(busy)))
    except KeyboardInterrupt:
        raise Interrupted("Stopped; nothing is written.") from None
    except WorkersDied as reason:
        return complain(str(reason), 1)
    show(made, word, out)
    return 0


def games_named(game: str) -> Sequence[str]:
    if game == ALL:
        return list(RIDDLES)
    kinds_of(game)
    return [game]


def made_of(chosen: Sequence[str], count: int, seed: str, executor: Executor) -> list[Case]:
    """The cases of each game, with a bar where somebody is looking."""
    made: list[Case] = []
    with portion("cases") as advance:
        for game in chosen:
            with closing(cases(game, count, seed, executor)) as stream:
                for case in stream:
                    made.append(case)
                    advance(len(made), count * len(chosen))
    return made


def show(made: Sequence[Case], seed: str, out: Path | None) -> None:
    if out is None:
        for case in made:
            print(written(case).decode())
        return
    content = packed(Title(out.name.partition(".")[0], seed), made)
    out.write_bytes(content)
    print(f"{len(made)} cases in {out}, {len(content):,} bytes.")
