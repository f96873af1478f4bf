"""The table of a tournament, for a person to read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.console import Console

from parlour.cli.mistakes import harmless
from parlour.cli.study.figures import grid, heading, percent, within

ANSWERING: Final = ("legal answers", "unclear", "stated beliefs", "s a game", "calls a game", "ms a decision")


def draw(figures: dict[str, Any]) -> None:
    """Who won, how sure that is, and how well each knew what was hidden."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(heading(figures))
    standings = figures["standings"]
    console.print(grid(["bot", "rating", "games won", "points"], map(row, standings.items())))
    console.print(grid(["bot", *ANSWERING], map(answering, standings.items())))
    for bot, each in standings.items():
        if each["failure"]:
            console.print(harmless(f"{short(bot)}: the first answer that was not legal: {each['failure']}."))
    if any([each["by_role"] for each in standings.values()]):
        console.print(by_role(standings))
    if any([each["beliefs"] for each in standings.values()]):
        console.print(beliefs(standings))
        console.print(
            "A belief is judged by the bits it misses (log loss), by Brier, and by how often its likeliest answer"
        )
        console.print("is true (top-1).  In brackets: the same by the rules alone, when the secret was new.")


def row(entry: tuple[str, Any]) -> list[str]:
    bot, each = entry
    rating = f"{each['rating']['mu']:.1f} ± {2 * each['rating']['sigma']:.1f}"
    return [short(bot), rating, percent(each["win_rate"]), within(each["points"])]


def answering(entry: tuple[str, Any]) -> list[str]:
    """How well a bot answered, how far its stated beliefs can be trusted, and what it cost."""
    bot, each = entry
    legal = "-" if each["legal_answers"] is None else f"{each['legal_answers']:.1%}"
    cost = [f"{each['seconds_a_game']:.3f}", f"{each['calls_a_game']:,.1f}", f"{each['milliseconds_a_decision']:.3f}"]
    return [short(bot), legal, f"{each['unclear_answers']:,}", calibration(each["beliefs"]), *cost]


def calibration(beliefs: dict[str, Any] | None) -> str:
    """What a bot that states beliefs gives its likeliest answers on average, and how many of them are true."""
    if not beliefs or not beliefs["stated"]:
        return "-"
    return f"{beliefs['held']:.0%} sure, {beliefs['top1']:.0%} right"


def short(bot: str) -> str:
    """A bot by its name; a file by its last part."""
    place, colon, called = bot.rpartition(":")
    return f"{Path(place).name}:{called}" if colon and place.endswith(".py") else bot


def by_role(standings: dict[str, Any]) -> Any:
    roles = sorted({role for each in standings.values() for role in each["by_role"]})
    rows = [[short(bot), *[percent(each["by_role"].get(role)) for role in roles]] for bot, each in standings.items()]
    return grid(["games won as", *roles], rows)


def beliefs(standings: dict[str, Any]) -> Any:
    rows = [[short(bot), *believed(each["beliefs"])] for bot, each in standings.items() if each["beliefs"]]
    return grid(["beliefs of", "log loss", "Brier", "top-1", "sure (≥ 90%) and right", "of"], rows)


def believed(each: dict[str, Any]) -> list[str]:
    pairs = [f"{each[name]:.3f} ({each['prior_' + name]:.3f})" for name in ("log_loss", "brier", "top1")]
    sure = [f"{point['right']:.0%} of {point['of']:,}" for point in each["calibration"] if point["up_to"] > 0.95]
    return [*pairs, sure[0] if sure else "-", f"{each['of']:,}"]
