"""The notebook: what it, a proof, a hint and an analysis cost, beside what they may cost.

Positions are late ones: the last third of games between bots, each seen from a seat that is asked.  The notebook of a
position is worked out cold; proofs and a hint are asked for after it, as at a table, and find what it has kept.  All
times are of the processor.
"""

from __future__ import annotations

import json as plain_json
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from parlour.bots import Company, offered
from parlour.core import Match, Refused, View
from parlour.games import find
from parlour.notebook import hint, notebook, squares, why
from parlour.study.analysis import analyse
from parlour.study.moments import moments

TABLES: Final = [("pi", 5), ("mastermind", 10), ("death_cards", 6), ("graves", 2), ("mind_reader", 4)]
GAMES = 4
POSITIONS = 160  # of each table, for notebooks and proofs
HINTS = 6  # of each table: the strongest bot takes its time
PROOFS = 3  # in one position
ALLOWED: Final = {"notebook": 0.020, "proof": 0.200, "hint": None, "analysis": 10.0}  # seconds


def played(game: str, seats: int, number: int) -> list[str]:
    """The record of a game between bots."""
    match = Match(find(game), seats, bytes([number]) * 32)
    company = Company(match, dict.fromkeys(range(seats), offered(game)[1].name))
    while match.result is None:
        company.talk()
        company.answer(company.next())
    return match.record.lines


def late(game: str, lines: list[str]) -> Iterator[View]:
    """What seats that are asked saw in the last third of a game."""
    for moment in moments(find(game), lines):
        view = moment.view(None)
        if moment.number > 2 * len(lines) // 3 and view.asked:
            seat = view.asked[moment.number % len(view.asked)]
            yield moment.view(seat)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    began = process_time()
    done = work()
    return process_time() - began, done


def measured(game: str, seats: int) -> dict[str, list[float]]:
    """Seconds of each kind of work."""
    found: dict[str, list[float]] = {kind: [] for kind in ALLOWED}
    title, rng = find(game), Random(1)
    for number in range(GAMES):
        lines = played(game, seats, number)
        for view in spread(list(late(game, lines)), POSITIONS // GAMES or 1):
            seconds, pages = timed(lambda: notebook(title, view))  # noqa: B023  # called at once
            found["notebook"].append(seconds)
            proved = [cell.fact for _, _, cell in squares(pages) if cell.certainty != "open"]
            for fact in rng.sample(proved, min(PROOFS, len(proved))):
                found["proof"].append(timed(lambda: proof(title, view, fact))[0])  # noqa: B023
            if len(found["hint"]) < HINTS and len(view.options) > 1:
                found["hint"].append(timed(lambda: hint(title, view))[0])  # noqa: B023
        found["analysis"].append(timed(lambda: analyse(lines))[0])  # noqa: B023
    return found


def proof(game: Any, view: View, fact: Any) -> object:
    """A proof; what the notebook shows without lines, such as what a rival may know, has none."""
    try:
        return why(game, view, fact)
    except Refused as reason:
        return reason


def spread(views: list[View], wanted: int) -> list[View]:
    """Some of them, evenly."""
    return views[:: -(-len(views) // wanted)] if views else []


def row(game: str, seats: int, kind: str, seconds: list[float]) -> dict[str, Any]:
    ordered, allowed = sorted(seconds), ALLOWED[kind]
    usual, late_one = median(ordered), ordered[int(0.99 * len(ordered))]
    return {
        "game": game,
        "seats": seats,
        "work": kind,
        "times": len(ordered),
        "ms_median": round(1e3 * usual, 1),
        "ms_99": round(1e3 * late_one, 1),
        "ms_worst": round(1e3 * ordered[-1], 1),
        "of_allowed": None if allowed is None else round(usual / allowed, 2),
    }


def main(arguments: list[str]) -> None:
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    rows = [
        row(game, seats, kind, seconds)
        for game, seats in TABLES
        if not wanted or game in wanted
        for kind, seconds in measured(game, seats).items()
        if seconds
    ]
    if "--json" in arguments:
        print(plain_json.dumps(rows))
        return
    print("\nThe notebook in late positions, and the analysis of whole games, beside what they may cost")
    print("  game         seats  work       times     median        99%      worst   median of what it may be")
    for one in rows:
        share = "" if one["of_allowed"] is None else f"x {one['of_allowed']:.2f}"
        print(
            f"  {one['game']:12} {one['seats']:5}  {one['work']:9} {one['times']:6} {one['ms_median']:7.1f} ms"
            f" {one['ms_99']:7.1f} ms {one['ms_worst']:7.1f} ms   {share}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
