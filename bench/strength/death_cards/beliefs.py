"""How good the suspicion of Death on the Cards is: against many styles, next to the even model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from statistics import fmean
from typing import Final

from bench.strength.calibration import Forecasts, calibration_row, forecasts
from bench.strength.death_cards.styles import FITTED, STYLES, Table
from bench.strength.death_cards.tells import after_rounds, murderer, talking
from bench.strength.figures import Row, figure
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
SHORT: Final = {"everybody at random": 10, "detectives who throw cards away": 3}  # times as many: most end in a round


def moments(
    seats: int, number: int, table: Table, deal: str = "styles", after: Sequence[float] = ROUNDS
) -> Iterator[tuple[DeathCardsView, Seat]]:
    """What one detective sees after each of some rounds, while the game goes on, and who the Murderer is."""
    match = Match(DEATH_CARDS, seats, seed_of(f"{deal} {seats}", number))
    s: DeathCardsState = match.state
    for rounds in after:
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


def tried(seats: int, games: int, table: Table) -> tuple[list[float], Forecasts]:
    """Game by game what suspicion loses on the true Murderer beyond the even model; and how likely each was called."""
    losses, said, true, game = list[float](), list[float](), list[bool](), list[int]()
    for number in range(games):
        met = [(view.seat, guilty, *chances(view)) for view, guilty in moments(seats, number, table)]
        if met:
            losses.append(fmean([log(even[guilty]) - log(chance[guilty]) for _, guilty, chance, even in met]))
        for me, guilty, chance, _ in met:
            others = [seat for seat in range(seats) if seat != me]
            said += [chance[seat] for seat in others]
            true += [seat == guilty for seat in others]
            game += [number] * len(others)
    return losses, forecasts(said, true, game)


def belief_rows(seats: int, games: int) -> Iterator[Row]:
    for name, table in STYLES.items():
        known = "fitted" if name in FITTED else "fresh"
        losses, found = tried(seats, games * SHORT.get(name, 1), table)
        if len(losses) > 1:
            yield figure(f"{seats} seats, log loss less the even model's, {known}: {name}", losses, at_most=WORSE)
            yield calibration_row(f"{seats} seats, calibration error, {known}: {name}", found, APART)


def tell_rows(seats: int, games: int) -> Iterator[Row]:
    found = [seen for number in range(games) if (seen := after_rounds(seats, number, "belief", "belief"))]
    yield from tells(f"{seats} seats, the Murderer after some rounds", found, READ)


def figures(games: int) -> Iterator[Row]:
    for seats in TABLES:
        yield from tell_rows(seats, games)
        yield from belief_rows(seats, games)
