"""Fit how many turns a hunt of P.I. still takes, by the bits missing and the Investigators still to place.

In each city ``belief``, which solves in the fewest turns, hunts alone after some questions at random.  Every turn on
the way is a sample: what was missing then, and how many turns followed, the last attempt among them.  A line from knot
to knot is laid through them by least squares; more bits never take less time, nor do more Investigators take longer.
``python -m bench.strength.pi.turns --hunts N`` writes the table that the bots and the analysis read.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

from bench.strength.pi import idle

import parlour.bots.pi
from parlour.bots.pi import belief
from parlour.bots.pi.hunt import Hunt, questions
from parlour.core import Match
from parlour.games.pi import PI
from parlour.games.pi.cards import CITIES
from parlour.study.simulate import seed_of

import numpy as np  # isort: skip  # after bench.strength, which sets how many threads it uses
import numpy.typing as npt  # isort: skip

TABLE = Path(parlour.bots.pi.__file__).parent / "turns.json"
KNOTS = (0.0, 0.5, 1.0, 1.585, 2.0, 2.585, 3.0, 3.585, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.33)  # bits missing at most
INVESTIGATORS = 5
RANDOM = 5  # fewer questions than this are asked at random first
ENOUGH = 30  # samples near a knot; with fewer, one Investigator less is taken for it
Sample = tuple[int, float, int]  # Investigators to place, bits missing, turns left
Row = npt.NDArray[np.float64]


def hunt(city: str, number: int) -> list[Sample]:
    """One hunt, turn by turn."""
    investigators, rng = number % (INVESTIGATORS + 1), Random(number)
    options = {"mini_games": 1, "rounds": 200, "investigators": investigators, "city": city}
    match = Match(PI, 2, seed_of("turns", number), options)
    hunter, at_random = rng.randrange(2), rng.randrange(RANDOM)
    met: list[tuple[int, float]] = []
    while match.result is None and not match.state.desks[hunter].solved:
        seat = match.asked[0]
        if seat != hunter:
            match.play(seat, idle(match.state, seat))
            continue
        view = match.view(seat)
        if not view.sealed:
            met.append((view.desks[seat].investigators, Hunt(view).bits_missing))
        asked = questions(view) if len(met) <= at_random else []
        match.play(seat, rng.choice(asked) if asked else belief.choose(view, rng))
    return [(left, bits, len(met) - n) for n, (left, bits) in enumerate(met) if n >= at_random]


def fitted(samples: list[Sample]) -> dict[str, object]:
    """For each number of Investigators the turns at every knot; with nothing missing it takes one."""
    knots = [knot for knot in KNOTS if knot <= max([bits for _, bits, _ in samples]) + 0.01]
    rows: list[Row] = []
    for left in range(INVESTIGATORS + 1):
        line, near = laid([sample for sample in samples if sample[0] == left], knots)
        rows.append(np.where(near < ENOUGH, rows[-1], np.minimum(line, rows[-1])) if rows else line)
    return {"bits": knots, "turns": np.round([np.maximum.accumulate(row) for row in rows], 2).tolist()}


def laid(samples: list[Sample], knots: list[float]) -> tuple[Row, Row]:
    """A line through samples by least squares that begins with one turn, and how many samples are near each knot."""
    _, bits, turns = np.array(samples).T
    shares = np.stack([np.interp(bits, knots, one) for one in np.eye(len(knots))], axis=1)
    bends = np.diff(np.eye(len(knots)), 2, axis=0)  # a little stiffness, for knots that few samples are near
    told = np.append(turns - shares[:, 0], -bends[:, 0])
    rest, *_ = np.linalg.lstsq(np.vstack([shares, bends])[:, 1:], told)
    return np.array([1.0, *rest]), shares.sum(axis=0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit how many turns a hunt of P.I. still takes.")
    parser.add_argument("--hunts", type=int, default=18_000)
    hunts = range(parser.parse_args().hunts)
    found = {city: fitted([sample for number in hunts for sample in hunt(city, number)]) for city in CITIES}
    TABLE.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
