"""Many games of one table, played by bots to their end; each has a referee, and a record that verifies."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from hashlib import sha256
from typing import Any

from msgspec import Struct

from parlour import __version__, bots, games
from parlour.bots.own import player
from parlour.core import Match, Result, Seat
from parlour.core.settings import Value
from parlour.study.executor import Executor


class Simulation(Struct, frozen=True):
    """What is played: all that a worker must know."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]  # on each seat: a level, or a class of your own
    seed: str
    keep_records: bool = False

    @property
    def about(self) -> dict[str, Any]:
        """What these games are, for every result to say."""
        return {
            "game": self.game,
            "rules": games.find(self.game).version,
            "parlour": __version__,
            "seats": self.seats,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }


class Outcome(Struct, frozen=True):
    """How one game went."""

    number: int
    seed: str
    decisions: int
    first: Seat | None  # who was the first to decide alone
    result: Result
    tally: dict[str, tuple[float, float]]  # so much out of so many, under names that the game gives
    record: str  # its lines, if they are kept


def outcomes(simulation: Simulation, portions: Iterable[range], executor: Executor) -> Generator[Outcome]:
    """The games of all batches, in order: the same in every process, and in batches of any size."""
    for batch in executor.run(partial(play_batch, simulation), portions):
        yield from batch


def batches(count: int, workers: int) -> list[range]:
    """The games, numbered from 0, in portions that keep every worker busy to the end."""
    size = min(50, max(1, count // (16 * workers)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def play_batch(simulation: Simulation, numbers: range) -> list[Outcome]:
    """The games of these numbers, in order."""
    table = Playing(simulation)
    return [table.play_game(number) for number in numbers]


def play_game(simulation: Simulation, number: int) -> Outcome:
    """One game of a simulation, by its number."""
    return Playing(simulation).play_game(number)


class Playing:
    """A simulation made ready: its game, its options and its bots are looked up once for many games."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation, self.game = simulation, games.find(simulation.game)
        self.settings = self.game.table(simulation.seats, simulation.options)
        self.minds = {seat: player(bot, simulation.game) for seat, bot in enumerate(simulation.bots)}

    def play_game(self, number: int) -> Outcome:
        """Play one game to its end; if a rule or a bot fails, say in which game."""
        try:
            return self.play_out(number)
        except Exception as error:
            error.add_note(f"This was game {number} of seed {self.simulation.seed!r}.")
            raise

    def play_out(self, number: int) -> Outcome:
        """Play one game to its end."""
        simulation = self.simulation
        seed, kept = seed_of(simulation.seed, number), simulation.keep_records
        match = Match(self.game, simulation.seats, seed, self.settings, kept=kept)
        company = bots.Company(match, self.minds)
        decisions, first, s = 0, None, match.state
        while s.result is None:
            if company.talkers:
                company.talk()
            seat = company.next()
            if first is None and len(s.asked) == 1:
                first = seat
            company.answer(seat)
            decisions += 1
        record = "".join([line + "\n" for line in match.record.lines])
        return Outcome(number, match.seed.hex(), decisions, first, s.result, dict(self.game.tally(s)), record)


def seed_of(seed: str, number: int) -> bytes:
    """The seed of one game of many: it depends on nothing but these two."""
    return sha256(f"{seed} {number}".encode()).digest()
