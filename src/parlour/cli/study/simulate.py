"""``parlour simulate``: many games by bots."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from msgspec import json, to_builtins

from parlour import games
from parlour.bots.pool import WorkersDied
from parlour.cli.arguments import AsJson, Options, Seats, Seed, number, seated, table_of, within
from parlour.cli.mistakes import Interrupted, complain
from parlour.cli.progress import progress
from parlour.cli.study.workers import WHO, GameName, OnCluster, Workers, executor_for, seed_word, workers_for
from parlour.study.executor import Executor
from parlour.study.keepers import Keeper, Records, Rows
from parlour.study.simulate import Simulation, batches, outcomes
from parlour.study.summary import Summary

Count: TypeAlias = Annotated[int, Parameter(name="--games", converter=number, help="How many games; usually 100.")]
Bots: TypeAlias = Annotated[
    str,
    Parameter(
        name="--bots",
        help=f"Who plays: {WHO}; one for all seats, or one for each with commas between.  Usually random.",
    ),
]
RecordFolder: TypeAlias = Annotated[Path | None, Parameter(help="Keep every game's record in this folder.")]
Out: TypeAlias = Annotated[
    Path | None, Parameter(help="Write one row a game to this file, which ends in .parquet or .csv.")
]


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
    cluster: OnCluster = None,
    record_dir: RecordFolder = None,
    out: Out = None,
    as_json: AsJson = False,
) -> int:
    """Have bots play many games, and count what comes of them."""
    seats, settings = table_of(games.find(game), seats, options)
    levels = seated(bots, games.find(game), seats, "all")
    within("--games", count, range(1, 10**9))
    workers = workers_for(workers)
    simulation = Simulation(game, seats, to_builtins(settings), levels, seed_word(seed), record_dir is not None)
    keepers: list[Keeper] = [summary := Summary(simulation)]
    if record_dir is not None:
        keepers.append(Records(record_dir))
    if out is not None:
        keepers.append(Rows(simulation, out))
    portions = batches(count, workers)
    executor = executor_for(cluster, workers, portions)
    began = perf_counter()
    try:
        carry_out(simulation, portions, executor, keepers)
    except KeyboardInterrupt:
        raise Interrupted(f"Stopped after {summary.games} of {count} games; nothing is left half-written.") from None
    except WorkersDied as reason:
        return complain(str(reason), 1)
    show(summary, perf_counter() - began, as_json)
    return 0


def carry_out(simulation: Simulation, portions: list[range], executor: Executor, keepers: list[Keeper]) -> None:
    """Play all games, and hand each to every keeper."""
    with closing(outcomes(simulation, portions, executor)) as stream, progress(portions[-1].stop) as advance:
        for outcome in stream:
            for keeper in keepers:
                keeper.keep(outcome)
            advance()
    for keeper in keepers:
        keeper.finish()


def show(summary: Summary, seconds: float, as_json: bool) -> None:
    figures = summary.figures(seconds)
    if as_json:
        print(json.encode(figures).decode())
    else:
        from parlour.cli.study.figures import draw  # Rich, which a program has no use for

        draw(figures)
