"""Candidates tried in the same imagined worlds, against the same styles of play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final, TypeAlias

from parlour.bots.graves.evaluation import value
from parlour.bots.graves.rollout import roll_out
from parlour.bots.streams import below
from parlour.core import Move, Seat
from parlour.games.graves.state import GravesState
from parlour.games.graves.worlds import GravesWorlds

Worth: TypeAlias = Callable[[GravesState, Seat], float]
TRIAL: Final = 8  # worlds before the first candidate is dropped
CLEARLY: Final = 1.5  # standard errors behind the best


class Trial:
    """Candidates tried in the same imagined worlds."""

    def __init__(
        self, found: Sequence[Sequence[Move]], worlds: GravesWorlds, rng: Random, worth: Worth = value
    ) -> None:
        assert worlds.view.seat is not None
        self.worth = worth
        self.candidates, self.imagined, self.rng, self.seat = found, worlds, rng, worlds.view.seat
        self.below = below(rng)
        self.values: list[list[float]] = [[] for _ in found]
        self.left = list(range(len(found)))
        self.worlds = self.lines = 0

    @property
    def leader(self) -> int:
        return max(self.left, key=lambda i: sum(self.values[i]))

    def iterate(self) -> None:
        """One more world, and without those that fell behind."""
        self.try_world()
        if self.worlds >= TRIAL and self.worlds % 4 == 0:
            self.drop()

    def try_world(self) -> None:
        """One more world for all that are left."""
        world = self.imagined.sample(self.below)
        world.told = []
        luck = self.rng.getrandbits(64)
        for i in self.left:
            s = world.clone()
            self.lines += roll_out(s, self.seat, self.candidates[i], Random(luck))
            self.values[i].append(self.worth(s, self.seat))
        self.worlds += 1

    def drop(self) -> None:
        """Without those that are clearly behind."""
        first = self.leader
        self.left = [i for i in self.left if i == first or not self.behind(i, first)]

    def behind(self, i: int, first: int) -> bool:
        gaps = [a - b for a, b in zip(self.values[first], self.values[i])]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
        return mean > CLEARLY * sqrt(spread / len(gaps))
