"""A seat at a terminal in this process, and somebody who types there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from parlour.bots import Company
from parlour.cli.terminal.book import SeedFile, open_book
from parlour.cli.terminal.screen import Screen
from parlour.cli.terminal.terminal import Terminal
from parlour.core import Claim, Game, Match, Move, Result, Seat
from parlour.notebook import Help
from tests.toy import MANOR

SEED = bytes(range(32))
ME = 1


class OneSeat:
    """A referee that answers to one seat only until the game is over, and shows its state to nobody."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.whole = match
        self.game, self.record, self.settings = match.game, match.record, match.settings

    @property
    def result(self) -> Result | None:
        return self.whole.result

    def view(self, seat: Seat) -> Any:
        assert seat == ME or self.result
        return self.whole.view(seat)

    def claims(self, seat: Seat) -> Sequence[Claim]:
        assert seat == ME
        return self.whole.claims(seat)

    def play(self, seat: Seat, move: Move) -> None:
        assert seat == ME
        self.whole.play(seat, move)

    def undo(self, seat: Seat) -> None:
        assert seat == ME
        self.whole.undo(seat)

    def say(self, seat: Seat, claim: Claim) -> None:
        assert seat == ME
        self.whole.say(seat, claim)


@contextmanager
def seated(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    help: Help = "hints",
    game: Game[Any, Any] = MANOR,
    seats: int = 4,
    seed: bytes = SEED,
) -> Iterator[Terminal]:
    """A table with random bots on the other seats."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    match = Match(game, seats, seed)
    company = Company(match, {seat: "random" for seat in range(seats) if seat != ME})
    with open_book(game.id, SeedFile(seed.hex(), ME, ("random",) * (seats - 1), help)) as book:
        yield Terminal(cast("Match[Any, Any]", OneSeat(match)), ME, company, book, Screen(), help)


def type_by(monkeypatch: pytest.MonkeyPatch, typist: Callable[[str], str | None]) -> None:
    def typed(question: str) -> str:
        if (answer := typist(question)) is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", typed)


def type_these(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    rest = iter(lines)
    type_by(monkeypatch, lambda question: next(rest, None))
