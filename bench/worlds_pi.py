"""What it costs to reckon the cases of P.I., in milliseconds, by seats and by how far a mini-game has come.

``alone``: one case from the answers about it.  ``joint``: all closed cases at once, with every marginal.  Both from the
bare view, over several games in which everybody places Investigators and takes Evidence at random.  The peer is plain
inclusion and exclusion over which cases might share a card, right too, and slow.  ``--json`` prints one object.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from itertools import product
from math import factorial, prod
from random import Random
from statistics import median
from time import process_time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these matrices are too small to share; waiting would be counted
import numpy as np

from parlour.core import NATURE, Seat, chance, options, play
from parlour.games.pi import PI, PiState, PiView
from parlour.games.pi.moves import Accuse
from parlour.games.pi.worlds import PiWorlds

GAMES = 6
ROUNDS = {"start": 0, "early": 1, "middle": 4, "late": 9}  # played before the moment that is measured
TABLES: tuple[tuple[int, Seat | None], ...] = ((2, 0), (3, 0), (4, 0), (5, 0), (5, None))
Row = dict[str, Any]


def position(seats: int, rounds: int, seed: int) -> PiState:
    """A table after so many rounds in which nobody attempts anything."""
    rng = Random(seed)
    s = PI.begin(seats, PI.table(seats, {}))
    while s.round <= rounds:
        seat = s.asked[0]
        if seat == NATURE:
            play(s, seat, chance(s, rng.randrange))
        else:
            play(s, seat, rng.choice([move for move in options(s, seat) if not isinstance(move, Accuse)]))
    return s


def milliseconds(work: Callable[[], object]) -> float:
    """The least time of three."""
    times = []
    for _ in range(3):
        since = process_time()
        work()
        times.append(process_time() - since)
    return min(times) * 1000


def measured(seats: int, seat: Seat | None, phase: str) -> Row:
    views = [PI.view(position(seats, ROUNDS[phase], seed), seat) for seed in range(GAMES)]
    alone = [milliseconds(lambda v=v: PiWorlds(v).fitting(target(v))) for v in views]  # type: ignore[misc]
    joint = [milliseconds(lambda v=v: PiWorlds(v).marginals()) for v in views]  # type: ignore[misc]
    sizes = [int(fits.sum()) for v in views for fits in PiWorlds(v).fits.values()]
    return {
        "seats": seats,
        "for": "spectator" if seat is None else "player",
        "phase": phase,
        "candidates": median(sizes),
        "alone": median(alone),
        "joint": median(joint),
        "worst": max(joint),
    }


def target(v: PiView) -> Seat:
    """The holder of the case that the seat must solve; to a spectator, of any."""
    return ((v.seat or 0) - 1) % v.seats


def inclusion_exclusion(fits: list[np.ndarray[Any, Any]]) -> int:
    """The peer: on each axis, every way in which cases might coincide, with its sign."""
    total, ways = 0.0, list(partitions(len(fits)))
    for blocks in product(ways, repeat=3):
        sign = prod([(-1) ** (len(block) - 1) * factorial(len(block) - 1) for axis in blocks for block in axis])
        labels = [labelled(axis, 10 * kind) for kind, axis in enumerate(blocks)]
        operands = [part for i, each in enumerate(fits) for part in (each, [label[i] for label in labels])]
        total += sign * np.einsum(*operands, [], optimize="greedy")
    return round(total)


def labelled(axis: list[list[int]], first: int) -> dict[int, int]:
    """One label for all the unknowns of a block."""
    return {unknown: first + i for i, block in enumerate(axis) for unknown in block}


def partitions(number: int) -> Iterator[list[list[int]]]:
    """Every way to sort so many unknowns into blocks."""
    if not number:
        yield []
        return
    for smaller in partitions(number - 1):
        yield [*smaller, [number - 1]]
        for i, block in enumerate(smaller):
            yield [*smaller[:i], [*block, number - 1], *smaller[i + 1 :]]


def against_the_peer() -> Row:
    """Five seats in mid-game, counted both ways."""
    v = PI.view(position(5, ROUNDS["middle"], 0), 0)
    fits = [each.astype(float) for each in PiWorlds(v).fits.values()]
    since = process_time()
    peer = inclusion_exclusion(fits)
    plain = (process_time() - since) * 1000
    assert peer == PiWorlds(v).count()
    ours = milliseconds(lambda: PiWorlds(v).count())
    return {"inclusion and exclusion": plain, "ours": ours, "ratio": plain / ours}


def main() -> None:
    rows = [measured(seats, seat, phase) for seats, seat in TABLES for phase in ROUNDS]
    peer = against_the_peer()
    if "--json" in sys.argv:
        print(json.dumps({"rows": rows, "peer": peer}))
        return
    print(f"{'seats':>5} {'for':<9} {'phase':<7} {'candidates':>10} {'alone':>8} {'joint':>8} {'worst':>8}   (ms)")
    for row in rows:
        print(
            f"{row['seats']:>5} {row['for']:<9} {row['phase']:<7} {row['candidates']:>10.0f} "
            f"{row['alone']:>8.2f} {row['joint']:>8.1f} {row['worst']:>8.1f}"
        )
    print(f"five seats in the middle, counted: {peer['ours']:.1f} ms; ", end="")
    print(f"by inclusion and exclusion {peer['inclusion and exclusion']:.0f} ms, {peer['ratio']:.0f} times as long")


if __name__ == "__main__":
    main()
