"""``parlour tournament``: bots against each other."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from msgspec import json, to_builtins

from parlour import games
from parlour.bots.own import named
from parlour.bots.pool import WorkersDied
from parlour.bots.program import PREFIX
from parlour.cli.arguments import AsJson, Options, Programs, Seats, Seed, number, table_of, within
from parlour.cli.mistakes import Interrupted, complain
from parlour.cli.progress import progress
from parlour.cli.study.workers import WHO, GameName, OnCluster, Workers, executor_for, seed_word, workers_for
from parlour.core import Refused
from parlour.study.executor import Executor
from parlour.study.simulate import batches
from parlour.study.tournament import Standings, Tournament, rows
from parlour.study.tournament.keeping import Kept

Bots: TypeAlias = Annotated[
    str, Parameter(name="--bots", help=f"Who plays whom, with commas between: {WHO}.  Usually random,thumb,belief.")
]
Count: TypeAlias = Annotated[
    int,
    Parameter(
        name="--games",
        converter=number,
        help="At least so many games; usually 200.  Every deal is played from each seat, so there may be a few more.",
    ),
]
Out: TypeAlias = Annotated[
    Path | None,
    Parameter(help="Keep one row a seat and game in this Parquet file; if it is there already, go on from it."),
]
NoBeliefs: TypeAlias = Annotated[
    bool, Parameter(name="--no-beliefs", help="Don't judge what the bots believe: faster.")
]


def tournament(
    game: GameName,
    /,
    *,
    bots: Bots = "random,thumb,belief",
    programs: Programs = None,
    count: Count = 200,
    seats: Seats = None,
    seed: Seed = None,
    options: Options = None,
    workers: Workers = None,
    cluster: OnCluster = None,
    out: Out = None,
    no_beliefs: NoBeliefs = False,
    as_json: AsJson = False,
) -> int:
    """Have bots play each other on the same deals, each on every seat, and rate them."""
    seats, settings = table_of(games.find(game), seats, options)
    within("--games", count, range(1, 10**9))
    names = contestants(bots, programs or (), game)
    planned = Tournament(game, seats, to_builtins(settings), names, seed_word(seed), not no_beliefs)
    standings, kept = Standings(planned), Kept(planned, out) if out is not None else None
    for before in kept.before if kept else ():
        standings.keep(before)
    portions = left(planned.whole(count), standings.games, workers := workers_for(workers))
    executor = executor_for(cluster, workers, portions)
    began = perf_counter()
    try:
        carry_out(planned, portions, executor, standings, kept)
    except KeyboardInterrupt:
        raise Interrupted(stopped(standings, planned.whole(count), out)) from None
    except WorkersDied as reason:
        return complain(str(reason), 1)
    finally:
        if kept is not None and standings.games:
            kept.write()
    show(standings, perf_counter() - began, as_json)
    return 0


def contestants(text: str, programs: Sequence[str], game: str) -> tuple[str, ...]:
    """At least two, each named once: bots, and programs by their commands."""
    bots = [name.strip() for name in text.split(",")]
    names = tuple([named(name, game) for name in (*bots, *[PREFIX + command for command in programs])])
    if len(names) < 2 or len(set(names)) < len(names):
        raise Refused("tournament-bots-wrong", text=text)
    return names


def left(count: int, done: int, workers: int) -> list[range]:
    """What is still to be played."""
    return [range(done + each.start, done + each.stop) for each in batches(count - done, workers)]


def carry_out(
    planned: Tournament, portions: list[range], executor: Executor, standings: Standings, kept: Kept | None
) -> None:
    """Play what is left, and keep each game."""
    total = portions[-1].stop if portions else standings.games
    with closing(rows(planned, portions, executor)) as stream, progress(total, standings.games) as advance:
        for game in stream:
            standings.keep(game)
            if kept is not None:
                kept.keep(game)
            advance()


def stopped(standings: Standings, count: int, out: Path | None) -> str:
    if not standings.games:
        return f"Stopped before the first of {count} games was over."
    where = f"they are in {out}, and the same command goes on from there" if out else "with --out they would be kept"
    return f"Stopped after {standings.games} of {count} games; {where}."


def show(standings: Standings, seconds: float, as_json: bool) -> None:
    figures = standings.figures(seconds)
    if as_json:
        print(json.encode(figures).decode())
    else:
        from parlour.cli.study.standing import draw  # Rich, which a program has no use for

        draw(figures)
