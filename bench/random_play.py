"""Random play, views, clones and replays of every game on the shelf, side by side with peers measured in the same run.

Times are minima of several rounds, in microseconds, nature's moves included in play.  ``--json`` prints one object.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from platform import python_implementation, python_version
from random import Random
from time import process_time
from typing import Any

from peers import Peer, peers

from parlour.core import NATURE, Game, Match, Settings, chance, options, play, replay
from parlour.games import SHELF, find

ROUNDS = 60
SECONDS = 0.05  # at least so long a round: many short ones find the quiet moments of a busy machine
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {  # where one table would not show the game
    "mind_reader": [(2, {}), (4, {}), (6, {})],
    "mastermind": [(7, {}), (7, {"preset": "classic"})],
    "pi": [(4, {})],
    "death_cards": [(5, {})],
}
Row = dict[str, Any]


def per_unit(work: Callable[[], int]) -> float:
    """The least time, over several rounds, that ``work`` takes for each of the units it says it did."""
    best = float("inf")
    for _ in range(ROUNDS):
        since, units = process_time(), 0
        while process_time() - since < SECONDS:
            units += work()
        best = min(best, (process_time() - since) / units)
    return best * 1e6


def one(work: Callable[[], object]) -> Callable[[], int]:
    """``work`` in hundreds, so that looking at the clock costs nothing."""

    def hundred() -> int:
        for _ in range(100):
            work()
        return 100

    return hundred


def random_match(game: Game[Any, Any], seats: int, settings: Settings, rng: Random, viewed: bool) -> int:
    """Play one match at random, with a view of every decision or without; how many decisions it had."""
    s, decisions, random = game.begin(seats, settings), 0, rng.random

    def below(n: int) -> int:
        return int(random() * n)

    while asked := s.asked:
        seat = asked[0]
        if seat == NATURE:
            play(s, seat, chance(s, below))
            continue
        if viewed:
            game.view(s, seat)
        moves = options(s, seat)
        play(s, seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def finished(game: Game[Any, Any], seats: int, settings: Settings) -> Match[Any, Any]:
    rng, match = Random(1), Match(game, seats, bytes(32), settings)
    while match.asked:
        seat = match.asked[0]
        match.play(seat, rng.choice(match.options(seat)))
    return match


def middle(match: Match[Any, Any]) -> Any:
    """The state half-way through a finished match, at a moment when a seat is asked."""
    lines = match.record.lines
    for half in range(len(lines) // 2, len(lines)):
        s = replay(match.game, lines[:half])
        if s.asked and NATURE not in s.asked:
            return s
    raise AssertionError("no seat is asked in the second half")


def ours(game: Game[Any, Any], seats: int, given: dict[str, object]) -> Row:
    settings, rng = game.table(seats, given), Random(1)
    match = finished(game, seats, settings)
    s, lines = middle(match), match.record.lines
    s.clone()  # it is written when it is first called
    told = " ".join([f"{name}={value}" for name, value in given.items()])
    return {
        "game": f"{game.title} ({seats} seats{', ' + told if told else ''})",
        "play": per_unit(lambda: random_match(game, seats, settings, rng, False)),
        "play with views": per_unit(lambda: random_match(game, seats, settings, rng, True)),
        "clone": per_unit(one(s.clone)),
        "view": per_unit(one(lambda: game.view(s, s.asked[0]))),
        "replay": per_unit(lambda: len(lines) if replay(game, lines) else 0),
    }


def theirs(peer: Peer) -> Row:
    rng = Random(1)
    return {
        "game": peer.name,
        "play": per_unit(lambda: peer.play(rng, False)),
        "play with views": per_unit(lambda: peer.play(rng, True)),
        "clone": per_unit(one(peer.clone())),
    }


def measured() -> list[Row]:
    compared = [theirs(peer) for peer in peers()]
    tables = [(find(name), table) for name in SHELF for table in TABLES.get(name, [(find(name).seats[0], {})])]
    rows = [ours(game, *table) for game, table in tables]
    for row in rows:
        row["ratios"] = {peer["game"]: peer["play"] / row["play"] for peer in compared}
    return rows + compared


def show(rows: list[Row]) -> None:
    from rich.console import Console
    from rich.table import Table

    columns = ("play", "play with views", "clone", "view", "replay")
    peer_names = list(rows[0]["ratios"])
    table = Table(title="microseconds a decision, clone, view, or line replayed; then how many times as fast as")
    table.add_column("game")
    for column in ("decisions/s", *columns, *peer_names):
        table.add_column(column, justify="right")
    for row in rows:
        figures = [f"{row[column]:.2f}" if column in row else "" for column in columns]
        ratios = [f"{row['ratios'][name]:.1f} x" if "ratios" in row else "" for name in peer_names]
        table.add_row(row["game"], f"{1e6 / row['play']:,.0f}", *figures, *ratios)
    Console(width=200).print(table, f"Measured with {python_implementation()} {python_version()}.")


if __name__ == "__main__":
    found = measured()
    if "--json" in sys.argv:
        print(json.dumps({"python": python_version(), "rows": found}, indent=1))
    else:
        show(found)
