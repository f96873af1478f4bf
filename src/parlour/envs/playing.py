"""A game that agents play: it asks one seat at a time, and shows each a row of numbers.  Nobody keeps a record."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from parlour.bots import Company
from parlour.core import NATURE, Claim, Event, Game, Match, Move, Result, Seat, Settings, View
from parlour.core.settings import Value
from parlour.envs.games import in_numbers
from parlour.envs.history import LINES, History
from parlour.envs.numbering import Numbering
from parlour.envs.tensors import Block, flags, joined, one_of, remembered
from parlour.games import find


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
        self.joined = joined([block for block in self.blocks[:-1] if not block.add], len(self.told))

    def row(self, view: View) -> bytes:
        """A view in numbers."""
        return b"".join([block.write(view) for block in self.blocks])


class Reading:
    """One seat's rows in one game: of its story only the lines are read that are new."""

    def __init__(self, encoder: Encoder) -> None:
        self.told = [bytearray(block.width) for block in encoder.told]
        self.adds = [(block.add, told) for block, told in zip(encoder.told, self.told) if block.add]
        self.line, self.history = encoder.history.line, encoder.history.empty
        self.lines = 0  # of the story that have been read

    def read(self, new: Sequence[Event]) -> None:
        """These lines more; the newest comes first."""
        self.lines += len(new)
        before = self.history
        self.history = b"".join((*map(self.line, new[::-1]), before))[: len(before)]
        for add, told in self.adds:
            add(told, new)


class Playing:
    """One game from its deal to its end, of which nobody keeps a record.  The seed alone decides what nature does."""

    def __init__(self, encoder: Encoder, seed: int) -> None:
        self.match = Match(
            encoder.game, encoder.seats, sha256(f"agents {seed}".encode()).digest(), encoder.settings, kept=False
        )
        self.state, self.see = self.match.state, encoder.game.view
        self.any_of_several = Company(self.match, {}).next  # so that no seat is favoured
        self.readings, self.joined = [Reading(encoder) for _ in range(encoder.seats)], encoder.joined
        self.ask()

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
        return self.joined(view, self.readings[view.seat])  # type: ignore[index]  # it is no spectator's

    def play(self, move: Move) -> None:
        """Make a move that is offered to the seat that answers next."""
        state = self.state
        self.match.make(self.seat, move)  # type: ignore[arg-type]  # somebody is asked
        if state.result or NATURE in state.asked:
            self.match.settle()
        self.ask()

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
