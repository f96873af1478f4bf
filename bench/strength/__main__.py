"""How strong the bots are: every figure of every game, or of the games named, beside the goal it is held to.

``python -m bench.strength [--games N] [--json] [game ...]``; N is how many deals a figure is measured on, more or less.
It fails if a level that is offered is surely worse than the one below.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from types import ModuleType

from bench.strength.figures import Row, interval
from bench.strength.ladder import ladder
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from parlour.games import SHELF

GAMES = tuple(SHELF)


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description="How strong the bots are.")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="deals a figure is measured on (40)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; all of them, if none is named")
    asked = parser.parse_args()
    unknown = [game for game in asked.game if game not in GAMES]
    if unknown:
        parser.error(f"there is no game called {', '.join(unknown)}; there are {', '.join(GAMES)}")
    if asked.games < 1:
        parser.error("at least one deal is needed")
    return asked


def measured(games: list[str], deals: int, progress: Progress) -> list[Row]:
    """Every figure of these games; a game that nobody has measured yet is only named."""
    found: list[Row] = []
    for game in games:
        if not find_spec(f"bench.strength.{game}"):
            progress.console.print(f"{game}: nobody has measured it yet.", style="yellow", highlight=False)
            continue
        found += of_one(import_module(f"bench.strength.{game}"), game, deals, progress)
    return found


def of_one(module: ModuleType, game: str, deals: int, progress: Progress) -> list[Row]:
    """The figures of one game as they come: first the ladder of its levels."""
    bar = progress.add_task(game, total=None, latest="")
    found: list[Row] = []
    for row in chain(ladder(game, deals), module.figures(deals)):
        found.append({"game": game} | row)
        progress.update(bar, advance=1, latest=row["what"])
    progress.update(bar, total=len(found), completed=len(found), latest="done")
    return found


def table_of(rows: list[Row]) -> Table:
    table = Table("game", "what", header_style="bold", box=None, pad_edge=False)
    for heading in ("mean", "95% interval", "of", "goal", ""):
        table.add_column(heading, justify="right")
    previous = ""
    for row in rows:
        low, high = interval(row)
        verdict = {True: "[green]met[/]", False: "[red]missed[/]"}[row["met"]] if "met" in row else ""
        figures = (f"{row['mean']:.3f}", f"{low:.3f} to {high:.3f}", str(row["of"]), row.get("goal", ""), verdict)
        table.add_row(row["game"] if row["game"] != previous else "", row["what"], *figures)
        previous = row["game"]
    return table


def main() -> None:
    asked = wanted()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[latest]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        rows = measured(asked.game or list(GAMES), asked.games, progress)
    if asked.json:
        json.dump(rows, sys.stdout, indent=1, ensure_ascii=False)
        print()
    else:
        Console(width=None if sys.stdout.isatty() else 160).print(table_of(rows))
    if broken := [f"{row['game']}, {row['what']}" for row in rows if row.get("broken")]:
        sys.exit("Worse than the level below: " + "; ".join(broken))


if __name__ == "__main__":
    main()
