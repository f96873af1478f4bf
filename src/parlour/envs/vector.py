"""Many games of one table at once, arrays in and arrays out."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.random import SeedSequence
from numpy.typing import ArrayLike, NDArray

from parlour.core import Refused
from parlour.core.settings import Value
from parlour.envs.playing import Playing, opened, rewards
from parlour.numbers import LINES


class Games:
    """``count`` games side by side.  A game that ends is dealt anew at once; ``done`` and ``rewards`` tell of it."""

    def __init__(self, game: str, count: int, seats: int | None = None, lines: int = LINES, **options: Value) -> None:
        self.encoder = opened(game, seats, options, lines)
        self.count, self.actions = count, len(self.encoder.numbering)
        self.rows = np.zeros((count, self.encoder.width), np.uint8)
        self.masks = np.zeros((count, self.actions), np.int8)
        self.seats = np.zeros(count, np.int64)  # who is asked in each game
        self.rewards = np.zeros((count, self.encoder.seats))
        self.done = np.zeros(count, bool)
        self.games: list[Playing] = []
        self.row_of, self.mask_of = each_line(self.rows), each_line(self.masks)

    def reset(self, seed: int = 0) -> None:
        """Deal all games; game ``i`` is dealt from ``seed`` and its number."""
        self.seed, self.dealt = SeedSequence(seed), 0
        self.games = [self.following() for _ in range(self.count)]
        self.rewards[:], self.done[:] = 0, False
        for i in range(self.count):
            self.show(i)

    def following(self) -> Playing:
        """The next game to be dealt; neighbouring seeds have none in common."""
        (seed,) = SeedSequence(self.seed.entropy, spawn_key=(self.dealt,)).generate_state(1, np.uint64)
        self.dealt += 1
        return Playing(self.encoder, int(seed))

    def step(self, actions: ArrayLike) -> None:
        """One move in each game, by the seat that is asked there."""
        numbers: NDArray[np.int64] = np.asarray(actions, np.int64)
        if numbers.shape != (self.count,):
            raise Refused(f"There are {self.count} games: give {self.count} moves, one for each.")
        known = (numbers >= 0) & (numbers < self.actions)
        legal = known & (self.masks[np.arange(self.count), np.where(known, numbers, 0)] == 1)
        if not legal.all():
            i = int(np.flatnonzero(~legal)[0])
            raise Refused(f"Move {numbers[i]} is not offered in game {i}; look at its mask.")
        self.rewards[:], self.done[:] = 0, False
        for i, number in enumerate(numbers.tolist()):
            self.move(i, number)

    def move(self, i: int, number: int) -> None:
        game = self.games[i]
        game.play(self.encoder.numbering.moves_of[game.seat][number])  # type: ignore[index]  # somebody is asked
        if game.state.result is not None:
            self.rewards[i], self.done[i] = rewards(game.state.result, self.encoder.seats), True
            self.games[i] = self.following()
        self.show(i)

    def show(self, i: int) -> None:
        """What the seat sees that is asked in game ``i``."""
        game = self.games[i]
        self.seats[i] = game.seat  # type: ignore[assignment]  # a game that is over was dealt anew
        view = game.see(game.state, game.seat)
        self.row_of[i][:] = game.row(view)
        self.mask_of[i][:] = self.encoder.numbering.mask(view.options, game.seat)


def each_line(array: NDArray[Any]) -> list[memoryview]:
    """Where each line of an array of bytes lies, to be written without numpy."""
    return [memoryview(line).cast("B") for line in array]
