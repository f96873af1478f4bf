"""Frames: whole random games shown to a tab on every seat, beside the plain way measured in the same run.

The plain way sends the whole picture to every seat after every move, with the last lines of the story.
Times are minima of several rounds, in microseconds a move for all frames.
"""

from __future__ import annotations

import json as plain_json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct, to_builtins

from parlour.core import Match
from parlour.core.talk import EVERYBODY_TALKS
from parlour.games import find
from parlour.server.table.seating import Chair, Guest, Seating
from parlour.server.table.shown.showing import Showing
from parlour.server.table.shown.tabs import Tab

ROUNDS = 5
GAMES = 3
MOST_MOVES = 400  # of one game
TABLES = [("mastermind", 5), ("pi", 5), ("mind_reader", 4), ("death_cards", 5), ("graves", 2)]


class Figures(Struct):
    seconds: float = 0
    moves: int = 0
    sizes: list[int] = []

    @property
    def microseconds(self) -> float:
        return 1e6 * self.seconds / self.moves


class Evening(Struct):
    """A table that is dealt, with a tab on every seat."""

    seating: Seating
    match: Match[Any, Any]
    showing: Showing
    tabs: list[Tab]

    @property
    def present(self) -> set[str]:
        return {tab.guest.id for tab in self.tabs}


def evening(game_id: str, seats: int, seed: bytes) -> Evening:
    game = find(game_id)
    guests = [Guest(f"guest {seat}", f"Name {seat}") for seat in range(seats)]
    options: Any = to_builtins(game.table(seats, {}))
    seating = Seating(game=game_id, options=options, chairs=[Chair() for _ in guests])
    for seat, guest in enumerate(guests):
        seating.sit(guest, seat)
    seating.begin(guests[0], {guest.id for guest in guests})
    showing = Showing(game, "table", seed, "http://parlour.example/table/table", fail)
    return Evening(seating, Match(game, seats, seed, options), showing, [Tab(guest) for guest in guests])


def fail(tab: Tab, error: Exception) -> None:
    raise error


def by_changes(here: Evening) -> list[bytes]:
    """What all tabs are sent."""
    here.showing.publish(here.tabs, here.seating, here.match, (b"", here.present, frozenset(), EVERYBODY_TALKS))
    sent: list[Any] = [message for tab in here.tabs for message in tab.outbox.waiting]
    for tab in here.tabs:
        tab.outbox.waiting.clear()
    return sent


def plainly(here: Evening) -> list[bytes]:
    """The whole picture for each of them, as if each had just come."""
    for tab in here.tabs:
        tab.picture = None
    return by_changes(here)


def measured(game_id: str, seats: int, show: Callable[[Evening], list[bytes]]) -> Figures:
    figures, rng = Figures(), Random(1)
    for number in range(GAMES):
        here = evening(game_id, seats, bytes([number]) * 32)
        match = here.match
        show(here)  # the first frames are whole
        for _ in range(MOST_MOVES):
            seat = match.asked[0]
            match.play(seat, rng.choice(match.options(seat)))
            began = process_time()
            sent = show(here)
            figures.seconds += process_time() - began
            figures.moves += 1
            figures.sizes += [len(frame) for frame in sent]
            if match.result:
                break
    return figures


def row(game_id: str, seats: int) -> dict[str, Any]:
    ours, plain = [
        min([measured(game_id, seats, show) for _ in range(ROUNDS)], key=lambda found: found.seconds)
        for show in (by_changes, plainly)
    ]
    return {
        "game": game_id,
        "seats": seats,
        "moves": ours.moves,
        "us_a_move": round(ours.microseconds, 1),
        "us_plain": round(plain.microseconds, 1),
        "time_ratio": round(ours.seconds / plain.seconds, 2),
        "bytes_a_frame": round(median(ours.sizes)),
        "bytes_plain": round(median(plain.sizes)),
        "bytes_ratio": round(median(ours.sizes) / median(plain.sizes), 2),
        "bytes_a_move": round(sum(ours.sizes) / ours.moves),
    }


def main(arguments: list[str]) -> None:
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    rows = [row(game, seats) for game, seats in TABLES if not wanted or game in wanted]
    if "--json" in arguments:
        print(plain_json.dumps(rows))
        return
    print("\nFrames for all seats after each move, beside the whole picture for each seat")
    for one in rows:
        print(
            f"  {one['game']:12} {one['seats']} seats  {one['us_a_move']:7.1f} µs a move (plain {one['us_plain']:7.1f}:"
            f" x {one['time_ratio']:.2f})   {one['bytes_a_frame']:6} bytes a frame (plain {one['bytes_plain']:6}: "
            f"x {one['bytes_ratio']:.2f})   {one['bytes_a_move']:6} bytes a move"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
