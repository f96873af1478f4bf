"""Many outcomes in a few numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import to_builtins

from parlour.core import Result, Seat
from parlour.study.intervals import Mean, rate
from parlour.study.simulate import Outcome, Simulation


class Side:
    """What came of the seats of one role, or of one bot."""

    def __init__(self) -> None:
        self.games = self.won = 0  # games it took part in, and those that at least one seat of it won
        self.share, self.points = Mean(), Mean()  # of its seats, game by game

    def keep(self, result: Result, seats: Sequence[Seat]) -> None:
        won = sum([seat in result.winners for seat in seats])
        self.games += 1
        self.won += won > 0
        self.share.add(won / len(seats))
        self.points.add(sum([result.points[seat] for seat in seats]) / len(seats))

    def figures(self) -> dict[str, Any]:
        """Games won, and points a game, with their intervals."""
        return {
            "games": self.games,
            "won": self.won,
            "win_rate": rounded(rate(self.won, self.games)),
            "seats_won": rounded(self.share.share()),
            "points": rounded(self.points.interval()),
        }


class Summary:
    """What came of a simulation so far."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.games = self.decisions = self.shared = self.unwon = 0
        self.endings: Counter[str] = Counter()
        self.sides: defaultdict[str, Side] = defaultdict(Side)
        self.bots: defaultdict[str, Side] = defaultdict(Side)
        self.roles = False
        self.tally: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0])

    def keep(self, outcome: Outcome) -> None:
        result = outcome.result
        self.games += 1
        self.decisions += outcome.decisions
        self.endings[result.ending] += 1
        self.roles |= bool(result.roles)
        parts = sides(result)
        self.shared += len({parts[seat] for seat in result.winners}) > 1
        self.unwon += not result.winners
        keep_by(parts, self.sides, result)
        keep_by(self.simulation.bots, self.bots, result)
        for name, (much, of) in outcome.tally.items():
            self.tally[name][0] += much
            self.tally[name][1] += of

    def finish(self) -> None:
        pass

    def figures(self, seconds: float) -> dict[str, Any]:
        """One object for a program to read; what the game adds stands under the names it gives."""
        return {
            **self.simulation.about,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "endings": dict(sorted(self.endings.items())),
            "shared": self.shared,
            "without_winner": self.unwon,
            "by_role" if self.roles else "by_seat": told(self.sides),
            "by_bot": told(self.bots),
            "figures": {name: {"mean": mean(*each), "of": each[1]} for name, each in sorted(self.tally.items())},
        }


def keep_by(parts: Iterable[str], kept: defaultdict[str, Side], result: Result) -> None:
    """Count a game for each part that seats have in it."""
    seats: defaultdict[str, list[Seat]] = defaultdict(list)
    for seat, part in enumerate(parts):
        seats[part].append(seat)
    for part, having in seats.items():
        kept[part].keep(result, having)


def told(kept: dict[str, Side]) -> dict[str, Any]:
    return {part: side.figures() for part, side in sorted(kept.items())}


def sides(result: Result) -> tuple[str, ...]:
    """What each seat is counted as: its role if the game deals roles, else its number, from 1."""
    return result.roles or tuple([str(seat + 1) for seat in range(len(result.points))])


def rounded(figure: Any) -> Any:
    if figure is None:
        return None
    return {name: round(value, 6) for name, value in to_builtins(figure).items()}


def mean(much: float, of: float) -> float | None:
    return round(much / of, 6) if of else None
