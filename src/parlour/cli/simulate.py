"""``parlour simulate``: many games by bots."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from msgspec import json, to_builtins

from parlour import games
from parlour.bots import LEVELS
from parlour.bots.pool import WorkersDied
from parlour.cli.arguments import AsJson, Options, Seats, Seed, number, seated, table_of, within
from parlour.cli.mistakes import Interrupted, complain
from parlour.cli.progress import progress
from parlour.study.executor import Executor, Here, Processes
from parlour.study.keepers import Keeper, Records, Rows
from parlour.study.simulate import Simulation, batches, outcomes
from parlour.study.summary import Summary

GameName: TypeAlias = Annotated[str, Parameter(help="Which game, by its name on the shelf (`parlour games`).")]
Count: TypeAlias = Annotated[int, Parameter(name="--games", converter=number, help="How many games; usually 100.")]
Bots: TypeAlias = Annotated[
    str,
    Parameter(
        name="--bots",
        help=f"Who plays: {', '.join(LEVELS)}; one for all seats, or one for each with commas between.",
    ),
]
Workers: TypeAlias = Annotated[
    int | None, Parameter(converter=number, help="How many processes share the work; usually one a core.")
]
RecordFolder: TypeAlias = Annotated[Path | None, Parameter(help="Keep every game's record in this folder.")]
Out: TypeAlias = Annotated[Path | None, Parameter(help="Write one row a game to this Parquet file.")]


def simulate(
    game: GameName,
    /,
    *,
    count: Count = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = None,
    options: Options = None,
    workers: Workers = None,
    record_dir: RecordFolder = None,
    out: Out = None,
    as_json: AsJson = False,
) -> int:
    """Have bots play many games, and count what comes of them."""
    seats, settings = table_of(games.find(game), seats, options)
    levels = seated(bots, games.find(game), seats, "seats")
    within("--games", count, range(1, 10**9))
    workers = within("--workers", cores() if workers is None else workers, range(1, 1001))
    word = str(secrets.randbelow(10**9)) if seed is None else seed
    simulation = Simulation(game, seats, to_builtins(settings), levels, word, record_dir is not None)
    keepers: list[Keeper] = [summary := Summary(simulation)]
    if record_dir is not None:
        keepers.append(Records(record_dir))
    if out is not None:
        keepers.append(Rows(simulation, out))
    began = perf_counter()
    try:
        carry_out(simulation, count, workers, keepers)
    except KeyboardInterrupt:
        raise Interrupted(f"Stopped after {summary.games} of {count} games; nothing is left half-written.") from None
    except WorkersDied as reason:
        return complain(str(reason), 1)
    show(summary, perf_counter() - began, as_json)
    return 0


def carry_out(simulation: Simulation, count: int, workers: int, keepers: list[Keeper]) -> None:
    """Play all games, and hand each to every keeper."""
    portions = batches(count, workers)
    executor: Executor = Here() if workers == 1 else Processes(min(workers, len(portions)))
    with closing(outcomes(simulation, portions, executor)) as stream, progress(count) as advance:
        for outcome in stream:
            for keeper in keepers:
                keeper.keep(outcome)
            advance()
    for keeper in keepers:
        keeper.finish()


def cores() -> int:
    """How many processes can really work at once."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def show(summary: Summary, seconds: float, as_json: bool) -> None:
    figures = summary.figures(seconds)
    if as_json:
        print(json.encode(figures).decode())
    else:
        from parlour.cli.figures import draw  # Rich, which a program has no use for

        draw(figures)
