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

from parlour.bots.death_cards import suspicion
from parlour.core import Match, Seat
from parlour.games.death_cards import DEATH_CARDS, DeathCardsState
from parlour.games.death_cards.view import DeathCardsView
from parlour.study.simulate import seed_of

TABLES: Final = (4, 6)
WORSE: Final = 0.02  # nats that suspicion may lose beyond the even model, against any style
APART: Final = 0.05  # calibration error
READ: Final = 0.05  # of the games: what the observer may know beyond the bots' public belief
ROUNDS: Final = 2


def moment(seats: int, number: int, table: Table) -> tuple[DeathCardsView, Seat] | None:
    """What one detective sees after some rounds, and who the Murderer is; None, if the game is over before."""
    match = Match(DEATH_CARDS, seats, seed_of(f"styles {seats}", number))
    s: DeathCardsState = match.state
    talking(match, *table, lambda: s.turn > ROUNDS * seats)
    others = [seat for seat in range(seats) if seat not in s.gang()]
    return None if match.result else (match.view(others[number % len(others)]), murderer(s))


def chances(view: DeathCardsView) -> tuple[list[float], list[float]]:
    """How likely each seat is the Murderer to this one, by its suspicion and by the even model."""
    own = suspicion.own(view)
    said, even = [0.0] * view.seats, [0.0] * view.seats
    for (seat, _), weight in zip(own.gangs, own.weights):
        said[seat] += weight
        even[seat] += 1 / len(own.gangs)
    return said, even


def judged(moments: list[tuple[DeathCardsView, Seat]]) -> tuple[list[float], float]:
    """What suspicion loses on the true Murderer beyond the even model, and its calibration error."""
    losses, said, true = list[float](), list[float](), list[float]()
    for view, guilty in moments:
        chance, even = chances(view)
        losses.append(log(even[guilty]) - log(chance[guilty]))
        others = [seat for seat in range(view.seats) if seat != view.seat]
        said += [chance[seat] for seat in others]
        true += [float(seat == guilty) for seat in others]
    return losses, gap(np.array(said), np.array(true))


def belief_rows(seats: int, games: int) -> Iterator[Row]:
    for name, table in STYLES.items():
        known = "fitted" if name in FITTED else "fresh"
        found: list[Any] = [met for number in range(games) if (met := moment(seats, number, table))]
        if len(found) > 1:
            losses, apart = judged(found)
            yield figure(f"{seats} seats, log loss less the even model's, {known}: {name}", losses, at_most=WORSE)
            yield figure(f"{seats} seats, calibration error, {known}: {name}", [apart], at_most=APART) | {
                "of": len(found)
            }


def tell_rows(seats: int, games: int) -> Iterator[Row]:
    found = [seen for number in range(games) if (seen := after_rounds(seats, number, "belief", "belief"))]
    yield from tells(f"{seats} seats, the Murderer after some rounds", found, READ)


def figures(games: int) -> Iterator[Row]:
    for seats in TABLES:
        yield from tell_rows(seats, games)
        yield from belief_rows(seats, games)
