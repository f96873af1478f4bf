"""How good the suspicion of Death on the Cards is: against many styles, next to the even model."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import Any, Final

import numpy as np
from bench.strength.death_cards_styles import FITTED, STYLES, Table
from bench.strength.death_cards_tells import after_rounds, murderer, talking
from bench.strength.figures import Row, figure, gap
from bench.strength.observer import tells

from parlour.bots.death_cards.evidence import suspicion
from parlour.core import Match, Seat
from parlour.games.death_cards import DEATH_CARDS, DeathCardsState
from parlour.games.death_cards.view import DeathCardsView
from parlour.study.simulate import seed_of

TABLES: Final = (4, 6)
WORSE: Final = 0.02  # nats that suspicion may lose beyond the even model, against any style
APART: Final = 0.05  # calibration error
READ: Final = 0.05  # of the games: what the observer may know beyond the bots' public belief
ROUNDS: Final = (1, 2)
REDRAWN: Final = 20  # times that Murderers are drawn from the stated chances


def moments(seats: int, number: int, table: Table, deal: str = "styles") -> Iterator[tuple[DeathCardsView, Seat]]:
    """What one detective sees after each of some rounds, while the game goes on, and who the Murderer is."""
    match = Match(DEATH_CARDS, seats, seed_of(f"{deal} {seats}", number))
    s: DeathCardsState = match.state
    for rounds in ROUNDS:
        talking(match, *table, lambda last=rounds * seats: s.turn > last)  # type: ignore[misc]
        if match.result:
            return
        others = [seat for seat in range(seats) if seat not in s.gang()]
        yield match.view(others[number % len(others)]), murderer(s)


def chances(view: DeathCardsView) -> tuple[list[float], list[float]]:
    """How likely each seat is the Murderer to this one, by its suspicion and by the even model."""
    own = suspicion.own(view)
    said, even = [0.0] * view.seats, [0.0] * view.seats
    for (seat, _), weight in zip(own.gangs, own.weights):
        said[seat] += weight
        even[seat] += 1 / len(own.gangs)
    return said, even


def judged(met: list[tuple[DeathCardsView, Seat]]) -> tuple[list[float], float, float]:
    """What suspicion loses on the true Murderer beyond the even model; its calibration error; what chance makes of it.

    The last is the calibration error of an exact model, on average: that of Murderers drawn from the chances stated.
    """
    losses, said, true = list[float](), list[list[float]](), list[list[bool]]()
    for view, guilty in met:
        chance, even = chances(view)
        losses.append(log(even[guilty]) - log(chance[guilty]))
        others = [seat for seat in range(view.seats) if seat != view.seat]
        said.append([chance[seat] for seat in others])
        true.append([seat == guilty for seat in others])
    stated, rng = np.array(said), np.random.default_rng(1)
    ideal = [gap(stated.ravel(), drawn(stated, rng).ravel()) for _ in range(REDRAWN)]
    return losses, gap(stated.ravel(), np.array(true).ravel()), float(np.mean(ideal))


def drawn(stated: Any, rng: np.random.Generator) -> Any:
    """For every moment a Murderer, out of the chances stated."""
    guilty = (rng.random((len(stated), 1)) > np.cumsum(stated, axis=1)).sum(axis=1)
    return guilty[:, None] == np.arange(stated.shape[1])


def belief_rows(seats: int, games: int) -> Iterator[Row]:
    """Beside a calibration error stands, instead of its interval, what an exact model would show by chance."""
    for name, table in STYLES.items():
        known = "fitted" if name in FITTED else "fresh"
        found = [met for number in range(games) for met in moments(seats, number, table)]
        if len(found) > 1:
            losses, apart, chance = judged(found)
            yield figure(f"{seats} seats, log loss less the even model's, {known}: {name}", losses, at_most=WORSE)
            row = figure(f"{seats} seats, calibration error, {known}: {name}", [apart], at_most=APART)
            yield row | {"of": len(found), "within": chance}


def tell_rows(seats: int, games: int) -> Iterator[Row]:
    found = [seen for number in range(games) if (seen := after_rounds(seats, number, "belief", "belief"))]
    yield from tells(f"{seats} seats, the Murderer after some rounds", found, READ)


def figures(games: int) -> Iterator[Row]:
    for seats in TABLES:
        yield from tell_rows(seats, games)
        yield from belief_rows(seats, games)
