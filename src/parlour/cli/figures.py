"""The figures of a simulation, for a person to read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from parlour import games
from parlour.cli.mistakes import harmless

COMMON: Final = 10  # the figures that every game has come first; what the game adds follows


def draw(figures: dict[str, Any]) -> None:
    """A few tables, one below the other."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(heading(figures))
    console.print(by_side(figures), by_ending(figures))
    if added := list(figures.items())[COMMON:]:
        rows = [[plain(name), mean(each["mean"]), f"{each['of']:,.10g}"] for name, each in added]
        console.print(grid(["figure", "mean", "of"], rows))


def by_side(figures: dict[str, Any]) -> Table:
    wins, points, played = figures["wins"], figures["points"], figures["games"]
    seats = all([side.isdecimal() for side in wins])
    rows = [
        [str(int(side) + 1) if seats else side, f"{won:,}", f"{won / played:.1%}", mean(points[side])]
        for side, won in wins.items()
    ]
    return grid(["seat" if seats else "role", "games won", "of all", "points a game"], rows)


def by_ending(figures: dict[str, Any]) -> Table:
    rows = [[plain(name), f"{n:,}", f"{n / figures['games']:.1%}"] for name, n in figures["endings"].items()]
    return grid(["ending", "games", "of all"], rows)


def heading(figures: dict[str, Any]) -> str:
    chosen = ", ".join([f"{name}={str(value).lower()}" for name, value in figures["options"].items()])
    pace = figures["decisions"] / max(figures["seconds"], 0.001)
    return harmless(
        f"{games.find(figures['game']).title} for {figures['seats']}, seed {figures['seed']}: "
        f"{figures['games']:,} games with {figures['decisions']:,} decisions "
        f"in {figures['seconds']:,.1f} s ({pace:,.0f} a second)\n{chosen}"
    )


def grid(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """The first column is text, the others are numbers."""
    table = Table()
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    return table


def plain(name: str) -> str:
    return name.replace("_", " ")


def mean(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
