"""A game that agents play: it asks one seat at a time, and shows each a row of numbers.  Nobody keeps a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from parlour.bots import Company
from parlour.core import NATURE, Claim, Match, Move, Result, Seat, View
from parlour.core.settings import Value
from parlour.games import find
from parlour.numbers import LINES, Encoder, Reading


class Playing:
    """One game from its deal to its end, of which nobody keeps a record.  The seed alone decides what nature does."""

    seat: Seat | None  # who answers next; nobody once the game is over
    match: Match[Any, Any]
    encoder: Encoder

    def __init__(self, encoder: Encoder, seed: int, bots: Mapping[Seat, str] = {}) -> None:
        self.match = Match(
            encoder.game, encoder.seats, sha256(f"agents {seed}".encode()).digest(), encoder.settings, kept=False
        )
        self.encoder = encoder
        self.seat_all(bots)
        self.ask()

    def seat_all(self, bots: Mapping[Seat, str]) -> None:
        """Bots on their seats, and nothing read yet by anybody."""
        self.state, self.see = self.match.state, self.encoder.game.view
        self.company = Company(self.match, bots)
        self.any_of_several = self.company.next  # so that no seat is favoured
        self.readings = [Reading(self.encoder, seat) for seat in range(self.encoder.seats)]

    def __getstate__(self) -> tuple[Any, ...]:
        """Pickled by its match: minds are code, and stories are read again."""
        return self.encoder, self.match, dict(self.company.bots), self.company.heard, self.seat

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.encoder, self.match, bots, heard, self.seat = kept
        self.seat_all(bots)
        self.company.heard = heard

    def ask(self) -> None:
        """Turn to the seat that answers next; once the game is over, to nobody."""
        asked: tuple[Seat, ...] = self.state.asked
        self.seat = asked[0] if len(asked) == 1 else self.any_of_several() if asked else None

    @property
    def result(self) -> Result | None:
        result: Result | None = self.state.result
        return result

    def view(self, seat: Seat) -> View:
        """What ``seat`` may see now."""
        view: View = self.see(self.state, seat)
        return view

    def row(self, view: View) -> bytes:
        """What a seat sees, in numbers: the same as the encoder's."""
        return self.encoder.row_read(view, self.readings[view.seat])  # type: ignore[index]  # it is no spectator's

    def play(self, move: Move) -> None:
        """Make a move that is offered to the seat that answers next."""
        state = self.state
        self.match.make(self.seat, move)  # type: ignore[arg-type]  # somebody is asked
        if state.result or NATURE in state.asked:
            self.match.settle()
        self.ask()

    def let_bots_play(self) -> None:
        """Let bots answer and talk until a seat without one is asked, or all is over."""
        while self.seat in self.company.bots:
            self.company.talk()
            self.company.answer(self.seat)  # type: ignore[arg-type]  # it is asked
            self.ask()
        if self.seat is not None:
            self.company.talk()

    def claims(self, seat: Seat) -> Sequence[Claim]:
        """What ``seat`` may say aloud now."""
        return self.match.claims(seat)

    def say(self, seat: Seat, claim: Claim) -> None:
        """Say it aloud: everybody hears it, and it changes nothing else.  Refused, if it may not be said."""
        self.match.say(seat, claim)


def rewards(result: Result, seats: int) -> list[float]:
    """1 for each winner and -1 for each loser; nothing where all win or nobody does."""
    if len(result.winners) in (0, seats):
        return [0.0] * seats
    return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]


def opened(game: str, seats: int | None, options: Mapping[str, Value], lines: int = LINES) -> Encoder:
    """A table by the name of its game; without ``seats``, the fewest that it allows."""
    found = find(game)
    number = found.seats[0] if seats is None else seats
    return Encoder(found, number, found.table(number, options), lines)
