"""A game that agents play: it asks one seat at a time, and shows each a row of numbers.  Nobody keeps a record."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.bots import Company
from parlour.core import NATURE, Claim, Game, Match, Move, Result, Seat, Settings, View
from parlour.core.settings import Value
from parlour.envs.games import in_numbers
from parlour.envs.history import LINES, History
from parlour.envs.numbering import Numbering
from parlour.envs.tensors import Block, flags, joined, one_of, remembered
from parlour.games import find

Row = NDArray[np.uint8]
UINT8: Final = np.dtype(np.uint8)


def asked(view: View) -> bytes:
    return flags([seat in view.asked for seat in range(view.seats)])


class Encoder:
    """Writes the views of a table as rows, and knows its moves by number."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings, lines: int = LINES) -> None:
        self.game, self.seats, self.settings = game, seats, settings
        self.numbering = Numbering(game, seats, settings)
        self.history = History(game.id, self.numbering.moves, lines)
        self.blocks = (
            Block("me", seats, remembered(lambda view: one_of(view.seat, seats), "seat")),
            Block("asked", seats, remembered(asked, "asked")),
            *in_numbers(game.id).blocks(seats, settings),
            self.history.block(),
        )
        self.width = sum([block.width for block in self.blocks])
        self.told = [block for block in self.blocks if block.add]  # they come after the board, before the history
        self.joined = joined([block for block in self.blocks[:-1] if not block.add])

    def row(self, view: View) -> Row:
        """A view in numbers."""
        return np.frombuffer(b"".join([block.write(view) for block in self.blocks]), np.uint8)


class Reading:
    """One seat's rows in one game: of its story only the lines are read that are new."""

    def __init__(self, encoder: Encoder) -> None:
        self.joined = encoder.joined
        self.told = [bytearray(block.width) for block in encoder.told]
        self.adds = [(block.add, told) for block, told in zip(encoder.told, self.told) if block.add]
        self.line, self.shown = encoder.history.line, encoder.history.shown
        self.history = encoder.history.before.copy()
        self.lines = 0  # of the story that have been read

    def row(self, view: View) -> Row:
        """The same as the encoder's."""
        story, read = view.story, self.lines
        if len(story) > read:
            new, self.lines = story[read:], len(story)
            self.history += map(self.line, new)
            for add, told in self.adds:
                add(told, new)
        return np.frombuffer(self.joined(view, self.told, self.history[self.shown]), UINT8)


class Playing:
    """One game from its deal to its end, of which nobody keeps a record.  The seed alone decides what nature does."""

    def __init__(self, encoder: Encoder, seed: int) -> None:
        self.encoder = encoder
        self.match = Match(
            encoder.game, encoder.seats, sha256(f"agents {seed}".encode()).digest(), encoder.settings, kept=False
        )
        self.next = Company(self.match, {}).next  # who answers: any of those asked, so that no seat is favoured
        self.readings = [Reading(encoder) for _ in range(encoder.seats)]

    @property
    def result(self) -> Result | None:
        result: Result | None = self.match.state.result
        return result

    def view(self, seat: Seat) -> View:
        """What ``seat`` may see now."""
        view: View = self.encoder.game.view(self.match.state, seat)
        return view

    def row(self, view: View) -> Row:
        """What a seat sees, in numbers."""
        assert view.seat is not None
        return self.readings[view.seat].row(view)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move that is offered."""
        match = self.match
        match.make(seat, move)
        if match.state.result or NATURE in match.state.asked:
            match.settle()

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


def opened(game: str, seats: int | None, options: dict[str, Value]) -> Encoder:
    """A table by the name of its game; without ``seats``, the fewest that it allows."""
    found = find(game)
    number = found.seats[0] if seats is None else seats
    return Encoder(found, number, found.table(number, options))
