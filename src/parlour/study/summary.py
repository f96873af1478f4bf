"""Many outcomes in a few numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from parlour.core import Result
from parlour.study.simulate import Outcome, Simulation


class Summary:
    """What came of a simulation so far."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.games = self.decisions = 0
        self.endings: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.points: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])  # the sum, and of how many
        self.tally: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0])

    def keep(self, outcome: Outcome) -> None:
        result, parts = outcome.result, sides(outcome.result)
        self.games += 1
        self.decisions += outcome.decisions
        self.endings[result.ending] += 1
        self.wins.update(dict.fromkeys(parts, 0))
        self.wins.update({parts[seat] for seat in result.winners})
        for part, points in zip(parts, result.points):
            gather(self.points[part], points, 1)
        for name, (much, of) in outcome.tally.items():
            gather(self.tally[name], much, of)

    def finish(self) -> None:
        pass

    def figures(self, seconds: float) -> dict[str, Any]:
        """One object for a program to read; what the game adds stands under the names it gives."""
        played = self.simulation
        return {
            "game": played.game,
            "seats": played.seats,
            "options": played.options,
            "seed": played.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "endings": dict(sorted(self.endings.items())),
            "wins": dict(sorted(self.wins.items())),
            "points": {part: mean(*gathered) for part, gathered in sorted(self.points.items())},
            **{name: {"mean": mean(*gathered), "of": gathered[1]} for name, gathered in sorted(self.tally.items())},
        }


def sides(result: Result) -> tuple[str, ...]:
    """What each seat is counted as: its role if the game deals roles, else its number."""
    return result.roles or tuple([str(seat) for seat in range(len(result.points))])


def gather(into: list[Any], much: float, of: float) -> None:
    into[0] += much
    into[1] += of


def mean(much: float, of: float) -> float | None:
    return round(much / of, 6) if of else None
