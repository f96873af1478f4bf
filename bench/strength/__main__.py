"""How strong the bots are: every figure of every game, or of the games named, beside the goal it is held to.

``python -m bench.strength [--games N] [--workers N] [--json] [game ...]``; N is how many deals a figure is measured on,
more or less.  What is finished is kept in ``.strength``: a run that was stopped goes on where it was, and one for more
deals measures only what is missing, as long as the game and its bots are the same.  A run of all games writes the
tables of docs/bots.md and docs/strength.md.  It tells first how long each part will take, and fails if a level that is
offered is surely worse than the one below.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import TypeAlias

from bench.strength import page
from bench.strength.figures import Row
from bench.strength.ladder import judged
from bench.strength.outlook import outlook
from bench.strength.parts import Kept, Part, pooled
from bench.strength.plan import DEALS, parts_of
from bench.strength.workers import Job, made
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.games import SHELF

Plan: TypeAlias = dict[str, list[Part]]  # by game
GAMES = tuple(SHELF)
STEADY = 3600.0  # seconds over which the speed is taken: parts are of all lengths


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description="How strong the bots are.")
    parser.add_argument(
        "--games", type=int, default=DEALS, metavar="N", help=f"deals a figure is measured on ({DEALS})"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; all of them, if none is named")
    asked = parser.parse_args()
    unknown = [game for game in asked.game if game not in GAMES]
    if unknown:
        parser.error(f"there is no game called {', '.join(unknown)}; there are {', '.join(GAMES)}")
    if asked.games < 1 or asked.workers < 1:
        parser.error("at least one deal and one process are needed")
    return asked


def missing_of(plan: Plan) -> list[Job]:
    """Every part that is not kept yet."""
    kept = {game: Kept(game) for game in plan}
    return [(game, part) for game, parts in plan.items() for part in parts if kept[game].find(part) is None]


def measure(plan: Plan, workers: int, progress: Progress) -> None:
    """Make what is missing, and keep it."""
    kept, missing = {game: Kept(game) for game in plan}, missing_of(plan)
    done = sum([part.seconds for parts in plan.values() for part in parts])
    left = sum([part.seconds for _, part in missing])
    bar = progress.add_task("strength", total=done, completed=done - left, latest="")
    for game, part, rows in made(missing, workers):
        kept[game].keep(part, rows)
        progress.update(bar, advance=part.seconds, latest=f"{game}: {part.name}")


def figures(plan: Plan) -> list[Row]:
    """All that was measured, game by game."""
    found: list[Row] = []
    for game, parts in plan.items():
        kept = Kept(game)
        rows = [row for part in parts for row in kept.find(part) or ()]
        found += [{"game": game} | judged(row) for row in pooled(rows)]
    return found


def main() -> None:
    asked = wanted()
    plan = {game: parts_of(game, asked.games) for game in asked.game or GAMES}
    columns = (BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    latest = TextColumn("{task.fields[latest]}")
    console = Console(stderr=True)
    console.print(outlook(missing_of(plan), asked.workers))
    with Progress(*columns, latest, console=console, speed_estimate_period=STEADY) as progress:
        try:
            measure(plan, asked.workers, progress)
        except KeyboardInterrupt:
            sys.exit("Stopped.  The same command goes on from here.")
    report(figures(plan), asked)


def report(rows: list[Row], asked: argparse.Namespace) -> None:
    if asked.json:
        json.dump(rows, sys.stdout, indent=1, ensure_ascii=False)
        print()
    else:
        Console(width=None if sys.stdout.isatty() else 160).print(page.table_of(rows))
    if not asked.game:
        page.write(rows)
    if broken := [f"{row['game']}, {row['what']}" for row in rows if row.get("broken")]:
        sys.exit("Worse than the level below: " + "; ".join(broken))


if __name__ == "__main__":
    main()
