"""How many turns a proof takes the bots of Mind Reader from where they are: the curve of ``turns_to_proof``.

Two of the strongest level ask on until each has one card left to suspect, as in ``bench.strength.mind_reader``.  After
each answer the distance is noted, and later how many questions it took.  Notes of nearly the same distance make one
part; a part of few notes, or that took fewer turns than the one before it, is joined with that.

``python -m bench.strength.mind_reader.turns --games 3000`` writes the curve into the package.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

from bench.strength.mind_reader import ONE_HAND, Certain, proof, without_guessing
from msgspec import json

from parlour import bots
from parlour.bots.mind_reader import turns_to_proof
from parlour.bots.mind_reader.belief import chances_of
from parlour.bots.mind_reader.turns_to_proof import TURNS, Curve, distance
from parlour.core import Match, Seat
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.moves import Ask
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds
from parlour.study.simulate import seed_of

WIDTH: Final = 0.25  # of one part
ENOUGH: Final = 150  # notes in one part


class Note(NamedTuple):
    """How far off a player is after an answer, and how many questions it had asked by then."""

    distance: float
    asked: int


def noted(view: MindReaderView, asked: int) -> Note | None:
    """None: the card is proved."""
    (suspected,) = chances_of(MindReaderWorlds(view)).values()
    if len(suspected) == 1:
        return None
    return Note(distance(suspected, view.hand, view.settings), asked)


def hunted(number: int) -> Iterator[tuple[float, int]]:
    """One hand between two: distances, and the turns it took from there."""
    match = Match(MIND_READER, 2, seed_of("turns", number), ONE_HAND)
    notes: dict[Seat, list[Note]] = {0: [], 1: []}
    asked, proven = [0, 0], dict[Seat, int]()
    while len(proven) < 2:
        proven |= {one: asked[one] for one in (0, 1) if one not in proven and proof(match.view(one))}
        seat = match.asked[0]
        rng = bots.stream(match.seed, seat, len(match.record.lines))
        move = without_guessing(Certain(), match.view(seat), rng, seat in proven)
        match.play(seat, move)
        if isinstance(move, Ask) and seat not in proven:
            asked[seat] += 1
            note = noted(match.view(seat), asked[seat])
            notes[seat] += [note] if note else []
    for seat, those in notes.items():
        for note in those:
            yield note.distance, proven[seat] - note.asked


def curve(points: Sequence[tuple[float, int]]) -> Curve:
    """The mean turns by the mean distance, part by part, rising."""
    joined: list[list[tuple[float, int]]] = []
    for _, alike in groupby(sorted(points), lambda point: int(point[0] / WIDTH)):
        part = list(alike)
        while joined and (len(part) < ENOUGH or turns(part) <= turns(joined[-1])):
            part = joined.pop() + part
        joined.append(part)
    return [(round(mean([far for far, _ in part]), 3), round(turns(part), 3)) for part in joined]


def turns(part: Sequence[tuple[float, int]]) -> float:
    return mean([took for _, took in part])


def main() -> None:
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 3000
    points = [point for number in range(games) for point in hunted(number)]
    Path(turns_to_proof.__file__).with_name(TURNS).write_bytes(json.encode(curve(points)) + b"\n")


if __name__ == "__main__":
    main()
