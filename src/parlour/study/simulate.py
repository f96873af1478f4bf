"""Many games of one table, played out by bots; each has a referee, and a record that verifies."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from hashlib import sha256

from msgspec import Struct

from parlour import bots, games
from parlour.core import Match, Result
from parlour.core.settings import Value
from parlour.study.executor import Executor


class Plan(Struct, frozen=True):
    """What is to be played: all that a worker must know."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]  # one a seat
    seed: str
    keep_records: bool = False


class Outcome(Struct, frozen=True):
    """How one game went."""

    number: int
    seed: str
    decisions: int
    result: Result
    tally: dict[str, tuple[float, float]]  # so much out of so many, under the game's own names
    record: str  # its lines, if they are kept


def outcomes(plan: Plan, portions: Iterable[range], executor: Executor) -> Generator[Outcome]:
    """The games of all batches, in order: the same whoever plays them, and however they are batched."""
    for batch in executor.run(partial(play_batch, plan), portions):
        yield from batch


def batches(count: int, workers: int) -> list[range]:
    """The games, numbered from 0, in portions that keep every worker busy to the end."""
    size = min(50, max(1, count // (16 * workers)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def play_batch(plan: Plan, numbers: range) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game to its end; if a rule or a bot fails, say in which game."""
    try:
        return play_out(plan, number)
    except Exception as error:
        error.add_note(f"This was game {number} of seed {plan.seed!r}.")
        raise


def play_out(plan: Plan, number: int) -> Outcome:
    game = games.find(plan.game)
    match = Match(game, plan.seats, seed_of(plan.seed, number), plan.options)
    company = bots.Company(match, {seat: bots.find(name)(game) for seat, name in enumerate(plan.bots)})
    decisions = 0
    while match.result is None:
        company.talk()
        company.answer(company.next())
        decisions += 1
    record = "".join([line + "\n" for line in match.record.lines]) if plan.keep_records else ""
    return Outcome(number, match.seed.hex(), decisions, match.result, dict(game.tally(match.state)), record)


def seed_of(seed: str, number: int) -> bytes:
    """The seed of one game of many: it depends on nothing but these two."""
    return sha256(f"{seed} {number}".encode()).digest()
