"""A game that agents play: it asks one seat at a time, and shows each a row of numbers.  Nobody keeps a record."""

from __future__ import annotations

from hashlib import sha256
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core import NATURE, Below, Game, Result, Seat, Settings, View, chance, fair, play
from parlour.core.settings import Value
from parlour.envs.games import in_numbers
from parlour.envs.history import History
from parlour.envs.numbering import Numbering
from parlour.envs.tensors import Block, flags, one_of, remembered
from parlour.games import find

Row = NDArray[np.uint8]


def asked(view: View) -> bytes:
    return flags([seat in view.asked for seat in range(view.seats)])


class Encoder:
    """Writes the views of a table as rows, and knows its moves by number."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings) -> None:
        self.game, self.seats, self.settings = game, seats, settings
        self.numbering = Numbering(game, seats, settings)
        self.blocks = (
            Block("me", seats, lambda view: one_of(view.seat, seats)),
            Block("asked", seats, remembered(asked, attrgetter("seats", "asked"))),
            *in_numbers(game.id).blocks(seats, settings),
            History(game.id, self.numbering.moves).block(),
        )
        self.width = sum([block.width for block in self.blocks])

    def row(self, view: View) -> Row:
        """A view in numbers."""
        return np.frombuffer(b"".join([block.write(view) for block in self.blocks]), np.uint8)


class Playing:
    """One game from its deal to its end.  The seed alone decides what nature does."""

    def __init__(self, encoder: Encoder, seed: int) -> None:
        self.encoder = encoder
        self.key, self.draws = sha256(f"agents {seed}".encode()).digest(), 0
        self.state = encoder.game.begin(encoder.seats, encoder.settings)
        self.settle()

    @property
    def result(self) -> Result | None:
        result: Result | None = self.state.result
        return result

    def next(self) -> Seat:
        """Who answers next: any of those asked, so that in a first-come question no seat is favoured."""
        asked = self.state.asked
        return int(asked[0] if len(asked) == 1 else asked[self.below()(len(asked))])

    def view(self, seat: Seat) -> View:
        """What ``seat`` may see now."""
        view: View = self.encoder.game.view(self.state, seat)
        return view

    def play(self, seat: Seat, number: int) -> None:
        """Make a move that is offered."""
        play(self.state, seat, self.encoder.numbering.move(number))
        self.settle()

    def settle(self) -> None:
        while NATURE in self.state.asked:
            play(self.state, NATURE, chance(self.state, self.below()))

    def below(self) -> Below:
        """The numbers of the next draw."""
        self.draws += 1
        return fair(self.key, self.draws)


def rewards(result: Result, seats: int) -> list[float]:
    """1 for each winner and -1 for each loser; nothing where all win or nobody does."""
    if len(result.winners) in (0, seats):
        return [0.0] * seats
    return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]


def opened(game: str, seats: int | None, options: dict[str, Value]) -> Encoder:
    """A table by the name of its game; without ``seats``, the fewest that it allows."""
    found = find(game)
    number = found.seats[0] if seats is None else seats
    return Encoder(found, number, found.table(number, options))
