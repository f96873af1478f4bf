"""The figures of a simulation, for a person to read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from parlour import games
from parlour.cli.mistakes import harmless


def draw(figures: dict[str, Any]) -> None:
    """A few tables, one below the other."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(heading(figures))
    of = "role" if "by_role" in figures else "seat"
    console.print(by_part(of, figures[f"by_{of}"]))
    if len(figures["by_bot"]) > 1:
        console.print(by_part("bot", figures["by_bot"]))
    console.print(sharing(figures))
    console.print(by_ending(figures))
    if added := figures["figures"]:
        rows = [[plain(name), mean(each["mean"]), f"{each['of']:,.10g}"] for name, each in added.items()]
        console.print(grid(["figure", "mean", "of"], rows))


def by_part(of: str, parts: dict[str, Any]) -> Table:
    """Wins and points of each role, seat or bot, with where the true figure lies 95 times out of a hundred."""
    share = "seats_won" if of == "bot" else "win_rate"
    rows = [[part, f"{each['won']:,}", percent(each[share]), within(each["points"])] for part, each in parts.items()]
    return grid([of, "games won", "of its seats" if of == "bot" else "of all", "points a game"], rows)


def sharing(figures: dict[str, Any]) -> str:
    """How ties count, and how sure all this is."""
    of = "roles" if "by_role" in figures else "seats"
    told = f"A game that several {of} win counts for each of them; {figures['shared']:,} games were shared like this"
    sure = "In brackets: where the true figure lies, 95 times out of a hundred."
    return f"{told}, and {figures['without_winner']:,} had no winner.\n{sure}"


def by_ending(figures: dict[str, Any]) -> Table:
    rows = [[plain(name), f"{n:,}", f"{n / figures['games']:.1%}"] for name, n in figures["endings"].items()]
    return grid(["ending", "games", "of all"], rows)


def heading(figures: dict[str, Any]) -> str:
    chosen = ", ".join([f"{name}={str(value).lower()}" for name, value in figures["options"].items()])
    game = games.find(figures["game"])
    return harmless(
        f"{game.title} for {figures['seats']}, seed {figures['seed']}: "
        f"{figures['games']:,} games{pace(figures)} in {figures['seconds']:,.1f} s\n"
        f"Bots {', '.join(figures['bots'])}; rules {figures['rules']}, Parlour {figures['parlour']}\n{chosen}"
    )


def pace(figures: dict[str, Any]) -> str:
    if "decisions" not in figures:
        return ""
    made, seconds = figures["decisions"], max(figures["seconds"], 0.001)
    return f" with {made:,} decisions, {made / seconds:,.0f} a second,"


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


def percent(figure: dict[str, float] | None) -> str:
    if figure is None:
        return "-"
    return f"{figure['mean']:.1%} ({100 * figure['low']:.0f}–{100 * figure['high']:.0f})"


def within(figure: dict[str, float] | None) -> str:
    return "-" if figure is None else f"{figure['mean']:.2f} ({figure['low']:.2f}–{figure['high']:.2f})"
