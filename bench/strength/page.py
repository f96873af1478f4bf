"""The figures as tables: for the terminal, and for the pages of the docs that a whole run writes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bench.strength.figures import Row, interval, verdict
from bench.strength.parts import ROOT
from rich.table import Table

from parlour import games
from parlour.bots.levels import LEVELS

BOTS: Final = ROOT / "docs/bots.md"
STRENGTH: Final = ROOT / "docs/strength.md"
BEGIN, END = "<!-- bench/strength writes from here -->", "<!-- to here -->"
COLOURS: Final = {"met": "green", "open": "yellow", "missed": "red"}
UPPER: Final = tuple(LEVELS)[1:]  # levels that have one below


def table_of(rows: list[Row]) -> Table:
    table = Table("game", "what", header_style="bold", box=None, pad_edge=False)
    for heading in ("mean", "95% interval", "of", "goal", ""):
        table.add_column(heading, justify="right")
    previous = ""
    for row in rows:
        low, high = interval(row)
        figures = (f"{row['mean']:.3f}", f"{low:.3f} to {high:.3f}", str(row["of"]), row.get("goal", ""), painted(row))
        table.add_row(row["game"] if row["game"] != previous else "", row["what"], *figures)
        previous = row["game"]
    return table


def painted(row: Row) -> str:
    said = verdict(row)
    return f"[{COLOURS[said]}]{said}[/]" if said else ""


def write(rows: list[Row]) -> None:
    """Into the docs: the ladder beside what the levels are, and every figure on a page of its own."""
    before, _, rest = BOTS.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    BOTS.write_text(f"{before}{BEGIN}\n\n{ladder_page(rows)}\n{END}{after}", "utf-8")
    STRENGTH.write_text(f"{HEAD}\n{figures_page(rows)}", "utf-8")


def ladder_page(rows: list[Row]) -> str:
    """By table, how much each level gains over the one that is offered below it."""
    steps = [row for row in rows if "upper" in row]
    lines = ["| game | players |" + "".join([f" {level} |" for level in UPPER]), "|---" * (2 + len(UPPER)) + "|"]
    for (game, seats), found in groupby(steps, key=lambda row: (row["game"], row["seats"])):
        gains = {row["upper"]: gain_of(row) for row in found}
        cells = [games.find(game).title, str(seats), *[gains.get(level, "") for level in UPPER]]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def gain_of(row: Row) -> str:
    """A step in a few words; which level is below is said only where one in between is left out."""
    usual = UPPER.index(row["upper"]) == 0 or UPPER[UPPER.index(row["upper"]) - 1] == row["lower"]
    return f"{row['mean']:.3f} ± {row['within']:.3f} ({row['of']})" + ("" if usual else f", for {row['lower']}")


def figures_page(rows: list[Row]) -> str:
    return "\n".join([line for game in games.SHELF for line in game_page(game, rows)]) + "\n"


def game_page(game: str, rows: list[Row]) -> Iterator[str]:
    yield f"\n## {games.find(game).title}"
    yield "\n| what | mean ± 95% | of | goal | |\n|---|---|---|---|---|"
    for row in [row for row in rows if row["game"] == game]:
        spread = f"{row['mean']:.3f} ± {row['within']:.3f}" + (f" (raw {row['raw']:.3f})" if "raw" in row else "")
        yield f"| {row['what']} | {spread} | {row['of']} | {row.get('goal', '')} | {verdict(row)} |"


HEAD: Final = """# Every figure of the bots' strength
`make strength` writes this page; what the levels are and what follows from it is told on the page of the
[bots](bots.md). A mean stands with its interval of 95%, and with the number of deals or games it was taken of. A goal
that the mean does not reach is open as long as the interval does, and else missed.
"""
